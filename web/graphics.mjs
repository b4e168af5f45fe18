// The canvas's WebGL context, which the browser may take away at any time, with all that was in
// it, and may give back later or never.
import { hideNoPicture, showNoPicture } from './failure.mjs';

/** Milliseconds; it mostly comes back at once. */
const patience = 1_000;

export class Graphics {
  #canvas;
  #lost = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {{ onLost: () => void, onRestored: () => void } | null} */
  #user = null;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @param {HTMLCanvasElement} canvas which has no context yet */
  constructor(canvas) {
    this.#canvas = canvas;
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault(); // or it would never come back
      this.#lose();
    });
    canvas.addEventListener('webglcontextrestored', () => this.#restore());
  }

  /** Resolves when there is a context to draw with. */
  async available() {
    // It may be gone already while the event is still on its way.
    const context = this.#canvas.getContext('webgl2');
    if (!this.#lost && !context?.isContextLost()) return;
    await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
  }

  /** @param {{ onLost: () => void, onRestored: () => void }} user who draws with it */
  attach(user) {
    this.#user = user;
  }

  #lose() {
    this.#lost = true;
    this.#canvas.classList.add('lost');
    this.#timer = setTimeout(showNoPicture, patience);
    this.#user?.onLost();
  }

  #restore() {
    this.#lost = false;
    clearTimeout(this.#timer);
    hideNoPicture();
    this.#canvas.classList.remove('lost');
    this.#user?.onRestored();
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
