// A visitor who plays Forest and holds out as long as can be against the page, which plays Sky.
import assert from 'node:assert/strict';

/** @typedef {import('./page_driver.mjs').Visitor} Visitor */

export const fragment = 'game=dobutsu&rules=normal&mode=play';

/**
 * Plays from a turn of Forest until Sky has won; every distance that the page shows on the way is
 * one less than the one before.
 * @param {Visitor} visitor just opened, in a game against the perfect player
 * @param {number} plies until Sky wins
 */
export async function holdsOut(visitor, plies) {
  const { page } = visitor;
  await visitor.drawn();
  await visitor.activate('toggle-values');
  await page.evaluate(noteDistances);
  for (let left = plies; left > 0; left -= 2) {
    await page.waitForFunction(
      (wanted) =>
        new RegExp(`^Sky wins in ${wanted} pl`).test(/** @type {any} */ (window).kanzenVerdict()),
      left,
      { timeout: 60_000 },
    );
    await visitor.activate(await longest(visitor));
  }
  await page.waitForFunction(() =>
    /** @type {any} */ (window).kanzenVerdict().startsWith('Sky has won'),
  );
  const measured = await page.evaluate(() => /** @type {any} */ (window).kanzenDistances);
  // The game ends when the lion can be taken: taking it, the last ply, is no move.
  const expected = Array.from({ length: plies - 1 }, (_, ply) => plies - ply);
  assert.deepEqual(measured, expected);
}

/** The first of the moves that hold out longest. @param {Visitor} visitor */
async function longest(visitor) {
  const plies = (/** @type {string} */ label) =>
    Number(/Sky wins in (\d+) pl/.exec(label)?.[1] ?? 0);
  const moves = await visitor.labels(/^move-/);
  const most = Math.max(...moves.map(([, label]) => plies(label)));
  return moves.find(([, label]) => plies(label) === most)?.[0] ?? '';
}

/** Runs in the page: notes every distance that the verdict shows, in order. */
function noteDistances() {
  const global = /** @type {any} */ (window);
  global.kanzenVerdict = () => document.querySelector('#mirror > [role=status]')?.textContent ?? '';
  global.kanzenDistances = [];
  const note = () => {
    const distance = /^Sky wins in (\d+) pl/.exec(global.kanzenVerdict())?.[1];
    if (distance && Number(distance) !== global.kanzenDistances.at(-1))
      global.kanzenDistances.push(Number(distance));
  };
  note();
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(
    /** @type {Node} */ (document.querySelector('#mirror')),
    options,
  );
}
