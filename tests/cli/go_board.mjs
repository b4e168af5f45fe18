// A board of Go for the tests, which shares no code with the engine.

/** @param {'X' | 'O'} stone @returns {'X' | 'O'} */
export const other = (stone) => (stone === 'X' ? 'O' : 'X');

/** A board with its history: no suicide, and no board may occur twice in a game. */
export class Board {
  /** @param {number} columns @param {number} rows */
  constructor(columns, rows) {
    this.columns = columns;
    this.rows = rows;
    /** @type {string[]} "X" is Black, "O" White; row by row from the top */
    this.stones = Array(columns * rows).fill('.');
    this.seen = new Set([this.stones.join('')]);
  }

  copy() {
    const copy = new Board(this.columns, this.rows);
    copy.stones = [...this.stones];
    copy.seen = new Set(this.seen);
    return copy;
  }

  /** @param {number} at */
  neighbours(at) {
    const column = at % this.columns;
    const all = [at - this.columns, at + this.columns];
    if (column > 0) all.push(at - 1);
    if (column + 1 < this.columns) all.push(at + 1);
    return all.filter((place) => place >= 0 && place < this.stones.length);
  }

  /** The chain at a stone if it has no liberty, else []. @param {number} at @returns {number[]} */
  captured(at) {
    const chain = [at];
    for (const place of chain)
      for (const near of this.neighbours(place)) {
        if (this.stones[near] === '.') return [];
        if (this.stones[near] === this.stones[at] && !chain.includes(near)) chain.push(near);
      }
    return chain;
  }

  /** False: the move is illegal, and nothing has changed. @param {'X' | 'O'} stone @param {number} at */
  play(stone, at) {
    if (this.stones[at] !== '.') return false;
    const before = [...this.stones];
    this.stones[at] = stone;
    for (const near of this.neighbours(at))
      if (this.stones[near] === other(stone))
        for (const place of this.captured(near)) this.stones[place] = '.';
    const key = this.stones.join('');
    if (this.captured(at).length > 0 || this.seen.has(key)) {
      this.stones = before;
      return false;
    }
    this.seen.add(key);
    return true;
  }

  /** Sets stones; false: a chain would have no liberty, and nothing has changed. @param {Map<number, string>} all */
  setUp(all) {
    const before = [...this.stones];
    for (const [at, stone] of all) this.stones[at] = stone;
    if (this.stones.some((stone, at) => stone !== '.' && this.captured(at).length > 0)) {
      this.stones = before;
      return false;
    }
    this.seen.add(this.stones.join(''));
    return true;
  }

  /** @param {string} stone @returns {number[]} */
  places(stone) {
    return this.stones.flatMap((there, at) => (there === stone ? [at] : []));
  }

  text() {
    const row = (/** @type {number} */ at) =>
      this.stones.slice(at * this.columns, (at + 1) * this.columns).join('');
    return Array.from({ length: this.rows }, (_, at) => row(at)).join('/');
  }
}
