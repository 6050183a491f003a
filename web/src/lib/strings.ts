// Every word that the client says, in one place and ready to be translated. Card texts and names come from the content.
export const t = {
  common: {
    title: 'Peerless',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
  },

  // ── board ──
  board: {
  },

  // ── playing: prompts, options, keys, connection ──
  play: {
  },

  // ── cards, hands, decks, piles ──
  cards: {
    kinds: { attack: 'Attack', defense: 'Defense', versatile: 'Versatile', scheme: 'Scheme' } as Record<string, string>,
    /** Labels of a card's texts, by when they count. */
    when: {
      immediately: 'Immediately',
      during: 'During combat',
      after: 'After combat',
      scheme: 'Scheme',
      boosted: 'As a boost',
      always: 'Always',
    } as Record<string, string>,
    value: 'Value',
    boost: 'Boost',
    anyone: 'Any fighter',
    only: (user: string) => `${user} only`,
    noText: 'No effect.',
    copies: (count: number) => `×${count}`,
    inDeck: (count: number) => (count === 1 ? '1 in the deck' : `${count} in the deck`),
    back: 'Face-down card',
    backOf: (hero: string) => `Face-down card of ${hero}`,
    /** A card in one line, for those who listen. */
    line: (name: string, kind: string, value: number | null, boost: number, user: string | null) =>
      `${name}: ${kind.toLowerCase()}${value === null ? '' : ` ${value}`}, boost ${boost}${user === null ? '' : `, ${user} only`}`,
    handCard: (line: string, count: number, usable: boolean) =>
      `${line}${count > 1 ? `, ${count} copies` : ''}${usable ? ', can be used now' : ''}`,
    hand: 'Your hand',
    handCount: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    emptyHand: 'Your hand is empty.',
    zoomHint: 'Z shows a card in full size.',
    read: (name: string) => `Read ${name}`,
    backTo: 'Back',

    // Seats
    you: 'You',
    bot: (level: string) => `Bot, ${level}`,
    free: 'Free seat',
    away: 'away',
    out: 'out of the game',
    resigned: 'resigned',
    turn: 'Turn',
    actionsLeft: (count: number) => (count === 1 ? '1 action left' : `${count} actions left`),
    asked: 'decides',
    health: (name: string, health: number, max: number) => `${name}: health ${health} of ${max}`,
    defeated: (name: string) => `${name}: defeated`,
    alive: (name: string, alive: number, all: number) => `${name}: ${alive} of ${all} on the board`,
    inHand: 'Hand',
    deck: 'Deck',
    pile: 'Discard pile',
    pileShort: 'Pile',
    topOfPile: (name: string) => `on top: ${name}`,
    openDeck: (hero: string, count: number) => `Deck list of ${hero}, ${count} in the deck`,
    openPile: (hero: string, count: number) => `Discard pile of ${hero}, ${count} cards`,
    openHero: (hero: string) => `Hero card of ${hero}`,
    openSeat: (hero: string) => `All about ${hero}`,
    handOf: (count: number, known: number) =>
      `${count === 1 ? '1 card' : `${count} cards`} in hand${known > 0 ? `, ${known} known` : ''}`,
    clock: 'Time left',
    counter: (name: string, value: number, max: number) => `${name}: ${value} of ${max}`,
    state: (name: string, value: string) => `${name}: ${value}`,
    team: (team: number) => `Team ${String.fromCharCode(65 + team)}`,
    fightersOf: (hero: string) => `Fighters of ${hero}`,
    knownHand: (hero: string) => `Known cards in the hand of ${hero}`,
    knownTop: 'Known on top of the deck',

    // Deck lists, piles, hero cards
    deckTitle: (hero: string) => `Deck of ${hero}`,
    pileTitle: (hero: string) => `Discard pile of ${hero}`,
    pileOrder: 'The newest card first.',
    pileEmpty: 'The pile is empty.',
    unknownCard: 'a card that you do not know',
    columns: { card: 'Card', total: 'All', pile: 'Pile', hand: 'Hand', table: 'Else', unseen: 'Unseen' },
    columnHints: {
      total: 'Copies in the whole deck',
      pile: 'In the discard pile',
      hand: 'Known to be in hand',
      table: 'Known on the deck, on the table or out of the game',
      unseen: 'In the deck or unknown in hand',
    },
    total: 'Together',
    deckNote: 'Unseen: in the deck, unknown in hand, or face down on the table.',
    ability: 'Ability',
    noAbility: 'No ability beyond the cards.',
    move: 'Move',
    melee: 'melee',
    reach: (distance: number) => `melee, up to ${distance} spaces`,
    ranged: 'ranged',
    rangedTo: (distance: number) => `ranged, or up to ${distance} spaces`,
    fighter: (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name),
    heroFighter: 'hero',
    sidekick: 'sidekick',
    small: 'small',
    healthOf: (health: number) => `health ${health}`,
    healthTo: (health: number, max: number) => `health ${health}, at most ${max}`,
    counters: 'Counters',
    counterMax: (name: string, max: number) => `${name}, up to ${max}`,
    states: 'States',
    stateValues: (name: string, values: string) => `${name}: ${values}`,
    symbols: 'Symbols',
    heroes: 'Heroes',
    heroesIntro: 'Every hero with its fighters, its ability and its whole deck.',
    showDeck: 'Cards',
    findHero: 'Find a hero, card or word',
    noHero: 'Nothing here has that word.',
    loading: 'Fetching the heroes…',
    found: (count: number) => (count === 1 ? '1 hero' : `${count} heroes`),
  },

  // ── combat panel ──
  combat: {
    title: (by: string, at: string) => `${by} attacks ${at}`,
    attack: 'Attack',
    defense: 'Defense',
    waiting: 'No card yet',
    choosing: 'choosing …',
    none: 'No defense',
    printed: 'printed',
    boost: (card: string) => `boost ${card}`,
    blindBoost: (card: string, source: string) => `blind boost ${card} (${source})`,
    faceDownBoost: 'A boost lies face down',
    item: (item: string) => item,
    change: (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`),
    ability: (hero: string) => `ability of ${hero}`,
    canceled: (hero: string, by: string | null) =>
      by === null ? `The effects of ${hero}’s card are canceled` : `The effects of ${hero}’s card are canceled by ${by}`,
    canceledShort: 'Effects canceled',
    takesOver: (fighter: string) => `${fighter} fights on in this combat`,
    replaced: (card: string) => `now ${card}`,
    against: 'against',
    result: (attack: number, defense: number, damage: number) =>
      `Attack ${attack} against defense ${defense}: ${damage === 0 ? 'no damage' : `${damage} damage`}`,
    won: { you: 'You win the combat.', other: '{who} wins the combat.' },
    read: 'Continue',
    sum: (side: string, total: number) => `${side} value ${total}`,
    steps: 'Step by step',
  },

  // ── log ──
  // A sentence is told to the seat that does it as `you`, to all others as `other`. Words in braces are filled in.
  log: {
    title: 'What has happened',
    empty: 'Nothing has happened yet.',
    newest: 'Newest',
    setup: 'Setup',
    turn: { you: 'Turn {n}: your turn', other: 'Turn {n}: {who}' },
    possessive: (who: string) => `${who}’s`,
    your: 'your',
    and: ' and ',
    comma: ', ',
    aCard: 'a card',
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    actionsLeft: (count: number) => (count === 1 ? '1 action' : `${count} actions`),
    ability: '{whose} ability',
    maneuver: { you: 'You maneuver.', other: '{who} maneuvers.' },
    scheme: { you: 'You play the scheme {card} with {fighter}.', other: '{who} plays the scheme {card} with {fighter}.' },
    item: { you: 'You use the item {item} with {fighter}.', other: '{who} uses the item {item} with {fighter}.' },
    attack: '{by} attacks {at}.',
    draw: { you: 'You draw {what}.', other: '{who} draws {what}.' },
    exhausted: { you: 'Your deck is empty: each of your fighters is hurt.', other: '{whose} deck is empty: each of their fighters is hurt.' },
    discard: { you: 'You discard {card}.', other: '{who} discards {card}.' },
    boost: { you: 'You boost with {card}: plus {more}.', other: '{who} boosts with {card}: plus {more}.' },
    blindBoost: {
      you: 'You boost with {card} from the top of the deck: plus {more}.',
      other: '{who} boosts with {card} from the top of the deck: plus {more}.',
    },
    commit: {
      attack: { you: 'You lay {card} face down to attack.', other: '{who} lays {card} face down to attack.' },
      boost: { you: 'You lay {card} face down to boost the attack.', other: '{who} lays {card} face down to boost the attack.' },
      defense: { you: 'You lay {card} face down to defend.', other: '{who} lays {card} face down to defend.' },
    },
    noDefense: { you: 'You do not defend.', other: '{who} does not defend.' },
    itemUsed: { you: 'You use the item {item}: plus {more}.', other: '{who} uses the item {item}: plus {more}.' },
    reveal: { you: 'You reveal {card}.', other: '{who} reveals {card}.' },
    effect: 'The effect of {source} resolves.',
    canceled: { you: 'The effects of your card are canceled.', other: 'The effects of {whose} card are canceled.' },
    canceledBy: {
      you: 'The effects of your card are canceled by {source}.',
      other: 'The effects of {whose} card are canceled by {source}.',
    },
    value: {
      you: 'The value of your card is now {value} because of {source}.',
      other: 'The value of {whose} card is now {value} because of {source}.',
    },
    result: {
      you: 'Attack {attack} against defense {defense}: {damage}. You win the combat.',
      other: 'Attack {attack} against defense {defense}: {damage}. {who} wins the combat.',
    },
    damageOf: (damage: number) => (damage === 0 ? 'no damage' : `${damage} damage`),
    move: '{fighter} moves from {from} to {to}.',
    place: '{fighter} is placed on {to}.',
    swap: '{a} and {b} swap spaces.',
    takesOver: '{fighter} takes over in this combat.',
    damage: '{fighter} takes {amount} damage, health {left}.',
    recover: '{fighter} recovers, health {left}.',
    healthSet: 'The health of {fighter} is now {to}.',
    defeat: '{fighter} is defeated.',
    away: {
      you: 'Your fighters leave the board until your next turn.',
      other: '{whose} fighters leave the board until their next turn.',
    },
    eliminated: { you: 'You are out of the game.', other: '{who} is out of the game.' },
    take: { you: 'You take {card} into the hand.', other: '{who} takes {card} into the hand.' },
    takeHidden: { you: 'You take {card} from the deck into the hand.', other: '{who} takes {card} from the deck into the hand.' },
    putOnDeck: { you: 'You put {card} on top of the deck.', other: '{who} puts {card} on top of the deck.' },
    shown: { you: 'You show {card}.', other: '{who} shows {card}.' },
    handSeen: { you: 'You look at {of} hand.', other: '{who} looks at {of} hand.' },
    topSeen: { you: 'You look at the top of {of} deck: {count}.', other: '{who} looks at the top of {of} deck: {count}.' },
    theirOwn: 'their own',
    shuffle: { you: 'You shuffle the deck.', other: '{who} shuffles the deck.' },
    actions: { you: 'You now have {count}.', other: '{who} now has {count}.' },
    counter: { you: 'Your {name} is now {value}.', other: '{whose} {name} is now {value}.' },
    state: { you: 'Your {name} is now {value}.', other: '{whose} {name} is now {value}.' },
    door: { open: 'The door {door} is open now.', closed: 'The door {door} is closed now.' },
    over: { you: 'You win the game.', other: '{who} wins the game.' },
    teamOver: 'Team {team} wins the game: {who}.',

    // Banners
    yourTurn: 'Your turn',
    turnOf: (who: string) => `${who}’s turn`,
    exhaustedBanner: (who: string) => `${who}: the deck is empty, all fighters are hurt`,
    handLimit: { you: 'Hand limit: you discard down to 7 cards', other: 'Hand limit: {who} discards down to 7 cards' },
    startOfTurn: 'Start of the turn: {source}',
  },

  // ── why something is refused ──
  why: {
  },

  // ── home, new table, lobby, joining ──
  home: {
  },

  // ── settings ──
  settings: {
  },

  // ── replay ──
  replay: {
  },

  // ── learning: the guided game ──
  learn: {
  },

  // ── the rules page ──
  rules: {
  },
} as const;
