//! What a game is made of, fixed after loading: heroes, cards, items, and the match that joins them.

use std::sync::{Arc, OnceLock};

use crate::board::{Board, Tables};
use crate::fingerprint::Fingerprint;
use crate::ids::*;
use crate::program::*;
use crate::state::Source;

/// A hero's whole package: fighters, deck, ability, and the programs of all texts.
#[derive(Clone, Debug)]
pub struct Hero {
    /// Its name.
    pub name: String,
    /// The set that it comes from.
    pub set: String,
    /// How far its fighters move in a maneuver.
    pub move_value: u8,
    /// How many cards it begins with; 5 for most.
    pub hand: u8,
    /// How many cards it may hold at the end of a turn (R5.10); 7 for most.
    pub hand_limit: u8,
    /// Its kinds of fighters.
    pub fighters: Vec<FighterDef>,
    /// The different cards of its deck.
    pub cards: Vec<CardDef>,
    /// What it counts.
    pub counters: Vec<CounterDef>,
    /// What it changes between.
    pub states: Vec<StateDef>,
    /// What it lays on the board.
    pub tokens: Vec<TokenDef>,
    /// The kind of tokens with which its fighters are asked to have begun a turn.
    pub start_token: Option<u8>,
    /// The kind of fighter that texts ask for the lines that it has moved along.
    pub line_walker: Option<u8>,
    /// Where its cards lie besides deck, hand and discard pile.
    pub piles: Vec<PileDef>,
    /// What it rolls.
    pub dice: Vec<DieDef>,
    /// The program that adds the roll of a card that boosts with a die; 0 without such cards.
    pub die_boost: Pc,
    /// What it casts.
    pub spells: Vec<SpellDef>,
    /// Decks beside its own, whose cards are turned up.
    pub side_decks: Vec<SideDeckDef>,
    /// The tags that its cards have.
    pub tags: Vec<String>,
    /// The symbols that a basket can hold; empty without a basket (R25.1).
    pub symbols: Vec<String>,
    /// What the basket is called, where there is one.
    pub basket: String,
    /// Whether it returns once (R25.15).
    pub second_life: Option<SecondLife>,
    /// The special ability.
    pub ability: Ability,
    /// The programs of all texts; `code[0]` is `End`.
    pub code: Vec<Op>,
    /// The labels of effects to choose from.
    pub labels: Vec<String>,
    /// The words of its texts; no rule asks for them.
    pub wording: Wording,
    /// What texts let hold for a time.
    pub rules: Vec<LastingRule>,
    /// The cards that its texts can put into the hands of others.
    pub gives: CardSet,
    /// How it is drawn; no rule asks for it.
    pub look: Look,
    /// Of all that is played of it.
    pub fingerprint: Fingerprint,
}

impl Hero {
    /// Whether fighters or cards of it take part only with a choice at setup.
    pub fn binds(&self) -> bool {
        self.fighters.iter().any(|fighter| fighter.with.is_some()) || self.cards.iter().any(|card| card.with.is_some())
    }

    /// The cards of its deck, with those choices at setup that bring most.
    pub fn deck_size(&self) -> usize {
        self.deck_sizes().1
    }

    /// The cards of its deck, with those choices at setup that bring fewest, and with those that bring most.
    pub fn deck_sizes(&self) -> (usize, usize) {
        let count = |takes_part: &dyn Fn(Option<(u8, u8)>) -> bool| -> usize {
            self.cards.iter().filter(|card| takes_part(card.with)).map(|card| usize::from(card.count)).sum()
        };
        let always = count(&|with| with.is_none());
        let mut sizes = (always, always);
        for (state, def) in self.states.iter().enumerate() {
            let brings = |value: usize| {
                count(&|with| with.is_some_and(|(of, name)| usize::from(of) == state && def.is(value as u8, name)))
            };
            let brought = || (0..def.values.len()).map(brings);
            sizes.0 += brought().min().unwrap_or(0);
            sizes.1 += brought().max().unwrap_or(0);
        }
        sizes
    }

    /// R25.1: whether its symbols are those of a basket. Spells have symbols as well, which cards of a pile show.
    pub fn has_basket(&self) -> bool {
        !self.symbols.is_empty()
            && (self.spells.is_empty() || self.code.iter().any(|op| matches!(op, Op::If(Cond::Basket(_), _))))
    }

    /// Whether others pay into a counter.
    pub fn is_paid_into(&self, counter: u8) -> bool {
        let so_much =
            |op: &Op| matches!(*op, Op::Counter { counter: of, change: CounterChange::Pay(_) } if of == counter);
        let any = |op: &Op| {
            let Op::Ask(Asking::PickOne(PickOne { what: Pick::Pay { counter: of }, .. })) = *op else { return false };
            of == counter
        };
        self.code.iter().any(|op| so_much(op) || any(op))
    }

    /// Whether a program may do something of which no event tells, such as what holds from then on.
    pub fn works_untold(&self, start: Pc) -> bool {
        let ops = self.code[usize::from(start)..].iter().take_while(|op| **op != Op::End);
        ops.into_iter().any(|op| {
            if let Op::Effect { at, .. } = *op {
                return self.works_untold(at);
            }
            matches!(
                op,
                Op::Hold { .. }
                    | Op::Prevent { .. }
                    | Op::Lasts { .. }
                    | Op::LockValues { .. }
                    | Op::UnlimitedAttack
                    | Op::EndTurn
            )
        })
    }

    /// The name of the value of a state with which something takes part.
    pub fn chosen_name(&self, with: Option<(u8, u8)>) -> Option<&str> {
        with.map(|(state, name)| self.states[usize::from(state)].names()[usize::from(name)].as_str())
    }

    /// What a card of it adds as a boost, with a die what it adds on average.
    pub fn usual_boost(&self, card: &CardDef) -> u8 {
        let faces = card.boost_die.map_or(&[][..], |die| &self.dice[usize::from(die)].faces);
        let sum: usize = faces.iter().copied().map(usize::from).sum();
        card.boost + (sum / faces.len().max(1)) as u8
    }

    /// What its cards do that stay in play.
    fn ongoing(&self) -> impl Iterator<Item = &Ability> {
        self.cards.iter().filter_map(|card| card.ongoing.as_deref())
    }

    /// Its ability, and what its cards do that stay in play.
    fn abilities(&self) -> impl Iterator<Item = &Ability> {
        std::iter::once(&self.ability).chain(self.ongoing())
    }

    /// Whom a maneuver of this kind of fighter passes may have to be remembered, by its ability or by a card in play.
    pub(crate) fn may_track(&self, kind: u8) -> Option<Whose> {
        tracked(self.abilities(), kind)
    }

    /// All that can hold for a while.
    fn all_rules(&self) -> impl Iterator<Item = Holding> {
        let lying = self.ongoing().flat_map(|card| &card.rules);
        self.ability.rules.iter().chain(&self.rules).chain(lying).map(|rule| rule.what)
    }

    /// Whether its ability or a card in play waits for cards that are played or discarded.
    fn waits_for_cards(&self) -> bool {
        let waits = |ability: &Ability| [&ability.after_play, &ability.tossed, &ability.own_tossed].map(Vec::is_empty);
        self.abilities().any(|ability| waits(ability).contains(&false))
    }

    /// Whether tokens of it do something when they are entered.
    fn has_traps(&self) -> bool {
        self.tokens.iter().any(|token| token.enter != 0)
    }

    /// Whether it matters to it along which lines fighters move.
    fn has_lines(&self) -> bool {
        self.line_walker.is_some() || self.abilities().any(|ability| !ability.along.is_empty())
    }

    /// Whether some of its fighters do not move as the others do.
    fn has_own_moves(&self) -> bool {
        let of_one = |rule: Holding| matches!(rule.governs(), Governs::OwnMove | Governs::Passing);
        self.fighters.iter().any(|fighter| fighter.move_value.is_some())
            || self.abilities().any(|ability| ability.tracks.is_some())
            || self.has_traps()
            || self.has_lines()
            || self.all_rules().any(of_one)
    }
}

/// A mechanic that a hero file can declare: its name, and whether a hero has it.
pub type Mechanic = (&'static str, fn(&Hero) -> bool);

/// What hero files can declare beyond fighters, cards and an ability.
pub const MECHANICS: [Mechanic; 28] = [
    ("counters", |hero| !hero.counters.is_empty()),
    ("states", |hero| !hero.states.is_empty()),
    ("tokens", |hero| !hero.tokens.is_empty()),
    ("a basket", |hero| !hero.symbols.is_empty()),
    ("a second life", |hero| hero.second_life.is_some()),
    ("fighters or cards chosen at setup", Hero::binds),
    ("small fighters", |hero| hero.fighters.iter().any(|fighter| fighter.small)),
    ("large fighters", |hero| hero.fighters.iter().any(|fighter| fighter.large)),
    ("a supply", |hero| hero.fighters.iter().any(|fighter| fighter.supply)),
    ("a bonus attack", |hero| hero.cards.iter().any(|card| card.bonus.is_some())),
    ("a card face up", |hero| hero.cards.iter().any(CardDef::lies_open)),
    ("a card that stays in play", |hero| hero.cards.iter().any(|card| card.ongoing.is_some())),
    ("a pile of its own", |hero| !hero.piles.is_empty()),
    ("a choice as a card is committed", |hero| hero.cards.iter().any(|card| card.commit != 0)),
    ("a row with a total", |hero| hero.piles.iter().any(|pile| pile.total > 0)),
    ("spells", |hero| !hero.spells.is_empty()),
    ("a side deck", |hero| hero.side_decks.iter().any(|deck| deck.shuffled)),
    ("a row that is turned on and off", |hero| hero.side_decks.iter().any(|deck| !deck.shuffled)),
    ("a die", |hero| !hero.dice.is_empty()),
    ("a card that boosts with a die", |hero| hero.die_boost != 0),
    ("a mark on an attack", |hero| hero.code.iter().any(|op| matches!(op, Op::Mark { .. }))),
    ("tokens that make ways", |hero| !hero.ability.paths.is_empty()),
    ("tokens that act when entered", Hero::has_traps),
    ("tokens on lines", |hero| hero.tokens.iter().any(|token| token.line)),
    ("lines moved along", Hero::has_lines),
    ("cards given to opponents", |hero| !hero.gives.is_empty()),
    ("a told value", |hero| hero.abilities().any(|ability| !ability.learns.is_empty())),
    ("fighters off the board for a time", |hero| hero.code.iter().any(|op| matches!(op, Op::TakeOff { .. }))),
];

/// How a hero is shown; no rule asks for it.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// A light colour and a deep one, as `#RRGGBB`.
    pub palette: Option<[String; 2]>,
    /// The name of a picture.
    pub emblem: Option<String>,
}

/// One kind of fighter; `count` of them.
#[derive(Clone, Debug)]
pub struct FighterDef {
    /// The name of each of them.
    pub name: String,
    /// How several of them are called.
    pub plural: String,
    /// Hero or sidekick.
    pub role: Role,
    /// Whom it can attack.
    pub reach: Reach,
    /// How far it moves in a maneuver, if not as far as the others.
    pub move_value: Option<u8>,
    /// At the beginning.
    pub health: u8,
    /// The health that it never goes beyond.
    pub max_health: u8,
    /// How many there are.
    pub count: u8,
    /// Shares its space with others (R24).
    pub small: bool,
    /// Stands on two spaces, with head and tail (R24.8).
    pub large: bool,
    /// Starts off the board and comes by being summoned (R26.11).
    pub supply: bool,
    /// Takes part only if this state has this value at setup.
    pub with: Option<(u8, u8)>,
    /// The name of its picture; no rule asks for it.
    pub emblem: Option<String>,
}

/// What a fighter is to its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Who has none left is out of the game.
    Hero,
    /// A helper.
    Sidekick,
}

/// Whom a fighter can attack besides adjacent ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Anyone in the same zone (R10.5).
    pub ranged: bool,
    /// Anyone within this distance, 1 for most (R10.6).
    pub distance: u8,
}

/// A card of a deck.
#[derive(Clone, Debug, Default)]
pub struct CardDef {
    /// The name in the notation, with a variant in brackets where cards of one name differ.
    pub name: String,
    /// How many the deck holds.
    pub count: u8,
    /// What it is played as.
    pub kind: CardKind,
    /// The printed value; 0 for schemes.
    pub value: u8,
    /// The boost value.
    pub boost: u8,
    /// The die of the hero whose roll is added to that.
    pub boost_die: Option<u8>,
    /// The kind of fighter that may use it; `None`: any.
    pub user: Option<u8>,
    /// Bits over `Hero::tags`.
    pub tags: u32,
    /// Bits over `Hero::symbols`; all of them: wild.
    pub symbols: u8,
    /// The program of its `Immediately`; 0 without one.
    pub immediately: Pc,
    /// The program of its `During combat`.
    pub during: Pc,
    /// The program of its `After combat`.
    pub after: Pc,
    /// The program of a scheme.
    pub scheme: Pc,
    /// Runs when it is used to boost (R8.6).
    pub boosted: Pc,
    /// Runs when an opponent's effect discards this card (R27.5).
    pub discarded: Pc,
    /// Its effects cannot be canceled (R13.9).
    pub uncancelable: bool,
    /// What becomes of its value, each while its conditions hold.
    pub finals: Vec<(Conds, FinalValue)>,
    /// May be played as a defense under these conditions (R25.6).
    pub defense_if: Option<Conds>,
    /// May be played as an attack under these conditions.
    pub attack_if: Option<Conds>,
    /// Can be played only while all of these hold.
    pub only_if: Vec<Conds>,
    /// One copy is in the hand before the starting hand is drawn.
    pub opening: bool,
    /// Is in the deck only if this state has this value at setup.
    pub with: Option<(u8, u8)>,
    /// May be shown to cancel an effect that looks at the hand (R27.4).
    pub guards_hand: bool,
    /// Its own fighter's defeat in the combat waits for its effect (R27.6).
    pub revives: bool,
    /// How it is laid, if not like any other.
    pub laying: Option<Laying>,
    /// The program that runs as it is committed, face up.
    pub commit: Pc,
    /// What it does as long as it lies in play, where it goes when it was played.
    pub ongoing: Option<Box<Ability>>,
    /// The number printed on it, for rows and side decks.
    pub number: u8,
    /// Of which side deck it is, and in how many copies; `count` is 0 then.
    pub side: Option<(u8, u8)>,
    /// The program that runs as it is turned up.
    pub opened: Pc,
    /// The program that runs as it makes a row exactly full.
    pub complete: Pc,
    /// The card of the hero that is its bonus attack.
    pub bonus: Option<CardId>,
    /// The card of which this is the bonus attack; there are no copies of such a card.
    pub bonus_of: Option<CardId>,
    /// Its texts as written, for people: key and text.
    pub texts: Vec<(&'static str, String)>,
    /// In the hands of another seat than its owner's: whose it is, and which card there. There are no copies of it in the deck.
    pub given: Option<(SeatId, CardId)>,
    /// Such a card that never comes into the hand: from a pile of the seat it boosts, and does what it then says.
    pub lent: bool,
    /// It is the card of a fighter that this seat does not have; nobody plays it there.
    pub unusable: bool,
    /// The name of its picture; no rule asks for it.
    pub motif: Option<String>,
    /// Of this card alone.
    pub fingerprint: Fingerprint,
}

impl CardDef {
    /// Whether it can be played face up.
    pub fn lies_open(&self) -> bool {
        self.laying.as_ref().is_some_and(|laying| laying.face != Facing::Down)
    }

    /// Whether it is always played face up.
    pub fn must_lie_open(&self) -> bool {
        self.laying.as_ref().is_some_and(|laying| laying.face == Facing::Up)
    }
}

impl CardDef {
    /// How many copies of it there are, in the deck or in a side deck.
    pub fn copies(&self) -> u8 {
        self.side.map_or(self.count, |(_, copies)| copies)
    }

    /// R13.10: a card without effects has nothing that could be canceled.
    pub fn has_effects(&self) -> bool {
        self.immediately != 0 || self.during != 0 || self.after != 0
    }

    /// `After combat: Draw 1 card.`; empty for a card without text.
    pub fn text(&self) -> String {
        let label = |key: &str| match key {
            "immediately" => "Immediately: ",
            "during" => "During combat: ",
            "after" => "After combat: ",
            "boosted" => "When used to boost: ",
            "commit" => "When played: ",
            "ongoing" => "While in play: ",
            "open" => "When turned up: ",
            "complete" => "When the row is full: ",
            "bonus" => "Bonus attack: ",
            _ => "",
        };
        let texts: Vec<String> = self.texts.iter().map(|(key, text)| format!("{}{text}", label(key))).collect();
        texts.join(" ")
    }
}

/// What a card is played as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardKind {
    /// By an attacker.
    Attack,
    /// By a defender.
    Defense,
    /// By either.
    #[default]
    Versatile,
    /// As an action.
    Scheme,
}

impl CardKind {
    /// Whether it can be played by an attacker.
    pub fn attacks(self) -> bool {
        matches!(self, Self::Attack | Self::Versatile)
    }

    /// Whether it can be played by a defender.
    pub fn defends(self) -> bool {
        matches!(self, Self::Defense | Self::Versatile)
    }

    /// In one word, as in hero files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defense => "defense",
            Self::Versatile => "versatile",
            Self::Scheme => "scheme",
        }
    }
}

/// Something that a hero counts.
#[derive(Clone, Debug)]
pub struct CounterDef {
    /// Its name.
    pub name: String,
    /// How many there are at the beginning.
    pub start: u8,
    /// The most that there can be.
    pub max: u8,
}

/// Something that a hero changes between.
#[derive(Clone, Debug)]
pub struct StateDef {
    /// Its name.
    pub name: String,
    /// The names of its values.
    pub values: Vec<String>,
    /// Chosen by the owner at setup (R4.11).
    pub choose: bool,
    /// Chosen before anything is placed; the others are told once all have chosen so.
    pub secret: bool,
    /// Where several things are chosen together, each of them; the values are what can be chosen then. Else empty.
    pub parts: Vec<String>,
    /// For each value which of the parts it holds, as bits.
    pub picks: Vec<u8>,
    /// It has its second value while these hold, and its first one else.
    pub follows: Option<Conds>,
}

impl StateDef {
    /// What texts and `with` call its values: where several things are chosen together, each of them.
    pub fn names(&self) -> &[String] {
        if self.parts.is_empty() { &self.values } else { &self.parts }
    }

    /// Whether a value is the one of this name, or holds it.
    pub fn is(&self, value: u8, name: u8) -> bool {
        match self.picks.get(usize::from(value)) {
            Some(parts) => parts >> name & 1 == 1,
            None => value == name && self.picks.is_empty(),
        }
    }
}

/// A kind of tokens, which lie on the board and are no fighters.
#[derive(Clone, Debug)]
pub struct TokenDef {
    /// The name of each of them.
    pub name: String,
    /// How several of them are called.
    pub plural: String,
    /// How many there are.
    pub count: u8,
    /// They lie on lines and not in spaces.
    pub line: bool,
    /// Several may lie in one space.
    pub stack: bool,
    /// They go only into spaces without a fighter or another token.
    pub free: bool,
    /// How many are laid out at setup.
    pub start: u8,
    /// Where those may lie; `None`: anywhere.
    pub start_in: Option<Spaces>,
    /// One that is removed is out of the game.
    pub gone: bool,
    /// If none is left, one from the board is placed instead.
    pub wrap: bool,
    /// The program that runs when a fighter has come into the space of one; 0 for none.
    pub enter: Pc,
    /// The same as written, for people.
    pub enter_text: String,
    /// The name of a picture; no rule asks for it.
    pub emblem: Option<String>,
}

/// A pile of a hero's own.
#[derive(Clone, Debug)]
pub struct PileDef {
    /// Its name.
    pub name: String,
    /// All see its cards, and not its owner alone.
    pub open: bool,
    /// The cards of the seat go there whenever they would go to the discard pile.
    pub discards: bool,
    /// Its cards can be used to boost.
    pub boosts: bool,
    /// A row: when the numbers of its cards reach this, it is discarded; 0 for any other pile.
    pub total: u8,
    /// The program that discards the row.
    pub clear: Pc,
}

/// What a text casts, if cards of a pile show its symbols.
#[derive(Clone, Debug)]
pub struct SpellDef {
    /// Its name.
    pub name: String,
    /// Which of the hero's piles.
    pub pile: u8,
    /// How many cards must show each symbol of the hero.
    pub symbols: [u8; 8],
    /// What it does.
    pub text: String,
}

impl SpellDef {
    /// The names of the symbols that it needs, each as often as it needs it.
    pub fn needs<'h>(&self, hero: &'h Hero) -> impl Iterator<Item = &'h str> {
        let counts = self.symbols;
        let times =
            move |(index, name): (usize, &'h String)| std::iter::repeat_n(name.as_str(), usize::from(counts[index]));
        hero.symbols.iter().enumerate().flat_map(times)
    }
}

/// A deck beside the hero's own. Its cards are turned up one after the other, and hold as long as they lie there.
#[derive(Clone, Debug)]
pub struct SideDeckDef {
    /// Its name.
    pub name: String,
    /// It is shuffled, and nobody knows its order; otherwise it lies in the order of the file, for all to see.
    pub shuffled: bool,
}

/// A die.
#[derive(Clone, Debug)]
pub struct DieDef {
    /// Its name.
    pub name: String,
    /// The number on each face; a blank one counts as 0.
    pub faces: Vec<u8>,
}

/// R25.15: the first defeat of this fighter takes the whole seat off the board until its next turn.
#[derive(Clone, Debug)]
pub struct SecondLife {
    /// The kind of fighter that returns.
    pub fighter: u8,
    /// With this health.
    pub health: u8,
    /// The state that changes on the return, and its value then.
    pub state: Option<(u8, u8)>,
}

/// The words that programs and rules were made of, for people.
#[derive(Clone, Debug, Default)]
pub struct Wording {
    /// From which step of the programs on; up to the next one's. In the order of the steps.
    pub steps: Vec<(Pc, String)>,
    /// Of the ability's rules, in their order.
    pub rules: Vec<String>,
}

impl Wording {
    /// The words of a step: a sentence, with those before it that it speaks of.
    pub fn at(&self, step: Pc) -> Option<&str> {
        let behind = self.steps.partition_point(|(from, _)| *from <= step);
        let (_, words) = &self.steps[behind.checked_sub(1)?];
        Some(words)
    }
}

/// A character card's ability: programs by moment, and standing rules.
#[derive(Clone, Debug, Default)]
pub struct Ability {
    /// As written, for people.
    pub text: String,
    /// Runs at the start of the own turn; 0 for none.
    pub turn_start: Pc,
    /// Runs at the end of the own turn.
    pub turn_end: Pc,
    /// Runs as the attack card of this kind of fighter is committed.
    pub attack: Vec<(u8, Pc)>,
    /// Runs with the `During combat` effects of a combat.
    pub during: Pc,
    /// Runs after a combat.
    pub after: Pc,
    /// Runs instead of `after` if this kind of fighter attacked.
    pub after_attack: Vec<(u8, Pc)>,
    /// Runs each time this kind of fighter takes damage.
    pub damaged: Vec<(u8, Pc)>,
    /// Runs before the first turn.
    pub game_start: Pc,
    /// Runs as a maneuver begins.
    pub maneuver: Pc,
    /// Runs when all moves of a maneuver are made.
    pub after_maneuver: Pc,
    /// Runs after each boost.
    pub boost: Pc,
    /// Runs after each boost of a maneuver.
    pub boost_maneuver: Pc,
    /// Runs after a scheme that this kind of fighter played.
    pub after_scheme: Vec<(u8, Pc)>,
    /// Runs before the defense when this kind of fighter is attacked.
    pub attacked: Vec<(u8, Pc)>,
    /// Runs with the `Immediately` effects of a combat.
    pub revealed: Pc,
    /// Runs instead of `after` if a fighter of the seat defended.
    pub after_defense: Pc,
    /// Runs when a combat is decided: won, or lost.
    pub decided: [Pc; 2],
    /// Runs each time this kind of fighter takes combat damage.
    pub combat_damaged: Vec<(u8, Pc)>,
    /// Runs each time something happens to a fighter of a crowd.
    pub happenings: Vec<Waiting>,
    /// Whose way in a maneuver is remembered, and whom it passes.
    pub tracks: Option<(u8, Whose)>,
    /// What holds as long as it is there.
    pub rules: Vec<LastingRule>,
    /// Runs each time the seat rolls this die.
    pub rolled: Vec<(u8, Pc)>,
    /// How tokens change the ways of its fighters.
    pub paths: Vec<TokenPath>,
    /// Whoever attacks this kind of fighter shows its owner the printed value of the attack card.
    pub learns: Vec<u8>,
    /// Runs each time a token of this kind is removed.
    pub token_removed: Vec<(u8, Pc)>,
    /// Runs each time a fighter moves along a line with a token.
    pub along: Vec<Along>,
    /// Runs after the seat has played a card of such a kind.
    pub after_play: Vec<(Sort, Pc)>,
    /// Runs each time an opponent discards a card of such a kind.
    pub tossed: Vec<(Sort, Pc)>,
    /// Runs each time the seat itself does.
    pub own_tossed: Vec<(Sort, Pc)>,
    /// How much further its fighters move (R25.14).
    pub move_bonus: Option<Amount>,
    /// This kind of fighter may be placed instead of moving in a boosted maneuver (R27.1).
    pub place_instead: Option<u8>,
    /// The seat may let be that an effect makes it discard from its hand.
    pub ignores_discards: bool,
}

/// Whom a maneuver of a kind of fighter passes is remembered by some of these.
pub(crate) fn tracked<'a>(abilities: impl Iterator<Item = &'a Ability>, kind: u8) -> Option<Whose> {
    let tracks = abilities.filter_map(|ability| ability.tracks).filter(|&(of, _)| of == kind).map(|(_, whom)| whom);
    // Of two that mean different sides all are remembered.
    tracks.reduce(|one, other| if one == other { one } else { Whose::Any })
}

/// A program of an ability that waits for something to happen to a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// What must happen.
    pub what: Happening,
    /// To whom.
    pub group: Group,
    /// Which space it must have left.
    pub place: SpacePlace,
    /// What runs then.
    pub pc: Pc,
}

/// A program of an ability that waits for a fighter to move along a line with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Along {
    /// Who must move.
    pub crowd: Crowd,
    /// The kind of tokens.
    pub token: u8,
    /// Only in a maneuver that its player has boosted.
    pub boosted: bool,
    /// What runs then.
    pub pc: Pc,
}

/// What tokens on the board mean for the moves of a fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenPath {
    /// The kind of fighter.
    pub fighter: u8,
    /// The kind of tokens.
    pub token: u8,
    /// Their spaces are not counted in moves that its owner makes; otherwise it may step from one of them to another.
    pub free: bool,
}

/// When a card that lies in play may do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The own turn begins.
    TurnStart,
    /// The own turn ends.
    TurnEnd,
    /// A maneuver begins.
    Maneuver,
    /// All moves of a maneuver are made.
    AfterManeuver,
    /// Something was boosted.
    Boost,
    /// A maneuver was boosted.
    BoostManeuver,
    /// A scheme was played.
    AfterScheme,
    /// An attack card is committed.
    Attack,
    /// A fighter is attacked.
    Attacked,
    /// The cards of a combat are turned up.
    Revealed,
    /// Before the values are compared.
    During,
    /// A combat was won.
    Won,
    /// A combat was lost.
    Lost,
    /// A combat is over in which a fighter of the seat attacked.
    AfterAttack,
    /// A combat is over in which a fighter of the seat defended.
    AfterDefense,
    /// A fighter took damage.
    Damaged,
    /// A fighter took combat damage.
    CombatDamaged,
}

impl Moment {
    /// Whether it is a moment of a combat.
    pub(crate) fn in_combat(self) -> bool {
        match self {
            Self::TurnStart | Self::TurnEnd | Self::Maneuver | Self::AfterManeuver => false,
            Self::Boost | Self::BoostManeuver | Self::AfterScheme | Self::Damaged => false,
            Self::Attack | Self::Attacked | Self::Revealed | Self::During | Self::Won | Self::Lost => true,
            Self::AfterAttack | Self::AfterDefense | Self::CombatDamaged => true,
        }
    }
}

impl Ability {
    /// The program that begins at a moment which is about this kind of fighter; 0 for none.
    pub(crate) fn at(&self, moment: Moment, kind: u8) -> Pc {
        let of = |list: &[(u8, Pc)]| list.iter().find(|&&(of, _)| of == kind).map_or(0, |&(_, pc)| pc);
        let or = |pc: Pc, other: Pc| if pc == 0 { other } else { pc };
        match moment {
            Moment::TurnStart => self.turn_start,
            Moment::TurnEnd => self.turn_end,
            Moment::Maneuver => self.maneuver,
            Moment::AfterManeuver => self.after_maneuver,
            Moment::Boost => self.boost,
            Moment::BoostManeuver => self.boost_maneuver,
            Moment::AfterScheme => of(&self.after_scheme),
            Moment::Attack => of(self.attack.as_slice()),
            Moment::Attacked => of(&self.attacked),
            Moment::Revealed => self.revealed,
            Moment::During => self.during,
            Moment::Won => self.decided[0],
            Moment::Lost => self.decided[1],
            Moment::AfterAttack => or(of(&self.after_attack), self.after),
            Moment::AfterDefense => or(self.after_defense, self.after),
            Moment::Damaged => of(&self.damaged),
            Moment::CombatDamaged => of(&self.combat_damaged),
        }
    }
}

/// What can happen to a fighter that abilities wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// It is defeated.
    Defeated,
    /// It has moved into another space.
    Moved,
    /// It has taken damage.
    Hurt,
    /// It has taken the damage of a combat.
    CombatHurt,
    /// It has left its space.
    Left,
}

/// Conditions of a standing rule.
#[derive(Clone, Debug, Default)]
pub struct Conds {
    /// Of each of these lists one condition must hold.
    pub list: Vec<Vec<Cond>>,
}

/// How a card is laid that does not simply lie face down, or not against everybody.
#[derive(Clone, Debug)]
pub struct Laying {
    /// Which face is up.
    pub face: Facing,
    /// While these hold.
    pub conds: Conds,
    /// Whom it reaches then.
    pub reach: OpenReach,
    /// Only these can be attacked with it.
    pub against: Option<Group>,
}

/// Which face of a card is up, as an attack before the defense is chosen, as a defense before the cards are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// Its back, as of any other card.
    Down,
    /// Its back, or its face while the conditions hold.
    Either,
    /// Its face.
    Up,
}

/// Whom a card that is played face up reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenReach {
    /// Those whom the fighter reaches.
    Usual,
    /// Those whom a ranged fighter would reach there (R10.5).
    Ranged,
    /// Everybody on the board.
    Anyone,
    /// These too.
    Against(Group),
}

/// What holds for a while, seen from the seat whose text says it.
#[derive(Clone, Debug)]
pub struct LastingRule {
    /// It counts while these hold.
    pub conds: Conds,
    /// What it is.
    pub what: Holding,
    /// Of a rule that holds for a time: whom it calls `Who::It` and `Who::Chosen`, as they are when it begins.
    pub keeps: [Option<Who>; 2],
}

/// An item that lies on a board (R21).
#[derive(Clone, Debug)]
pub struct Item {
    /// Its name.
    pub name: String,
    /// The set that it comes from.
    pub set: String,
    /// How it is used.
    pub kind: ItemKind,
    /// Of a combat item.
    pub value: u8,
    /// As written, for people.
    pub text: String,
    /// The program of a scheme item, in `code`.
    pub code: Vec<Op>,
    /// The labels of effects to choose from.
    pub labels: Vec<String>,
    /// The name of its picture; no rule asks for it.
    pub motif: Option<String>,
    /// Of all that is played of it.
    pub fingerprint: Fingerprint,
}

/// How an item is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// Beside a card in a combat.
    Combat,
    /// As an action.
    Scheme,
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One against one.
    Duel,
    /// Three or four, each for itself (R19).
    FreeForAll,
    /// Two against two (R20).
    Teams,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Mode; 3] = [Mode::Duel, Mode::FreeForAll, Mode::Teams];

    /// In one word, as in records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::FreeForAll => "free-for-all",
            Self::Teams => "teams",
        }
    }

    /// The mode of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }

    /// How many seats a game of it has.
    pub fn seats(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Self::Duel => 2..=2,
            Self::FreeForAll => 3..=4,
            Self::Teams => 4..=4,
        }
    }
}

/// R0.4: how a match reads the rules where sources differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// R16.8: a winner is looked for only at the start and end of actions.
    pub win_at_end_of_action: bool,
    /// R19.5: "your opponent" always means all others.
    pub opponent_is_all_others: bool,
    /// R26.9
    pub summon_needs_empty: bool,
    /// R21.2: the tokens of all sets are mixed.
    pub items_of_all_sets: bool,
    /// R4.9: sidekicks without room go next to an own fighter.
    pub overflow_adjacent: bool,
    /// R20.8
    pub shared_hands: bool,
    /// R22.9
    pub door_zone_within: bool,
    /// R25.12
    pub effectless_cancel: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            win_at_end_of_action: false,
            opponent_is_all_others: false,
            summon_needs_empty: true,
            items_of_all_sets: false,
            overflow_adjacent: false,
            shared_hands: true,
            door_zone_within: false,
            effectless_cancel: false,
        }
    }
}

/// A switch by name: its values as text, the default first, and where it is kept.
struct Switch {
    name: &'static str,
    values: [&'static str; 2],
    get: fn(&Switches) -> bool,
    set: fn(&mut Switches, bool),
}

/// `get` is true for the second value, or the default is the second bool's meaning of the field.
const SWITCHES: [Switch; 8] = [
    Switch {
        name: "win_check",
        values: ["Immediate", "EndOfAction"],
        get: |s| s.win_at_end_of_action,
        set: |s, v| s.win_at_end_of_action = v,
    },
    Switch {
        name: "opponent_reading",
        values: ["CombatElseAll", "AllOthers"],
        get: |s| s.opponent_is_all_others,
        set: |s, v| s.opponent_is_all_others = v,
    },
    Switch {
        name: "summon_needs_empty",
        values: ["true", "false"],
        get: |s| !s.summon_needs_empty,
        set: |s, v| s.summon_needs_empty = !v,
    },
    Switch {
        name: "item_pool",
        values: ["Board", "AllSets"],
        get: |s| s.items_of_all_sets,
        set: |s, v| s.items_of_all_sets = v,
    },
    Switch {
        name: "sidekick_overflow",
        values: ["AnySpace", "AdjacentToOwn"],
        get: |s| s.overflow_adjacent,
        set: |s, v| s.overflow_adjacent = v,
    },
    Switch {
        name: "team_shared_hands",
        values: ["true", "false"],
        get: |s| !s.shared_hands,
        set: |s, v| s.shared_hands = !v,
    },
    Switch {
        name: "door_zone_rule",
        values: ["AnyShortestPath", "WithinZone"],
        get: |s| s.door_zone_within,
        set: |s, v| s.door_zone_within = v,
    },
    Switch {
        name: "effectless_card_cancel",
        values: ["NotCancelled", "Cancelled"],
        get: |s| s.effectless_cancel,
        set: |s, v| s.effectless_cancel = v,
    },
];

/// A switch that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message of each kind names its parts")]
pub enum SwitchError {
    #[error("there is no switch `{name}`; the switches are: {known}")]
    Unknown { name: String, known: String },
    #[error("switch `{name}` cannot be `{value}`; it is `{first}` or `{second}`")]
    Value { name: &'static str, value: String, first: &'static str, second: &'static str },
}

impl Switches {
    /// Sets one switch by its name and value as R0.4 writes them.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SwitchError> {
        // Older records have a word in front of this one.
        let name = if name.ends_with("_summon_needs_empty") { "summon_needs_empty" } else { name };
        let Some(switch) = SWITCHES.iter().find(|switch| switch.name == name) else {
            let known = SWITCHES.map(|switch| switch.name).join(", ");
            return Err(SwitchError::Unknown { name: name.to_owned(), known });
        };
        let Some(which) = switch.values.iter().position(|known| known.eq_ignore_ascii_case(value)) else {
            let [first, second] = switch.values;
            return Err(SwitchError::Value { name: switch.name, value: value.to_owned(), first, second });
        };
        (switch.set)(self, which == 1);
        Ok(())
    }

    /// The switches that are not at their default, with their values.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        SWITCHES.iter().filter(|switch| (switch.get)(self)).map(|switch| (switch.name, switch.values[1]))
    }

    /// Every switch with its values, the default first.
    pub fn known() -> impl Iterator<Item = (&'static str, [&'static str; 2])> {
        SWITCHES.iter().map(|switch| (switch.name, switch.values))
    }
}

/// One seat's part in a match.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Seat {
    // What nearly every question asks for lies together, in one line of a cache.
    /// All its fighters.
    pub fighters: FighterSet,
    /// Kinds of cards by what they can be used for.
    pub attacks: CardSet,
    /// The cards that a defender may play.
    pub defenses: CardSet,
    /// The cards that are played as an action.
    pub schemes: CardSet,
    /// Cards that are defenses only under a condition.
    pub maybe_defenses: CardSet,
    /// Cards that are attacks only under a condition.
    pub maybe_attacks: CardSet,
    /// Cards that can be played only under conditions.
    pub limited: CardSet,
    /// Cards that can attack face up, and those that must.
    pub open: CardSet,
    pub(crate) only_open: CardSet,
    /// Cards that defend face up.
    pub(crate) open_defenses: CardSet,
    /// Cards that stay in play.
    pub(crate) stays: CardSet,
    /// Who is played.
    pub hero: Arc<Hero>,
    /// Who may use each kind of card.
    pub users: Vec<FighterSet>,
    /// Those of its fighters that are heroes.
    pub heroes: FighterSet,
    /// The seat's team; without teams each seat is its own.
    pub team: u8,
    /// The own pile where cards go instead of the discard pile.
    pub(crate) keeps: Option<u8>,
    /// Some cards go elsewhere than to the discard pile.
    pub(crate) tosses_aside: bool,
    /// How many cards of others it can hold.
    pub(crate) room: u8,
    /// Kinds of fighters whose being damaged starts something.
    pub damage_triggers: FighterSet,
    /// The first fighter of each kind of `Hero::fighters`.
    pub kinds: Vec<FighterId>,
    /// All fighters that go by the name of each kind.
    pub(crate) named: Vec<FighterSet>,
    /// For each of `Hero::tokens` the first in the seat's row of tokens, and how many there are.
    pub tokens: Vec<(u8, u8)>,
}

impl Seat {
    pub(crate) fn kind_set(&self, kind: u8) -> FighterSet {
        self.named[kind as usize]
    }
}

/// One fighter of a match.
#[derive(Clone, Debug)]
pub struct Fighter {
    /// Whose it is.
    pub seat: SeatId,
    /// The team of its seat.
    pub team: u8,
    /// An index into `Hero::fighters`.
    pub kind: u8,
    /// The first kind of this name: of two that share one, one is chosen at setup.
    pub named: u8,
    /// The name in the notation: numbered among equals, with the seat where two seats share the name.
    pub name: String,
    /// A hero, else a sidekick.
    pub hero: bool,
    /// Shares its space with others (R24).
    pub small: bool,
    /// Stands on two spaces, with head and tail (R24.8).
    pub large: bool,
    /// Starts off the board (R26.11).
    pub supply: bool,
    /// Takes part only if this state of its seat has this value.
    pub with: Option<(u8, u8)>,
    /// Whom it can attack.
    pub reach: Reach,
    /// At the beginning.
    pub health: u8,
    /// A number for each printed type of small fighter (R24.6).
    pub small_type: u8,
}

/// Everything about a game that does not change while it is played.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Match {
    // What nearly every question asks for lies together, so that it takes few lines of a cache.
    /// In seat order.
    pub seats: Vec<Seat>,
    /// Those of the board for each set of closed doors, as the switches read R22.9.
    pub(crate) tables: Arc<[Tables]>,
    /// All small fighters.
    pub small: FighterSet,
    /// All large fighters.
    pub large: FighterSet,
    /// Those whose ways tokens change.
    pub(crate) paths: FighterSet,
    /// Those that may be placed instead of moving in a boosted maneuver (R27.1).
    pub(crate) placeable: FighterSet,
    /// The items that are used as an action, as bits.
    pub(crate) scheme_items: u64,
    pub(crate) teams: [FighterSet; MAX_SEATS],
    /// What the rules speak of that texts let hold, as bits of `Governs`.
    governed: u32,
    /// Who plays against whom.
    pub mode: Mode,
    pub(crate) has_doors: bool,
    /// Some fighter has a move or ways of its own.
    pub(crate) own_moves: bool,
    /// Some card says what becomes of its value.
    pub(crate) finals: bool,
    /// Cards can come into the hands of others than their owners.
    pub(crate) gives: bool,
    /// Some moves are made piece by piece: tokens do something when they are entered, or the lines of a way matter.
    pub(crate) traps: bool,
    /// The seats that have piles of their own, as bits.
    pub(crate) piling: u8,
    // Once more what `fighters` and `seats` say, side by side, because it is asked for all the time.
    team_of: [u8; MAX_FIGHTERS],
    pub(crate) reach_of: [Reach; MAX_FIGHTERS],
    /// The cards of its seat that each fighter may use: `Seat::users`, seen from the fighters.
    usable: [CardSet; MAX_FIGHTERS],
    /// What each fighter begins with (R4.3, R4.10).
    pub(crate) start_health: [u8; MAX_FIGHTERS],
    /// Who sees what a seat sees: itself, and with shared hands its teammate (R20.8).
    pub(crate) seers: [u8; MAX_SEATS],
    /// Some state follows conditions, or has values that hold several things.
    pub(crate) follows: bool,
    /// The seats that choose something at setup in secret, as bits.
    pub(crate) secret: u8,
    /// Some ability waits for a card that is played or discarded.
    pub(crate) waits_for_cards: bool,
    /// The seats who may be told the printed value of a card that attacks them, as bits.
    pub(crate) learns: u8,
    /// Somebody may ignore what makes them discard.
    pub(crate) ignores: bool,
    /// The seats whose fighters or cards depend on a choice at setup, as bits.
    pub(crate) binding: u8,
    /// Some text asks who began a turn with a token.
    pub(crate) start_tokens: bool,
    /// What some ability waits for, as bits of `Happening`.
    pub(crate) waits: u8,
    /// The same as far as it matters where it happens.
    pub(crate) watches: u8,
    /// Where it is played.
    pub board: Arc<Board>,
    /// How the rules are read.
    pub switches: Switches,
    /// Those of all seats, seat by seat.
    pub fighters: Vec<Fighter>,
    /// The different items.
    pub items: Vec<Arc<Item>>,
    pub(crate) sidekicks: FighterSet,
    /// Those whose ways are walked line by line: in every move, or in a maneuver that was boosted.
    pub(crate) line_walkers: [FighterSet; 2],
    /// Those that take part only with a choice at setup.
    pub(crate) bound: FighterSet,
    /// Worked out when it is first asked for.
    pub(crate) fingerprint: OnceLock<u64>,
}

/// Why there can be no such match.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message of each kind names its parts")]
pub enum MatchError {
    #[error("a game of mode {} needs {}, not {got}", mode.name(), seats_wanted(*.mode))]
    Seats { mode: Mode, got: usize },
    #[error("{board} has {starts} starting spaces; {seats} seats need as many")]
    Starts { board: String, starts: usize, seats: usize },
    #[error("the heroes have {got} fighters in all; a match can hold {MAX_FIGHTERS}")]
    Fighters { got: usize },
    #[error("the heroes have {got} fighters in all; a match with a large fighter can hold {MAX_WITH_LARGE}")]
    WithLarge { got: usize },
    #[error("{got} item tokens are to be drawn from; a match can hold {MAX_TOKENS}")]
    Items { got: usize },
    #[error("{board} is too small for the fighters of these heroes")]
    Room { board: String },
    #[error("{hero} could hold {got} different cards, with those that others give; a match can hold {MAX_KINDS}")]
    Kinds { hero: String, got: usize },
}

fn seats_wanted(mode: Mode) -> String {
    let seats = mode.seats();
    if seats.start() == seats.end() {
        format!("{} heroes", seats.start())
    } else {
        format!("{} to {} heroes", seats.start(), seats.end())
    }
}

impl Match {
    /// Joins heroes (in seat order) and a board; `items` are the tokens that the board's item spaces draw from.
    pub fn new(
        board: Arc<Board>,
        heroes: &[Arc<Hero>],
        items: Vec<Arc<Item>>,
        mode: Mode,
        switches: Switches,
    ) -> Result<Self, MatchError> {
        if !mode.seats().contains(&heroes.len()) {
            return Err(MatchError::Seats { mode, got: heroes.len() });
        }
        // R3.11
        if board.starts.len() < heroes.len() {
            return Err(MatchError::Starts {
                board: board.name.clone(),
                starts: board.starts.len(),
                seats: heroes.len(),
            });
        }
        let total = heroes.iter().flat_map(|hero| &hero.fighters).map(|fighter| usize::from(fighter.count)).sum();
        if total > MAX_FIGHTERS {
            return Err(MatchError::Fighters { got: total });
        }
        let large = heroes.iter().any(|hero| hero.fighters.iter().any(|fighter| fighter.large));
        if large && total > MAX_WITH_LARGE {
            return Err(MatchError::WithLarge { got: total });
        }
        if items.len() > MAX_TOKENS {
            return Err(MatchError::Items { got: items.len() });
        }
        let mut seats = Vec::new();
        let mut fighters = Vec::new();
        // R20.4, R20.5: seats 1 and 3 against 2 and 4.
        let team_of = |index: usize| if mode == Mode::Teams { index % 2 } else { index } as u8;
        let with_given = with_given(heroes, team_of)?;
        let heroes = &*with_given;
        for (index, hero) in heroes.iter().enumerate() {
            let team = team_of(index);
            seats.push(new_seat(hero, SeatId(index as u8), team, &mut fighters));
        }
        let mut this = Self {
            tables: board.tables(switches.door_zone_within).clone(),
            has_doors: !board.doors.is_empty(),
            board,
            mode,
            switches,
            seats,
            small: ids(&fighters, |fighter| fighter.small),
            large: ids(&fighters, |fighter| fighter.large),
            sidekicks: ids(&fighters, |fighter| !fighter.hero),
            placeable: ids(&fighters, |fighter| {
                let mut abilities = heroes[fighter.seat.index()].abilities();
                abilities.any(|ability| ability.place_instead == Some(fighter.named))
            }),
            paths: ids(&fighters, |fighter| {
                heroes[fighter.seat.index()].ability.paths.iter().any(|path| path.fighter == fighter.named)
            }),
            scheme_items: scheme_items(&items),
            start_health: row(&fighters, |fighter| if fighter.supply { 0 } else { fighter.health }),
            team_of: row(&fighters, |fighter| fighter.team),
            reach_of: row(&fighters, |fighter| fighter.reach),
            piling: 0,
            usable: [CardSet::EMPTY; MAX_FIGHTERS],
            fighters,
            items,
            waits: 0,
            watches: 0,
            governed: heroes.iter().flat_map(|hero| hero.all_rules()).fold(0, |all, rule| all | rule.governs().bit()),
            bound: FighterSet::EMPTY,
            binding: 0,
            traps: heroes.iter().any(|hero| hero.has_traps() || hero.has_lines()),
            line_walkers: [FighterSet::EMPTY; 2],
            own_moves: heroes.iter().any(|hero| hero.has_own_moves()),
            finals: heroes.iter().any(|hero| hero.cards.iter().any(|card| !card.finals.is_empty())),
            start_tokens: heroes.iter().any(|hero| hero.start_token.is_some()),
            ignores: heroes
                .iter()
                .any(|hero| hero.ability.ignores_discards || hero.ongoing().any(|card| card.ignores_discards)),
            follows: heroes
                .iter()
                .any(|hero| hero.states.iter().any(|state| state.follows.is_some() || !state.picks.is_empty())),
            secret: 0,
            gives: heroes.iter().any(|hero| hero.cards.iter().any(|card| card.given.is_some())),
            waits_for_cards: heroes.iter().any(|hero| hero.waits_for_cards()),
            learns: 0,
            teams: [FighterSet::EMPTY; MAX_SEATS],
            seers: [0; MAX_SEATS],
            fingerprint: OnceLock::new(),
        };
        for seat in &this.seats {
            this.teams[seat.team as usize] |= seat.fighters;
            this.bound |=
                seat.fighters.iter().filter(|fighter| this.fighters[fighter.index()].with.is_some()).collect();
            for waiting in seat.hero.abilities().flat_map(|ability| &ability.happenings) {
                this.waits |= 1 << waiting.what as u8;
                this.watches |= u8::from(waiting.group.place != Place::Anywhere) << waiting.what as u8;
            }
            for fighter in seat.fighters {
                let usable = seat.users.iter().enumerate().filter(|(_, users)| users.has(fighter));
                this.usable[fighter.index()] = usable.map(|(index, _)| CardId(index as u8)).collect();
            }
        }
        for a in this.seat_ids() {
            this.binding |= if this.seat(a).hero.binds() { a.bit() } else { 0 };
            let learns = this.seat(a).hero.abilities().any(|ability| !ability.learns.is_empty());
            this.learns |= if learns { a.bit() } else { 0 };
            this.secret |= if this.seat(a).hero.states.iter().any(|state| state.secret) { a.bit() } else { 0 };
            this.piling |= if this.seat(a).hero.piles.is_empty() { 0 } else { a.bit() };
            for b in this.seat_ids() {
                if a == b || switches.shared_hands && this.team(a) == this.team(b) {
                    this.seers[a.index()] |= b.bit();
                }
            }
        }
        this.find_line_walkers();
        this.number_small_types();
        this.prefix_shared_names();
        Ok(this)
    }

    fn find_line_walkers(&mut self) {
        let mut walkers = [FighterSet::EMPTY; 2];
        for (index, seat) in self.seats.iter().enumerate() {
            let hero = &seat.hero;
            walkers[0] |= hero.line_walker.map_or(FighterSet::EMPTY, |kind| seat.kind_set(kind));
            for along in hero.abilities().flat_map(|ability| &ability.along) {
                let all: FighterSet = (0..self.fighters.len() as u8).map(FighterId).collect();
                let friends = self.friends(SeatId(index as u8));
                let side = match along.crowd.side {
                    Whose::Any => all,
                    Whose::Opposing | Whose::Theirs => all.minus(friends),
                    Whose::Friendly => friends,
                    Whose::Yours => seat.fighters,
                };
                let meant = match along.crowd.noun {
                    Noun::Fighter => side,
                    Noun::Hero => side.minus(self.sidekicks),
                    Noun::Sidekick => side & self.sidekicks,
                    Noun::Kind(kind) => side & seat.kind_set(kind),
                };
                walkers[usize::from(along.boosted)] |= meant;
            }
        }
        self.line_walkers = walkers;
    }

    /// Setup needs a space for everybody who starts on the board (R4.9).
    pub fn check_room(&self) -> Result<(), MatchError> {
        let placed = self.fighters.iter().filter(|fighter| !fighter.supply).count();
        if placed > self.board.spaces.len() {
            return Err(MatchError::Room { board: self.board.name.clone() });
        }
        Ok(())
    }

    /// All seats, in their order.
    pub fn seat_ids(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats.len() as u8).map(SeatId)
    }

    /// What there is to know about a seat.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats[seat.index()]
    }

    /// What there is to know about a fighter.
    pub fn fighter(&self, fighter: FighterId) -> &Fighter {
        &self.fighters[fighter.index()]
    }

    /// A card of a seat’s deck.
    pub fn card(&self, seat: SeatId, card: CardId) -> &CardDef {
        &self.seats[seat.index()].hero.cards[card.index()]
    }

    /// Whose card this is, which a seat has in hand or plays, and which card of that one.
    #[inline]
    pub fn origin(&self, seat: SeatId, card: CardId) -> (SeatId, CardId) {
        if self.gives { self.card(seat, card).given.unwrap_or((seat, card)) } else { (seat, card) }
    }

    /// Whether this is a card of another, which somebody gave to the seat; all know of it then.
    #[inline]
    pub(crate) fn is_given(&self, seat: SeatId, card: u8) -> bool {
        self.gives && self.card(seat, CardId(card)).given.is_some()
    }

    /// Whose texts name what the texts of a source speak of: of a card that was given, its owner's.
    #[inline]
    pub fn home(&self, seat: SeatId, source: Source) -> SeatId {
        if self.gives { self.giver(seat, source) } else { seat }
    }

    #[cold]
    fn giver(&self, seat: SeatId, source: Source) -> SeatId {
        source.as_card().map_or(seat, |card| self.origin(seat, card).0)
    }

    /// By which of its own cards a seat does what a card of `owner` says as it boosts; `None` if it says nothing then.
    pub(crate) fn boosts_as(&self, seat: SeatId, owner: SeatId, card: CardId) -> Option<CardId> {
        let cards = self.seat(seat).hero.cards.iter();
        let at = cards.enumerate().find(|(_, def)| def.given == Some((owner, card)));
        if seat == owner { Some(card) } else { at.map(|(at, _)| CardId(at as u8)) }
    }

    /// What a card of `owner` is in the hand of another seat; `None` if it cannot come there.
    pub fn given_as(&self, holder: SeatId, owner: SeatId, card: CardId) -> Option<CardId> {
        if holder == owner {
            return Some(card);
        }
        let cards = self.seat(holder).hero.cards.iter();
        let at = cards.enumerate().find(|(_, def)| def.given == Some((owner, card)) && !def.lent);
        at.map(|(index, _)| CardId(index as u8))
    }

    /// The card that lies on the table where a card is played: of a bonus attack, the card that has it.
    pub fn whole_card(&self, seat: SeatId, card: CardId) -> CardId {
        self.card(seat, card).bonus_of.unwrap_or(card)
    }

    pub(crate) fn fighter_def(&self, fighter: FighterId) -> &FighterDef {
        let fighter = self.fighter(fighter);
        &self.seat(fighter.seat).hero.fighters[fighter.kind as usize]
    }

    /// The team of a seat; without teams each is its own.
    pub fn team(&self, seat: SeatId) -> u8 {
        self.seats[seat.index()].team
    }

    /// The team of a fighter, as an index.
    #[inline]
    pub(crate) fn team_of(&self, fighter: FighterId) -> usize {
        usize::from(self.team_of[fighter.index()]) % MAX_SEATS
    }

    /// The cards of its seat that a fighter may use.
    #[inline]
    pub(crate) fn usable(&self, fighter: FighterId) -> CardSet {
        self.usable[fighter.index()]
    }

    /// Whether a viewer (`None`: somebody who only watches) sees what is private to a seat (R18.1, R20.8).
    pub fn sees(&self, viewer: Option<SeatId>, of: SeatId) -> bool {
        viewer.is_some_and(|viewer| self.seers[of.index()] & viewer.bit() != 0)
    }

    /// The fighters of a seat and of its teammate (R1.5).
    pub fn friends(&self, seat: SeatId) -> FighterSet {
        self.teams[self.team(seat) as usize]
    }

    /// Whether nobody has a move or ways of its own.
    pub fn moves_alike(&self) -> bool {
        !self.own_moves
    }

    /// The seat whose rules make the standing bonus of a seat's card: its own, or another that has some.
    pub(crate) fn bonus_seat(&self, seat: SeatId) -> SeatId {
        let rules = |seat: &SeatId| self.seat(*seat).hero.all_rules().any(|rule| rule.governs() == Governs::Value);
        std::iter::once(seat).chain(self.seat_ids()).find(rules).unwrap_or(seat)
    }

    /// Whether some text lets a rule hold that speaks of this.
    #[inline]
    pub(crate) fn governs(&self, what: Governs) -> bool {
        self.governed & what.bit() != 0
    }

    /// Whether some ability waits for this.
    #[inline]
    pub(crate) fn waits_for(&self, what: Happening) -> bool {
        self.waits >> what as u8 & 1 == 1
    }

    /// Seats after `seat` in turn order, `seat` itself last.
    pub(crate) fn turn_order_after(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let count = self.seats.len() as u8;
        (1..=count).map(move |step| SeatId((seat.0 + step) % count))
    }

    fn number_small_types(&mut self) {
        let mut types: Vec<(String, String)> = Vec::new();
        for index in 0..self.fighters.len() {
            let hero = &self.seats[self.fighters[index].seat.index()].hero;
            let key = (hero.name.clone(), hero.fighters[self.fighters[index].kind as usize].name.clone());
            let number = types.iter().position(|known| *known == key).unwrap_or_else(|| {
                types.push(key);
                types.len() - 1
            });
            self.fighters[index].small_type = number as u8;
        }
    }

    /// NOTATION 2: where two seats have the same name, the seat stands before it.
    fn prefix_shared_names(&mut self) {
        let plain: Vec<(String, SeatId)> =
            self.fighters.iter().map(|fighter| (fighter.name.clone(), fighter.seat)).collect();
        for fighter in &mut self.fighters {
            let elsewhere =
                |(name, seat): &(String, SeatId)| *seat != fighter.seat && name.eq_ignore_ascii_case(&fighter.name);
            if plain.iter().any(elsewhere) {
                fighter.name = format!("{}.{}", fighter.seat, fighter.name);
            }
        }
    }
}

/// The heroes, each with the cards that opponents can put into its hands behind its own.
fn with_given(heroes: &[Arc<Hero>], team_of: impl Fn(usize) -> u8) -> Result<Vec<Arc<Hero>>, MatchError> {
    let is_own = |card: &&CardDef| card.given.is_none();
    let plain = |hero: &Arc<Hero>| match hero.cards.iter().all(|card| card.given.is_none()) {
        true => hero.clone(),
        false => Arc::new(Hero { cards: hero.cards.iter().filter(is_own).cloned().collect(), ..Hero::clone(hero) }),
    };
    // A hero that took part in a match before may have such cards.
    let own: Vec<Arc<Hero>> = heroes.iter().map(plain).collect();
    let lends = own.iter().any(|hero| hero.piles.iter().any(|pile| pile.boosts))
        && own.iter().any(|hero| hero.cards.iter().any(|card| card.boosted != 0));
    if !lends && own.iter().all(|hero| hero.gives.is_empty()) {
        return Ok(own);
    }
    let mut all = own.clone();
    for (index, hero) in all.iter_mut().enumerate() {
        let mut cards = hero.cards.clone();
        for (of, giver) in own.iter().enumerate().filter(|&(of, _)| team_of(of) != team_of(index)) {
            add_given(&mut cards, hero, giver, SeatId(of as u8), None);
        }
        // R8.6: what the cards of others say that boost from a pile of its own is done by it.
        if hero.piles.iter().any(|pile| pile.boosts) {
            for (of, owner) in own.iter().enumerate().filter(|&(of, _)| of != index) {
                let owner_id = SeatId(of as u8);
                let says = |at: &usize| owner.cards[*at].boosted != 0;
                let there = |card: CardId| cards.iter().any(|other| other.given == Some((owner_id, card)));
                let due = (0..owner.cards.len()).filter(says).map(|at| CardId(at as u8));
                let lent: Vec<CardId> = due.filter(|&card| !there(card)).collect();
                add_given(&mut cards, hero, owner, owner_id, Some(&lent));
            }
        }
        if cards.len() > MAX_KINDS {
            return Err(MatchError::Kinds { hero: hero.name.clone(), got: cards.len() });
        }
        if cards.len() > hero.cards.len() {
            *hero = Arc::new(Hero { cards, ..Hero::clone(hero) });
        }
    }
    Ok(all)
}

/// Adds the cards that a giver can put into the hands of a hero: played there they do what their owner's text says, but they stay
/// nobody's in play, and only their owner rolls dice for them. With `lent` those that never come there, and boost from a pile.
fn add_given(cards: &mut Vec<CardDef>, hero: &Hero, giver: &Hero, owner: SeatId, lent: Option<&[CardId]>) {
    let first = cards.len();
    let bonus = |card: CardId| giver.cards[card.index()].bonus;
    let gives = giver.gives.iter().flat_map(|card| std::iter::once(card).chain(bonus(card)));
    let meant: Vec<CardId> = lent.map_or_else(|| gives.collect(), <[_]>::to_vec);
    let place = |card: CardId| meant.iter().position(|&other| other == card).map(|at| CardId((first + at) as u8));
    for &card in &meant {
        let def = &giver.cards[card.index()];
        // NOTATION 2: where two seats have the same name, the seat stands before it.
        let taken = cards[..first].iter().any(|other| other.name.eq_ignore_ascii_case(&def.name));
        let user = def.user.and_then(|user| {
            let name = &giver.fighters[usize::from(user)].name;
            hero.fighters.iter().position(|fighter| fighter.name == *name).map(|at| at as u8)
        });
        cards.push(CardDef {
            name: if taken { format!("{owner}.{}", def.name) } else { def.name.clone() },
            count: 0,
            opening: false,
            with: None,
            ongoing: None,
            boost_die: None,
            user,
            unusable: def.user.is_some() && user.is_none(),
            bonus: def.bonus.and_then(place),
            bonus_of: def.bonus_of.and_then(place),
            given: Some((owner, card)),
            lent: lent.is_some(),
            ..def.clone()
        });
    }
}

fn scheme_items(items: &[Arc<Item>]) -> u64 {
    let schemes = items.iter().enumerate().filter(|(_, item)| item.kind == ItemKind::Scheme);
    schemes.fold(0, |set, (index, _)| set | 1 << index)
}

fn row<T: Default>(fighters: &[Fighter], what: impl Fn(&Fighter) -> T) -> [T; MAX_FIGHTERS] {
    std::array::from_fn(|index| fighters.get(index).map_or_else(T::default, &what))
}

/// The cards of a hero's side decks.
fn side_cards(hero: &Hero) -> usize {
    hero.cards.iter().filter_map(|card| card.side).map(|(_, copies)| usize::from(copies)).sum()
}

fn ids(fighters: &[Fighter], which: impl Fn(&Fighter) -> bool) -> FighterSet {
    (0..fighters.len()).filter(|&index| which(&fighters[index])).map(|index| FighterId(index as u8)).collect()
}

fn new_seat(hero: &Arc<Hero>, seat: SeatId, team: u8, fighters: &mut Vec<Fighter>) -> Seat {
    let mut kinds = Vec::new();
    let mut named = vec![FighterSet::EMPTY; hero.fighters.len()];
    let mut own = FighterSet::EMPTY;
    let mut heroes = FighterSet::EMPTY;
    let mut damage_triggers = FighterSet::EMPTY;
    for (kind, def) in hero.fighters.iter().enumerate() {
        kinds.push(FighterId(fighters.len() as u8));
        let first = hero.fighters.iter().position(|other| other.name == def.name).unwrap_or(kind);
        for number in 1..=def.count {
            let id = FighterId(fighters.len() as u8);
            own.insert(id);
            for (set, other) in named.iter_mut().zip(&hero.fighters) {
                if other.name == def.name {
                    set.insert(id);
                }
            }
            if def.role == Role::Hero {
                heroes.insert(id);
            }
            let damaged = std::iter::once(&hero.ability).chain(hero.ongoing()).flat_map(|ability| &ability.damaged);
            if damaged.into_iter().any(|&(damaged, _)| usize::from(damaged) == kind) {
                damage_triggers.insert(id);
            }
            fighters.push(Fighter {
                seat,
                team,
                kind: kind as u8,
                named: first as u8,
                name: if def.count > 1 { format!("{} {number}", def.name) } else { def.name.clone() },
                hero: def.role == Role::Hero,
                small: def.small,
                large: def.large,
                supply: def.supply,
                with: def.with,
                reach: def.reach,
                health: def.health,
                small_type: 0,
            });
        }
    }
    let cards = |which: &dyn Fn(&CardDef) -> bool| -> CardSet {
        let all = hero.cards.iter().enumerate();
        all.filter(|(_, card)| which(card)).map(|(index, _)| CardId(index as u8)).collect()
    };
    let may_attack = |card: &CardDef| card.kind.attacks() || card.attack_if.is_some();
    let mut this = Seat {
        hero: hero.clone(),
        team,
        fighters: own,
        heroes,
        kinds,
        named,
        users: Vec::new(),
        attacks: cards(&|card| card.kind.attacks()),
        defenses: cards(&|card| card.kind.defends()),
        schemes: cards(&|card| card.kind == CardKind::Scheme),
        maybe_defenses: cards(&|card| !card.kind.defends() && card.defense_if.is_some()),
        maybe_attacks: cards(&|card| !card.kind.attacks() && card.attack_if.is_some()),
        limited: cards(&|card| !card.only_if.is_empty()),
        open: cards(&|card| may_attack(card) && card.laying.is_some()),
        only_open: cards(&|card| may_attack(card) && card.must_lie_open()),
        open_defenses: cards(&|card| {
            let may_defend = card.kind.defends() || card.defense_if.is_some();
            may_defend && card.must_lie_open() && card.laying.as_ref().is_some_and(|laying| laying.against.is_none())
        }),
        stays: cards(&|card| card.ongoing.is_some()),
        keeps: hero.piles.iter().position(|pile| pile.discards).map(|pile| pile as u8),
        tosses_aside: hero.piles.iter().any(|pile| pile.discards)
            || hero.cards.iter().any(|card| card.side.is_some() || card.given.is_some()),
        room: (MAX_CARDS - MAX_CARDS.min(hero.deck_size() + side_cards(hero))) as u8,
        damage_triggers,
        tokens: Vec::new(),
    };
    let mut first = 0;
    for token in &hero.tokens {
        this.tokens.push((first, token.count));
        first += token.count;
    }
    let users = |card: &CardDef| match card.user {
        Some(kind) => this.kind_set(kind),
        None if card.unusable => FighterSet::EMPTY,
        None => own,
    };
    this.users = hero.cards.iter().map(users).collect();
    this
}
