// A card as a picture of its own, 63 by 88 mm: everything in it is drawn, so that any program can show it.
import { ground, HEIGHT, WIDTH } from '../cards/art';
import { motifOf, paletteOf } from '../look/look';
import { picture } from '../look/pictures';
import { kindName, whenName } from '../lib/names';
import { say } from '../lib/words';
import type { CardFace, HeroFace } from '../protocol/types';

/** Of the picture, in tenths of millimetres. */
export const WIDE = 630;
export const HIGH = 880;

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

/** A text in lines of so many letters at most. */
export function lined(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Colours of the types, as on the cards themselves. */
const TINTS: Readonly<Record<string, string>> = { attack: '#a92a21', defense: '#1f5fa8', versatile: '#6b3fa0', scheme: '#7d5d0c' };

/** The text of an SVG file. The card's picture must be here already, else it is left out. */
export function cardSvg(card: CardFace, hero: HeroFace): string {
  const { light, deep } = paletteOf(hero);
  const tint = TINTS[card.kind] ?? '#7d5d0c';
  const texts = card.texts.flatMap(({ when, text }) => [
    { bold: true, words: whenName(when) },
    ...lined(text, 44).map((words) => ({ bold: false, words })),
  ]);
  // Long texts are written smaller, until they have room.
  const size = Math.min(30, 300 / Math.max(1, texts.length * 1.25));
  const lines = texts.map(
    ({ bold, words }, nth) =>
      `<text x="40" y="${Math.round(560 + size * 1.25 * nth)}" font-size="${size.toFixed(1)}"${bold ? ' font-weight="700"' : ''}>${escaped(words)}</text>`,
  );
  const user = card.user === null ? say('ui-cards-anyone') : say('ui-cards-only', { user: card.user });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm" viewBox="0 0 ${WIDE} ${HIGH}" font-family="Georgia, serif" fill="#2a2118">`,
    `<rect width="${WIDE}" height="${HIGH}" rx="36" fill="#f5ecd6"/>`,
    `<clipPath id="art"><rect x="24" y="24" width="582" height="436" rx="24"/></clipPath>`,
    `<g clip-path="url(#art)"><rect x="24" y="24" width="582" height="436" fill="${deep}"/>`,
    `<g transform="translate(24 24) scale(${582 / WIDTH} ${436 / HEIGHT})"><path d="${ground(card.kind, card.name)}" fill="${light}" fill-opacity="0.25" fill-rule="evenodd"/></g>`,
    `<path transform="translate(145 52) scale(0.66)" d="${picture(motifOf(hero, card))}" fill="#fffaf0"/></g>`,
    `<rect x="24" y="24" width="130" height="110" rx="24" fill="${tint}"/>`,
    `<text x="89" y="102" font-size="72" font-weight="700" text-anchor="middle" fill="#fff">${card.value ?? '★'}</text>`,
    `<circle cx="546" cy="84" r="52" fill="${deep}" stroke="${light}" stroke-width="6"/>`,
    `<text x="546" y="102" font-size="52" font-weight="700" text-anchor="middle" fill="#fff">+${card.boost}</text>`,
    `<text x="315" y="505" font-size="${card.name.length > 24 ? 30 : 40}" font-weight="700" text-anchor="middle">${escaped(card.name)}</text>`,
    `<text x="315" y="532" font-size="22" text-anchor="middle" fill="#5b4f3c">${escaped(`${kindName(card.kind)} · ${user}`)}</text>`,
    ...lines,
    `<text x="40" y="850" font-size="20" fill="#5b4f3c">${escaped(hero.name)}</text>`,
    '</svg>',
  ].join('\n');
}
