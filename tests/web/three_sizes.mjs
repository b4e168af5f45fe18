// What Statistics tells of three sizes under strict.
import assert from 'node:assert/strict';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** As `kanzen solve gobblers --json` counts them: distance, won, lost. */
const byDistance = [
  [0, 0, 77915125],
  [1, 153124239, 11153],
  [2, 38155, 15182305],
  [3, 7425954, 57080],
  [4, 56855, 3915362],
  [5, 2226758, 67456],
  [6, 59903, 1187631],
  [7, 731592, 40922],
  [8, 36093, 374980],
  [9, 235405, 17183],
  [10, 11405, 112164],
  [11, 68097, 4898],
  [12, 2979, 32835],
  [13, 19817, 1130],
  [14, 600, 9977],
  [15, 5972, 294],
  [16, 96, 3521],
  [17, 1794, 59],
  [18, 24, 1224],
  [19, 678, 4],
  [20, 10, 459],
  [21, 168, 1],
  [22, 0, 208],
  [23, 161, 0],
  [24, 0, 88],
  [25, 33, 0],
  [26, 0, 4],
];

const commas = (/** @type {number} */ n) => (n === 0 ? '–' : n.toLocaleString('en-US'));

/** The published figures, and every distance. @param {Visitor} visitor */
export async function showsTheFigures(visitor) {
  const shown = await visitor.shown();
  for (const figure of ['263,096,473', '164,046,788', '113,622', '98,936,063']) {
    assert.ok(shown.includes(figure), figure);
  }
  for (const [distance = 0, won = 0, lost = 0] of byDistance) {
    const row = `${distance}: Won ${commas(won)}, Lost ${commas(lost)}`;
    assert.equal(await visitor.label(`distance-${distance}`), row);
  }
  assert.equal(await visitor.item(`distance-${byDistance.length}`).count(), 0);
}

/**
 * Everything that Statistics tells of the game: figures, distances, and notable positions.
 * @param {Visitor} visitor
 */
export const statisticsOf = (visitor) =>
  visitor.labels(/^(figure-|distance-|kind-|notable-\w+-\d)/);
