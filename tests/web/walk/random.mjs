// Chance that can be had again: the same seed gives the same numbers.

export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = (seed * 0x9e3779b1) >>> 0;
  }

  /** @returns {number} from 0 up to, but not including, 1 (mulberry32) */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} count @returns {number} 0 to count - 1 */
  below(count) {
    return Math.floor(this.next() * count);
  }

  /** @param {number} share @returns {boolean} true so often */
  withProbability(share) {
    return this.next() < share;
  }

  /** @template T @param {readonly T[]} choices not empty @returns {T} */
  pick(choices) {
    return /** @type {T} */ (choices[this.below(choices.length)]);
  }

  /**
   * @template T
   * @param {readonly { weight: number, value: T }[]} choices
   * @returns {T}
   */
  weighted(choices) {
    let left = this.next() * choices.reduce((sum, { weight }) => sum + weight, 0);
    for (const { weight, value } of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return /** @type {{ value: T }} */ (choices.at(-1)).value;
  }
}
