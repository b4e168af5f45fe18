// The part of gifenc that film_maker.mjs uses; the library has no types.
declare module 'gifenc/dist/gifenc.esm.js' {
  type Palette = number[][];

  /** pixels: four bytes each, which are the whole of their buffer. */
  export function quantize(pixels: Uint8Array, most: number, options: { format: string }): Palette;
  /** Returns the index of each pixel's colour. */
  export function applyPalette(pixels: Uint8Array, palette: Palette, format: string): Uint8Array;

  interface FrameOptions {
    palette: Palette;
    /** milliseconds */
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
    /** Of the film, given with the first frame: 0: for ever, -1: it is not repeated. */
    repeat: number;
  }

  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
