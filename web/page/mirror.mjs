// DOM mirror of the canvas, for screen readers and tests: one transparent element over each drawn item; text
// fields and the picture of a figure are visible.  The pointer passes through the other elements to the canvas;
// assistive technology and tests find and click them.
// They are not tab stops, because the Tab key moves the app's own focus on the canvas.
//
// Elements are reused by the item's id and changed only if the item has changed, so that nothing is read out
// twice and the focus remains.
import { localize } from '../common/errors.mjs';

/** @import { MirrorData, MirrorItem, MirrorKind } from '../bindings/kanzen-page.d.mts' */

const groupNames = /** @type {const} */ ([
  ['toolbar', { english: 'Controls', japanese: '操作' }],
  ['tabs', { english: 'Panels', japanese: 'パネル' }],
  ['board', { english: 'Board', japanese: '盤' }],
  ['hands', { english: 'In hand', japanese: '持ち駒' }],
  ['moves', { english: 'Moves', japanese: '手' }],
  ['tree', { english: 'Tree', japanese: 'ゲーム木' }],
]);

const textNames = /** @type {const} */ (['verdict', 'detail', 'alert', 'position']);

export class Mirror {
  /** @type {Map<string, HTMLElement>} by the item's kind and id */
  #elements = new Map();
  /** @type {WeakMap<HTMLElement, string>} the item as JSON, to detect changes */
  #shown = new WeakMap();
  #canvas;
  /** URL of the picture; empty: there is none */
  #picture = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #nextFrame;
  #activate;
  #type;
  #onFocusLost;
  #parts;
  /** Elements that screen readers read out, first the one that spoke last. @type {[HTMLElement, HTMLElement]} */
  #live;
  /** Whether an input method is composing the field's text, which must not be assigned meanwhile. */
  #composing = false;
  /** Number of announcements so far. */
  #announcements = 0;

  /**
   * @param {HTMLElement} root
   * @param {HTMLCanvasElement} canvas which has the DOM focus while the app moves its own focus
   * @param {(id: string) => void} activate called when an item is clicked
   * @param {(text: string) => void} type called when a field's text has changed
   * @param {() => void} onFocusLost called when the focused element is removed
   */
  constructor(root, canvas, activate, type, onFocusLost) {
    this.#canvas = canvas;
    this.#activate = activate;
    this.#type = type;
    this.#onFocusLost = onFocusLost;
    this.#parts = {
      verdict: part(root, 'p', { role: 'status', 'aria-live': 'off' }),
      detail: part(root, 'p', { 'data-part': 'detail' }),
      alert: part(root, 'div', { role: 'alert' }),
      position: part(root, 'p', { 'data-part': 'position' }),
      toolbar: part(root, 'div', { role: 'toolbar' }),
      tabs: part(root, 'div', { role: 'tablist' }),
      board: part(root, 'div', { role: 'grid' }),
      hands: part(root, 'div', { role: 'group' }),
      moves: part(root, 'div', { role: 'list' }),
      tree: part(root, 'div', { role: 'group' }),
      texts: part(root, 'div', {}),
      fields: part(root, 'div', {}),
      pictures: part(root, 'div', {}),
    };
    const live = { 'aria-live': 'polite', 'aria-atomic': 'true' };
    this.#live = [part(root, 'p', live), part(root, 'p', live)];
    root.addEventListener('click', (event) => this.#click(event));
    // An unfinished composition of an input method is not yet text.
    root.addEventListener('compositionstart', () => (this.#composing = true));
    root.addEventListener('compositionend', ({ target }) => {
      this.#composing = false;
      this.#read(target);
    });
    root.addEventListener('input', ({ target }) => this.#composing || this.#read(target));
  }

  /** @param {EventTarget | null} field whose text has changed */
  #read(field) {
    if (field instanceof HTMLTextAreaElement) this.#type(field.value);
  }

  /** @param {MirrorData} data */
  show(data) {
    const parts = this.#parts;
    for (const name of textNames) setText(parts[name], data[name]);
    for (const [group, name] of groupNames)
      setAttribute(parts[group], 'aria-label', localize(name));
    this.#announce(data);
    this.#showItems(data.items);
    this.#showFocus(data);
  }

  /**
   * Two elements speak in turns, and the other one is empty: screen readers do not repeat a text that is
   * equal, and of one that changes in part some read only the part.
   * @param {MirrorData} data
   */
  #announce({ announcement, announcements }) {
    if (announcements === this.#announcements) return;
    this.#announcements = announcements;
    const [quiet, speaking] = this.#live;
    quiet.textContent = '';
    speaking.textContent = announcement;
    this.#live.reverse();
  }

  /**
   * Marks the app's focused item as the active descendant, which screen readers read.
   * @param {MirrorData} data
   */
  #showFocus({ focused, items }) {
    const item = items.find(({ id }) => id === focused);
    const element = item && this.#elements.get(keyOf(item));
    if (element) setAttribute(this.#canvas, 'aria-activedescendant', element.id);
    else this.#canvas.removeAttribute('aria-activedescendant');
  }

  /** Focuses a text field. @param {string} id */
  focusField(id) {
    this.#elements.get(keyOf({ kind: 'field', id }))?.focus({ preventScroll: true });
  }

  /**
   * Shows SVGs one after the other in the place of the picture, now or when it appears, or only the last one
   * to visitors who want no motion.
   * @param {readonly { svg: string, duration: number }[]} frames  duration: in milliseconds; empty: no picture
   */
  showFrames(frames) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shown = still ? frames.slice(-1) : frames;
    const show = (/** @type {number} */ at) => {
      const { svg, duration } = shown[at] ?? { svg: '', duration: 0 };
      this.#showPicture(svg);
      if (shown.length > 1)
        this.#nextFrame = setTimeout(() => show((at + 1) % shown.length), duration);
    };
    clearTimeout(this.#nextFrame);
    show(0);
  }

  /** @param {string} svg */
  #showPicture(svg) {
    URL.revokeObjectURL(this.#picture);
    this.#picture = svg && URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    for (const element of this.#elements.values()) this.#fillPicture(element);
  }

  /** @param {HTMLElement} element */
  #fillPicture(element) {
    if (!(element instanceof HTMLImageElement)) return;
    if (this.#picture) element.src = this.#picture;
    else element.removeAttribute('src');
  }

  /** @param {MirrorItem[]} items */
  #showItems(items) {
    const focused = document.activeElement;
    const keys = new Set(items.map(keyOf));
    for (const [key, element] of this.#elements) {
      if (keys.has(key)) continue;
      (element.closest('[role=listitem]') ?? element).remove();
      this.#elements.delete(key);
    }
    const { toolbar, tabs, hands, moves, tree, texts, fields, pictures } = this.#parts;
    /** @param {...MirrorKind} kinds */
    const of = (...kinds) => items.filter(({ kind }) => kinds.includes(kind));
    this.#fill(toolbar, of('button', 'toggle'));
    this.#fill(tabs, of('tab'));
    this.#fill(hands, of('hand'));
    this.#fill(moves, of('move'));
    this.#fill(tree, of('node'));
    this.#fill(texts, of('text'));
    this.#fill(fields, of('field'));
    this.#fill(pictures, of('picture'));
    if (this.#picture && of('picture').length === 0) this.showFrames([]);
    this.#fillBoard(of('square'));
    if (focused instanceof HTMLElement && !focused.isConnected) this.#onFocusLost();
  }

  /** @param {HTMLElement} parent @param {MirrorItem[]} items */
  #fill(parent, items) {
    items.forEach((item, i) => {
      const element = this.#element(item);
      const child = element.closest('[role=listitem]') ?? element;
      if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
    });
    while (parent.children.length > items.length) parent.lastElementChild?.remove();
  }

  /** Groups squares of the same height into rows of the grid. @param {MirrorItem[]} squares */
  #fillBoard(squares) {
    const { board } = this.#parts;
    /** @type {MirrorItem[][]} */
    const rows = [];
    let height = NaN;
    for (const square of squares) {
      const y = Math.round(square.rect.y);
      if (y !== height) rows.push([]);
      height = y;
      rows.at(-1)?.push(square);
    }
    while (board.children.length < rows.length) part(board, 'div', { role: 'row' });
    while (board.children.length > rows.length) board.lastElementChild?.remove();
    rows.forEach((row, i) => this.#fill(/** @type {HTMLElement} */ (board.children[i]), row));
  }

  /** @param {MirrorItem} item @returns {HTMLElement} the item's element, up to date */
  #element(item) {
    let element = this.#elements.get(keyOf(item));
    if (!element) {
      element = newElement(item);
      this.#elements.set(keyOf(item), element);
      this.#fillPicture(element);
    }
    const state = JSON.stringify(item);
    if (this.#shown.get(element) !== state) {
      this.#shown.set(element, state);
      const kept = this.#composing && element instanceof HTMLTextAreaElement && element.value;
      update(element, kept ? { ...item, value: kept } : item);
    }
    return element;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = event.target instanceof Element ? event.target.closest('[data-id]') : null;
    const id = target?.getAttribute('data-id');
    if (!id || target?.tagName !== 'BUTTON') return;
    if (target.getAttribute('aria-disabled') !== 'true') this.#activate(id);
  }
}

/** @param {HTMLElement} parent @param {string} tag @param {Record<string, string>} attributes */
function part(parent, tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/**
 * Key of an element.  A control may be a tab on one page and a button on another, so the kind is included.
 * @param {Pick<MirrorItem, 'kind' | 'id'>} item
 */
const keyOf = ({ kind, id }) => `${kind} ${id}`;

/** Creates a text field, the only element of the mirror that is visible and receives the pointer. */
function newField() {
  const field = document.createElement('textarea');
  Object.assign(field, { autocomplete: 'off', autocapitalize: 'off', spellcheck: false });
  field.setAttribute('autocorrect', 'off');
  field.enterKeyHint = 'go';
  field.tabIndex = -1;
  return field;
}

/** @param {MirrorItem} item @returns {HTMLElement} */
function newElement({ kind, id }) {
  const field = kind === 'field';
  const tag = kind === 'text' ? 'span' : kind === 'picture' ? 'img' : 'button';
  const element = field ? newField() : document.createElement(tag);
  element.dataset.id = id;
  element.id = `${kind}:${id.replaceAll(' ', '_')}`;
  if (field) return element;
  if (element instanceof HTMLButtonElement) {
    element.type = 'button';
    element.tabIndex = -1;
  }
  if (kind === 'square') element.setAttribute('role', 'gridcell');
  if (kind === 'tab') element.setAttribute('role', 'tab');
  if (kind === 'toggle') element.setAttribute('role', 'switch');
  if (kind === 'move') listItem().append(element);
  return element;
}

function listItem() {
  const item = document.createElement('div');
  item.setAttribute('role', 'listitem');
  return item;
}

/** @type {Partial<Record<MirrorKind, string>>} attribute of each kind that marks it as active */
const activeAttribute = {
  square: 'aria-selected',
  tab: 'aria-selected',
  toggle: 'aria-checked',
  hand: 'aria-pressed',
  button: 'aria-pressed',
  move: 'aria-current',
  node: 'aria-current',
};

/** @param {HTMLElement} element @param {MirrorItem} item */
function update(element, { kind, label, rect, enabled, active, value }) {
  if (element instanceof HTMLTextAreaElement) {
    setAttribute(element, 'aria-label', label);
    setAttribute(element, 'aria-invalid', String(active));
    // Assigning an equal value would move the cursor.
    if (element.value !== value) element.value = value;
  } else if (element instanceof HTMLImageElement) {
    setAttribute(element, 'alt', label);
  } else {
    setText(element, label);
  }
  const attribute = activeAttribute[kind];
  // Most buttons have no pressed state, so an inactive button has no aria-pressed.
  if (attribute && (active || kind !== 'button')) element.setAttribute(attribute, String(active));
  else if (attribute) element.removeAttribute(attribute);
  if (enabled) element.removeAttribute('aria-disabled');
  else element.setAttribute('aria-disabled', 'true');
  element.classList.toggle('unseen', rect.width <= 0 || rect.height <= 0);
  Object.assign(element.style, {
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
}

/** @param {HTMLElement} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {HTMLElement} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
