// Schedules frames: after events, and while the app animates.  Otherwise no animation frame is requested.

/** ImGui updates hovering one frame late, and what depends on it one frame later. */
const framesPerWake = 3;

export class FrameLoop {
  #draw;
  #onFailure;
  #wanted = 0;
  #scheduled = false;
  #paused = false;
  #ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #timerAt = Infinity;

  /**
   * @param {() => boolean} draw draws one frame; true: requests the next one
   * @param {(thrown: unknown) => void} onFailure called once; nothing is drawn afterwards
   */
  constructor(draw, onFailure) {
    this.#draw = draw;
    this.#onFailure = onFailure;
  }

  wake() {
    this.#wanted = framesPerWake;
    this.#schedule();
  }

  /** @param {number} seconds from now; the earliest of several requests counts */
  wakeAfter(seconds) {
    const at = performance.now() + seconds * 1000;
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    this.#timer = setTimeout(() => {
      this.#timerAt = Infinity;
      this.#wanted = Math.max(this.#wanted, 1);
      this.#schedule();
    }, seconds * 1000);
  }

  pause() {
    this.#paused = true;
  }

  resume() {
    this.#paused = false;
    this.wake();
  }

  /** Stops drawing permanently. */
  end() {
    this.#ended = true;
  }

  #schedule() {
    if (this.#scheduled || this.#paused || this.#ended) return;
    this.#scheduled = true;
    requestAnimationFrame(() => this.#run());
  }

  #run() {
    this.#scheduled = false;
    if (this.#paused || this.#ended) return;
    this.#wanted = Math.max(0, this.#wanted - 1);
    try {
      if (this.#draw() || this.#wanted > 0) this.#schedule();
    } catch (thrown) {
      this.end();
      this.#onFailure(thrown);
    }
  }
}
