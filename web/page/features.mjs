// Detects the browser features that the page requires.
import { moduleWorkers, webAssembly, webGl2 } from '../common/phrases.mjs';

/**
 * @param {HTMLCanvasElement} canvas receives its WebGL context
 * @returns {import('../common/errors.mjs').Phrase[]} what this browser lacks
 */
export function missingFeatures(canvas) {
  const missing = [];
  if (typeof WebAssembly !== 'object') missing.push(webAssembly);
  // The module's own request returns this context, so these attributes apply.
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    preserveDrawingBuffer: true, // a frame draws only what has changed
  });
  if (!context) missing.push(webGl2);
  if (!moduleWorkersWork()) missing.push(moduleWorkers);
  return missing;
}

/** Whether the browser supports module workers: then it reads the option `type`. */
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
