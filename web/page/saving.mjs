// Saves texts, raster pictures and games as files, and makes citations.  Code that few visitors need is loaded
// on demand.
import { DiagnosedError, diagnostic, diagnosticOf, reasonForVisitors } from '../common/errors.mjs';
import * as phrase from '../common/phrases.mjs';
import { explainMissing, createLoader } from './serving.mjs';

/**
 * @import { CitationRequest, PageEvent } from '../bindings/kanzen-page.d.mts'
 * @import { FigureFile, FigureRequest, FilmFrame } from '../bindings/kanzen-figures.d.mts'
 */

const qrLibrary = createLoader(() => import('./qr_library.mjs'));
const filmMaker = createLoader(() => import('./film_maker.mjs'));
const figureMaker = createLoader(() => import('./figure_maker.mjs'));
const citation = createLoader(() => import('./citation.mjs'));
const gameFile = createLoader(() => import('./game_file.mjs'));

/** Capacity in bytes of the largest QR code with error correction level M. */
const maxQrBytes = 2331;

/** An error whose message is shown to the visitor. */
class SavingError extends DiagnosedError {}

/** @param {import('../library/kanzen.d.mts').Diagnostic} what @returns {PageEvent} */
const failed = (what) => ({
  type: 'saveFailed',
  value: { code: 'unsupported', ...what, offset: null },
});

/** @param {unknown} thrown @returns {Promise<PageEvent>} */
const notLoaded = async (thrown) => {
  const reason = reasonForVisitors(thrown) ?? diagnostic(phrase.noAnswer);
  return failed(await explainMissing(diagnostic(phrase.exportNotLoaded, reason)));
};

const types = new Map([
  ['svg', 'image/svg+xml'],
  ['csv', 'text/csv;charset=utf-8'],
  ['json', 'application/json'],
]);

/** @param {string} name @param {Blob} blob */
function saveBlob(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // A started download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {string} name @param {string} content */
export function saveFile(name, content) {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  saveBlob(name, new Blob([content], { type: types.get(ending) ?? 'text/plain;charset=utf-8' }));
}

/**
 * Rasterizes an SVG in the browser, with fallback fonts if those that it names are missing.
 * @param {string} svg @param {number} width @param {number} height in pixels
 */
async function drawSvg(svg, width, height) {
  // The size is set in the SVG itself, so that it is rasterized in this size and not scaled afterwards.
  const sized = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${width}" height="${height}"`,
  );
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * @param {FigureFile} file @param {typeof drawSvg} draw
 * @returns {Promise<Blob | null>} null: the picture is too large for the browser
 */
async function pngOfSvg({ text, width, height, pngSize }, draw) {
  const canvas = await draw(text, width, height);
  /** @type {Blob | null} */
  const png = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  const head = 33; // the signature and the first chunk, as engine/figure/figure_file.hpp has it
  return (
    png &&
    new Blob([png.slice(0, head), Uint8Array.from(pngSize), png.slice(head)], { type: png.type })
  );
}

/** Returns a QR code like engine/cli/output/out_file.cpp. @param {string} text */
async function makeQrCode(text) {
  const { encode } = await qrLibrary();
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > maxQrBytes)
    throw new SavingError(diagnostic(phrase.linkTooLongForQr, bytes.length, maxQrBytes));
  const { size, data } = encode(bytes, { ecc: 'M', border: 0 });
  return { side: size, dark: data.flat() };
}

/** @param {string} name @param {FigureFile} file */
async function saveFigureFile(name, file) {
  const { text, width, height, frames } = file;
  if (width === 0) return saveFile(name, text);
  const rasterize = frames.length > 0 ? (await filmMaker()).gifOfFilm : pngOfSvg;
  const blob = await rasterize(file, drawSvg).catch(() => {
    throw new SavingError(diagnostic(phrase.svgNotDrawn));
  });
  if (blob === null) throw new SavingError(diagnostic(phrase.largePng, width, height));
  saveBlob(name, blob);
}

/** @param {FigureRequest} request @param {boolean} withCode */
async function figureFile(request, withCode) {
  const [{ makeFigure }, code] = await Promise.all([
    figureMaker(),
    withCode ? makeQrCode(request.spec.link) : null,
  ]);
  return makeFigure({ ...request, spec: { ...request.spec, code } });
}

/** Milliseconds without another request before a preview is made, while the visitor types. */
const previewDelay = 120;
/** Number of the last preview that was requested. */
let lastPreview = 0;

/**
 * Makes the frames of a preview; a figure other than a film has one.
 * @param {FigureRequest} request @param {boolean} withCode
 * @returns {Promise<readonly FilmFrame[] | null>} empty: it cannot be made; null: another request has replaced
 *   this one
 */
export async function previewFigure(request, withCode) {
  const number = ++lastPreview;
  await new Promise((resolve) => setTimeout(resolve, previewDelay));
  if (number !== lastPreview) return null;
  const made = await figureFile(request, withCode).catch(() => null);
  if (number !== lastPreview) return null;
  if (!made?.ok) return [];
  const { text, frames } = made.value;
  return frames.length > 0 ? frames : [{ svg: text, duration: 0 }];
}

/**
 * @param {string} name @param {FigureRequest} request @param {boolean} withCode
 * @returns {Promise<PageEvent>}
 */
export async function saveFigure(name, request, withCode) {
  try {
    const made = await figureFile(request, withCode);
    if (!made.ok) return { type: 'saveFailed', value: made.error };
    await saveFigureFile(name, made.value);
    return { type: 'figureSaved', value: name };
  } catch (thrown) {
    return thrown instanceof SavingError ? failed(diagnosticOf(thrown)) : notLoaded(thrown);
  }
}

/**
 * @param {CitationRequest} request
 * @param {() => Promise<string | null>} hashTable returns the SHA-256 of the table's manifest
 * @returns {Promise<PageEvent>}
 */
export async function makeCitation(request, hashTable) {
  try {
    const [{ cite }, hash] = await Promise.all([
      citation(),
      request.values === 'table' ? hashTable() : null,
    ]);
    return { type: 'citationMade', value: cite(request, hash) };
  } catch (thrown) {
    return notLoaded(thrown);
  }
}

/** @param {string} name @param {string} link @param {(event: PageEvent) => void} post */
export async function saveGame(name, link, post) {
  try {
    saveFile(name, (await gameFile()).gameFileFromLink(link));
  } catch (thrown) {
    post(await notLoaded(thrown));
  }
}
