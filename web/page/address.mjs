// The page's fragment in the address line.  Browsers refuse to have it changed too often (Safari:
// more than 100 times in 30 seconds), some with an exception, some without a word: then it is
// written a little later.

/** Milliseconds until another attempt; the last one is repeated. */
const retryAfter = [500, 1000, 2000, 4000, 8000];

/** adds: an entry of the browser's history @typedef {{ fragment: string, adds: boolean }} Written */

export class Address {
  /** @type {Written[]} what is still to be written */
  #pending = [];
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #yields = false;

  /** In place of what is there. @param {string} fragment without '#' */
  write(fragment) {
    const last = this.#pending.pop();
    this.#put({ fragment, adds: last?.adds ?? false });
  }

  /** The browser's way back leads to what is there. @param {string} fragment */
  add(fragment) {
    this.#put({ fragment, adds: true });
  }

  /** Somebody else has changed it, and is right; what the app writes before `resume` is of the old game. */
  yield() {
    this.#pending = [];
    this.#yields = true;
  }

  /** The app hears of it now. */
  resume() {
    this.#yields = false;
  }

  /** @param {Written} written */
  #put(written) {
    if (this.#yields) return;
    this.#pending.push(written);
    if (this.#timer === undefined) this.#try();
  }

  #try() {
    for (const written of [...this.#pending]) {
      if (!isTaken(written)) return this.#tryLater();
      this.#pending.shift();
      this.#attempts = 0;
    }
  }

  #tryLater() {
    const wait = retryAfter[Math.min(this.#attempts, retryAfter.length - 1)];
    this.#attempts += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#try();
    }, wait);
  }
}

/** @param {Written} written @returns {boolean} has it been taken? */
function isTaken({ fragment, adds }) {
  const url = `#${fragment}`;
  try {
    if (adds) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    return false;
  }
  return location.href === new URL(url, location.href).href;
}
