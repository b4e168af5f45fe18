// <kanzen-board>: a board in any page (docs/EMBEDDING.md).  It shows a picture, and in place of it
// embed.html in a frame while the board is wanted; a page may have many, of which few are live.
//
// In the site this is kanzen-board.js, a script of its own; the frame comes from beside it.
import { BoardFrame } from './board_frame.mjs';
import { boardStyle, drawPoster } from './board_look.mjs';
import { ownFile } from '../common/own_files.mjs';

/** @import { BoardState, Step } from './kanzen-board.d.mts' */

/** Live at once in a page: browsers end the oldest of some sixteen WebGL contexts. */
const mostLive = 4;

/** Milliseconds out of sight after which a board is given back. */
const patience = 5_000;

/** The attributes that become options of the frame. */
const options = ['values', 'play', 'theme'];

/** The attributes that are properties as well. */
const reflected = ['link', ...options, 'start', 'poster', 'site'];

/** Where there is no DOM, as on a server that renders pages, the module can be imported all the same. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {Set<KanzenBoard>} in the page, and those of them that are live, the oldest first */
const boards = new Set();
/** @type {Set<KanzenBoard>} */
const live = new Set();

export class KanzenBoard extends Base {
  static observedAttributes = [...reflected, 'lang'];

  /** @type {BoardFrame | null} null: the picture is shown */
  #frame = null;
  /** @type {BoardState | null} */
  #state = null;
  /** @type {string | null} where the board was left; null: at the attribute's link */
  #left = null;
  #seen = false;
  /** Has it been live?  Then it is again as soon as it is seen. */
  #begun = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #box = document.createElement('div');
  #button = document.createElement('button');
  #root = this.attachShadow({ mode: 'open' });
  #observer = new IntersectionObserver((entries) =>
    this.#look(entries.at(-1)?.isIntersecting ?? false),
  );

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(boardStyle);
    this.#root.adoptedStyleSheets = [sheet];
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => {
      this.run();
      this.#focusFrame();
    });
    this.#box.className = 'box';
    this.#box.append(this.#button);
    this.#root.append(this.#box);
  }

  connectedCallback() {
    this.#takeEarlyProperties();
    boards.add(this);
    this.#drawPoster();
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    boards.delete(this);
    this.#observer.disconnect();
    this.#giveBack();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (name === 'start' || (name === 'site' && !this.#frame)) return this.#beginIfSeen();
    this.#drawPoster();
    if (name === 'poster') return;
    if (name === 'link') this.#left = null;
    if (!this.#frame) return;
    if (name === 'link' && after && !this.#frame.failed) {
      this.#frame.tell({ type: 'open', link: fragmentOf(after) });
    } else {
      const focused = this.#hasFocus;
      this.#giveBack();
      this.run();
      if (focused) this.#focusFrame();
    }
  }

  /** What was set before the element was defined hides the properties of its class. */
  #takeEarlyProperties() {
    for (const name of reflected) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** What the board has told last; null: nothing yet. */
  get state() {
    return this.#state;
  }

  /** Is the board there, and not its picture? */
  get live() {
    return this.#frame !== null;
  }

  /** Puts the board in place of the picture.  Of too many boards the one used longest ago makes room. */
  run() {
    this.#begin(true);
  }

  /** Puts the picture back; the next start begins where the board was. */
  stop() {
    this.#begun = false;
    this.#giveBack();
  }

  /** @param {string} link a link of the page, or its fragment @returns {Promise<BoardState>} */
  open(link) {
    return this.#ask({ type: 'open', link: fragmentOf(link) });
  }

  /** @param {Step} where @returns {Promise<BoardState>} */
  step(where) {
    return this.#ask({ type: 'step', to: where });
  }

  /** @param {import('./board_frame.mjs').Command} command */
  async #ask(command) {
    const frame = this.#begin(true);
    if (typeof frame === 'string') throw new Error(frame);
    return frame.ask(command);
  }

  /** @returns {URL | string} the folder of the page, with a slash at its end; a string: what is wrong */
  get #site() {
    const given = this.getAttribute('site') || './';
    try {
      const url = ownFile(given);
      if (!url.pathname.endsWith('/')) url.pathname += '/';
      if (/^https?:$/.test(url.protocol)) return url;
    } catch {
      // It is no address.
    }
    return `the site "${given}" is no address; right would be one such as https://example.org/kanzen/`;
  }

  /** Of the element, or of the page around it, if the board speaks it. */
  get #language() {
    const tag = this.closest('[lang]')?.getAttribute('lang') ?? '';
    const language = tag.toLowerCase().split('-')[0] ?? '';
    return language === 'en' || language === 'ja' ? language : '';
  }

  /** @returns {URL | string} of the frame; a string: what is wrong */
  #address() {
    const site = this.#site;
    if (typeof site === 'string') return site;
    const given = new URLSearchParams();
    for (const name of options) {
      const value = this.getAttribute(name);
      if (value) given.set(name, value);
    }
    if (this.#language) given.set('lang', this.#language);
    if (window.origin !== 'null') given.set('origin', window.origin);
    const link = fragmentOf(this.#left ?? this.getAttribute('link') ?? '');
    const url = new URL('embed.html', site);
    // Hosts that redirect to another name of the page may lose a query, but keep the fragment.
    url.hash = [`${given}`, link].filter((part) => part !== '').join('&');
    return url;
  }

  // --- being live

  /**
   * @param {boolean} wished by somebody, and not only seen
   * @returns {BoardFrame | string} a string: why there is none
   */
  #begin(wished) {
    if (this.#frame?.failed) this.#giveBack(); // another attempt
    if (this.#frame) {
      live.delete(this);
      live.add(this); // used last
      return this.#frame;
    }
    if (!this.isConnected) return 'the board is in no page';
    const address = this.#address();
    if (typeof address === 'string') {
      this.#complain(address);
      return address;
    }
    if (!KanzenBoard.#makeRoom(wished)) return 'the page has as many live boards as it can';
    live.add(this);
    this.#begun = true;
    this.#frame = new BoardFrame(address, this.title || 'Kanzen', {
      onState: (state) => this.#showState(state),
      onKey: (key) => this.#passOn(key),
      onError: (message) => this.#complain(message),
    });
    this.#box.append(this.#frame.element);
    return this.#frame;
  }

  #giveBack() {
    clearTimeout(this.#timer);
    this.#frame?.close();
    this.#frame = null;
    live.delete(this);
    this.#button.hidden = false;
  }

  /** @param {boolean} seen */
  #look(seen) {
    this.#seen = seen;
    clearTimeout(this.#timer);
    if (seen) return this.#beginIfSeen();
    if (!this.#frame) return;
    this.#returnKeys();
    this.#timer = setTimeout(() => {
      this.#giveBack();
      for (const board of boards) board.#beginIfSeen();
    }, patience);
  }

  #beginIfSeen() {
    const byItself = this.getAttribute('start') === 'visible' || this.#begun;
    if (this.#seen && byItself && !this.#frame) this.#begin(false);
  }

  /** Makes room for one more.  @param {boolean} wished @returns {boolean} is there any? */
  static #makeRoom(wished) {
    if (live.size < mostLive) return true;
    const all = [...live];
    const least = all.find((board) => !board.#seen) ?? (wished ? all[0] : undefined);
    if (!least) return false;
    least.#giveBack();
    return true;
  }

  // --- keys

  /** Do keys go to the frame? */
  get #hasFocus() {
    return this.#frame !== null && this.#root.activeElement === this.#frame.element;
  }

  /** The frame gets the keys when it has loaded, unless another element has the focus by then. */
  #focusFrame() {
    const frame = this.#frame;
    void frame?.loaded.then(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused === this)
        frame.element.focus({ preventScroll: true });
    });
  }

  /** A board that is not shown any more, as on a slide that was left, gives the keys back to the page. */
  #returnKeys() {
    if (this.#hasFocus && !this.#isShown()) this.#frame?.element.blur();
  }

  #isShown() {
    const hidden = this.closest('[hidden], [inert], [aria-hidden="true"]') !== null;
    const options = { visibilityProperty: true, opacityProperty: true };
    return this.#seen && !hidden && (this.checkVisibility?.(options) ?? true);
  }

  /** As if it had been pressed in this page.  @param {KeyboardEventInit} key */
  #passOn(key) {
    const init = { ...key, bubbles: true, cancelable: true, composed: true };
    this.dispatchEvent(new KeyboardEvent('keydown', init));
    this.#returnKeys(); // the key may have turned to the next slide
  }

  // --- what it tells

  /** @param {BoardState} state */
  #showState(state) {
    this.#button.hidden = true;
    this.#left = state.link;
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.dispatchEvent(new CustomEvent('kanzen-change', { detail: state, bubbles: true }));
  }

  /** @param {string} message */
  #complain(message) {
    this.dispatchEvent(new CustomEvent('kanzen-error', { detail: { message }, bubbles: true }));
  }

  #drawPoster() {
    const language = this.#language || navigator.language.slice(0, 2);
    drawPoster(this.#button, language, this.getAttribute('poster'));
  }
}

/** @param {string} link or a whole address of the page; the board refuses anything but a string */
const fragmentOf = (link) => (typeof link === 'string' ? link.slice(link.indexOf('#') + 1) : link);

// A framework sets the property where an element has one of the attribute's name.
for (const name of reflected)
  Object.defineProperty(KanzenBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {KanzenBoard} */
    get() {
      return this.getAttribute(name) ?? '';
    },
    /** @this {KanzenBoard} @param {unknown} value null and undefined: without the attribute */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });

if (globalThis.customElements && !customElements.get('kanzen-board'))
  customElements.define('kanzen-board', KanzenBoard);
