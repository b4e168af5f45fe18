// When frames are drawn: after something has happened, and while the app says that
// something moves.  In between nothing runs at all, no animation frame is asked for.

/** ImGui settles what is hovered one frame late, and what that changes one later. */
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
  #tick = () => this.#run();

  /**
   * @param {() => boolean} draw draws one frame; true: the next is wanted at once
   * @param {(thrown: unknown) => void} onFailure told once, nothing is drawn after it
   */
  constructor(draw, onFailure) {
    this.#draw = draw;
    this.#onFailure = onFailure;
  }

  wake() {
    this.#wanted = framesPerWake;
    this.#schedule();
  }

  /** @param {number} seconds from now; of several wishes the earliest holds */
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

  /** For good. */
  end() {
    this.#ended = true;
  }

  #schedule() {
    if (this.#scheduled || this.#paused || this.#ended) return;
    this.#scheduled = true;
    requestAnimationFrame(this.#tick);
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
