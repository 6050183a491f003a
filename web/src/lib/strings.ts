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
    title: (name: string) => `The board: ${name}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Show the whole board',
    legend: 'What the signs of the board mean',
    passage: 'secret passage',
    closedDoor: 'closed door',
    combatItem: 'item for a combat',
    actionItem: 'item used as an action',
    startSpace: 'starting space',
    space: (s: { id: string; zones: string[]; start: number | null; passage: boolean; here: string[]; item: string | null; steps: number | null; option: boolean }) =>
      [
        `Space ${s.id}`,
        s.zones.length > 1 ? `zones ${list(s.zones)}` : `zone ${list(s.zones)}`,
        s.start === null ? '' : `starting space ${s.start}`,
        s.passage ? 'secret passage' : '',
        s.item === null ? '' : `item ${s.item}`,
        s.here.length > 0 ? `here: ${list(s.here)}` : '',
        s.option ? (s.steps === null ? 'can be chosen' : `can be reached in ${counted(s.steps, 'step')}`) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    fighter: (f: { name: string; seat: number; health: number; max: number; space: string | null; option: boolean; target: boolean; picked: boolean }) =>
      [
        f.name,
        `seat ${f.seat + 1}`,
        `health ${f.health} of ${f.max}`,
        f.space === null ? 'off the board' : `on ${f.space}`,
        f.picked ? 'chosen' : f.target ? 'a target' : f.option ? 'can be chosen' : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    door: (name: string, closed: boolean, option: boolean) => `Door ${name}, ${closed ? 'closed' : 'open'}${option ? (closed ? ', can be opened' : ', can be closed') : ''}`,
    item: (name: string, space: string, option: boolean) => `Item ${name} on ${space}${option ? ', can be used' : ''}`,
    asText: 'The board as text',
    fighters: 'Fighters',
    spaces: 'Spaces',
    defeated: 'defeated',
    neighbours: (ids: string[]) => `next to ${list(ids)}`,
  },

  // ── playing: prompts, options, keys, connection ──
  play: {
    connecting: 'Connecting …',
    lost: 'The connection is lost. Reconnecting …',
    retry: 'Try now',
    gone: 'This table does not exist, or no longer.',
    closed: 'This table has been closed.',
    home: 'Back to the start page',
    watching: 'You are watching',
    region: 'Your decision',
    you: 'you',
    waitingFor: (name: string, ask: string) => `${name} ${asksOther[ask] ?? 'decides'}.`,
    bot: (level: string) => `${level} bot`,
    ask: (ask: string): string => asks[ask] ?? 'Choose.',
    actionsLeft: (n: number) => `${counted(n, 'action')} left`,
    source: (name: string) => `${name} asks`,
    ability: (hero: string) => `${hero}’s ability`,
    rules: 'Rules',
    pickTarget: (name: string) => `${name}: choose a target that glows, or another fighter.`,
    pickSpace: (name: string) => `${name}: choose a space that glows.`,
    pickUser: (name: string) => `${name}: choose who uses it.`,
    pickFighter: (space: string) => `${space}: choose who goes there.`,
    pickAttacker: (name: string) => `${name}: choose who attacks.`,
    letGo: 'Choose something else',
    tap: 'Choose what glows, or one of these:',
    tapOnly: 'Choose what glows.',
    list: 'List',
    listTitle: 'All that you can choose',
    listHint: (page: number, pages: number) => (pages > 1 ? `Keys 1 to 9 choose; 0 turns the page (${page} of ${pages}).` : 'Keys 1 to 9 choose.'),
    more: (count: number) => `${counted(count, 'option')} …`,
    undo: 'Undo',
    undoAsk: 'Ask to undo',
    undoAsked: (name: string) => `${name} asks to take back the last choice.`,
    undoWaiting: 'You have asked to take back the last choice. Waiting for the others.',
    agree: 'Agree',
    refuse: 'Refuse',
    resign: 'Resign',
    resignSure: 'Give up this game? Your opponents win.',
    resignYes: 'Yes, resign',
    claim: 'Claim the game',
    claimWhy: (name: string) => `${name} has been away for long.`,
    log: 'Log',
    keys: 'Keys',
    menu: 'Menu',
    decks: 'Decks',
    skip: 'Skip ahead',
    showing: 'Showing what happened …',
    watchers: (n: number) => (n === 1 ? '1 watcher' : `${n} watchers`),
    over: 'The game is over.',
    showResult: 'Show the result',
    label: (verb: string, what: string) => `${verb} ${what}`,
    keyList: [
      ['1 – 9', 'Choose an option of the list'],
      ['0', 'Next page of the list'],
      ['Space, Enter', 'Take the only option; read on; skip an animation'],
      ['Arrow keys', 'Move a cursor over the board; Enter chooses there'],
      ['Shift + arrow keys', 'Move the board'],
      ['+  −  Home', 'Zoom in, zoom out, the whole board'],
      ['U', 'Undo'],
      ['O', 'List of all options'],
      ['L', 'Log'],
      ['D', 'Decks, one after the other'],
      ['C', 'Go to the cards of your hand'],
      ['Z', 'Read the card in focus at full size'],
      ['Esc', 'Close, or choose something else'],
      ['?', 'This list'],
    ] as readonly (readonly [string, string])[],
    option: {
      maneuver: 'Maneuver',
      attack: (by: string, at: string) => `Attack ${at} with ${by}`,
      attackWith: (by: string) => `Attack with ${by}`,
      scheme: (card: string) => `Scheme: ${card}`,
      schemeBy: (card: string, by: string) => `Scheme: ${card}, by ${by}`,
      item: (item: string, by: string) => `Use ${item} with ${by}`,
      boost: (card: string) => `Boost with ${card}`,
      noBoost: 'No boost',
      move: (fighter: string, space: string, steps: number) => `Move ${fighter} to ${space}${steps > 0 ? ` (${counted(steps, 'step')})` : ''}`,
      moveVia: (fighter: string, space: string, via: string[]) => `Move ${fighter} to ${space}, past ${list(via)}`,
      moveWho: (fighter: string) => `Move ${fighter}`,
      done: 'Done',
      open: (door: string, by: string) => `Open the door ${door} with ${by}`,
      close: (door: string) => `Close the door ${door}`,
      play: (card: string) => `Play ${card}`,
      defend: (card: string) => `Defend with ${card}`,
      noDefense: 'No defense',
      use: (item: string) => `Use ${item}`,
      noItem: 'No item',
      place: (fighter: string, space: string) => `Place ${fighter} on ${space}`,
      placeWho: (fighter: string) => `Place ${fighter}`,
      noPlace: 'Place nobody',
      seat: (name: string) => name,
      card: (card: string, owner: string | null) => (owner === null ? card : `${card} (${owner})`),
      skip: 'None',
      yes: 'Yes',
      no: 'No',
      discard: (card: string) => `Discard ${card}`,
      first: { card: 'First the card', boost: 'First the boost', item: 'First the item', ability: 'First the ability' },
    },
  },

  // ── cards, hands, decks, piles ──
  cards: {
  },

  // ── combat panel ──
  combat: {
  },

  // ── log ──
  log: {
  },

  // ── why something is refused ──
  why: {
    title: 'Not possible now',
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

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** "A", "A and B", "A, B and C". */
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

/** What a decision asks of the person in front of the screen, by its word in the protocol. */
const asks: Record<string, string> = {
  setup: 'Place your fighters.',
  state: 'Choose how you begin.',
  action: 'Choose an action.',
  'maneuver-boost': 'Boost your movement with a card?',
  move: 'Move your fighters.',
  'attack-card': 'Choose the card to attack with.',
  item: 'Use an item in this combat?',
  'commit-boost': 'Choose a card to boost with, face down.',
  defense: 'Choose a card to defend with.',
  order: 'Which of your effects comes first?',
  'hand-limit': 'Your hand is too large: discard a card.',
  discard: 'Discard a card.',
  'yes-no': 'Do you want to?',
  fighter: 'Choose a fighter.',
  space: 'Choose a space.',
  number: 'Choose a number.',
  opponent: 'Choose an opponent.',
  effect: 'Choose an effect.',
  symbol: 'Choose a symbol.',
  place: 'Choose where to place.',
  boost: 'Boost with a card?',
  card: 'Choose a card.',
  'hidden-card': 'Choose a card; the others do not see it.',
  'card-order': 'Which card comes next on top of the deck?',
  replace: 'Replace the card played?',
  deck: 'Choose a deck.',
  guard: 'Guard your hand?',
};

/** The same of somebody else, after the name. */
const asksOther: Record<string, string> = {
  setup: 'places fighters',
  state: 'chooses how to begin',
  action: 'chooses an action',
  'maneuver-boost': 'may boost the movement',
  move: 'moves',
  'attack-card': 'chooses a card to attack with',
  item: 'may use an item',
  'commit-boost': 'may boost, face down',
  defense: 'chooses a defense',
  order: 'orders effects',
  'hand-limit': 'discards down to the hand limit',
  discard: 'discards a card',
  'yes-no': 'decides',
  fighter: 'chooses a fighter',
  space: 'chooses a space',
  number: 'chooses a number',
  opponent: 'chooses an opponent',
  effect: 'chooses an effect',
  symbol: 'chooses a symbol',
  place: 'places a fighter',
  boost: 'may boost',
  card: 'chooses a card',
  'hidden-card': 'chooses a card',
  'card-order': 'orders cards',
  replace: 'may replace the card played',
  deck: 'chooses a deck',
  guard: 'may guard the hand',
};
