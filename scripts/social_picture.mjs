// The picture that stands beside a link to the site where people share it: a board as the page draws
// it, and what the page is, in 1200 by 630 pixels.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pngOf } from './icons.mjs';
import { colorOf, themeColors } from './page_colors.mjs';

export const socialPictureName = 'social.png';

const kanzen =
  process.env.KANZEN ?? fileURLToPath(new URL('../build/native/kanzen', import.meta.url));
const [width, height] = [1200, 630];
/** That of the page's picture in the README: Orange wins in nine plies. */
const position = 'l,M,-/mL,-,-/mL,Ml,-:1';
const boardWidth = 470;
/** The page's own, as cmake/fonts.cmake has them. */
const letters = ['Regular', 'SemiBold'].map(
  (weight) => `/usr/share/fonts/opentype/mplus/Mplus2-${weight}.otf`,
);

/** @type {Promise<Uint8Array> | null} */
let drawn = null;

/** Drawn once a process, as tests bundle many sites. @returns {Promise<Uint8Array>} PNG */
export const socialPicture = () => (drawn ??= draw());

function draw() {
  const colors = themeColors();
  const color = (/** @type {string} */ name) => colorOf(colors, `light-${name}`);
  const figure = execFileSync(
    kanzen,
    ['figure', 'gobblers2', '--position', position, '--width', String(boardWidth)],
    { encoding: 'utf8' },
  );
  const boardHeight = Number(/height="([\d.]+)"/.exec(figure)?.[1]);
  const board = figure.replace(
    '<svg ',
    `<svg x="${width - boardWidth - 64}" y="${(height - boardHeight) / 2}" `,
  );
  const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').replace(
    '<svg ',
    '<svg x="80" y="112" width="104" height="104" ',
  );
  const line = (/** @type {string} */ words, /** @type {number} */ y, /** @type {number} */ size) =>
    `<text x="80" y="${y}" font-size="${size}" fill="${color('text2')}">${words}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'M PLUS 2'">
<rect width="${width}" height="${height}" fill="${color('bg')}"/>
${icon}
<text x="80" y="316" font-size="84" font-weight="600" fill="${color('text')}">Kanzen</text>
<text x="408" y="316" font-size="52" fill="${color('text2')}">完全</text>
<rect x="82" y="346" width="96" height="6" rx="3" fill="${color('accent')}"/>
${line('Small board games, solved', 412, 36)}
${line('completely, in your browser', 458, 36)}
${line('小さなボードゲームを完全解析', 524, 29)}
${board}
</svg>`;
  return pngOf(svg, width, letters);
}
