// <kanzen-board>: a board in any page (docs/EMBEDDING.md).  It shows a poster, and replaces it by a frame
// with embed.html while the board is live.  A page may have many boards, few of which are live.
//
// The site has this module as the script kanzen-board.js, which loads the frame from its own folder.
import { BoardFrame } from './board_frame.mjs';
import { boardStyle, pictureAt, pictureOf, showPoster } from './board_style.mjs';
import { fragmentOf } from '../common/fragment.mjs';
import { packageFile } from '../common/package_files.mjs';
import { drawPosition } from './poster_maker.mjs';

/** @import { BoardState, Step } from './kanzen-board.d.mts' */

/** Maximum number of live boards in a page: browsers drop the oldest of about sixteen WebGL contexts. */
const maxLive = 4;

/** Milliseconds after which an invisible board stops. */
const releaseDelayMs = 5_000;

/**
 * Whether this script belongs to a site, as the site's bundler says.  In the package it does not, and the
 * attribute `site` is required.
 */
const isOfSite = Boolean(/** @type {any} */ (globalThis).kanzenBoardOfSite);

const missingSite =
  'the board has no attribute "site"; expected the address of a copy of the site, such as https://example.org/kanzen/';

/** Attributes that are options of the frame. */
const options = ['values', 'play', 'theme'];

/** Attributes that are also properties. */
const reflected = ['link', ...options, 'start', 'poster', 'site'];

/** Base class; an empty one without a DOM, so that server-side rendering can import the module. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {Set<KanzenBoard>} boards in the page */
const boards = new Set();
/** @type {Set<KanzenBoard>} */
const live = new Set();

export class KanzenBoard extends Base {
  static observedAttributes = [...reflected, 'lang'];

  /** @type {BoardFrame | null} null: the poster is shown */
  #frame = null;
  /** @type {BoardState | null} */
  #state = null;
  /** @type {string | null} link of the last state; null: the attribute's link */
  #lastLink = null;
  /** @type {{ link: string, poster: import('./poster_maker.mjs').PosterFiles } | null} the last drawn position */
  #drawn = null;
  #seen = false;
  /** Whether the board has been live.  It then starts again when it becomes visible. */
  #begun = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #box = document.createElement('div');
  #button = document.createElement('button');
  #root = this.attachShadow({ mode: 'open' });
  #observer = new IntersectionObserver((entries) =>
    this.#onVisibility(entries.at(-1)?.isIntersecting ?? false),
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
    // Frameworks set attributes after they have inserted the element.
    queueMicrotask(() => {
      if (!this.isConnected || this.#site !== missingSite) return;
      console.error(`<kanzen-board>: ${missingSite}`);
      this.#reportError(missingSite);
    });
  }

  disconnectedCallback() {
    boards.delete(this);
    this.#observer.disconnect();
    this.#closeFrame();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    if (name === 'start') return this.#beginIfSeen();
    this.#drawPoster();
    if (name === 'poster') return;
    if (name === 'site' && !this.#frame) return this.#beginIfSeen();
    if (name === 'link') this.#lastLink = null;
    if (!this.#frame) return;
    if (name === 'link' && after && !this.#frame.failed) {
      this.#frame.post({ type: 'open', link: fragmentOf(after) });
    } else {
      const focused = this.#hasFocus;
      this.#closeFrame();
      this.run();
      if (focused) this.#focusFrame();
    }
  }

  /**
   * Moves properties that were set before the element was defined to the setters of the class, which they
   * hide.
   */
  #takeEarlyProperties() {
    for (const name of reflected) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Latest state of the board; null: none yet. */
  get state() {
    return this.#state;
  }

  /** Whether the board is shown instead of its poster. */
  get live() {
    return this.#frame !== null;
  }

  /**
   * Starts the board, which replaces the poster.  If too many boards are live, the least recently used one
   * stops.
   */
  run() {
    this.#begin(true);
  }

  /** Stops the board and shows the poster; the next start continues where the board was. */
  stop() {
    this.#begun = false;
    this.#closeFrame();
  }

  /** @param {string} link of the page, or its fragment @returns {Promise<BoardState>} */
  open(link) {
    // The board rejects anything but a string.
    return this.#ask({ type: 'open', link: typeof link === 'string' ? fragmentOf(link) : link });
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

  /** @returns {URL | string} the page's folder, with a trailing slash; a string: the error */
  get #site() {
    const given = this.getAttribute('site') || (isOfSite ? './' : '');
    if (given === '') return missingSite;
    try {
      const url = packageFile(given);
      if (!url.pathname.endsWith('/')) url.pathname += '/';
      if (/^https?:$/.test(url.protocol)) return url;
    } catch {
      // not a valid URL
    }
    return `the site "${given}" is not an address; expected one such as https://example.org/kanzen/`;
  }

  /** Language of the element or of the surrounding page; empty if the board does not have it. */
  get #language() {
    const tag = this.closest('[lang]')?.getAttribute('lang') ?? '';
    const language = tag.toLowerCase().split('-')[0] ?? '';
    return language === 'en' || language === 'ja' ? language : '';
  }

  /** Link of the position that the board shows, or will show when it starts. */
  get #currentLink() {
    return fragmentOf(this.#lastLink ?? this.getAttribute('link') ?? '');
  }

  /** @returns {URL | string} URL of the frame; a string: the error */
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
    const url = new URL('embed.html', site);
    // A redirect may drop the query, but keeps the fragment.
    url.hash = [`${given}`, this.#currentLink].filter((part) => part !== '').join('&');
    return url;
  }

  // --- starting and stopping

  /**
   * @param {boolean} requested whether a user or a program requests the board, not only its visibility
   * @returns {BoardFrame | string} a string: the reason why there is none
   */
  #begin(requested) {
    if (this.#frame?.failed) this.#closeFrame(); // try again
    if (this.#frame) {
      live.delete(this);
      live.add(this); // marks it as the last used
      return this.#frame;
    }
    if (!this.isConnected) return 'the board is in no page';
    const address = this.#address();
    if (typeof address === 'string') {
      this.#reportError(address);
      return address;
    }
    if (!KanzenBoard.#makeRoom(requested)) return 'the page has as many live boards as it can';
    live.add(this);
    this.#begun = true;
    this.#frame = new BoardFrame(address, this.title || 'Kanzen', {
      onState: (state) => this.#showState(state),
      onKey: (key) => this.#forwardKey(key),
      onError: (message) => this.#reportError(message),
    });
    this.#box.append(this.#frame.element);
    return this.#frame;
  }

  #closeFrame() {
    clearTimeout(this.#timer);
    this.#frame?.close();
    this.#frame = null;
    live.delete(this);
    this.#button.hidden = false;
    if (this.isConnected) this.#drawPoster();
  }

  /** @param {boolean} seen */
  #onVisibility(seen) {
    this.#seen = seen;
    clearTimeout(this.#timer);
    if (seen) return this.#beginIfSeen();
    if (!this.#frame) return;
    this.#returnKeys();
    this.#timer = setTimeout(() => {
      this.#closeFrame();
      for (const board of boards) board.#beginIfSeen();
    }, releaseDelayMs);
  }

  #beginIfSeen() {
    const byItself = this.getAttribute('start') === 'visible' || this.#begun;
    if (this.#seen && byItself && !this.#frame) this.#begin(false);
  }

  /**
   * Stops another board if too many are live.
   * @param {boolean} requested @returns {boolean} whether one more board may be live
   */
  static #makeRoom(requested) {
    if (live.size < maxLive) return true;
    const all = [...live];
    const least = all.find((board) => !board.#seen) ?? (requested ? all[0] : undefined);
    if (!least) return false;
    least.#closeFrame();
    return true;
  }

  // --- keys

  /** Whether the frame has the keyboard focus. */
  get #hasFocus() {
    return this.#frame !== null && this.#root.activeElement === this.#frame.element;
  }

  /** Focuses the frame when it has loaded, unless another element has the focus by then. */
  #focusFrame() {
    const frame = this.#frame;
    void frame?.loaded.then(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused === this)
        frame.element.focus({ preventScroll: true });
    });
  }

  /** Removes the focus from a board that is no longer visible, as on a previous slide. */
  #returnKeys() {
    if (this.#hasFocus && !this.#isShown()) this.#frame?.element.blur();
  }

  #isShown() {
    const hidden = this.closest('[hidden], [inert], [aria-hidden="true"]') !== null;
    const options = { visibilityProperty: true, opacityProperty: true };
    return this.#seen && !hidden && (this.checkVisibility?.(options) ?? true);
  }

  /** Dispatches a key of the frame in this page. @param {KeyboardEventInit} key */
  #forwardKey(key) {
    const init = { ...key, bubbles: true, cancelable: true, composed: true };
    this.dispatchEvent(new KeyboardEvent('keydown', init));
    this.#returnKeys(); // the key may have changed the slide
  }

  // --- events

  /** @param {BoardState} state */
  #showState(state) {
    this.#button.hidden = true;
    this.#lastLink = state.link;
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.dispatchEvent(new CustomEvent('kanzen-change', { detail: state, bubbles: true }));
  }

  /** @param {string} message */
  #reportError(message) {
    this.dispatchEvent(new CustomEvent('kanzen-error', { detail: { message }, bubbles: true }));
  }

  #drawPoster() {
    const language = this.#language || navigator.language.slice(0, 2);
    const given = this.getAttribute('poster');
    const drawn = this.#drawn?.link === this.#currentLink ? this.#drawn.poster : null;
    const picture = given
      ? pictureAt(given)
      : drawn && pictureOf(drawn, this.getAttribute('theme'));
    showPoster(this.#button, language, picture);
    void this.#drawPosition();
  }

  /** Draws the position for a board that has not started and has no other poster. */
  async #drawPosition() {
    const site = this.#site;
    const link = this.#currentLink;
    const isNeeded = () =>
      this.isConnected &&
      !this.#frame &&
      !this.getAttribute('poster') &&
      !this.#hasSlottedPoster &&
      this.#currentLink === link &&
      this.#drawn?.link !== link;
    if (typeof site === 'string' || !isNeeded()) return;
    try {
      const poster = await drawPosition(site, link, isNeeded);
      if (!poster || link !== this.#currentLink) return;
      this.#drawn = { link, poster };
      this.#drawPoster();
    } catch (thrown) {
      // A board that has been started meanwhile reports the reason itself.
      if (!this.#frame)
        this.#reportError(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  get #hasSlottedPoster() {
    return [...this.children].some((child) => child.slot === 'poster');
  }
}

// Frameworks set properties of the names of attributes, so both are equivalent.
for (const name of reflected)
  Object.defineProperty(KanzenBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {KanzenBoard} */
    get() {
      return this.getAttribute(name) ?? '';
    },
    /** @this {KanzenBoard} @param {unknown} value null and undefined remove the attribute */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });

if (globalThis.customElements && !customElements.get('kanzen-board'))
  customElements.define('kanzen-board', KanzenBoard);
