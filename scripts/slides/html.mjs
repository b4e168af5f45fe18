// Generates the parts of the deck that show data: boards with their posters, the counts by ply, rounds and
// sweeps.
import { escaped } from '../site_address.mjs';
import { divergence, longest, middleRound, shownRounds, slideBoards } from './boards.mjs';

/** @import { SlideData } from './data.mjs' */

/** @param {number} count */
const thousands = (count) => count.toLocaleString('en-US');

/** @param {string} en @param {string} ja */
const both = (en, ja) => `<span lang="en">${en}</span><span lang="ja">${ja}</span>`;

/**
 * Returns a board of the talk.
 * @param {keyof typeof slideBoards} name
 * @param {(file: string) => string} posterAt returns the address of a file
 * @param {string} [below] further contents of the figure
 */
export function boardHtml(name, posterAt, below = '') {
  const [light = '', dark = ''] = ['light', 'dark'].map((theme) =>
    posterAt(`${name}-${theme}.svg`),
  );
  return boardFigure(slideBoards[name], { light, dark }, below);
}

/**
 * Returns a board: live on the screen; on paper its poster, with the address of the same board.
 * @param {{ link: string, play: 'free' | 'fixed', values?: boolean }} board
 * @param {{ light: string, dark: string }} posters their addresses
 * @param {string} below further contents of the figure
 */
export function boardFigure({ link, play, values }, { light, dark }, below) {
  const fragment = escaped(link);
  const shown = values === undefined ? '' : ` values="${values ? 1 : 0}"`;
  return `<figure class="board">
    <kanzen-board link="${fragment}" play="${play}"${shown} start="visible"
      data-poster-light="${light}" data-poster-dark="${dark}"></kanzen-board>
    <div class="paper">
      <img src="${light}" alt="">
      <div class="qr" data-link="${fragment}"></div>
      <p class="address"><a data-link="${fragment}"></a></p>
    </div>
    ${below}
  </figure>`;
}

/** Returns a bar chart of the counts by ply; the smallest bars are thin lines. @param {number[]} byPly */
export function pliesHtml(byPly) {
  const most = Math.max(...byPly);
  const rows = byPly.map(
    (count, ply) => `<tr data-at-ply="${ply}"><th scope="row">${ply}</th>
      <td class="number">${thousands(count)}</td>
      <td>${bar(0, Math.max(count, 0.006 * most), most)}</td></tr>`,
  );
  return `<table class="plies">${rows.join('\n')}</table>`;
}

/** Returns a horizontal bar: the shares of the earlier and of the new positions in `all`. */
const bar = (/** @type {number} */ before, /** @type {number} */ now, /** @type {number} */ all) =>
  `<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect class="before" width="${((100 * before) / all).toFixed(2)}" height="10"/>
    <rect class="now" x="${((100 * before) / all).toFixed(2)}" width="${((100 * now) / all).toFixed(2)}"
      height="10"/></svg>`;

/** Returns the class and the number of a step that shows a round; rounds between the steps have none. */
const stepOf = (/** @type {number} */ distance) =>
  `class="fragment" data-fragment-index="${shownRounds.indexOf(distance)}"`;

/**
 * Returns the positions of the line that the rounds decide, from the end of the game back to the start.
 * @param {(file: string) => string} posterAt returns the address of a file
 */
export function positionsHtml(posterAt) {
  const plies = longest.moves.split('.').length;
  const items = shownRounds.map(
    (distance) => `<li ${stepOf(distance)} data-at-ply="${plies - distance}">
      <img src="${posterAt(`round-${distance}.svg`)}" alt="">${distance}</li>`,
  );
  const caption = both('Plies to the end of the game', '終局までの手数');
  return `<p class="caption strip-caption">${caption}</p><ol class="strip">${items.join('\n')}</ol>`;
}

/** Returns one row per shown round, with the ply of the board's line that it decides. @param {SlideData} data */
export function roundsHtml({ strict: { solved } }) {
  const rounds = solved.by_distance;
  const last = solved.max_distance;
  let before = 0;
  const rows = rounds.map(({ win, loss }, distance) => {
    const row = roundRow(distance, win + loss, before, solved.positions, last);
    before += win + loss;
    if (distance === middleRound)
      return `<tr ${stepOf(distance)} data-ply="${last - distance}"><td class="gap" colspan="3">⋮</td></tr>`;
    return shownRounds.includes(distance) ? row : '';
  });
  return `<table class="rounds">${rows.join('\n')}</table>`;
}

/**
 * @param {number} distance @param {number} count @param {number} before @param {number} all
 * @param {number} last round
 */
function roundRow(distance, count, before, all, last) {
  const [en, ja, sign] =
    distance % 2 === 1
      ? [`won in ${distance}`, `${distance}手で勝ち`, 'win']
      : [`lost in ${distance}`, `${distance}手で負け`, 'loss'];
  return `<tr ${stepOf(distance)} data-ply="${last - distance}">
    <th scope="row" class="${sign}-word">${both(en, ja)}</th><td class="number">${thousands(count)}</td>
    <td class="${sign}">${bar(before, count, all)}</td></tr>`;
}

/**
 * Returns the number of positions that the notebook's loop has not decided before each sweep.
 * @param {SlideData} data
 */
export function sweepsHtml({ notebook: { enumerated } }) {
  const all = /** @type {number} */ (enumerated['union']);
  const rows = (enumerated.sweeps ?? []).map(
    ({ undecided }, sweep) => `<tr><th scope="row">${sweep + 1}</th>
      <td class="number">${thousands(undecided)}</td><td>${bar(0, undecided, all)}</td></tr>`,
  );
  return `<table class="sweeps">${rows.join('\n')}</table>`;
}

const players = /** @type {const} */ ([
  ['Orange', '橙'],
  ['Purple', '紫'],
]);

/** Returns the winner's name, or a draw. @param {string} outcome @param {number} ply */
function resultOf(outcome, ply) {
  if (outcome === 'draw') return `<span class="draw">${both('draw', '引き分け')}</span>`;
  const winner = players[(outcome === 'win' ? ply : ply + 1) % 2 === 0 ? 0 : 1];
  return `<span class="win">${both(`${winner[0]} wins`, `${winner[1]}の勝ち`)}</span>`;
}

/**
 * Returns the line to the position where the two rule sets diverge, with both values of each position.
 * @param {SlideData} data
 */
export function divergenceHtml({ strict, notebook }) {
  const rows = divergence.positions.map((_, ply) => {
    const cells = [notebook, strict].map(
      (rules) => `<td>${resultOf(rules.divergence[ply]?.outcome ?? '', ply)}</td>`,
    );
    const player = players[ply % 2 === 1 ? 0 : 1];
    const move =
      ply === 0 ? both('start', '初期局面') : `<code>${divergence.moves[ply - 1]}</code>`;
    const mover = ply === 0 ? '' : both(player[0], player[1]);
    const step =
      ply === 0 ? '' : ` class="fragment" data-fragment-index="${ply - 1}" data-ply="${ply}"`;
    return `<tr${step}><td>${mover}</td><td>${move}</td>${cells.join('')}</tr>`;
  });
  return `<table class="divergence"><thead><tr><th></th><th></th>
    <th scope="col">${both('notebook', 'ノート')}</th>
    <th scope="col">${both('rules', 'ルール')}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** Returns the numbers in the texts. @param {SlideData} data @returns {Record<string, string>} */
export function slideNumbers({ strict, notebook, sequences, oneSize }) {
  const opening = (
    /** @type {import('./data.mjs').Counts} */ counts,
    /** @type {string} */ outcome,
  ) => counts.divergence[0]?.moves.filter((move) => move.outcome === outcome).length ?? 0;
  const enumeratedCount = (/** @type {string} */ name) =>
    /** @type {number} */ (notebook.enumerated[name]);
  const numbers = {
    positions: strict.solved.positions,
    finished: strict.solved.terminal,
    transitions: strict.enumerated.transitions,
    'last-ply': strict.enumerated.by_ply.length - 1,
    'sequences-of-four': sequences[3] ?? 0,
    'positions-at-four': strict.enumerated.by_ply[4] ?? 0,
    'one-size': oneSize,
    won: strict.solved.win,
    drawn: strict.solved.draw,
    lost: strict.solved.loss,
    longest: strict.solved.max_distance,
    'opening-draws': opening(strict, 'draw'),
    'opening-losses': opening(strict, 'loss'),
    'notebook-positions': notebook.solved.positions,
    'notebook-set': enumeratedCount('set'),
    'notebook-lifted': enumeratedCount('lifted'),
    'notebook-finished': notebook.solved.terminal,
    'notebook-won': notebook.solved.win,
    'notebook-drawn': notebook.solved.draw,
    'notebook-lost': notebook.solved.loss,
    'notebook-opening-wins': opening(notebook, 'win'),
  };
  return Object.fromEntries(
    Object.entries(numbers).map(([name, n]) => [`n-${name}`, thousands(n)]),
  );
}
