// The Statistics of three sizes under strict rules.
import assert from 'node:assert/strict';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

/** By distance, as `kanzen solve gobblers --json` counts them. */
const won = [
  0, 153124239, 38155, 7425954, 56855, 2226758, 59903, 731592, 36093, 235405, 11405, 68097, 2979,
  19817, 600, 5972, 96, 1794, 24, 678, 10, 168, 0, 161, 0, 33, 0,
];
const lost = [
  77915125, 11153, 15182305, 57080, 3915362, 67456, 1187631, 40922, 374980, 17183, 112164, 4898,
  32835, 1130, 9977, 294, 3521, 59, 1224, 4, 459, 1, 208, 0, 88, 0, 4,
];

const commas = (/** @type {number} */ n) => (n === 0 ? '–' : n.toLocaleString('en-US'));

/** The published figures, and every distance. @param {Visitor} visitor */
export async function showsStatistics(visitor) {
  const shown = await visitor.shown();
  for (const figure of ['263,096,473', '164,046,788', '113,622', '98,936,063']) {
    assert.ok(shown.includes(figure), figure);
  }
  for (const [distance, wins] of won.entries()) {
    const row = `${distance}: Won ${commas(wins)}, Lost ${commas(lost[distance] ?? 0)}`;
    assert.equal(await visitor.label(`distance-${distance}`), row);
  }
  assert.equal(await visitor.item(`distance-${won.length}`).count(), 0);
}

/**
 * Everything that Statistics shows of the game: figures, distances, and notable positions.
 * @param {Visitor} visitor
 */
export const statisticsOf = (visitor) =>
  visitor.labels(/^(figure-|distance-|kind-|notable-\w+-\d)/);
