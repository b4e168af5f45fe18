// Prepares a talk in Markdown (docs/SLIDES.md) for reveal.js's plugin, which makes its slides in the browser: reads the
// front matter, and replaces boards and pictures, which need the engine and the files of the talk.
import { escaped } from '../site_address.mjs';
import { boardFigure } from './html.mjs';
import { talkHtml } from './talk.mjs';

/**
 * @typedef {{ title: string, speaker: string, event: string, date: string, lang: string }} Head
 * @typedef {{ line: number, message: string }} Fault
 * @typedef {(line: number, message: string) => void} Report
 */

/** Faults of a talk, each with its file and line. */
export class TalkError extends Error {}

const keys = ['title', 'speaker', 'event', 'date', 'lang'];

/**
 * @param {string[]} lines @param {Report} report
 * @returns {{ head: Head, end: number }} end: number of lines before the slides
 */
function readHead(lines, report) {
  const head = { title: '', speaker: '', event: '', date: '', lang: 'en' };
  if (lines[0]?.trimEnd() !== '---') return { head, end: 0 };
  const last = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---');
  if (last < 0) {
    report(1, 'the front matter does not end; expected a line "---" after its keys');
    return { head, end: lines.length };
  }
  for (const [i, line] of lines.slice(1, last).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, key = '', given = ''] = /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const value = given.replace(/^(["'])(.*)\1$/, '$2');
    if (key === '') report(i + 2, `"${line}" has no key; expected a line such as title: My talk`);
    else if (!keys.includes(key))
      report(i + 2, `unknown key "${key}"; expected one of: ${keys.join(', ')}`);
    else if (key === 'lang' && value !== 'en' && value !== 'ja')
      report(i + 2, `lang is "${value}"; expected en or ja`);
    else Object.assign(head, { [key]: value });
  }
  return { head, end: last + 1 };
}

/** Separate slides and notes for the plugin, which would find "---" and "Note:" in code as well. */
const slideEnd = '<!-- end of slide -->';
const notesBegin = '<!-- notes -->';

/** The parts of a talk that are replaced, after code, which is not. */
const parts = new RegExp(
  [
    /^ {0,3}(?<fence>`{3,}|~{3,})[^]*?^ {0,3}\k<fence>/,
    /`[^`\n]+`/,
    /^(?<end>---)[ \t]*$/,
    /^(?<notes>notes?:)/,
    // A board: a link in a line of its own, with a caption or as an address.
    /^\[(?<caption>[^\]\n]*)\]\((?<link>[^\]\n]*#(?:[^\]\n]*&)?game=[^\]\n]*)\)[ \t]*$/,
    /^<?(?<address>(?:https?:\S*)?#(?:\S*&)?game=[^\s>]*)>?[ \t]*$/,
    /(?<=!\[[^\]]*\]\()(?:<(?<quoted>[^>\n]*)>|(?<picture>[^\s)]+))/,
    /(?<=\]\()(?<inline>#(?:[^\s)]*&)?game=)/, // begins another link to a board
  ]
    .map(({ source }) => source)
    .join('|'),
  'gim',
);

/**
 * Functions that throw if the link or the file has a fault. figureOf: returns the HTML of a board; link: the part after
 *   "#"; caption: Markdown. pictureAt: returns the address of a picture in the deck.
 * @typedef {{ figureOf: (link: string, caption: string) => string,
 *   pictureAt: (file: string) => string }} Replacements
 */

/**
 * @param {string} text @param {Replacements} replacements
 * @returns {{ head: Head, slides: string[], faults: Fault[] }} slides: Markdown
 */
export function prepareTalk(text, { figureOf, pictureAt }) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  /** @type {Fault[]} */
  const faults = [];
  const { head, end } = readHead(lines, (line, message) => void faults.push({ line, message }));
  const body = lines.slice(end).join('\n');
  let [hasBoard, hasNotes] = [false, false];

  /** @param {string} part @param {Record<string, string | undefined>} found what the part is */
  const replace = (part, found) => {
    const link = found['link'] ?? found['address'];
    const file = found['quoted'] ?? found['picture'];
    if (found['end']) {
      hasBoard = hasNotes = false;
      return slideEnd;
    }
    if (found['notes'] && !hasNotes) {
      hasNotes = true;
      return notesBegin;
    }
    if (link && !hasNotes) {
      if (hasBoard)
        throw new Error('a second board on a slide; expected one, or a line "---" before it');
      hasBoard = true;
      return `\n\n${figureOf(link.slice(link.indexOf('#') + 1), found['caption'] ?? '')}\n\n`;
    }
    if (file) return pictureAt(file);
    return found['inline'] ? `../${part}` : part;
  };

  const replaced = body.replace(parts, (part, ...more) => {
    const [offset, , found] = more.slice(-3);
    try {
      return replace(part, found);
    } catch (thrown) {
      const line = end + body.slice(0, offset).split('\n').length;
      faults.push({ line, message: /** @type {Error} */ (thrown).message });
      return part;
    }
  });
  const slides = replaced.split(slideEnd).map((slide) => slide.trim().replace(/^#(?=\s)/, '##'));
  const shown = slides.filter((slide) => slide !== '');
  if (shown.length === 0)
    faults.push({
      line: lines.length,
      message: 'there are no slides; expected text such as "# First slide"',
    });
  return { head, slides: shown, faults };
}

/** @param {string} file @param {Fault[]} faults throws if there are any */
export function throwFaults(file, faults) {
  if (faults.length === 0) return;
  const sorted = [...faults].sort((a, b) => a.line - b.line);
  throw new TalkError(sorted.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
}

/**
 * Returns a board and its caption.
 * @param {string} link @param {string} caption Markdown @param {{ light: string, dark: string }} posters
 */
export function figureHtml(link, caption, posters) {
  // The plugin reads Markdown between blank lines.
  const below = caption && `<figcaption class="caption">\n\n${caption}\n\n</figcaption>`;
  return boardFigure({ link, play: 'free' }, posters, below);
}

/** @param {Head} head @returns {string} the title slide; empty: the talk has none */
function titleHtml({ title, speaker, event, date }) {
  if (title === '') return '';
  return `<section class="title"><div class="sheet"><div class="words"><h1>${escaped(title)}</h1>
    ${talkHtml({ speaker, event, date })}</div></div></section>`;
}

/** Returns the talk as the plugin expects it. @param {Head} head @param {string[]} slides Markdown */
export const slidesHtml = (head, slides) =>
  `${titleHtml(head)}
<section data-markdown data-separator="${slideEnd}" data-separator-notes="${notesBegin}">
${escaped(slides.join(slideEnd))}</section>`;
