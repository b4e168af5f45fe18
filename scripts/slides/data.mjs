// node scripts/slides/data.mjs KANZEN TO: writes the deck's data from the engine into a folder: counts.json,
// the posters of the boards, and the positions of a line.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { divergence, longest, shownRounds, slideBoards } from './boards.mjs';

/**
 * @typedef {'win' | 'draw' | 'loss'} Outcome
 * @typedef {{ outcome: Outcome, moves: { outcome: Outcome }[] }} Probed
 * @typedef {{ enumerated: { positions: number, terminal: number, transitions: number, by_ply: number[],
 *     sweeps?: { undecided: number }[], [further: string]: unknown },
 *   solved: { positions: number, terminal: number, win: number, draw: number, loss: number,
 *     max_distance: number, by_distance: { win: number, loss: number }[] },
 *   divergence: Probed[] }} Counts  divergence: the analysis of each position of the line
 * @typedef {{ strict: Counts, notebook: Counts, sequences: number[], oneSize: number }} SlideData
 */

const [, , kanzen = '', to = ''] = process.argv;
if (!kanzen || !to) throw new Error('node scripts/slides/data.mjs KANZEN TO');

/** @param {string[]} parameters @param {string} [input] */
const run = (parameters, input) =>
  execFileSync(kanzen, parameters, { encoding: 'utf8', maxBuffer: 1 << 26, input });

/** @param {string} rules @returns {Counts} */
function countsOf(rules) {
  const game = ['gobblers2', '--rules', rules, '--json'];
  const lines = run(['probe', ...game, '--positions', '-'], divergence.positions.join('\n'));
  return {
    enumerated: JSON.parse(run(['enumerate', ...game])),
    solved: JSON.parse(run(['solve', ...game])),
    divergence: lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

mkdirSync(to, { recursive: true });
/** @type {SlideData} */
const data = {
  strict: countsOf('strict'),
  notebook: countsOf('notebook'),
  sequences: JSON.parse(run(['perft', 'gobblers2', '4', '--json'])).counts,
  oneSize: JSON.parse(run(['enumerate', 'gobblers1', '--json'])).positions,
};
writeFileSync(join(to, 'counts.json'), JSON.stringify(data));
for (const [name, { position }] of Object.entries(slideBoards))
  for (const theme of ['light', 'dark']) {
    const dark = theme === 'dark' ? ['--dark'] : [];
    const out = join(to, `${name}-${theme}.svg`);
    run(['figure', 'gobblers2', '--position', position, ...dark, '--out', out]);
  }
const moves = longest.moves.split('.');
for (const distance of shownRounds) {
  const line = moves.slice(0, moves.length - distance).join('.');
  const played = line === '' ? [] : ['--moves', line];
  const position = ['--position', longest.position, ...played, '--transparent'];
  run(['figure', 'gobblers2', ...position, '--out', join(to, `round-${distance}.svg`)]);
}
