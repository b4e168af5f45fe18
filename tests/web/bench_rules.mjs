// node tests/web/bench_rules.mjs [--runs N] [--go-board FOLDER]
//
// The rules alone in Node: a line of 40 plies of 9x9 Go with all legal moves at each, in milliseconds,
// the median of several runs that take turns:
// - `moves`: each with its piece, its squares and the position after it;
// - `legal_moves`: in notation alone;
// - `go_board`: by @sabaki/go-board, where FOLDER has it in its node_modules; and `times_as_fast` as it
//   `legal_moves` is.
// Prints one JSON object.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median, readRuns, rounded } from './measuring.mjs';
import { modules } from './site.mjs';

const size = 9;
const plies = 40;
const columns = 'abcdefghj';

const runs = readRuns(31);

/** @type {typeof import('../../web/library/rules.mjs')} */
const { loadRules } = await import(`${modules}/rules.mjs`);
const { openGame } = await loadRules();

/** The same line in each run. @returns {string[]} */
function lineOfPlay() {
  const game = openGame({ game: `go:${size}` });
  const line = [];
  for (let ply = 0, seed = 1; ply < plies; ++ply) {
    const stones = game.legalMoves().filter((move) => move !== 'pass');
    seed = (seed * 48271) % 2147483647;
    const move = stones[seed % stones.length] ?? 'pass';
    line.push(move);
    game.play(move);
  }
  game.close();
  return line;
}

const line = lineOfPlay();

/** @param {'moves' | 'legalMoves'} method @returns {number} of legal moves, without passes */
function withOurs(method) {
  const game = openGame({ game: `go:${size}` });
  let legal = 0;
  for (const move of line) {
    legal += game[method]().length - 1;
    game.play(move);
  }
  game.close();
  return legal;
}

/** @param {any} Board of @sabaki/go-board @returns {number} */
function withGoBoard(Board) {
  let board = Board.fromDimensions(size);
  let sign = 1;
  let legal = 0;
  for (const move of line) {
    for (let y = 0; y < size; ++y)
      for (let x = 0; x < size; ++x) {
        const { overwrite, suicide, ko } = board.analyzeMove(sign, [x, y]);
        if (!overwrite && !suicide && !ko) legal += 1;
      }
    board = board.makeMove(sign, [columns.indexOf(move[0] ?? ''), size - Number(move.slice(1))]);
    sign = -sign;
  }
  return legal;
}

/** @type {Record<string, () => number>} */
const ways = { moves: () => withOurs('moves'), legal_moves: () => withOurs('legalMoves') };
const given = process.argv.indexOf('--go-board');
const folder = given > 0 ? process.argv[given + 1] : undefined;
if (folder !== undefined) {
  const Board = createRequire(pathToFileURL(`${resolve(folder)}/`))('@sabaki/go-board');
  ways.go_board = () => withGoBoard(Board);
}

/** @type {Record<string, number[]>} */
const times = {};
/** @type {Record<string, number>} */
const counts = {};
for (let run = 0; run < runs; ++run)
  for (const [name, way] of Object.entries(ways)) {
    const began = performance.now();
    counts[name] = way();
    (times[name] ??= []).push(performance.now() - began);
  }

const milliseconds = Object.fromEntries(
  Object.entries(times).map(([name, taken]) => [name, rounded(median(taken))]),
);
const { go_board: theirs, legal_moves: ours = NaN } = milliseconds;
console.log(
  JSON.stringify({
    name: `${plies} plies of go:${size} with all legal moves, Node`,
    runs,
    legal_moves: counts,
    milliseconds,
    ...(theirs === undefined ? {} : { times_as_fast: rounded(theirs / ours) }),
  }),
);
