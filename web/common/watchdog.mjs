// Watchdog: calls a function if it hears nothing for too long.
//
// It counts ticks of a timer instead of reading the clock, so that a frozen page or a sleeping machine does
// not trigger it.

const ticksToSilence = 4;

export class Watchdog {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #ticks = 0;

  /**
   * Starts the watchdog; replaces a running one.
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

  reset() {
    this.#ticks = 0;
  }

  stop() {
    clearInterval(this.#timer);
    this.#ticks = 0;
  }
}
