// Inserts the colours of engine/picture/theme.cpp into the page: into style.css as custom properties, into
// index.html in place of "@light-surface@" and the like.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../engine/picture/theme.cpp', import.meta.url));

/** @param {string} text of theme.cpp @returns {Map<string, string>} "light-bg" to "#f5f2eb" */
export function readColors(text) {
  /** @type {Map<string, string>} */
  const colors = new Map();
  for (const theme of ['light', 'dark']) {
    const body = new RegExp(`${theme}_theme\\(\\) \\{(.*?)\\n\\}`, 's').exec(text)?.[1] ?? '';
    for (const [, name, hex] of body.matchAll(/\.(\w+) = rgb\(0x([0-9A-F]{6})\)/g))
      colors.set(`${theme}-${name?.replaceAll('_', '-')}`, `#${hex?.toLowerCase()}`);
  }
  return colors;
}

export const themeColors = () => readColors(readFileSync(source, 'utf8'));

/** @param {Map<string, string>} colors @param {string} name */
export function colorOf(colors, name) {
  const color = colors.get(name);
  if (!color) throw new Error(`${source} has no colour "${name}"`);
  return color;
}

/** @param {string} css with var(--light-bg) and the like @param {Map<string, string>} colors */
export function fillStyle(css, colors) {
  const names = new Set(css.match(/(?<=var\(--)(light|dark)-[a-z0-9-]+/g));
  const lines = [...names].map((name) => `  --${name}: ${colorOf(colors, name)};\n`);
  return `:root {\n${lines.join('')}}\n\n${css}`;
}

/** @param {string} html with "@light-surface@" and the like @param {Map<string, string>} colors */
export function fillPage(html, colors) {
  return html.replaceAll(/@((?:light|dark)-[a-z0-9-]+)@/g, (_, name) => colorOf(colors, name));
}
