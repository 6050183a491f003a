import { describe, expect, test } from 'vitest';
import type { EventFace, SourceFace, TermFace, TermWord, ToldEvent } from '../protocol/types';
import { type Fight, lastFight, type Side, total } from './combat';
import { fixture, fixtures, told } from './fixture';
import { plain } from './narrate';

const { setup } = fixture('combat');
const card = (seat: number, card: number) => setup.seats[seat]?.hero.cards[card];
const NO_SIDE = {
  seat: 1,
  fighter: 1,
  laid: false,
  card: null,
  boosted: false,
  boost: null,
  canceled: false,
  number: null,
  told: null,
  terms: [],
};
const ATTACK: EventFace = { kind: 'attack', by: 0, at: 1 };

function fight(...events: (EventFace | ToldEvent)[]): Fight {
  const all: (EventFace | ToldEvent)[] = [{ kind: 'turn', seat: 0 }, ATTACK, ...events];
  const found = lastFight(
    setup,
    all.map((event) => ('lines' in event ? event : told(event))),
    0,
  );
  if (found === null) throw new Error('no fight');
  return found;
}
const sum = ({ terms }: Side) => terms.map(({ amount, words }) => [amount, plain(words)]);

const printed = (seat: number, number: number): TermFace => ({
  kind: 'printed',
  amount: card(seat, number)?.value ?? 0,
  source: { kind: 'card', seat, card: number },
  lost: null,
});
const term = (kind: TermWord, amount: number, source: SourceFace, lost: TermFace['lost'] = null): TermFace => ({
  kind,
  amount,
  source,
  lost,
});
/** A change of the attacker's value, as the table tells it. */
const value = (...terms: TermFace[]): EventFace => ({
  kind: 'value',
  seat: 0,
  value: terms.reduce((sum, { amount, lost }) => (lost === null ? sum + amount : sum), 0),
  source: terms.at(-1)?.source ?? { kind: 'ability', seat: 0 },
  terms,
});
const result: EventFace = { kind: 'result', attack: 4, defense: 0, damage: 4, won: 0, attack_terms: [], defense_terms: [] };

test('there is none before the first attack', () => {
  expect(lastFight(setup, [told({ kind: 'turn', seat: 0 }), told({ kind: 'maneuver', seat: 0 })], 0)).toBeNull();
});

describe('cards', () => {
  test('lie face down, known to their owner alone', () => {
    const { attack, defense } = fight(
      { kind: 'commit', seat: 0, what: 'attack', card: 1 },
      { kind: 'commit', seat: 1, what: 'defense', card: null },
    );
    expect(attack.card).toEqual({ kind: 'down', known: 1 });
    expect(defense.card).toEqual({ kind: 'down', known: null });
    expect(total(attack)).toBeNull();
  });

  test('may be none', () => {
    expect(fight({ kind: 'no-defense', seat: 1 }).defense.card).toEqual({ kind: 'refused' });
  });

  test('that are played face up lie open at once, and being revealed with the others changes nothing', () => {
    const open = fight({ kind: 'commit', seat: 0, what: 'attack', card: 1 }, { kind: 'shown', seat: 0, card: 1 });
    expect(open.attack.card).toEqual({ kind: 'open', card: 1 });
    expect(open.notes).toEqual([]);
    expect(sum(open.attack)).toEqual([[card(0, 1)?.value, 'printed']]);
    // The boost beside it lies face down until then.
    const later: EventFace[] = [
      { kind: 'commit', seat: 0, what: 'boost', card: 1 },
      { kind: 'reveal', seat: 0, card: 1 },
      { kind: 'reveal', seat: 0, card: 1 },
    ];
    const all = fight({ kind: 'commit', seat: 0, what: 'attack', card: 1 }, { kind: 'shown', seat: 0, card: 1 }, ...later);
    expect([all.attack.card, all.attack.boost]).toEqual([
      { kind: 'open', card: 1 },
      { kind: 'open', card: 1 },
    ]);
    expect(sum(all.attack)).toEqual([[card(0, 1)?.value, 'printed']]);
  });

  test('that another effect shows are no cards of the combat', () => {
    const shown = fight(
      { kind: 'commit', seat: 0, what: 'attack', card: null },
      { kind: 'commit', seat: 1, what: 'defense', card: null },
      { kind: 'shown', seat: 0, card: 2 },
    );
    expect(shown.attack.card).toEqual({ kind: 'down', known: null });
  });

  test('whose value the reader has been told have it before they are turned up', () => {
    expect(fight({ kind: 'learned', seat: 0, value: 3 }).attack.told).toBe(3);
    expect(fight({ kind: 'learned', seat: 1, value: null }).attack.told).toBeNull();
    const begun = [told(ATTACK)];
    expect(lastFight(setup, begun, 0, { attack: { ...NO_SIDE, seat: 0, fighter: 0, told: 5 }, defense: NO_SIDE })?.attack.told).toBe(5);
  });

  test('are revealed with their printed value', () => {
    const { attack } = fight({ kind: 'commit', seat: 0, what: 'attack', card: 1 }, { kind: 'reveal', seat: 0, card: 1 });
    expect(attack.card).toEqual({ kind: 'open', card: 1 });
    expect(sum(attack)).toEqual([[card(0, 1)?.value, 'printed']]);
  });

  test('can be replaced; what was added stays', () => {
    const after = card(0, 4)?.value ?? 0;
    const { attack } = fight({ kind: 'reveal', seat: 0, card: 1 }, value(printed(0, 1), term('effect', 2, { kind: 'ability', seat: 0 })), {
      kind: 'reveal',
      seat: 0,
      card: 4,
    });
    expect(attack.card).toEqual({ kind: 'open', card: 4 });
    expect(sum(attack)[0]).toEqual([after, `now ${card(0, 4)?.name}`]);
    expect(total(attack)).toBe(after + 2);
  });
});

describe('a value', () => {
  const open: EventFace = { kind: 'reveal', seat: 0, card: 1 };
  const mine = (number: number): SourceFace => ({ kind: 'card', seat: 0, card: number });
  const theirs: SourceFace = { kind: 'card', seat: 1, card: 3 };
  const ability: SourceFace = { kind: 'ability', seat: 0 };
  const base = printed(0, 1);

  test('grows by a boost, a blind boost, an item, a standing bonus', () => {
    const { attack } = fight(
      open,
      { kind: 'boost', seat: 0, card: 2 },
      value(base, term('boost', 1, mine(2))),
      { kind: 'blind-boost', seat: 0, card: 3 },
      value(
        base,
        term('boost', 1, mine(2)),
        term('blind-boost', 2, mine(3)),
        term('item', 1, { kind: 'item', item: 0 }),
        term('standing', 1, ability),
      ),
    );
    expect(sum(attack).slice(1)).toEqual([
      [1, `boost ${card(0, 2)?.name}`],
      [2, `blind boost ${card(0, 3)?.name}`],
      [1, setup.items[0]?.name],
      [1, 'standing bonus: your ability'],
    ]);
    expect(total(attack)).toBe(base.amount + 5);
  });

  test('grows by a boost that lay face down', () => {
    const { attack } = fight(
      { kind: 'commit', seat: 0, what: 'attack', card: 1 },
      { kind: 'commit', seat: 0, what: 'boost', card: null },
      open,
      { kind: 'reveal', seat: 0, card: 2 },
      value(base, term('boost', 1, mine(2))),
    );
    expect(attack.card).toEqual({ kind: 'open', card: 1 });
    expect(attack.boost).toEqual({ kind: 'open', card: 2 });
    expect(sum(attack)[1]).toEqual([1, `boost ${card(0, 2)?.name}`]);
  });

  test('shrinks by a card of the other side, which is named', () => {
    const { attack } = fight(open, { kind: 'reveal', seat: 1, card: 3 }, value(base, term('effect', -1, theirs)));
    expect(sum(attack)[1]).toEqual([-1, card(1, 3)?.name]);
    expect(total(attack)).toBe(base.amount - 1);
  });

  test('keeps what it has lost, with what took it', () => {
    const { attack } = fight(open, value(base, term('boost', 2, mine(2), { to: 'canceled', source: theirs }), term('effect', 1, ability)));
    expect(attack.terms.map(({ lost }) => lost && plain(lost))).toEqual([null, `canceled by ${card(1, 3)?.name}`, null]);
    expect(total(attack)).toBe(base.amount + 1);
  });

  test.each([
    ['instead', 'instead, by', 'replaced by'],
    ['equal', 'set by', 'replaced by'],
    ['locked', 'locked by', 'the value is locked by'],
    ['ignored', 'ignored because of', 'the value is ignored because of'],
  ] as const)('is set: %s', (kind, words, loss) => {
    const { attack } = fight(open, value({ ...base, lost: { to: kind, source: theirs } }, term(kind, 7, theirs)));
    expect(sum(attack)).toEqual([
      [base.amount, 'printed'],
      [7, `${words} ${card(1, 3)?.name}`],
    ]);
    expect(plain(attack.terms[0]?.lost ?? [])).toBe(`${loss} ${card(1, 3)?.name}`);
    expect(total(attack)).toBe(7);
  });

  test('is what the table says now, before an event tells of it', () => {
    const side = { ...NO_SIDE, terms: [base, term('standing', 1, ability)] };
    const events = [told(ATTACK), told(open)];
    expect(total(lastFight(setup, events, 0, { attack: side, defense: NO_SIDE })?.attack ?? fight().attack)).toBe(base.amount + 1);
  });
});

test('cancelling names the card that does it', () => {
  const { attack, defense } = fight(
    { kind: 'reveal', seat: 0, card: 1 },
    { kind: 'reveal', seat: 1, card: 0 },
    { kind: 'effect', seat: 1, source: { kind: 'card', seat: 1, card: 0 } },
    told(
      { kind: 'canceled', seat: 0 },
      {
        key: 'log-canceled-by',
        args: { seat: { kind: 'seat', seat: 0 }, source: { kind: 'source', source: { kind: 'card', seat: 1, card: 0 } } },
        level: 'plain',
      },
    ),
  );
  expect(plain(attack.canceled ?? [])).toBe(`The effects of your card are canceled by ${card(1, 0)?.name}.`);
  expect(defense.canceled).toBeNull();
});

test('what else happens is noted, but not the way of the cards to the pile', () => {
  const { notes } = fight(
    { kind: 'reveal', seat: 0, card: 1 },
    result,
    told(
      { kind: 'damage', fighter: 1, amount: 4, left: 3 },
      { key: 'log-defeat', args: { fighter: { kind: 'fighter', fighter: 1 } }, level: 'plain' },
    ),
    { kind: 'discard', seat: 0, card: 1 },
  );
  expect(notes.map(({ parts }) => plain(parts))).toEqual([`${setup.fighters[1]?.name} is defeated.`]);
});

test('a fight is open until the next thing begins', () => {
  expect(fight(result).over).toBe(false);
  expect(fight(result, { kind: 'maneuver', seat: 0 }, { kind: 'draw', seat: 0, card: null }).over).toBe(true);
});

test.each(fixtures)('in the game %s every result is the sum that is shown', (name) => {
  const { setup, events, seat } = fixture(name);
  for (const [n, event] of events.entries()) {
    if (event.kind !== 'result') continue;
    const found = lastFight(setup, events.slice(0, n + 1), seat);
    expect(found?.result).toMatchObject({ attack: event.attack, defense: event.defense });
    if (found === null) continue;
    expect(total(found.attack)).toBe(event.attack);
    expect(total(found.defense) ?? 0).toBe(event.defense);
  }
});

test('what a canceled card would have done is told, but for what it has done already', () => {
  const number = setup.seats[0]?.hero.cards.findIndex(({ texts }) => texts.length > 1) ?? -1;
  const texts = card(0, number)?.texts ?? [];
  const canceled: EventFace = { kind: 'canceled', seat: 0 };
  const open: EventFace = { kind: 'reveal', seat: 0, card: number };
  const done: EventFace = { kind: 'effect', seat: 0, source: { kind: 'card', seat: 0, card: number } };
  expect(texts.length).toBeGreaterThan(1);
  expect(fight(open, canceled).attack.undone).toEqual(texts);
  expect(fight(open, done, canceled).attack.undone).toEqual(texts.slice(1));
  expect(fight(open).attack.undone).toEqual([]);
});
