// The slide on which the audience watches the two games being solved: by the site's JavaScript API, in a
// worker.
import { isPreview, pressInDeck } from './notes.mjs';

/**
 * @import { openGame, Game, Progress } from '../../web/library/kanzen.d.mts'
 * @typedef {import('reveal.js').RevealApi} Deck
 */

const solveKey = { keyCode: 82, key: 'R', description: 'Solve the game live' };

const words = {
  failed: ['not solved: ', '解けませんでした：'],
  win: ['first player wins', '先手の勝ち'],
  loss: ['second player wins', '後手の勝ち'],
  draw: ['draw', '引き分け'],
};

const thousands = (/** @type {number} */ count) => count.toLocaleString('en-US');

/** The limited game, then the whole one. */
const names = /** @type {const} */ (['gobblers2', 'gobblers']);

class SolveSlide {
  #deck;
  #slide;
  /** @type {Promise<Game> | null} the limited game; null: not opened */
  #first = null;
  #running = false;

  /** @param {Deck} deck @param {HTMLElement} slide */
  constructor(deck, slide) {
    this.#deck = deck;
    this.#slide = slide;
    slide.querySelector('button')?.addEventListener('click', () => this.start());
    document.addEventListener('keydown', ({ key, target }) => {
      if (key !== 'Enter' || target !== document.body || deck.isOverview()) return;
      if (this.#shown) this.start();
    });
    deck.on('slidechanged', () => this.#prepare());
    this.#prepare();
  }

  get #shown() {
    return this.#deck.getCurrentSlide() === this.#slide;
  }

  /** Loads the engine while the slide is explained. */
  #prepare() {
    if (this.#shown && !isPreview) this.#openFirst().catch(() => {}); // `start` tries again and reports
  }

  #openFirst() {
    this.#first ??= this.#open(names[0]).catch((thrown) => {
      this.#first = null;
      throw thrown;
    });
    return this.#first;
  }

  /** @param {string} game */
  async #open(game) {
    const library = new URL(this.#slide.dataset['library'] ?? '', document.baseURI);
    /** @type {{ openGame: typeof openGame }} */
    const api = await import(library.href);
    return api.openGame({ game, rules: 'strict' });
  }

  /** Shows the slide; solves if it is shown. */
  press() {
    const { h, v } = this.#deck.getIndices(this.#slide);
    if (this.#shown) this.start();
    else this.#deck.slide(h, v);
  }

  start() {
    // The speaker's view only shows what the audience sees.
    if (isPreview) pressInDeck(solveKey.keyCode);
    else void this.#solve();
  }

  async #solve() {
    if (this.#running) return;
    this.#running = true;
    for (const name of names) await this.#solveGame(name);
    this.#running = false;
  }

  /** @param {string} name */
  async #solveGame(name) {
    const isFirst = name === names[0];
    try {
      const game = await (isFirst ? this.#openFirst() : this.#open(name));
      const begin = performance.now();
      const summary = await game.solve({ onProgress: (now) => this.#showProgress(name, now) });
      const seconds = ((performance.now() - begin) / 1000).toFixed(2);
      for (const count of /** @type {const} */ (['positions', 'win', 'draw', 'loss']))
        this.#show(name, count, thousands(summary[count]));
      this.#show(name, 'start', words[summary.start.outcome]);
      this.#show(name, 'seconds', [`${seconds} s`, `${seconds}秒`]);
      if (isFirst) this.#slide.querySelector('kanzen-board')?.setAttribute('values', '1');
      else await game.close(); // its values take 410 MB
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      this.#show(
        name,
        'start',
        words.failed.map((word) => word + reason),
      );
    }
  }

  /** @param {string} name @param {Progress} progress */
  #showProgress(name, { phase, round, decided }) {
    if (phase === 'solve') this.#show(name, 'start', [`round ${round} …`, `ラウンド${round}…`]);
    else if (phase !== 'count') this.#show(name, 'positions', thousands(decided));
  }

  /**
   * @param {string} name @param {string} what the cell shows
   * @param {string | string[]} text in both languages, or in one for both
   */
  #show(name, what, text) {
    const cell = this.#slide.querySelector(`[data-game=${name}][data-solved=${what}]`);
    if (typeof text === 'string') return cell?.replaceChildren(text);
    const spans = ['en', 'ja'].map((language, which) => {
      const span = document.createElement('span');
      span.lang = language;
      span.textContent = text[which] ?? '';
      return span;
    });
    cell?.replaceChildren(...spans);
  }
}

/** A deck without that slide has no such key. @param {Deck} deck */
export function prepareSolving(deck) {
  const slide = document.getElementById('solve');
  if (!slide) return;
  const solving = new SolveSlide(deck, slide);
  deck.addKeyBinding(solveKey, () => solving.press());
}
