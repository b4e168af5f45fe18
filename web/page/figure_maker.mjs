// Makes figures, with a module of its own, which is fetched for the first one.
import createKanzenFigures from '../bindings/kanzen-figures.mjs';
import { fetchWasm, instantiate } from '../common/wasm.mjs';

/** @typedef {import('../bindings/kanzen-figures.d.mts').FiguresModule} FiguresModule */

/** @type {Promise<FiguresModule> | null} */
let loading = null;

/** After a failure the next figure tries again. */
function figuresModule() {
  loading ??= fetchWasm(new URL('../bindings/kanzen-figures.wasm', import.meta.url))
    .then((compiled) => instantiate(createKanzenFigures, compiled))
    .catch((thrown) => {
      loading = null;
      throw thrown;
    });
  return loading;
}

/** @param {import('../bindings/kanzen-figures.d.mts').FigureOrder} order */
export const makeFigure = async (order) => (await figuresModule()).figure(order);
