// Turns the figures of `peerless lab matrix --json` into what the client shows of them:
//   peerless lab matrix --games 600 --json > matrix.json && node tools/duels.js matrix.json COMMIT DATE > data/duels.json
import { readFileSync } from 'node:fs';

const [file, commit, date] = process.argv.slice(2);
const { bot, seed, games, boards, strengths, cells, shifts } = JSON.parse(readFileSync(file, 'utf8'));
const heroes = strengths.map(({ hero }) => hero);
const place = (name) => heroes.indexOf(name);
/** Thousandths are more than enough. */
const thousandths = (...rates) => rates.map((rate) => Math.round(1000 * rate));

const pairs = cells
  .filter(({ row, column }) => place(row) <= place(column))
  .map(({ row, column, games, rate, low, high }) => [place(row), place(column), games, ...thousandths(rate, low, high)]);
const on = shifts
  .map(({ hero, board, rate, low, high }) => [place(hero), boards.indexOf(board), ...thousandths(rate, low, high)])
  .sort((a, b) => a[0] - b[0] || a[1] - b[1]);

const lines = (list) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
process.stdout.write(`{
  "bot": ${JSON.stringify(bot)},
  "seed": ${seed},
  "games": ${games},
  "commit": ${JSON.stringify(commit)},
  "date": ${JSON.stringify(date)},
  "heroes": ${JSON.stringify(heroes)},
  "boards": ${JSON.stringify(boards)},
  "pairs": [
${lines(pairs)}
  ],
  "on": [
${lines(on)}
  ]
}
`);
