// Many positions asked at once, in the worker that has their values.

/**
 * @import { Analysis, ErrorData } from '../library/kanzen.d.mts'
 * @import { EngineTable, Outcome } from '../bindings/kanzen-engine.mjs'
 */

/**
 * What of a table is missing for any of the positions is told at once.
 * @param {Pick<EngineTable, 'probe'>} values @param {string[]} positions
 * @param {number} first the place of the first one in the list that the caller knows
 * @returns {Outcome<Analysis[]>}
 */
export function probeMany(values, positions, first) {
  /** @type {ErrorData | null} */
  let missing = null;
  const analyses = [];
  for (const [place, position] of positions.entries()) {
    const outcome = values.probe(position);
    if (outcome.ok) analyses.push(outcome.value);
    else if (outcome.error.code === 'not_loaded') missing = joined(missing, outcome.error);
    else return { ok: false, error: atPlace(first + place, outcome.error) };
  }
  return missing ? { ok: false, error: missing } : { ok: true, value: analyses };
}

/**
 * @param {ErrorData | null} before
 * @param {ErrorData} error that names missing chunks
 * @returns {ErrorData} with those of both, ascending
 */
function joined(before, error) {
  const chunks = new Set([...(before?.chunks ?? []), ...(error.chunks ?? [])]);
  return { ...error, chunks: [...chunks].sort((one, other) => one - other) };
}

/** @param {number} place @param {ErrorData} error @returns {ErrorData} */
function atPlace(place, error) {
  return { ...error, message: `positions[${place}]: ${error.message}` };
}
