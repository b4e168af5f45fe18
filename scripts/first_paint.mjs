// The picture before any script is loaded: the page of the first game with its board, trays and pieces, as
// HTML that public/first_paint.css lays out where the app will draw them.  `kanzen figure` draws the pieces
// like the app.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const kanzen =
  process.env.KANZEN ?? fileURLToPath(new URL('../build/native/kanzen', import.meta.url));
/** Whether the native command is built. */
export const canDraw = () => existsSync(kanzen);

/** @param {string[]} options of `kanzen figure` @returns {string} an SVG file */
export const figure = (...options) =>
  execFileSync(kanzen, ['figure', ...options], { encoding: 'utf8' });

/** Margin around a piece as a fraction of a square's side: piece_margin in engine/picture/board_picture.cpp. */
const margin = 0.06;

/**
 * Sizes of pieces in trays in CSS pixels, as in imgui_app/board/tray_panel.cpp.
 * @typedef {{ name: string, unit: number, pitch: number }} TrayStyle
 */
/** @type {TrayStyle} */
const column = { name: 'column', unit: 80, pitch: 64 };
/** @type {TrayStyle} */
const row = { name: 'row', unit: 47, pitch: 40 };
const rowHeight = 48;
/**
 * The logo at the left of the bar, as in imgui_app/shell/bar_panel.cpp: a large piece with its middle below
 * that of its square.
 * @type {(TrayStyle & { x: number, y: number })[]}
 */
const marks = [
  { name: 'mark', unit: 46, pitch: 100, x: 40, y: 26 },
  { name: 'phone-mark', unit: 42, pitch: 100, x: 32, y: 24 },
];
const markOffset = 0.0745; // fraction of a square's side
const playerNames = { 1: 'first', 2: 'second' };

/** @import { Hand } from '../web/library/kanzen.d.mts' */
/** @typedef {{ id: string, width: number, height: number, halfWidth: number, seen: number }} Symbol */

/** Converts numbers and colours that differ in the dark theme to custom properties. */
class Properties {
  /** @type {Map<string, string>} names by "light|dark" */
  #names = new Map();

  /** @param {string} light @param {string} dark the same drawing in the dark theme */
  merge(light, dark) {
    const values = [...dark.matchAll(/="([^"]*)"/g)].map(([, value]) => value ?? '');
    const merged = light.replaceAll(/="([^"]*)"/g, (_, value) => {
      const other = values.shift();
      if (other === undefined) throw new Error('the drawings have other parts in the dark');
      return `="${value === other ? value : `var(${this.#nameOf(`${value}|${other}`)})`}"`;
    });
    if (values.length > 0) throw new Error('the drawings have other parts in the dark');
    return merged;
  }

  /** @param {string} pair */
  #nameOf(pair) {
    const name = this.#names.get(pair) ?? `--f${this.#names.size}`;
    this.#names.set(pair, name);
    return name;
  }

  /** @param {'light' | 'dark'} theme */
  #declared(theme) {
    return [...this.#names]
      .map(([pair, name]) => `${name}: ${pair.split('|')[theme === 'light' ? 0 : 1]};`)
      .join(' ');
  }

  get css() {
    const dark = this.#declared('dark');
    return `#first { ${this.#declared('light')} }
@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) #first { ${dark} } }
:root[data-theme='dark'] #first { ${dark} }
`;
  }
}

class FirstPaint {
  #game;
  #rules;
  #hands;
  #properties = new Properties();
  /** @type {string[]} */
  #symbols = [];

  /** @param {string} game @param {string} rules @param {Hand[]} hands */
  constructor(game, rules, hands) {
    this.#game = game;
    this.#rules = rules;
    this.#hands = hands;
  }

  /** @param {Hand} hand @param {number} width @param {boolean} dark */
  #figure({ piece }, width, dark) {
    const named = [this.#game, '--rules', this.#rules, '--piece', piece.kind];
    const style = ['--perspective', playerNames[piece.player], '--width', String(width)];
    return figure(...named, ...style, ...(dark ? ['--dark'] : []));
  }

  /** @param {Hand} hand @param {TrayStyle} style @returns {Symbol} */
  #symbol(hand, { name, unit: largest, pitch }) {
    const halfWidth = sizeOf(this.#figure(hand, 1000, false)).width / 2000 - margin;
    const unit = Math.min(largest, (0.9 * pitch) / (2 * halfWidth));
    const [light, dark] = [false, true].map((theme) => this.#figure(hand, unit, theme));
    const { width, height } = sizeOf(light ?? '');
    const id = `${playerNames[hand.piece.player]}-${hand.piece.kind}-${name}`;
    const parts = bodyOf(this.#properties.merge(light ?? '', dark ?? ''));
    this.#symbols.push(`<symbol id="${id}" viewBox="0 0 ${width} ${height}">${parts}</symbol>`);
    return { id, width, height, halfWidth, seen: height - 2 * margin * unit };
  }

  /** @param {Hand[]} hands of one player */
  #columnOf(hands) {
    return hands.map((hand) => {
      const symbol = this.#symbol(hand, column);
      // The distance of their base from the middle leaves room for a value.
      const middle = 3 + 34 * symbol.halfWidth - (symbol.seen + 4) / 2;
      const pieces = Array.from({ length: hand.count }, (_, slot) =>
        placed(symbol, 36 + column.pitch * slot, middle),
      );
      return `<div class="hand"><svg class="column">${pieces.join('')}</svg></div>`;
    });
  }

  /** @param {Hand[]} hands of one player */
  #rowOf(hands) {
    let x = 0;
    const pieces = hands.flatMap((hand) => {
      const symbol = this.#symbol(hand, row);
      return Array.from({ length: hand.count }, () => {
        x += row.pitch;
        return placed(symbol, x - row.pitch / 2, rowHeight / 2);
      });
    });
    return `<svg class="row" width="${x}" height="${rowHeight}">${pieces.join('')}</svg>`;
  }

  get #bar() {
    const largest = this.#hands.find(({ piece }) => piece.player === 1); // the largest ones come first
    const drawings = marks.map((style) => {
      const symbol = this.#symbol(/** @type {Hand} */ (largest), style);
      const mark = placed(symbol, style.x, style.y + markOffset * style.unit);
      return `<svg class="${style.name}">${mark}</svg>`;
    });
    return `<div class="bar">${drawings.join('')}</div>`;
  }

  get html() {
    const trays = /** @type {const} */ ([1, 2]).map((player) => {
      const hands = this.#hands.filter(({ piece }) => piece.player === player);
      const inside = [...this.#columnOf(hands), this.#rowOf(hands)].join('');
      return `<div class="card tray ${playerNames[player]}">${inside}</div>`;
    });
    const bar = this.#bar;
    const squares = '<i></i>'.repeat(9);
    const symbols = `<svg width="0" height="0">${this.#symbols.join('')}</svg>`;
    return `${symbols}<div class="page">${bar}${trays.join('')}<div class="board">${squares}</div><div class="card history"></div><div class="card panel"></div></div>`;
  }

  /** The style, complete only after `html`. */
  get css() {
    const sizes = this.#hands.filter(({ piece }) => piece.player === 1).length;
    return `#first { --hands: ${sizes}; }\n${this.#properties.css}`;
  }
}

/** @param {Symbol} symbol @param {number} x of its centre @param {number} y likewise */
function placed({ id, width, height }, x, y) {
  const at = (/** @type {number} */ n) => String(Math.round(n * 100) / 100);
  return `<use href="#${id}" x="${at(x - width / 2)}" y="${at(y - height / 2)}" width="${width}" height="${height}"/>`;
}

/** @param {string} svg */
function sizeOf(svg) {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** @param {string} svg a file whose drawing is returned */
const bodyOf = (svg) =>
  svg
    .replace(/^.*?<\/desc>/s, '')
    .replace('</svg>', '')
    .replaceAll('\n', '');

/** @type {Map<string, ReturnType<typeof draw>>} pictures by folder */
const drawn = new Map();

/**
 * Draws the picture, once per process, because tests bundle many sites.
 * @param {string} modules the folder with kanzen.mjs
 * @returns {Promise<{ game: string, html: string, css: string }>} game: its game.  The picture is empty while
 *   the native command is not built
 */
export function firstPaint(modules) {
  const known = drawn.get(modules) ?? draw(modules);
  drawn.set(modules, known);
  return known;
}

/** @param {string} modules */
async function draw(modules) {
  const { listGames, openGame } = await import(
    pathToFileURL(join(resolve(modules), 'kanzen.mjs')).href
  );
  const [first] = await listGames();
  const game = await openGame({ game: first.name, rules: first.rules });
  const { columns, rows, hands } = await game.board();
  await game.close();
  if (columns !== 3 || rows !== 3 || hands.length === 0)
    throw new Error(`first_paint.css lays out three by three squares and trays: not ${first.name}`);
  const paint = new FirstPaint(first.name, first.rules, hands);
  if (!canDraw()) return { game: first.name, html: '', css: '' };
  const { html } = paint;
  return { game: first.name, html, css: paint.css };
}
