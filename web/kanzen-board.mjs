// <kanzen-board>: a board in any page (docs/EMBEDDING.md).  It shows a picture, and in place of it
// embed.html in a frame while the board is wanted; a page may have many, of which few are live.
//
// In the site this is kanzen-board.js, a script of its own; the frame comes from beside it.
import { protocolVersion } from './embed_messages.mjs';

/**
 * @typedef {import('./kanzen-board.d.mts').BoardState} BoardState
 * @typedef {import('./kanzen-board.d.mts').Step} Step
 * @typedef {{ resolve: (state: BoardState) => void, reject: (reason: Error) => void }} Request
 */

/** Live at once in a page: browsers end the oldest of some sixteen WebGL contexts. */
const mostLive = 4;

/** Milliseconds out of sight after which a board is given back. */
const patience = 5_000;

/** Milliseconds after which a frame is shown that has not told anything: it may show why. */
const longestStart = 3_000;

/** As engine/picture/theme.cpp has them; tests/scripts/page_colors.test.mjs compares. */
const boardColors = {
  light: { surface: '#fdfcf9', frame: '#e2daca', cell: '#f6f2e9', accent: '#0b7268' },
  dark: { surface: '#1d2025', frame: '#0e1013', cell: '#262a31', accent: '#4fc9b8' },
};

/** @param {keyof typeof boardColors} theme */
const variables = (theme) =>
  Object.entries(boardColors[theme])
    .map(([name, color]) => `--${name}:${color};`)
    .join('');

const style = `
:host { display: block; position: relative; aspect-ratio: 8 / 5; overflow: hidden;
  border-radius: 14px; background: var(--surface); ${variables('light')} }
:host([hidden]) { display: none }
:host([theme='dark']) { ${variables('dark')} }
@media (prefers-color-scheme: dark) { :host(:not([theme='light'])) { ${variables('dark')} } }
button { all: unset; position: absolute; inset: 0; cursor: pointer }
button[hidden] { display: none }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; border-radius: 14px }
img, svg, ::slotted(*) { display: block; box-sizing: border-box; width: 100%; height: 100%;
  object-fit: contain }
svg .frame { fill: var(--frame) }
svg .cell { fill: var(--cell) }
.play { position: absolute; inset: 0; width: 64px; height: 64px; margin: auto; border-radius: 50%;
  background: var(--accent) }
.play::before { content: ''; position: absolute; inset: 18px 16px 18px 23px;
  background: var(--surface); clip-path: polygon(0 0, 100% 50%, 0 100%) }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; opacity: 0 }
iframe.shown { opacity: 1 }
`;

/** @type {Record<string, string>} */
const startWords = { en: 'Start the board', ja: '盤を動かす' };

/** What of a board's attributes stands in the frame's address. */
const options = ['values', 'play', 'theme'];

/** @type {Set<KanzenBoard>} in the page, and those of them that are live, the oldest first */
const boards = new Set();
/** @type {Set<KanzenBoard>} */
const live = new Set();

export class KanzenBoard extends HTMLElement {
  static observedAttributes = ['link', ...options, 'lang', 'poster', 'site'];

  /** @type {HTMLIFrameElement | null} null: the picture is shown */
  #frame = null;
  #loaded = Promise.resolve();
  /** @type {BoardState | null} */
  #state = null;
  /** @type {string | null} where the board was left; null: at the attribute's link */
  #left = null;
  /** @type {Map<number, Request>} */
  #requests = new Map();
  #lastId = 0;
  #seen = false;
  /** Has it been live?  Then it is again as soon as it is seen. */
  #begun = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #button = document.createElement('button');
  #root = this.attachShadow({ mode: 'open' });
  #observer = new IntersectionObserver((entries) =>
    this.#look(entries.at(-1)?.isIntersecting ?? false),
  );
  #onMessage = (/** @type {MessageEvent} */ event) => this.#hear(event);

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => this.start());
    this.#root.append(this.#button);
  }

  connectedCallback() {
    boards.add(this);
    this.#drawPoster();
    window.addEventListener('message', this.#onMessage);
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    boards.delete(this);
    this.#observer.disconnect();
    window.removeEventListener('message', this.#onMessage);
    this.#giveBack();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected) return;
    this.#drawPoster();
    if (name === 'poster') return;
    if (name === 'link') this.#left = null;
    if (!this.#frame) return;
    if (name === 'link') this.open(after ?? '').catch((thrown) => this.#complain(thrown.message));
    else {
      this.#giveBack();
      this.start();
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

  /** In place of the picture, and of the board that was used longest ago if there are too many. */
  start() {
    if (!this.#begin(true)) return;
    const frame = this.#frame;
    void this.#loaded.then(() => frame?.focus({ preventScroll: true }));
  }

  /** The picture again.  Where the board was left is kept for the next start. */
  stop() {
    this.#begun = false;
    this.#giveBack();
  }

  /** @param {string} link a link of the page, or its fragment @returns {Promise<BoardState>} */
  open(link) {
    const fragment = link.slice(link.indexOf('#') + 1);
    return this.#ask({ type: 'open', link: fragment });
  }

  /** @param {Step} where @returns {Promise<BoardState>} */
  step(where) {
    return this.#ask({ type: 'step', to: where });
  }

  /** @returns {URL} the folder of the page */
  get #site() {
    return new URL(this.getAttribute('site') ?? './', import.meta.url);
  }

  /** Of the element, or of the page around it, if the board speaks it. */
  get #language() {
    const tag = this.closest('[lang]')?.getAttribute('lang') ?? '';
    const language = tag.toLowerCase().split('-')[0] ?? '';
    return language in startWords ? language : '';
  }

  #address() {
    const url = new URL('embed.html', this.#site);
    for (const name of options) {
      const value = this.getAttribute(name);
      if (value) url.searchParams.set(name, value);
    }
    if (this.#language) url.searchParams.set('lang', this.#language);
    if (location.origin !== 'null') url.searchParams.set('origin', location.origin);
    const link = this.#left ?? this.getAttribute('link') ?? '';
    url.hash = link.slice(link.indexOf('#') + 1);
    return url;
  }

  // --- being live

  /** @param {boolean} wished by somebody, and not only seen @returns {boolean} has it begun now? */
  #begin(wished) {
    if (this.#frame) {
      live.delete(this);
      live.add(this); // used last
      return false;
    }
    if (!this.isConnected || !KanzenBoard.#makeRoom(wished)) return false;
    live.add(this);
    this.#begun = true;
    const frame = document.createElement('iframe');
    frame.title = this.title || 'Kanzen';
    frame.src = this.#address().href;
    this.#frame = frame;
    this.#loaded = new Promise((resolve) => frame.addEventListener('load', () => resolve()));
    void this.#loaded.then(() => {
      this.#send({ type: 'hello' }, frame);
      setTimeout(() => frame.classList.add('shown'), longestStart);
    });
    this.#root.append(frame);
    return true;
  }

  #giveBack() {
    clearTimeout(this.#timer);
    this.#frame?.remove();
    this.#frame = null;
    live.delete(this);
    for (const { reject } of this.#requests.values()) reject(new Error('the board was given back'));
    this.#requests.clear();
    this.#button.hidden = false;
  }

  /** @param {boolean} seen */
  #look(seen) {
    this.#seen = seen;
    clearTimeout(this.#timer);
    if (seen) return this.#beginIfSeen();
    if (!this.#frame) return;
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
    least?.#giveBack();
    return least !== undefined;
  }

  // --- messages

  /** @param {{ type: 'open', link: string } | { type: 'step', to: Step }} message */
  async #ask(message) {
    this.#begin(true);
    const frame = this.#frame;
    if (!frame) throw new Error('the board is in no page');
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#requests.set(id, { resolve, reject });
      void this.#loaded.then(() => this.#send({ ...message, id }, frame));
    });
  }

  /** @param {object} message @param {HTMLIFrameElement} frame that may be gone by now */
  #send(message, frame) {
    const data = { kanzen: protocolVersion, ...message };
    frame.contentWindow?.postMessage(data, this.#site.origin);
  }

  /** @param {MessageEvent} event */
  #hear({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (origin !== this.#site.origin || data?.kanzen !== protocolVersion) return;
    const { kanzen: _, type, id, ...told } = data;
    const request = this.#requests.get(id);
    this.#requests.delete(id);
    if (type === 'state' && told.live) {
      this.#showState(told);
      request?.resolve(told);
    } else if (type === 'key') {
      this.#passOn(told);
    } else if (type === 'error') {
      if (request) request.reject(new Error(told.message));
      else this.#complain(told.message);
    }
  }

  /** @param {BoardState} state */
  #showState(state) {
    this.#frame?.classList.add('shown');
    this.#button.hidden = true;
    this.#left = state.link;
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.dispatchEvent(new CustomEvent('kanzen-change', { detail: state, bubbles: true }));
  }

  /** As if it had been pressed in this page.  @param {KeyboardEventInit} key */
  #passOn(key) {
    const init = { ...key, bubbles: true, cancelable: true, composed: true };
    this.dispatchEvent(new KeyboardEvent('keydown', init));
  }

  /** @param {string} message */
  #complain(message) {
    this.dispatchEvent(new CustomEvent('kanzen-error', { detail: { message }, bubbles: true }));
  }

  // --- the picture

  #drawPoster() {
    const language = this.#language || navigator.language.slice(0, 2);
    this.#button.setAttribute('aria-label', startWords[language] ?? startWords.en ?? '');
    const slot = document.createElement('slot');
    slot.name = 'poster';
    slot.append(this.#picture());
    const sign = document.createElement('span');
    sign.className = 'play';
    this.#button.replaceChildren(slot, sign);
  }

  /** That of the attribute, or else an empty board. */
  #picture() {
    const address = this.getAttribute('poster');
    if (!address) return emptyBoard();
    const image = document.createElement('img');
    image.alt = '';
    image.src = address;
    return image;
  }
}

/** @returns {Element} a drawing */
function emptyBoard() {
  const svg = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', '0 0 160 100');
  /** @param {string} kind @param {number} x @param {number} y @param {number} side @param {number} radius */
  const square = (kind, x, y, side, radius) => {
    const rect = document.createElementNS(svg, 'rect');
    const sizes = { class: kind, x, y, width: side, height: side, rx: radius };
    for (const [name, value] of Object.entries(sizes)) rect.setAttribute(name, String(value));
    drawing.append(rect);
  };
  square('frame', 34, 4, 92, 5);
  for (let i = 0; i < 9; ++i) square('cell', 36 + 30 * (i % 3), 6 + 30 * Math.floor(i / 3), 28, 3);
  return drawing;
}

if (!customElements.get('kanzen-board')) customElements.define('kanzen-board', KanzenBoard);
