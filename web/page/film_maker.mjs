// Films as animated GIFs, like those of engine/cli/output/gif_file.cpp: every frame has a palette of its own, for
// the pixels in which it differs from the frame before; the others are transparent.  The build bundles the library
// into this file, because browsers do not resolve npm packages.
import { GIFEncoder, applyPalette, quantize } from 'gifenc/dist/gifenc.esm.js';

/** @import { FigureFile } from '../bindings/kanzen-figures.d.mts' */

/** A frame has one more index, which means "as before". */
const mostColors = 255;
const buckets = 'rgb565';

/**
 * The last colour of the palette means "as before".
 * @param {Uint32Array} now @param {Uint32Array} [before] undefined: it is the first frame
 */
function paletteAndIndices(now, before) {
  const changed = now.filter((color, place) => color !== before?.[place]);
  const bytes = new Uint8Array(changed.buffer);
  const colors = changed.length > 0 ? quantize(bytes, mostColors, { format: buckets }) : [];
  const chosen = changed.length > 0 ? applyPalette(bytes, colors, buckets) : [];
  let next = 0;
  const indices = Uint8Array.from(now, (color, place) =>
    color === before?.[place] ? colors.length : (chosen[next++] ?? 0),
  );
  return { palette: [...colors, [0, 0, 0]], indices };
}

/**
 * @param {FigureFile} film
 * @param {(svg: string, width: number, height: number) => Promise<HTMLCanvasElement>} draw
 */
export async function gifOfFilm({ frames, width, height, loop }, draw) {
  const gif = GIFEncoder();
  /** @type {Uint32Array | undefined} */
  let before;
  for (const { svg, duration } of frames) {
    // Drawing waits for the browser's decoder, so that the page answers between two frames.
    const canvas = await draw(svg, width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    canvas.width = 0; // frees its memory, of which some browsers have little for all canvases together
    const { palette, indices } = paletteAndIndices(now, before);
    gif.writeFrame(indices, width, height, {
      palette,
      delay: duration,
      transparent: true,
      transparentIndex: palette.length - 1,
      dispose: 1, // the frame stays below the next one
      repeat: loop ? 0 : -1,
    });
    before = now;
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
