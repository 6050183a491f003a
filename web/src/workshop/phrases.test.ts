import { expect, test } from 'vitest';
import { cut, sentencesOf } from './phrases';

const TEXT = 'If you won, deal 2 damage to the foe.';
const phrase = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length, what: '' });

test('every word belongs to the innermost phrase around it', () => {
  const pieces = cut(TEXT, [phrase('you won'), phrase('deal 2 damage to the foe'), phrase('2'), phrase('the foe')]);
  expect(pieces.map(({ words, phrase }) => (phrase === null ? words : `[${words}]`)).join('')).toBe(
    'If [you won], [deal] [2] [damage to] [the foe].',
  );
  expect(pieces.map(({ words }) => words).join('')).toBe(TEXT);
  expect(cut('', [])).toEqual([]);
});

test('sentences know what can be done with them', () => {
  const shapes = [1, 0, 0].map((sentence) => ({ sentence, shape: 'may', text: '' }));
  expect(sentencesOf('A. B.', shapes).map(({ nth, shapes }) => [nth, shapes.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(sentencesOf('', shapes)).toEqual([]);
});
