// node scripts/font_slices.mjs TO: cuts fonts into slices for texts in any script, which the page fetches
// when it shows such a text (imgui_app/model/font_slices.hpp).
//
// The folder contains the slices, `1.otf` and so on, and `table`: for each character of Unicode's Basic
// Multilingual Plane a byte with the number of its slice; 0: none has it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts in order of preference: Japanese forms come first. */
const fonts = [
  '/usr/share/fonts/opentype/mplus/Mplus2-Regular.otf',
  '/usr/share/fonts/truetype/wqy/wqy-microhei.ttc',
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
];

/** Characters per slice: a name needs a few slices of about 10 to 40 kB, compressed. */
const sliceLength = 192;

/**
 * Rows of character sets with the frequent characters of a language, which share slices, so that a text needs
 * few of them.
 * @type {[set: string, first: number, last: number][]}
 */
const frequentRows = [
  ['euc-jp', 0xb0, 0xcf], // JIS X 0208, level 1
  ['gbk', 0xb0, 0xd7], // GB 2312, level 1
  ['big5', 0xa4, 0xc6], // level 1
  ['euc-kr', 0xb0, 0xc8], // the syllables of KS X 1001
];

/**
 * Characters without slices.  The page's own fonts have ASCII.  The page draws from left to right without
 * shaping, which Arabic, Hebrew and similar scripts need.  Surrogates and private-use characters are no text;
 * U+FFFD marks invalid bytes.
 */
const excludedRanges = [
  [0x00, 0x7f],
  [0x590, 0x8ff],
  [0xd800, 0xf8ff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefe],
  [0xfffd, 0xffff],
];

/** @param {string} set @param {number} first @param {number} last @returns {Set<number>} */
function charactersInRows(set, first, last) {
  const decoder = new TextDecoder(set);
  /** @type {Set<number>} */
  const characters = new Set();
  for (let row = first; row <= last; ++row)
    for (let cell = 0x40; cell <= 0xfe; ++cell) {
      if (cell < 0xa1 && set !== 'big5') continue; // extensions
      const text = decoder.decode(new Uint8Array([row, cell]));
      if (text.length === 1) characters.add(text.charCodeAt(0));
    }
  return characters;
}

const frequent = frequentRows.map((rows) => charactersInRows(...rows));

/** @param {number} character @returns {number} rank; the slices of the lowest one come first */
function rankOf(character) {
  const rank = frequent.findIndex((characters) => characters.has(character));
  return rank < 0 ? frequent.length : rank;
}

/** @param {string} font @returns {number[]} */
function charactersOf(font) {
  const ranges = execFileSync('fc-query', ['--index', '0', '--format', '%{charset}', font]);
  return ranges
    .toString()
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
}

/** @param {string} font @param {number[]} characters @param {string} to like cmake/fonts.cmake */
function subset(font, characters, to) {
  const codes = characters.map((code) => code.toString(16)).join();
  execFileSync('hb-subset', [
    font,
    `--unicodes=${codes}`,
    '--no-hinting',
    '--desubroutinize',
    '--drop-tables+=GSUB,GPOS,GDEF,BASE,vhea,vmtx',
    `--output-file=${to}`,
  ]);
}

const [to] = process.argv.slice(2);
if (!to) throw new Error('node scripts/font_slices.mjs TO');
mkdirSync(to, { recursive: true });
const table = new Uint8Array(0x10000);
let slices = 0;
for (const font of fonts) {
  const available = charactersOf(font)
    .filter((code) => table[code] === 0)
    .filter(
      (code) => !excludedRanges.some(([first = 0, last = 0]) => code >= first && code <= last),
    )
    .sort((a, b) => rankOf(a) - rankOf(b) || a - b);
  for (let at = 0; at < available.length; at += sliceLength) {
    const characters = available.slice(at, at + sliceLength);
    slices += 1;
    if (slices > 0xff) throw new Error('there are more slices than a byte can number');
    for (const code of characters) table[code] = slices;
    subset(font, characters, join(to, `${slices}.otf`));
  }
}
writeFileSync(join(to, 'table'), table);
