// Made from crates/protocol by `UPDATE=1 cargo test -p peerless-protocol`.

export type Catalog = { 
/**
 * `PROTOCOL` of the server.
 */
protocol: number, 
/**
 * All heroes.
 */
heroes: Array<HeroFace>, 
/**
 * All boards.
 */
boards: Array<BoardFace>, 
/**
 * All items.
 */
items: Array<ItemFace>, 
/**
 * All modes, by name.
 */
modes: Array<string>, 
/**
 * All switches of the rules.
 */
switches: Array<SwitchFace>, 
/**
 * From the weakest to the strongest.
 */
bots: Array<BotFace>, };

export type BotFace = { 
/**
 * Its words are `level-` and the name.
 */
name: string, };

export type SwitchFace = { 
/**
 * As records name it.
 */
name: string, 
/**
 * The default first.
 */
values: Array<string>, };

export type BoardFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The set that it comes from.
 */
set: string, 
/**
 * The width of the drawing; coordinates run from 0 to it.
 */
width: number, 
/**
 * The height of the drawing.
 */
height: number, 
/**
 * Of a space.
 */
radius: number, 
/**
 * Its zones.
 */
zones: Array<ZoneFace>, 
/**
 * Its spaces.
 */
spaces: Array<SpaceFace>, 
/**
 * What joins its spaces.
 */
lines: Array<LineFace>, 
/**
 * Names.
 */
doors: Array<string>, 
/**
 * The spaces that hold items, in the order of `Sight::items`.
 */
item_spaces: Array<number>, 
/**
 * What is drawn behind it: `sea`, `garden`, `hall`, `mine`, `city`, `pier`.
 */
place: string | null, };

export type ZoneFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its colour, as CSS writes it.
 */
color: string, 
/**
 * Its pattern, for those who do not tell colours apart.
 */
pattern: string, };

export type SpaceFace = { 
/**
 * The name in the notation.
 */
id: string, 
/**
 * How far from the left.
 */
x: number, 
/**
 * How far from the top.
 */
y: number, 
/**
 * The zones that it belongs to.
 */
zones: Array<number>, 
/**
 * The starting space of this number, from 1.
 */
start: number | null, 
/**
 * Joined with all other passages (R23).
 */
passage: boolean, };

export type LineFace = { 
/**
 * One end.
 */
a: number, 
/**
 * The other end.
 */
b: number, 
/**
 * A point that the drawn line goes through.
 */
bend: [number, number] | null, 
/**
 * The door that crosses it.
 */
door: number | null, };

export type HeroFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The set that it comes from.
 */
set: string, 
/**
 * The move value.
 */
steps: number, 
/**
 * The text of the special ability.
 */
ability: string, 
/**
 * Its kinds of fighters.
 */
fighters: Array<FighterKind>, 
/**
 * The different cards of the deck.
 */
cards: Array<CardFace>, 
/**
 * What it counts.
 */
counters: Array<CounterFace>, 
/**
 * What it changes between.
 */
states: Array<StateFace>, 
/**
 * What it lays on the board.
 */
tokens: Array<TokenFace>, 
/**
 * Where cards lie besides deck, hand and discard pile; a side deck is followed by its discarded cards.
 */
piles: Array<PileFace>, 
/**
 * What it casts.
 */
spells: Array<SpellFace>, 
/**
 * What it rolls.
 */
dice: Array<DieFace>, 
/**
 * The symbols of a basket.
 */
symbols: Array<string>, 
/**
 * What the basket is called.
 */
basket: string | null, 
/**
 * Null for those who live once.
 */
second_life: SecondLifeFace | null, 
/**
 * A light colour and a deep one.
 */
palette: [string, string] | null, 
/**
 * The name of a picture.
 */
emblem: string | null, };

export type FighterKind = { 
/**
 * The name of each of them.
 */
name: string, 
/**
 * A hero, else a sidekick.
 */
hero: boolean, 
/**
 * Attacks in its zones.
 */
ranged: boolean, 
/**
 * Attacks at this distance, 1 for most.
 */
distance: number, 
/**
 * The health at the beginning.
 */
health: number, 
/**
 * The health that it never goes beyond.
 */
max_health: number, 
/**
 * How many there are.
 */
count: number, 
/**
 * Shares its space with others (R24).
 */
small: boolean, 
/**
 * Stands on two spaces, with head and tail (R24.8).
 */
large: boolean, 
/**
 * Starts off the board and is summoned (R26.11).
 */
supply: boolean, 
/**
 * Takes part only if this value of a state is chosen at setup.
 */
with: string | null, 
/**
 * The name of a picture.
 */
emblem: string | null, };

export type SecondLifeFace = { 
/**
 * Who returns.
 */
fighter: string, 
/**
 * With this health.
 */
health: number, };

export type CardFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many the deck holds, or the side deck.
 */
count: number, 
/**
 * `attack`, `defense`, `versatile`, `scheme`
 */
kind: string, 
/**
 * Schemes have none.
 */
value: number | null, 
/**
 * Its boost value.
 */
boost: number, 
/**
 * The die that is rolled for it instead, by its name.
 */
die: string | null, 
/**
 * Is in the deck only if this value of a state is chosen at setup.
 */
with: string | null, 
/**
 * Its number in rows and side decks; most cards have none.
 */
number: number | null, 
/**
 * The fighter that alone may use it.
 */
user: string | null, 
/**
 * Tags, symbols, the side deck that it belongs to.
 */
marks: Array<string>, 
/**
 * Its texts, in printed order.
 */
texts: Array<TextFace>, 
/**
 * The name of a picture.
 */
motif: string | null, 
/**
 * The card of which this is the bonus attack: no card of the deck by itself.
 */
bonus_of: number | null, 
/**
 * The seat whose card it is, of one that an opponent can put into this seat's hand: no card of the deck.
 */
owner: number | null, };

export type TextFace = { 
/**
 * `immediately`, `during`, `after`, `scheme`, `boosted`, …
 */
when: string, 
/**
 * The text itself.
 */
text: string, };

export type CounterFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The most that there can be of it.
 */
max: number, 
/**
 * Others pay into it: what it lacks to its most lies in a common store.
 */
shared: boolean, };

export type StateFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The names of its values.
 */
values: Array<string>, };

export type TokenFace = { 
/**
 * The name of each of them.
 */
name: string, 
/**
 * How several of them are called.
 */
plural: string, 
/**
 * How many there are.
 */
count: number, 
/**
 * They lie on lines and not in spaces.
 */
line: boolean, 
/**
 * What happens to a fighter that comes into the space of one, where something does.
 */
enter: string | null, 
/**
 * The name of a picture.
 */
emblem: string | null, };

export type PileFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * All see its cards, and not its owner alone; a side deck that is not open is seen by nobody.
 */
open: boolean, 
/**
 * What it is.
 */
kind: PileKind, 
/**
 * Of a row, the sum of numbers at which it is full.
 */
total: number | null, };

export type PileKind = "own" | "side" | "side-discard";

export type SpellFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The symbols that it needs.
 */
symbols: Array<string>, 
/**
 * What it does.
 */
text: string, };

export type DieFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * The number on each face.
 */
faces: Array<number>, };

export type ItemFace = { 
/**
 * Its name.
 */
name: string, 
/**
 * Used in a combat, else as an action.
 */
combat: boolean, 
/**
 * Of a combat item.
 */
value: number, 
/**
 * Its text.
 */
text: string, 
/**
 * The name of its picture; null: a sign of its kind.
 */
motif: string | null, };

export type Setup = { 
/**
 * `duel`, `free-for-all`, `teams`
 */
mode: string, 
/**
 * The switches that are not at their default: name and value.
 */
switches: Array<[string, string]>, 
/**
 * Where it is played.
 */
board: BoardFace, 
/**
 * Who plays, in seat order.
 */
seats: Array<SeatSetup>, 
/**
 * The fighters of all seats.
 */
fighters: Array<FighterSetup>, 
/**
 * The different items of the game.
 */
items: Array<ItemFace>, };

export type SeatSetup = { 
/**
 * Without teams each seat is its own.
 */
team: number, 
/**
 * Its hero.
 */
hero: HeroFace, };

export type FighterSetup = { 
/**
 * The name in the notation.
 */
name: string, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * An index into `HeroFace::fighters`.
 */
kind: number, 
/**
 * A hero, else a sidekick.
 */
hero: boolean, 
/**
 * Shares its space with others (R24).
 */
small: boolean, 
/**
 * Stands on two spaces, with head and tail (R24.8).
 */
large: boolean, 
/**
 * The health that it never goes beyond.
 */
max_health: number, };

export type Sight = { 
/**
 * Who looks; null for somebody who only watches.
 */
seat: number | null, 
/**
 * The number of the turn, from 1; 0 during setup.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * Actions left in this turn.
 */
actions: number, 
/**
 * What is seen of each seat.
 */
seats: Array<SeatSight>, 
/**
 * What is seen of each fighter.
 */
fighters: Array<FighterSight>, 
/**
 * For each door, whether it is closed.
 */
closed: Array<boolean>, 
/**
 * For each of the board's item spaces, the item that lies there.
 */
items: Array<number | null>, 
/**
 * Null while no combat is fought.
 */
combat: CombatSight | null, 
/**
 * The team that has won.
 */
won: number | null, };

export type SeatSight = { 
/**
 * How many cards the hand holds.
 */
hand: number, 
/**
 * The cards of the hand that this viewer knows; of its own hand all.
 */
known: Array<number>, 
/**
 * How many cards the deck holds.
 */
deck: number, 
/**
 * The deck from the top down to the last card that this viewer knows; null where it does not.
 */
top: Array<number | null>, 
/**
 * Bottom first.
 */
pile: Array<number>, 
/**
 * The cards that this viewer cannot place: in the deck, in a hand, face down on the table.
 */
unseen: Array<number>, 
/**
 * How far each counter of its hero has come.
 */
counters: Array<number>, 
/**
 * Null before it is chosen.
 */
states: Array<number | null>, 
/**
 * For each kind of tokens of its hero, where they lie and how many are left.
 */
tokens: Array<TokenSight>, 
/**
 * The cards in play, in the order in which they came.
 */
lying: Array<number>, 
/**
 * What is seen of each of its hero's piles; side decks from the top.
 */
piles: Array<Array<PileCard>>, 
/**
 * Out of the game.
 */
out: boolean, };

export type TokenSight = { 
/**
 * The space of each one on the board that lies in a space.
 */
spaces: Array<number>, 
/**
 * The line of each one that lies on a line, by its place in the board's list.
 */
lines: Array<number>, 
/**
 * How many are in the supply.
 */
left: number, };

export type SiteFace = { "space": number } | { "line": number };

export type PileCard = { 
/**
 * Whose card it is.
 */
seat: number, 
/**
 * Which, if this viewer sees it.
 */
card: number | null, };

export type FighterSight = { 
/**
 * Null while it is off the board; of a large one, where its head is.
 */
space: number | null, 
/**
 * Where the tail of a large one lies, if it has one.
 */
tail: number | null, 
/**
 * The health that is left.
 */
health: number, 
/**
 * Defeated, and not merely off the board.
 */
defeated: boolean, 
/**
 * The spaces where it could attack from where it stands, its own left out.
 */
reach: Array<number>, 
/**
 * The other spaces of its zones, as the doors stand; its own is left out.
 */
zone: Array<number>, };

export type CombatSight = { 
/**
 * The attacker.
 */
attack: SideSight, 
/**
 * The defender.
 */
defense: SideSight, 
/**
 * How far it has come.
 */
phase: CombatPhase, 
/**
 * The attack has a mark, of which texts speak.
 */
marked: boolean, };

export type CombatPhase = "commit" | "immediately" | "during" | "result" | "after";

export type SideSight = { 
/**
 * Who fights.
 */
seat: number, 
/**
 * With which fighter.
 */
fighter: number, 
/**
 * A card has been laid.
 */
laid: boolean, 
/**
 * Which, if this viewer sees it.
 */
card: number | null, 
/**
 * A card lies beside it to boost it.
 */
boosted: boolean, 
/**
 * Which, if this viewer sees it.
 */
boost: number | null, 
/**
 * Its effects are canceled.
 */
canceled: boolean, 
/**
 * The number that was chosen as it was committed, for a card that asks for one.
 */
number: number | null, 
/**
 * The printed value of a card that lies face down, where this viewer was told it.
 */
told: number | null, 
/**
 * What the value of the card is made of, as far as the card is seen.
 */
terms: Array<TermFace>, };

export type EventFace = { "kind": "turn", seat: number, } | { "kind": "maneuver", seat: number, } | { "kind": "scheme", seat: number, card: number, by: number, } | { "kind": "scheme-done", seat: number, card: number, } | { "kind": "item", seat: number, item: number, by: number, } | { "kind": "attack", by: number, at: number, } | { "kind": "bonus-attack", seat: number, card: number, } | { "kind": "draw", seat: number, card: number | null, } | { "kind": "exhausted", seat: number, } | { "kind": "discard", seat: number, card: number, } | { "kind": "hand-limit", seat: number, } | { "kind": "boost", seat: number, card: number, } | { "kind": "boost-from", seat: number, of: number, card: number, 
/**
 * Which of the piles of the seat that boosts.
 */
pile: number, } | { "kind": "blind-boost", seat: number, card: number, } | { "kind": "commit", seat: number, what: Commit, card: number | null, } | { "kind": "no-defense", seat: number, } | { "kind": "item-used", seat: number, item: number, } | { "kind": "reveal", seat: number, card: number, } | { "kind": "effect", seat: number, source: SourceFace, } | { "kind": "cut-short", seat: number, } | { "kind": "canceled", seat: number, } | { "kind": "value", seat: number, value: number, source: SourceFace, terms: Array<TermFace>, } | { "kind": "result", attack: number, defense: number, damage: number, won: number, attack_terms: Array<TermFace>, defense_terms: Array<TermFace>, } | { "kind": "move", fighter: number, from: number, to: number, tail: number | null, path: Array<number>, } | { "kind": "place", fighter: number, to: number, tail: number | null, } | { "kind": "swap", a: number, b: number, } | { "kind": "takes-over", fighter: number, } | { "kind": "damage", fighter: number, amount: number, left: number, } | { "kind": "recover", fighter: number, left: number, } | { "kind": "health-set", fighter: number, to: number, } | { "kind": "defeat", fighter: number, } | { "kind": "away", seat: number, } | { "kind": "off", fighter: number, } | { "kind": "roll", seat: number, of: number, die: number, number: number, } | { "kind": "named", seat: number, of: number, card: number, } | { "kind": "learned", seat: number, value: number | null, } | { "kind": "number", seat: number, number: number, } | { "kind": "mark", seat: number, on: boolean, } | { "kind": "eliminated", seat: number, } | { "kind": "take", seat: number, card: number, } | { "kind": "take-hidden", seat: number, card: number | null, } | { "kind": "put-on-deck", seat: number, card: number | null, } | { "kind": "put-under-deck", seat: number, card: number | null, } | { "kind": "shuffle-in", seat: number, card: number | null, } | { "kind": "shown", seat: number, card: number, } | { "kind": "lies", seat: number, card: number, } | { "kind": "piled", holder: number, pile: number, seat: number, card: number | null, } | { "kind": "given", seat: number, to: number, card: number, } | { "kind": "take-out", seat: number, holder: number, pile: number, card: number | null, } | { "kind": "side", seat: number, 
/**
 * Which of the piles of its hero the deck is; its discarded cards are the next one.
 */
pile: number, card: number | null, what: SideWhat, } | { "kind": "hand-seen", by: number, of: number, } | { "kind": "top-seen", by: number, of: number, count: number, } | { "kind": "bottom-seen", by: number, of: number, count: number, } | { "kind": "pile-seen", by: number, of: number, pile: number, count: number, } | { "kind": "removed", seat: number, card: number, } | { "kind": "shuffle", seat: number, } | { "kind": "actions", seat: number, left: number, } | { "kind": "counter", seat: number, counter: number, value: number, } | { "kind": "pay", seat: number, of: number, counter: number, count: number, } | { "kind": "cast", seat: number, of: number, spell: number, } | { "kind": "full", seat: number, pile: number, exactly: boolean, } | { "kind": "zone", seat: number, zone: number, } | { "kind": "state", seat: number, state: number, value: number, } | { "kind": "door", door: number, closed: boolean, } | { "kind": "token", seat: number, token: number, from: SiteFace | null, to: SiteFace | null, } | { "kind": "over", team: number, };

export type ToldEvent = { 
/**
 * None where an event needs no words, or the next one says it too.
 */
lines: Array<Line>, } & ({ "kind": "turn", seat: number, } | { "kind": "maneuver", seat: number, } | { "kind": "scheme", seat: number, card: number, by: number, } | { "kind": "scheme-done", seat: number, card: number, } | { "kind": "item", seat: number, item: number, by: number, } | { "kind": "attack", by: number, at: number, } | { "kind": "bonus-attack", seat: number, card: number, } | { "kind": "draw", seat: number, card: number | null, } | { "kind": "exhausted", seat: number, } | { "kind": "discard", seat: number, card: number, } | { "kind": "hand-limit", seat: number, } | { "kind": "boost", seat: number, card: number, } | { "kind": "boost-from", seat: number, of: number, card: number, 
/**
 * Which of the piles of the seat that boosts.
 */
pile: number, } | { "kind": "blind-boost", seat: number, card: number, } | { "kind": "commit", seat: number, what: Commit, card: number | null, } | { "kind": "no-defense", seat: number, } | { "kind": "item-used", seat: number, item: number, } | { "kind": "reveal", seat: number, card: number, } | { "kind": "effect", seat: number, source: SourceFace, } | { "kind": "cut-short", seat: number, } | { "kind": "canceled", seat: number, } | { "kind": "value", seat: number, value: number, source: SourceFace, terms: Array<TermFace>, } | { "kind": "result", attack: number, defense: number, damage: number, won: number, attack_terms: Array<TermFace>, defense_terms: Array<TermFace>, } | { "kind": "move", fighter: number, from: number, to: number, tail: number | null, path: Array<number>, } | { "kind": "place", fighter: number, to: number, tail: number | null, } | { "kind": "swap", a: number, b: number, } | { "kind": "takes-over", fighter: number, } | { "kind": "damage", fighter: number, amount: number, left: number, } | { "kind": "recover", fighter: number, left: number, } | { "kind": "health-set", fighter: number, to: number, } | { "kind": "defeat", fighter: number, } | { "kind": "away", seat: number, } | { "kind": "off", fighter: number, } | { "kind": "roll", seat: number, of: number, die: number, number: number, } | { "kind": "named", seat: number, of: number, card: number, } | { "kind": "learned", seat: number, value: number | null, } | { "kind": "number", seat: number, number: number, } | { "kind": "mark", seat: number, on: boolean, } | { "kind": "eliminated", seat: number, } | { "kind": "take", seat: number, card: number, } | { "kind": "take-hidden", seat: number, card: number | null, } | { "kind": "put-on-deck", seat: number, card: number | null, } | { "kind": "put-under-deck", seat: number, card: number | null, } | { "kind": "shuffle-in", seat: number, card: number | null, } | { "kind": "shown", seat: number, card: number, } | { "kind": "lies", seat: number, card: number, } | { "kind": "piled", holder: number, pile: number, seat: number, card: number | null, } | { "kind": "given", seat: number, to: number, card: number, } | { "kind": "take-out", seat: number, holder: number, pile: number, card: number | null, } | { "kind": "side", seat: number, 
/**
 * Which of the piles of its hero the deck is; its discarded cards are the next one.
 */
pile: number, card: number | null, what: SideWhat, } | { "kind": "hand-seen", by: number, of: number, } | { "kind": "top-seen", by: number, of: number, count: number, } | { "kind": "bottom-seen", by: number, of: number, count: number, } | { "kind": "pile-seen", by: number, of: number, pile: number, count: number, } | { "kind": "removed", seat: number, card: number, } | { "kind": "shuffle", seat: number, } | { "kind": "actions", seat: number, left: number, } | { "kind": "counter", seat: number, counter: number, value: number, } | { "kind": "pay", seat: number, of: number, counter: number, count: number, } | { "kind": "cast", seat: number, of: number, spell: number, } | { "kind": "full", seat: number, pile: number, exactly: boolean, } | { "kind": "zone", seat: number, zone: number, } | { "kind": "state", seat: number, state: number, value: number, } | { "kind": "door", door: number, closed: boolean, } | { "kind": "token", seat: number, token: number, from: SiteFace | null, to: SiteFace | null, } | { "kind": "over", team: number, });

export type Line = { 
/**
 * Where its words are found in `locales/`.
 */
key: string, 
/**
 * What its variables are filled with.
 */
args: { [key in string]: Arg }, 
/**
 * How much it matters.
 */
level: Level, };

export type Level = "plain" | "strong" | "heading";

export type Arg = { "kind": "text", text: string, } | { "kind": "words", key: string, } | { "kind": "number", number: number, } | { "kind": "seat", seat: number, } | { "kind": "seats", seats: Array<number>, } | { "kind": "team", team: number, } | { "kind": "fighter", fighter: number, } | { "kind": "card", seat: number, card: number | null, } | { "kind": "cards", seat: number, cards: Array<number>, } | { "kind": "space", space: number, } | { "kind": "item", item: number, } | { "kind": "door", door: number, } | { "kind": "source", source: SourceFace, } | { "kind": "terms", terms: Array<TermFace>, };

export type Commit = "attack" | "boost" | "defense";

export type SideWhat = "open" | "discard" | "under" | "shuffle" | "look";

export type SourceFace = { "kind": "card", seat: number, card: number, } | { "kind": "item", item: number, } | { "kind": "ability", seat: number, };

export type TermFace = { 
/**
 * What kind of part it is.
 */
kind: TermWord, 
/**
 * What it adds, or for what sets the value: that value.
 */
amount: number, 
/**
 * Null for the rules themselves.
 */
source: SourceFace | null, 
/**
 * Why it no longer counts.
 */
lost: LossFace | null, };

export type TermWord = "printed" | "replaced" | "boost" | "blind-boost" | "item" | "effect" | "standing" | "instead" | "equal" | "locked" | "ignored" | "limit";

export type LossFace = { 
/**
 * By what kind of change.
 */
to: LossWord, 
/**
 * Whose change; null for the rules themselves.
 */
source: SourceFace | null, };

export type LossWord = "instead" | "equal" | "locked" | "ignored" | "canceled";

export type OptionFace = { 
/**
 * In the notation.
 */
text: string, 
/**
 * What it does.
 */
deed: Deed, 
/**
 * How it is called, where there is more to say than the deed does: `Pay 2 Toll`.
 */
line?: Line, };

export type Deed = { "kind": "maneuver" } | { "kind": "attack", by: number, at: number, } | { "kind": "scheme", card: number, by: number, } | { "kind": "item", item: number, by: number, } | { "kind": "boost", card: number, } | { "kind": "no-boost" } | { "kind": "move", fighter: number, to: number, tail: number | null, via: Array<number>, path: Array<number>, } | { "kind": "done" } | { "kind": "open", door: number, by: number, } | { "kind": "close", door: number, } | { "kind": "play", card: number, } | { "kind": "play-open", card: number, } | { "kind": "defend", card: number, } | { "kind": "defend-open", card: number, } | { "kind": "no-defense" } | { "kind": "use", item: number, } | { "kind": "no-item" } | { "kind": "place", fighter: number, space: number, tail: number | null, } | { "kind": "no-place" } | { "kind": "fighter", fighter: number, } | { "kind": "space", space: number, } | { "kind": "card", seat: number, card: number, } | { "kind": "number", number: number, } | { "kind": "effect", label: string, } | { "kind": "symbol", symbol: number, } | { "kind": "value", state: number, value: number, } | { "kind": "seat", seat: number, } | { "kind": "skip" } | { "kind": "yes" } | { "kind": "no" } | { "kind": "discard", card: number, } | { "kind": "first", part: PartFace, } | { "kind": "token", verb: VerbFace, seat: number, token: number, at: SiteFace, };

export type PartFace = "card" | "boost" | "item" | "ability";

export type VerbFace = "choose" | "place" | "move";

export type Asked = { 
/**
 * Who decides.
 */
seat: number, 
/**
 * What kind of question it is.
 */
ask: AskKind, 
/**
 * The card, item or ability that asks.
 */
source: SourceFace | null, 
/**
 * Which words of it ask: a sentence, with those before it that it speaks of.
 */
clause: string | null, 
/**
 * How many answers of this kind are still due, this one included, where a text says a number.
 */
left: number | null, 
/**
 * The question itself, where there is more to say than its kind does: `Pay 2 Toll?`
 */
line?: Line, };

export type AskKind = "setup" | "state" | "action" | "maneuver-boost" | "move" | "attack-card" | "item" | "commit-boost" | "defense" | "order" | "hand-limit" | "discard" | "yes-no" | "fighter" | "space" | "number" | "opponent" | "effect" | "symbol" | "place" | "boost" | "card" | "hidden-card" | "card-order" | "replace" | "deck" | "token" | "token-place" | "share" | "guard" | "zone" | "ignore" | "secret-state";

export type Decision = { 
/**
 * Goes back with the answer; a number is never used twice at a table.
 */
n: number, 
/**
 * The question.
 */
asked: Asked, 
/**
 * All that may be answered; an answer names one by its place here.
 */
options: Array<OptionFace>, };

export type Wish = { "kind": "move", fighter: number, space: number, } | { "kind": "attack", by: number, at: number, } | { "kind": "card", card: number, } | { "kind": "fighter", fighter: number, } | { "kind": "space", space: number, };

export type Because = { 
/**
 * Its words are found by the key `why-` and this: `out-of-reach`, `occupied`, …
 */
code: string, 
/**
 * The rule behind it, if there is one.
 */
rule: string | null, 
/**
 * What the words speak of.
 */
args: { [key in string]: Arg }, };

export type NewTable = { 
/**
 * `duel`, `free-for-all`, `teams`
 */
mode: string, 
/**
 * By name; null: at random.
 */
board?: string, 
/**
 * In teams, seats 1 and 3 play against 2 and 4.
 */
seats: Array<NewSeat>, 
/**
 * Who begins; by default by lot.
 */
first?: First, 
/**
 * Readings of the rules (R0.4): name and value.
 */
switches?: Array<[string, string]>, 
/**
 * Null: at random.
 */
seed?: string, 
/**
 * Null: nobody is pressed for time.
 */
clock?: Clock, 
/**
 * Listed in the lobby for everybody to join, and to watch.
 */
open?: boolean, 
/**
 * The guided first game.
 */
lesson?: boolean, 
/**
 * What is brought from the shelf, by its ids: heroes and boards that can be named at this table, items that lie on its board.
 */
shelf?: Array<string>, 
/**
 * Whoever joins may bring a hero of the shelf; by default where they come by link.
 */
guests_bring?: boolean, };

export type NewSeat = { 
/**
 * Who plays it.
 */
who: Who, 
/**
 * By name; null: at random.
 */
hero?: string, };

export type Who = { "kind": "me", name: string, } | { "kind": "guest", } | { "kind": "bot", level: string, };

export type First = { "kind": "random", } | { "kind": "seat", 
/**
 * Its place there.
 */
seat: number, };

export type Clock = { 
/**
 * The total.
 */
minutes: number, 
/**
 * What each turn adds.
 */
increment_seconds: number, };

export type Made = { 
/**
 * Its id.
 */
table: string, 
/**
 * One for each seat of the maker.
 */
keys: Array<SeatKey>, };

export type SeatKey = { 
/**
 * Which seat it opens.
 */
seat: number, 
/**
 * Known to nobody else.
 */
secret: string, };

export type Join = { 
/**
 * What the others read.
 */
name: string, 
/**
 * Null: the first that is free.
 */
seat?: number, 
/**
 * Where the table leaves the hero to its player.
 */
hero?: string, 
/**
 * The id of a hero of the shelf to be played, where guests may bring one.
 */
shelf?: string, };

export type Joined = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * What opens the seat from now on.
 */
key: SeatKey, };

export type TableFace = { 
/**
 * Part of its address.
 */
id: string, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * `duel`, `free-for-all`, `teams`
 */
mode: string, 
/**
 * Null while it is left to chance.
 */
board: string | null, 
/**
 * In seat order.
 */
seats: Array<SeatFace>, 
/**
 * Null: nobody is pressed for time.
 */
clock: Clock | null, 
/**
 * Listed in the lobby.
 */
open: boolean, 
/**
 * Whoever joins may bring a hero of the shelf.
 */
guests_bring: boolean, 
/**
 * The guided first game.
 */
lesson: boolean, 
/**
 * SHA-256 of the server's seed, from which the seed of the game is made; the record has it when the game is over.
 * Null where the seed was chosen, or comes from a record.
 */
deal: string | null, 
/**
 * The game goes on from a record: whoever has that can work out the decks.
 */
from_record: boolean, 
/**
 * People who watch.
 */
watchers: number, 
/**
 * Somebody asks to take back what was done.
 */
undo: UndoFace | null, 
/**
 * Null until the game has ended.
 */
ending: Ending | null, 
/**
 * The table where the same people play again.
 */
rematch: string | null, 
/**
 * The seats that want a rematch.
 */
rematch_wanted: Array<number>, };

export type Status = "waiting" | "playing" | "over" | "closed";

export type SeatFace = { 
/**
 * Null while it is left to chance or to the player.
 */
hero: string | null, 
/**
 * How that hero looks, if it was brought to the table.
 */
look: LookFace | null, 
/**
 * Without teams each seat is its own.
 */
team: number, 
/**
 * Null while the seat is free.
 */
name: string | null, 
/**
 * The level, if a bot plays.
 */
bot: string | null, 
/**
 * Somebody with the seat's secret is here.
 */
present: boolean, 
/**
 * Its player has given up.
 */
resigned: boolean, 
/**
 * The seat has stayed away or not chosen for so long that others may claim the game.
 */
claimable: boolean, 
/**
 * The bot plays below its level at the moment, because many bots think.
 */
hurried: boolean, 
/**
 * Null without clocks.
 */
clock: ClockFace | null, };

export type LookFace = { 
/**
 * A light colour and a deep one.
 */
palette: [string, string] | null, 
/**
 * The name of a picture.
 */
emblem: string | null, };

export type ClockFace = { 
/**
 * What was left when this was sent.
 */
left_ms: number, 
/**
 * It counts down now.
 */
running: boolean, };

export type UndoFace = { 
/**
 * The seat that asks.
 */
by: number, 
/**
 * The seats that have not agreed yet.
 */
waiting_for: Array<number>, };

export type Ending = { 
/**
 * The seats that won.
 */
winners: Array<number>, 
/**
 * What ended it.
 */
reason: EndReason, };

export type EndReason = "victory" | "resigned" | "time" | "claimed";

export type Hello = { 
/**
 * `PROTOCOL` of the client; another one is refused.
 */
protocol: number, 
/**
 * Of the seat to be played; without one the socket watches.
 */
secret?: string, };

export type FromClient = { "type": "answer", 
/**
 * Its number, `Decision::n`.
 */
decision: number, 
/**
 * The place of the option.
 */
option?: number, 
/**
 * The option in the notation.
 */
text?: string, } | { "type": "sync", } | { "type": "undo", } | { "type": "undo-answer", 
/**
 * Whether it may be taken back.
 */
accept: boolean, } | { "type": "resign", } | { "type": "claim", } | { "type": "rematch", } | { "type": "leave", } | { "type": "why", 
/**
 * What was tried.
 */
wish: Wish, } | { "type": "react", 
/**
 * What is said.
 */
phrase: Phrase, } | { "type": "ping", };

export type FromServer = { "type": "sync", 
/**
 * `PROTOCOL` of the server.
 */
protocol: number, 
/**
 * The seat of this socket.
 */
seat: number | null, 
/**
 * The table.
 */
table: TableFace, 
/**
 * Null before the game has begun.
 */
setup: Setup | null, 
/**
 * All events so far, and how things stand; null before the game has begun.
 */
update: Update | null, } | { "type": "update", 
/**
 * What is new.
 */
update: Update, } | { "type": "table", 
/**
 * The table as it is now.
 */
table: TableFace, } | { "type": "refused", 
/**
 * What was wrong with it.
 */
problem: Problem, } | { "type": "why", 
/**
 * What was tried.
 */
wish: Wish, 
/**
 * Why it is no option.
 */
because: Because, } | { "type": "reaction", 
/**
 * Who says it.
 */
seat: number, 
/**
 * What is said.
 */
phrase: Phrase, } | { "type": "pong" };

export type Update = { 
/**
 * The number of the first event here; events count from 0.
 */
from: number, 
/**
 * What has happened since.
 */
events: Array<ToldEvent>, 
/**
 * How things stand now.
 */
sight: Sight, 
/**
 * Null when the game is over.
 */
asked: Asked | null, 
/**
 * Only for the seat that is asked.
 */
decision: Decision | null, 
/**
 * Whether this seat can take back its last choice, without asking anybody.
 */
undo_free: boolean, 
/**
 * Whether it can ask to.
 */
undo_ask: boolean, };

export type Problem = { 
/**
 * `stale`, `not-your-decision`, `no-such-option`, `bad-message`, `too-fast`, …; the words are `fault-` and the code.
 */
code: string, 
/**
 * What the words are filled with; `why` parts the reasons of one code.
 */
args: { [key in string]: Plain }, 
/**
 * The words in English.
 */
text: string, };

export type Plain = string | number;

export type AskCoach = { 
/**
 * Of the seat that must decide.
 */
secret: string, 
/**
 * What is wanted.
 */
wish: CoachWish, };

export type CoachWish = "odds" | "advice";

export type Coach = { 
/**
 * `Decision::n`
 */
decision: number, 
/**
 * Of the options that are about a combat.
 */
odds: Array<OddsFace>, 
/**
 * What a bot would choose; null unless it was asked for.
 */
advice: AdviceFace | null, };

export type OddsFace = { 
/**
 * The place of the option.
 */
option: number, 
/**
 * For an attack that has still to be declared: the card of the own hand that does most.
 */
card: number | null, 
/**
 * The chance that no damage is dealt.
 */
blocked: number, 
/**
 * The damage to be expected.
 */
damage: number, 
/**
 * The least damage that is possible.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * Counted over all deals, and not estimated.
 */
exact: boolean, };

export type AdviceFace = { 
/**
 * The place of the option.
 */
option: number, 
/**
 * The chance to win that it gives.
 */
chance: number, 
/**
 * The best of the others and its chance; null where nothing else was worth a look.
 */
next: [number, number] | null, 
/**
 * What it makes better than that other one, the weightiest first.
 */
reasons: Array<ReasonFace>, };

export type ReasonFace = { 
/**
 * `health`, `sidekicks`, `hand`, `deck`, `reach`, `defense`, `actions`, `counters`, `near`
 */
reason: string, 
/**
 * `own`: the own side has more of it; `theirs`: the others have less.
 */
whose: string, };

export type Story = { 
/**
 * The first is the beginning, each other one a choice, as in `Replay`.
 */
steps: Array<StoryStep>, };

export type StoryStep = { 
/**
 * How many events have happened.
 */
events: number, 
/**
 * The turn that goes on.
 */
turn: number, 
/**
 * Each seat's chance to win, as the bots judge the whole table; teammates have the same.
 */
chances: Array<number>, };

export type Review = { 
/**
 * Decisions that have been judged.
 */
done: number, 
/**
 * How many there are; 0 before it is known.
 */
all: number, 
/**
 * Reviews that come first.
 */
waiting: number, 
/**
 * What the judgement is made by, such as `search:200`.
 */
bot: string, 
/**
 * Null until all decisions have been judged.
 */
decisions: Array<Judged> | null, 
/**
 * Turns whose choices gave much away together, the worst first.
 */
courses: Array<CourseFace>, };

export type CourseFace = { 
/**
 * Whose choices they were.
 */
seat: number, 
/**
 * The number of the turn.
 */
turn: number, 
/**
 * The steps of the replay that the choices lead to.
 */
steps: Array<number>, 
/**
 * The chance to win that they gave away.
 */
lost: number, };

export type Judged = { 
/**
 * The step of the replay that the choice leads to.
 */
step: number, 
/**
 * Whose choice it was.
 */
seat: number, 
/**
 * The seat's chance to win after it; null where there was nothing to choose.
 */
chance: number | null, 
/**
 * How much less that is than the best option gave.
 */
lost: number, 
/**
 * An option that was clearly better.
 */
better: BetterFace | null, };

export type BetterFace = { 
/**
 * What was asked.
 */
asked: Asked, 
/**
 * What should have been answered.
 */
option: OptionFace, 
/**
 * The chance to win that it gave.
 */
chance: number, 
/**
 * What happens then, and how it could go on.
 */
told: Array<Line>, 
/**
 * The choices of how it could go on: seats, and lines of the notation.
 */
then: Array<[number, string]>, };

export type Replay = { 
/**
 * Null for a record that was brought along.
 */
table: TableFace | null, 
/**
 * The facts of the game.
 */
setup: Setup, 
/**
 * Who played each seat, where it is known.
 */
names: Array<string | null>, 
/**
 * Whose eyes it is seen with.
 */
perspective: Perspective, 
/**
 * The beginning, then one for each choice.
 */
steps: Array<ReplayStep>, 
/**
 * As records write it; null for a game without an end.
 */
result: string | null, 
/**
 * What the record tells of its deal.
 */
deal: DealFace | null, };

export type DealFace = { 
/**
 * What the table showed while the game was played, if it was an honest one.
 */
commitment: string, 
/**
 * Whether the seed of the record is made from it.
 */
fits: boolean, };

export type ReplayStep = { 
/**
 * The seat and its choice in the notation; a card laid face down is not told to those who could not see it.
 */
choice: [number, string] | null, 
/**
 * The same as it was offered; null where something of it is hidden, and at the beginning.
 */
option: OptionFace | null, 
/**
 * What happened.
 */
events: Array<ToldEvent>, 
/**
 * How things stood then.
 */
sight: Sight, 
/**
 * Who was asked next; null at the end.
 */
asked: Asked | null, };

export type Perspective = { "kind": "seat", 
/**
 * Which seat.
 */
seat: number, } | { "kind": "watcher" } | { "kind": "open" };

export type Continue = { 
/**
 * A table whose game is over, or else `record`.
 */
table?: string, 
/**
 * The text of a `.game` file.
 */
record?: string, 
/**
 * How many choices are kept.
 */
choices: number, 
/**
 * Who plays the seats now, in seat order.
 */
seats: Array<Who>, };

export type Lobby = { 
/**
 * Those with free seats, the newest first.
 */
tables: Array<OpenTable>, 
/**
 * Those where a game goes on, the newest first.
 */
running: Array<RunningTable>, };

export type OpenTable = { 
/**
 * How it looks.
 */
table: TableFace, 
/**
 * How long it has been waiting.
 */
age_seconds: number, };

export type RunningTable = { 
/**
 * How it looks.
 */
table: TableFace, 
/**
 * The turn that goes on.
 */
turn: number, };

export type Phrase = "hello" | "good-luck" | "well-played" | "ouch" | "thinking" | "thanks" | "sorry" | "good-game";

export type Results = { 
/**
 * Whoever played.
 */
all: Duels, 
/**
 * Those between two people.
 */
people: Duels, };

export type Duels = { 
/**
 * How many there were.
 */
games: number, 
/**
 * By heroes.
 */
pairs: Array<PairCount>, 
/**
 * By hero and board; duels of a hero against itself are left out.
 */
boards: Array<BoardCount>, };

export type PairCount = { 
/**
 * A hero.
 */
row: string, 
/**
 * The other one.
 */
column: string, 
/**
 * How often they met.
 */
games: number, 
/**
 * How often the row won; of a hero against itself, how often the first seat won.
 */
wins: number, };

export type BoardCount = { 
/**
 * The hero.
 */
hero: string, 
/**
 * The board.
 */
board: string, 
/**
 * How often it was played there.
 */
games: number, 
/**
 * How often it won.
 */
wins: number, };

export type FileKind = "hero" | "board" | "item";

export type SaveDraft = { 
/**
 * The secret that opens it: 24 letters by lot, chosen by whoever makes it.
 */
draft: string, 
/**
 * What it holds; a draft stays what it was at first.
 */
kind: FileKind, 
/**
 * The version that it was made from; 0 for a new draft.
 */
after: number, 
/**
 * The whole file.
 */
text: string, };

export type SavedDraft = { 
/**
 * Its number.
 */
version: number, };

export type OpenDraft = { 
/**
 * The secret that opens it.
 */
draft: string, 
/**
 * Null: the newest.
 */
version?: number, };

export type DraftFace = { 
/**
 * What it holds.
 */
kind: FileKind, 
/**
 * Which version this is.
 */
version: number, 
/**
 * The whole file.
 */
text: string, 
/**
 * The versions that are kept, the newest first.
 */
history: Array<VersionFace>, };

export type VersionFace = { 
/**
 * Its number.
 */
version: number, 
/**
 * When it was kept, in seconds since 1970.
 */
at: number, };

export type CheckFile = { 
/**
 * What it is to hold.
 */
kind: FileKind, 
/**
 * All of it.
 */
text: string, };

export type CheckedFile = { 
/**
 * What is wrong; empty if it can be played with.
 */
problems: Array<SpotFace>, 
/**
 * What is no mistake, but may not be meant.
 */
notes: Array<string>, 
/**
 * The hero that it makes.
 */
hero: HeroFace | null, 
/**
 * The board that it makes.
 */
board: BoardFace | null, 
/**
 * The items that it makes.
 */
items: Array<ItemFace>, 
/**
 * The cases of a hero, in the order of the file; none if something is wrong with the hero.
 */
cases: Array<CaseFace>, };

export type CaseFace = { 
/**
 * One sentence that says what it shows.
 */
name: string, 
/**
 * What does not hold, in English; null if all does.
 */
failed: string | null, };

export type AskScene = { 
/**
 * The file of a hero, which can play in it.
 */
hero: string, 
/**
 * The scene: a case, with a script as far as it has come.
 */
scene: string, };

export type SceneFace = { 
/**
 * Why it cannot be set up, in English; empty if it can.
 */
problems: Array<string>, 
/**
 * The beginning, and what came of each choice of the script.
 */
replay: Replay | null, 
/**
 * For each step of the replay, what programs did in it.
 */
programs: Array<Array<OpFace>>, 
/**
 * The first line of the script that does not hold; what follows it was not played.
 */
failed: LineFault | null, 
/**
 * All that could be chosen now, in the notation.
 */
options: Array<string>, 
/**
 * What a script could say of how things stand now, each without its sign.
 */
facts: Array<string>, };

export type LineFault = { 
/**
 * Its number among the lines that say something, from 0.
 */
line: number, 
/**
 * What is wrong with it, in English.
 */
message: string, };

export type OpFace = { 
/**
 * Whose program it is.
 */
source: SourceFace, 
/**
 * Its place in the program.
 */
at: number, 
/**
 * What it says, in the words of the engine.
 */
op: string, };

export type SpotFace = { 
/**
 * Where it begins.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, 
/**
 * What is wrong.
 */
message: string, 
/**
 * A way on.
 */
help: string | null, 
/**
 * A change that may be what was meant.
 */
fix: FixFace | null, };

export type FixFace = { 
/**
 * Where what goes begins.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, 
/**
 * What comes in its place.
 */
text: string, };

export type AskPlace = { 
/**
 * What the file is to hold.
 */
kind: FileKind, 
/**
 * All of it.
 */
text: string, 
/**
 * The place.
 */
at: number, };

export type OffersFace = { 
/**
 * From where on it stands in the place of what is there.
 */
from: number, 
/**
 * One of these.
 */
offers: Array<OfferFace>, };

export type OfferFace = { 
/**
 * As it would be written.
 */
words: string, 
/**
 * `word`, `name`, `sign`, `key`, `value`
 */
kind: string, 
/**
 * What it is or begins; may be empty.
 */
what: string, };

export type ManualFace = { 
/**
 * Where the words begin; equal to `to` where nothing is said.
 */
from: number, 
/**
 * Where they end.
 */
to: number, 
/**
 * The pattern that they follow.
 */
words: string, 
/**
 * What they mean.
 */
meaning: string, 
/**
 * A text with such words.
 */
example: string, };

export type PhrasesFace = { 
/**
 * All of it; empty where no text of the card language stands.
 */
text: string, 
/**
 * What could be said in another way, the outer before the inner; none if the text is not understood.
 */
phrases: Array<PhraseFace>, 
/**
 * How its sentences could be built anew.
 */
shapes: Array<ShapeFace>, };

export type PhraseFace = { 
/**
 * Where it begins.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, 
/**
 * What it is.
 */
what: string, };

export type ShapeFace = { 
/**
 * Which sentence of the text.
 */
sentence: number, 
/**
 * `if`, `no-if`, `may`, `must`, `then`, `no-then`, `if-done`, `no-if-done`, `otherwise`, `no-otherwise`, `remove`
 */
shape: string, 
/**
 * The whole text as it would be then.
 */
text: string, };

export type AskTurns = { 
/**
 * What the file is to hold.
 */
kind: FileKind, 
/**
 * All of it.
 */
text: string, 
/**
 * A place in the text.
 */
at: number, 
/**
 * The phrase that is to be another, from and to in the text; null: one more sentence.
 */
phrase?: [number, number], };

export type TurnsFace = { 
/**
 * One of these.
 */
turns: Array<TurnFace>, };

export type TurnFace = { 
/**
 * As they are written there.
 */
words: string, 
/**
 * What the manual says about them; may be empty.
 */
meaning: string, 
/**
 * The whole text as it would be then.
 */
text: string, };

export type FileText = { 
/**
 * All of it.
 */
text: string, };

export type ImportDeck = { 
/**
 * Its JSON.
 */
deck: string, };

export type ImportedFile = { 
/**
 * The file; what was not understood stands in it as comments.
 */
text: string, 
/**
 * Texts that are taken over as they stand.
 */
kept: number, 
/**
 * Texts that are taken over in other words.
 */
reworded: number, 
/**
 * Texts that are left to the author.
 */
left: number, 
/**
 * What else the author should look at.
 */
notes: Array<string>, };

export type AskReport = { 
/**
 * The file of the hero.
 */
hero: string, 
/**
 * The file of another version, with which it is compared on the same luck.
 */
before?: string, };

export type ReportFace = { 
/**
 * By which it is asked for again, or stopped.
 */
id: string, 
/**
 * Deals that have been played.
 */
done: number, 
/**
 * Of so many.
 */
all: number, 
/**
 * Its place among those that wait; 0 once it is being made.
 */
waiting: number, 
/**
 * Null until it is done.
 */
found: Strongness | null, };

export type Strongness = { 
/**
 * Who played.
 */
bot: string, 
/**
 * How many games.
 */
games: number, 
/**
 * How much of all deals was won; a deal is two games with the same luck, each hero beginning once.
 */
rate: RateFace, 
/**
 * Against each hero, the hardest first.
 */
foes: Array<[string, RateFace]>, 
/**
 * On each board, the hardest first.
 */
boards: Array<[string, RateFace]>, 
/**
 * Turns of a game on average.
 */
turns: number, 
/**
 * How often the hero and its foe ran out of cards.
 */
exhausted: [number, number], 
/**
 * Each card of the deck.
 */
cards: Array<CardWorth>, 
/**
 * How it does with bots that look further, in fewer games; null where it is compared.
 */
search: Searched | null, 
/**
 * How it compares with the other version.
 */
compared: Compared | null, };

export type Searched = { 
/**
 * Who played.
 */
bot: string, 
/**
 * How many games.
 */
games: number, 
/**
 * How much of all deals was won.
 */
rate: RateFace, };

export type RateFace = { 
/**
 * On average.
 */
mean: number, 
/**
 * At least, most likely.
 */
low: number, 
/**
 * At most, most likely.
 */
high: number, };

export type CardWorth = { 
/**
 * The card's name.
 */
name: string, 
/**
 * Drawn.
 */
drawn: number, 
/**
 * Played as an attack.
 */
attack: number, 
/**
 * Played as a defense.
 */
defense: number, 
/**
 * Played as a scheme.
 */
scheme: number, 
/**
 * Used to boost.
 */
boost: number, 
/**
 * Still in hand when the game ended.
 */
kept: number, 
/**
 * What one copy more in the starting hand changes about the share of games that are won.
 */
worth: RateFace, };

export type Compared = { 
/**
 * How much more of the deals it wins.
 */
change: RateFace, 
/**
 * Of so many.
 */
deals: number, };

export type PlayFiles = { 
/**
 * They stand in the place of what has the same names.
 */
files: Array<CheckFile>, 
/**
 * The table, which is no open one.
 */
table: NewTable, };

export type Licence = "CC0-1.0" | "CC-BY-4.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0";

export type Publish = { 
/**
 * The secret that opens the draft.
 */
draft: string, 
/**
 * Who is named as its author.
 */
author: string, 
/**
 * Under which terms.
 */
licence: Licence, };

export type Withdraw = { 
/**
 * The secret that opens the draft.
 */
draft: string, 
/**
 * What was published.
 */
id: string, };

export type Shelf = { 
/**
 * The newest first.
 */
entries: Array<ShelfFace>, };

export type ShelfFace = { 
/**
 * By which it is asked for.
 */
id: string, 
/**
 * What it is.
 */
kind: FileKind, 
/**
 * Its name.
 */
name: string, 
/**
 * Its author.
 */
author: string, 
/**
 * Under which terms.
 */
licence: Licence, 
/**
 * When it was published, in seconds since 1970.
 */
at: number, 
/**
 * What it was made from, if that was on the shelf, too.
 */
parent: string | null, 
/**
 * Games that were played to the end with it.
 */
games: number, 
/**
 * Of those, games that it won; nobody wins for a board or an item.
 */
wins: number, };

export type ShelfEntry = { 
/**
 * What it is.
 */
face: ShelfFace, 
/**
 * The file.
 */
text: string, 
/**
 * The hero that it makes.
 */
hero: HeroFace | null, 
/**
 * The board that it makes.
 */
board: BoardFace | null, 
/**
 * The items that it makes.
 */
items: Array<ItemFace>, 
/**
 * What it was made from, and what that was made from; the next one first.
 */
origins: Array<ShelfFace>, 
/**
 * What was made from it, and from that; each after what it was made from.
 */
forks: Array<ShelfFace>, };

export const PROTOCOL = 2;
