// The slide on which the audience watches the game being solved: by the site's JavaScript API, in a worker.
import { isPreview, pressInDeck } from './notes.mjs';

/**
 * @import { openGame, Game } from '../../web/library/kanzen.d.mts'
 * @typedef {import('reveal.js').RevealApi} Deck
 */

const solveKey = { keyCode: 82, key: 'R', description: 'Solve the game live' };

const words = {
  solving: ['solving …', '解析中…'],
  failed: ['not solved: ', '解けませんでした：'],
  win: ['the first player wins', '先手の勝ち'],
  loss: ['the second player wins', '後手の勝ち'],
  draw: ['draw', '引き分け'],
};

const thousands = (/** @type {number} */ count) => count.toLocaleString('en-US');

class SolveSlide {
  #deck;
  #slide;
  /** @type {Promise<Game> | null} null: not opened */
  #game = null;
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
    if (this.#shown && !isPreview) this.#open().catch(() => {}); // `start` tries again and reports
  }

  #open() {
    this.#game ??= this.#load().catch((thrown) => {
      this.#game = null;
      throw thrown;
    });
    return this.#game;
  }

  async #load() {
    const library = new URL(this.#slide.dataset['library'] ?? '', document.baseURI);
    /** @type {{ openGame: typeof openGame }} */
    const api = await import(library.href);
    return api.openGame({ game: 'gobblers2', rules: 'strict' });
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
    this.#show('start', words.solving);
    try {
      const game = await this.#open();
      const begin = performance.now();
      const onProgress = (/** @type {{ decided: number }} */ { decided }) =>
        this.#show('decided', thousands(decided));
      const { positions, win, draw, loss, start } = await game.solve({ onProgress });
      const seconds = ((performance.now() - begin) / 1000).toFixed(2);
      this.#show('positions', thousands(positions));
      this.#show('decided', [win, draw, loss].map(thousands).join(', '));
      this.#show('start', words[start.outcome]);
      this.#show('seconds', [`${seconds} s`, `${seconds}秒`]);
      this.#slide.querySelector('kanzen-board')?.setAttribute('values', '1');
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown);
      this.#show(
        'start',
        words.failed.map((word) => word + reason),
      );
    } finally {
      this.#running = false;
    }
  }

  /** @param {string} name of a cell @param {string | string[]} text in both languages, or in one for both */
  #show(name, text) {
    const cell = this.#slide.querySelector(`[data-solved=${name}]`);
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
