// The part of omggif that the tests use; the library has no types.
declare module 'omggif' {
  class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** 0: for ever, null: it is not repeated. */
    loopCount(): number | null;
    /** delay: hundredths of a second. */
    frameInfo(number: number): { delay: number };
    decodeAndBlitFrameRGBA(number: number, pixels: Uint8Array): void;
  }
  const library: { GifReader: typeof GifReader };
  export default library;
}
