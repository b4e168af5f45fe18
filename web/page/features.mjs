// What the page cannot do without.
import { moduleWorkers, webAssembly, webGl2 } from '../common/phrases.mjs';

/**
 * @param {HTMLCanvasElement} canvas gets its WebGL context here
 * @returns {import('../common/errors.mjs').Phrase[]} what this browser lacks
 */
export function missingFeatures(canvas) {
  const missing = [];
  if (typeof WebAssembly !== 'object') missing.push(webAssembly);
  // The module's own request for a context gets this one, so its attributes hold.
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true, // a frame draws what has changed over the one before
  });
  if (!context) missing.push(webGl2);
  if (!moduleWorkersWork()) missing.push(moduleWorkers);
  return missing;
}

/** A browser that knows module workers reads the option that says so. */
function moduleWorkersWork() {
  if (typeof Worker !== 'function') return false;
  let asked = false;
  const empty = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }));
  const options = {
    get type() {
      asked = true;
      return /** @type {const} */ ('module');
    },
  };
  try {
    new Worker(empty, options).terminate();
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(empty);
  }
  return asked;
}
