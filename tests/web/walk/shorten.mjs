// A shorter walk that breaks the same invariant: actions are left out, many at a time at first,
// as long as what is left still breaks it (delta debugging).
import { walkAgain } from './walk.mjs';

/**
 * @typedef {import('./walk.mjs').Ground} Ground
 * @typedef {import('./walk.mjs').Walked} Walked
 */

/**
 * @param {Ground} ground
 * @param {Walked} walked that has broken an invariant
 * @returns {Promise<Walked>} the shortest found
 */
export async function shorten(ground, walked) {
  let shortest = walked;
  /** @param {import('./actions.mjs').Action[]} actions */
  const breaks = async (actions) => {
    const again = await walkAgain(ground, walked.start, actions);
    if (again.broken?.invariant !== walked.broken?.invariant) return false;
    shortest = again;
    return true;
  };
  let size = Math.ceil(shortest.actions.length / 2);
  while (size >= 1 && shortest.actions.length > 0) {
    let removed = false;
    for (let from = 0; from < shortest.actions.length;) {
      const left = shortest.actions.filter((_, i) => i < from || i >= from + size);
      if (await breaks(left)) removed = true;
      else from += size;
    }
    if (size === 1 && !removed) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return shortest;
}
