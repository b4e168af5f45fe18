// The canvas's WebGL context, which the browser may take away at any time, with all that was in
// it, and may give back later or never.
import { hideNoPicture, showNoPicture } from './failure.mjs';

/** Milliseconds; it mostly comes back at once. */
const patience = 1_000;

export class Graphics {
  #canvas;
  #lost = false;
  /** @type {WEBGL_lose_context | null} with which it was given back; null: nobody has done that */
  #released = null;
  #wanted = true;
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

  /** Gives the context back, for those that the browser has of them; `reclaim` asks for it again. */
  release() {
    this.#wanted = false;
    if (this.#lost || this.#released) return;
    this.#released = this.#canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    this.#released?.loseContext();
  }

  reclaim() {
    this.#wanted = true;
    if (this.#lost) this.#released?.restoreContext();
  }

  #lose() {
    this.#lost = true;
    this.#canvas.classList.add('lost');
    this.#user?.onLost();
    if (!this.#released) this.#timer = setTimeout(showNoPicture, patience);
    // The event has to be over before it can come back.
    else if (this.#wanted) setTimeout(() => this.reclaim());
  }

  #restore() {
    this.#lost = false;
    this.#released = null;
    clearTimeout(this.#timer);
    hideNoPicture();
    this.#canvas.classList.remove('lost');
    this.#user?.onRestored();
    for (const resume of this.#waiting.splice(0)) resume();
    if (!this.#wanted) this.release();
  }
}
