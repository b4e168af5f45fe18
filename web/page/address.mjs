// Writes the page's fragment to the address bar.  Browsers limit the rate of changes (Safari: 100 in 30
// seconds); some throw an exception, some ignore the change.  A rejected change is repeated later.

/** Milliseconds before each retry; the last delay repeats. */
const retryAfter = [500, 1000, 2000, 4000, 8000];

/**
 * adds: whether it adds an entry to the browser's history
 * @typedef {{ fragment: string, adds: boolean }} Written
 */

/** Milliseconds to wait for the browser to leave the entry of a refused fragment. */
const leavesWithin = 1000;

export class Address {
  /** @type {Written[]} pending changes */
  #pending = [];
  /** @type {string | undefined} the fragment of the app, as far as it is in the address bar */
  #shown;
  /** @type {string | undefined} that fragment before a change that the app receives just now */
  #before;
  /** @type {ReturnType<typeof setTimeout> | undefined} runs while the browser leaves an entry */
  #leaving;
  #ownsHistory;
  #attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #paused = false;

  /** @param {{ ownsHistory?: boolean }} [options] whether the tab's history is the page's: not in a frame */
  constructor({ ownsHistory = true } = {}) {
    this.#ownsHistory = ownsHistory;
  }

  /** Replaces the current fragment. @param {string} fragment without '#' */
  write(fragment) {
    if (this.#ownsHistory && fragment === this.#before) return this.#leaveEntry(fragment);
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
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    this.#pending = [];
    this.#paused = true;
  }

  /**
   * Accepts changes again, because the app receives the visitor's change.
   * @param {string} fragment of the visitor @param {() => void} deliver gives it to the app
   */
  resume(fragment, deliver) {
    this.#paused = false;
    this.#before = this.#shown;
    this.#shown = fragment;
    deliver();
    this.#before = undefined;
  }

  /**
   * Goes back from the entry that the browser has added for a fragment which the app refuses: otherwise Back
   * would lead to the same page once for each refused fragment.
   * @param {string} fragment of the app
   */
  #leaveEntry(fragment) {
    this.#shown = fragment;
    this.#paused = true;
    history.back();
    this.#leaving = setTimeout(() => {
      this.#paused = false;
      this.#put({ fragment, adds: false }); // there was no entry to go back to
    }, leavesWithin);
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
      this.#shown = written.fragment;
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
