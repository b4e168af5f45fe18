// Draws figures, and the posters of embedded boards, with a WebAssembly module of its own, which is loaded
// for the first one.
import createKanzenFigures from '../bindings/kanzen-figures.mjs';
import { once } from '../common/fetch_file.mjs';
import { fetchWasm, instantiate } from '../common/wasm.mjs';

const code = new URL('../bindings/kanzen-figures.wasm', import.meta.url);
const figuresModule = once(async () => instantiate(createKanzenFigures, await fetchWasm(code)));

/** @param {import('../bindings/kanzen-figures.d.mts').FigureRequest} request */
export const makeFigure = async (request) => (await figuresModule()).figure(request);

/** @param {string} link @param {boolean} dark */
export const makePoster = async (link, dark) => (await figuresModule()).poster(link, dark);
