import { expect, test } from 'vitest';
import { differences, fileName, forked, kindOf, leftOver, nameOf, partsOf, pathOf, renamed, shortened } from './file';

test('a file tells what it holds and how it is called', () => {
  expect(kindOf('name = "A"\n[[fighter]]\n')).toBe('hero');
  expect(kindOf('name = "A"\n\n[[space]]\nid = "x"\n')).toBe('board');
  expect(kindOf('# some\n[[item]]\nname = "A"\n')).toBe('item');
  expect(nameOf('# x\nname = "Ann"\n[[card]]\nname = "Bite"\n')).toBe('Ann');
  expect(nameOf('move = 2')).toBe('');
  expect(renamed('name = "Ann"\nmove = 2\nname = "Bite"', 'B$1')).toBe('name = "B$1"\nmove = 2\nname = "Bite"');
  expect(fileName('Änne O’Neill (copy)', 'hero')).toBe('änne-o-neill-copy.toml');
  expect(fileName('…', 'board')).toBe('board.toml');
});

test('a copy says where it comes from', () => {
  expect(forked('# shelf: old\n# a note\nname = "A"\n', 'new')).toBe('# shelf: new\n# a note\nname = "A"\n');
});

test('two texts differ by the lines that only one has', () => {
  const signs = (old: string, now: string) =>
    differences(old, now).map((line) => `${{ old: '-', new: '+', both: ' ' }[line.in]}${line.text}`);
  expect(signs('a\nb\nc', 'a\nB\nc\nd')).toEqual([' a', '-b', '+B', ' c', '+d']);
  expect(signs('', 'a')).toEqual(['-', '+a']);
  expect(signs('a', 'a')).toEqual([' a']);
});

test('what is the same far from any difference is left out', () => {
  const many = Array.from({ length: 9 }, (_, index) => String(index)).join('\n');
  const shown = shortened(differences(many, many.replace('8', 'x')), 1);
  expect(shown.map((line) => line?.text ?? null)).toEqual([null, '7', '8', 'x']);
  expect(shortened(differences('a', 'a'))).toEqual([null]);
});

test('a pack that is one text has a line before each of its files', () => {
  expect(partsOf('name = "A"\n#### not at all')).toEqual(['name = "A"\n#### not at all']);
  expect(partsOf('#### heroes/a.toml\nname = "A"\n#### items/b.toml\n[[item]]\n')).toEqual(['name = "A"\n', '[[item]]\n']);
  expect(pathOf('Änne', 'hero')).toBe('heroes/änne.toml');
});

test('what was not understood is listed with the sentence that comes nearest', () => {
  const file =
    'name = "A"\n# TODO scheme: "Sing."\n# error: no verb\n# nearest: Draw 1 card.\n# TODO after: "Hum."\n# error\nboost = 1\n# nearest: no\n';
  expect(leftOver(file)).toEqual([
    { from: 11, text: 'scheme: "Sing."', nearest: 'Draw 1 card.' },
    { from: file.indexOf('# TODO after'), text: 'after: "Hum."', nearest: '' },
  ]);
});
