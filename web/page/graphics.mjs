// The canvas's WebGL context.  The browser may drop it at any time, with all its contents, and restore it
// later or never.
import { hideContextLost, showContextLost } from './failure.mjs';

/** Milliseconds before a lost context is reported; it is usually restored at once. */
const noticeDelayMs = 1_000;

export class Graphics {
  #canvas;
  #lost = false;
  /** @type {WEBGL_lose_context | null} the extension that released the context; null: it is not released */
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
      event.preventDefault(); // otherwise it is never restored
      this.#lose();
    });
    canvas.addEventListener('webglcontextrestored', () => this.#restore());
  }

  /** Resolves when the context is available. */
  async available() {
    // The context may be lost before the event arrives.
    const context = this.#canvas.getContext('webgl2');
    if (!this.#lost && !context?.isContextLost()) return;
    await new Promise((resolve) => this.#waiting.push(() => resolve(undefined)));
  }

  /** @param {{ onLost: () => void, onRestored: () => void }} user that draws with the context */
  attach(user) {
    this.#user = user;
  }

  /** Releases the context, because browsers limit the number of contexts; `reclaim` requests it again. */
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
    if (!this.#released) this.#timer = setTimeout(showContextLost, noticeDelayMs);
    // The context can be restored only after the event.
    else if (this.#wanted) setTimeout(() => this.reclaim());
  }

  #restore() {
    this.#lost = false;
    this.#released = null;
    clearTimeout(this.#timer);
    hideContextLost();
    this.#canvas.classList.remove('lost');
    this.#user?.onRestored();
    for (const resume of this.#waiting.splice(0)) resume();
    if (!this.#wanted) this.release();
  }
}
