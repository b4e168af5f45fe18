// Notices that nothing has been heard for too long.
//
// It counts ticks of a timer, not the clock: a page that was frozen, or a machine that was
// asleep, has heard nothing meanwhile, and yet nothing is wrong.

const ticksToSilence = 4;

export class SilenceWatch {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #ticks = 0;

  /**
   * Watches from now on, in place of what it watched before.
   * @param {number} seconds
   * @param {() => void} onSilent called once
   */
  start(seconds, onSilent) {
    this.stop();
    this.#timer = setInterval(
      () => {
        this.#ticks += 1;
        if (this.#ticks <= ticksToSilence) return;
        this.stop();
        onSilent();
      },
      (seconds * 1000) / ticksToSilence,
    );
  }

  hear() {
    this.#ticks = 0;
  }

  stop() {
    clearInterval(this.#timer);
    this.#ticks = 0;
  }
}
