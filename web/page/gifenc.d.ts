// The part of gifenc that film_maker.mjs uses; the library has no types.
declare module 'gifenc/dist/gifenc.esm.js' {
  type Palette = number[][];

  /** `pixels` has four bytes each, and nothing else is in its buffer. */
  export function quantize(pixels: Uint8Array, most: number, options: { format: string }): Palette;
  /** Returns the index of each pixel's colour. */
  export function applyPalette(pixels: Uint8Array, palette: Palette, format: string): Uint8Array;

  interface FrameOptions {
    palette: Palette;
    /** The delay is in milliseconds. */
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    dispose: number;
    /** The first frame has the number of repetitions of the film; 0: for ever, -1: none. */
    repeat: number;
  }

  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
