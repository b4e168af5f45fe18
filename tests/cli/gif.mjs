// Animated GIFs, read with a library that the project does not write them with.
import omggif from 'omggif';

/**
 * @typedef {object} Frame
 * @property {number} duration milliseconds
 * @property {Uint8Array} pixels of the whole picture, four bytes each: red, green, blue, opacity
 */

/**
 * @param {Uint8Array} bytes
 * @returns {{ width: number, height: number, loops: boolean, frames: Frame[] }}
 */
export function readGif(bytes) {
  const gif = new omggif.GifReader(bytes);
  const pixels = new Uint8Array(4 * gif.width * gif.height);
  const frames = Array.from({ length: gif.numFrames() }, (_, number) => {
    gif.decodeAndBlitFrameRGBA(number, pixels);
    return { duration: 10 * gif.frameInfo(number).delay, pixels: pixels.slice() };
  });
  return { width: gif.width, height: gif.height, loops: gif.loopCount() === 0, frames };
}

/**
 * The largest difference of a channel, and the part of the pixels that differ visibly.
 * @param {Uint8Array} one @param {Uint8Array} other
 */
export function differenceOf(one, other) {
  let largest = 0;
  let visible = 0;
  one.forEach((value, at) => {
    const difference = Math.abs(value - (other[at] ?? 0));
    largest = Math.max(largest, difference);
    if (difference > 8) visible += 1;
  });
  return { largest, visible: visible / one.length };
}
