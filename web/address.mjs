// The page's fragment in the address line.  Browsers refuse to have it changed too often (Safari:
// more than 100 times in 30 seconds), some with an exception, some without a word: then it is
// written a little later.

/** Milliseconds until another attempt; the last one is repeated. */
const retryAfter = [500, 1000, 2000, 4000, 8000];

export class Address {
  /** @type {string | null} what the fragment is to be; null: what it is */
  #wanted = null;
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {string} fragment without '#' */
  write(fragment) {
    this.#wanted = fragment;
    if (this.#timer === undefined) this.#try();
  }

  /** Somebody else has changed it, and is right. */
  yield() {
    this.#wanted = null;
  }

  #try() {
    if (this.#wanted === null) return;
    if (replaced(this.#wanted)) {
      this.#wanted = null;
      this.#attempts = 0;
      return;
    }
    const wait = retryAfter[Math.min(this.#attempts, retryAfter.length - 1)];
    this.#attempts += 1;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#try();
    }, wait);
  }
}

/** @param {string} fragment @returns {boolean} has it been taken? */
function replaced(fragment) {
  try {
    history.replaceState(history.state, '', `#${fragment}`);
  } catch {
    return false;
  }
  return location.href === new URL(`#${fragment}`, location.href).href;
}
