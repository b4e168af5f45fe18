// A solved game's values written to this device and deleted there, in the game's worker.
import { keeper } from '../storage/keeper.mjs';

/**
 * @typedef {import('./protocol.mjs').Kept} Kept
 * @typedef {import('./protocol.mjs').Named} Named
 * @typedef {import('../bindings/kanzen-engine.mjs').EngineSolver} EngineSolver
 * @typedef {import('../bindings/kanzen-engine.mjs').Outcome<unknown>} Outcome
 * @typedef {import('../bindings/kanzen-engine.mjs').ProgressCallback} ProgressCallback
 */

/** @param {Kept} kept @returns {Promise<Outcome>} */
export async function forget(kept) {
  return { ok: true, value: await (await keeper()).removeKept(kept) };
}

/**
 * Answers how many bytes were written.
 * @param {Named & { solver: EngineSolver }} held
 * @param {import('./protocol.mjs').Place} place
 * @param {ProgressCallback} progress
 * @returns {Promise<Outcome>}
 */
export async function keep({ solver, game, rules }, place, progress) {
  const { writeKept } = await keeper();
  const total = solver.info().solveBytes; // nearly: without the few bytes around them
  let done = 0;
  const outcome = await writeKept(
    { game, rules, ...place },
    total,
    (write) =>
      solver.keep((piece) => {
        done += piece.length;
        progress({ phase: 'keep', round: 0, done: Math.min(done, total), total, decided: 0 });
        return write(piece);
      }),
    ({ ok }) => ok,
  );
  return outcome.ok ? { ok: true, value: done } : outcome;
}
