// Probes many positions in the worker that has their values.

/**
 * @import { Analysis, ErrorData } from '../library/kanzen.d.mts'
 * @import { EngineTable, Outcome } from '../bindings/kanzen-engine.mjs'
 */

/**
 * Probes the positions.  One error lists the table's missing chunks for all positions; any other error ends
 * the run.
 * @param {Pick<EngineTable, 'probe'>} values @param {string[]} positions
 * @param {number} first index of the first position in the caller's list
 * @returns {Outcome<Analysis[]>}
 */
export function probeMany(values, positions, first) {
  /** @type {ErrorData | null} */
  let missing = null;
  const analyses = [];
  for (const [place, position] of positions.entries()) {
    const outcome = values.probe(position);
    if (outcome.ok) analyses.push(outcome.value);
    else if (outcome.error.code === 'not_loaded') missing = mergeMissing(missing, outcome.error);
    else {
      const message = `positions[${first + place}]: ${outcome.error.message}`;
      return { ok: false, error: { ...outcome.error, message } };
    }
  }
  return missing ? { ok: false, error: missing } : { ok: true, value: analyses };
}

/**
 * @param {ErrorData | null} before
 * @param {ErrorData} error with missing chunks
 * @returns {ErrorData} the error with the chunks of both, ascending
 */
function mergeMissing(before, error) {
  const chunks = new Set([...(before?.chunks ?? []), ...(error.chunks ?? [])]);
  return { ...error, chunks: [...chunks].sort((one, other) => one - other) };
}
