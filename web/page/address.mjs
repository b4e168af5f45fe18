// Writes the page's fragment to the address bar.  Browsers limit the rate of changes (Safari: 100 in 30
// seconds); some throw an exception, some ignore the change.  A rejected change is repeated later.

/** Milliseconds before each retry; the last delay repeats. */
const retryAfter = [500, 1000, 2000, 4000, 8000];

/**
 * adds: whether it adds an entry to the browser's history
 * @typedef {{ fragment: string, adds: boolean }} Written
 */

export class Address {
  /** @type {Written[]} pending changes */
  #pending = [];
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #paused = false;

  /** Replaces the current fragment. @param {string} fragment without '#' */
  write(fragment) {
    const last = this.#pending.pop();
    this.#put({ fragment, adds: last?.adds ?? false });
  }

  /**
   * Adds an entry to the browser's history, so that Back restores the current fragment.
   * @param {string} fragment
   */
  add(fragment) {
    this.#put({ fragment, adds: true });
  }

  /**
   * Ignores the app's changes until `resume`: the visitor has changed the fragment, and the app still writes
   * that of the old game.
   */
  yield() {
    this.#pending = [];
    this.#paused = true;
  }

  /** Accepts changes again, because the app receives the visitor's change. */
  resume() {
    this.#paused = false;
  }

  /** @param {Written} written */
  #put(written) {
    if (this.#paused) return;
    this.#pending.push(written);
    if (this.#timer === undefined) this.#try();
  }

  #try() {
    for (const written of [...this.#pending]) {
      if (!writeFragment(written)) return this.#tryLater();
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

/** @param {Written} written @returns {boolean} whether the browser has accepted the change */
function writeFragment({ fragment, adds }) {
  const url = `#${fragment}`;
  try {
    if (adds) history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    return false;
  }
  return location.href === new URL(url, location.href).href;
}
