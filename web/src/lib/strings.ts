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
  },

  // ── combat panel ──
  combat: {
  },

  // ── log ──
  log: {
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
