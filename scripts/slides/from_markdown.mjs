// Reads a talk in Markdown (docs/SLIDES.md): front matter, slides between lines "---", notes after "Note:", and
// boards, which are links that have a paragraph of their own.
import MarkdownIt from 'markdown-it';

/**
 * @typedef {ReturnType<MarkdownIt['parse']>[number]} Token
 * @typedef {{ line: number, link: string, caption: string }} OwnBoard  link: the part after "#"; caption: HTML
 * @typedef {{ heading: string, text: string, notes: string, board: OwnBoard | null }} OwnSlide  in HTML
 * @typedef {{ title: string, speaker: string, event: string, date: string, lang: string }} Head
 * @typedef {(line: number, message: string) => void} Report
 */

/** Faults of a talk, each with its file and line. */
export class TalkError extends Error {}

const markdown = new MarkdownIt({ html: false });

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

/** Returns for each line whether it is a fence, or code between fences. @param {string[]} lines */
function findCode(lines) {
  let fence = '';
  return lines.map((line) => {
    const [, mark = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    const isInside = fence !== '';
    if (!isInside) fence = mark;
    else if (mark.startsWith(fence) && rest.trim() === '') fence = '';
    return isInside || fence !== '';
  });
}

/**
 * Splits at lines "---" outside of code.
 * @param {string[]} lines @param {number} begin
 * @returns {{ line: number, lines: string[] }[]} line: number of lines before the part
 */
function splitSlides(lines, begin) {
  const parts = [{ line: begin, lines: /** @type {string[]} */ ([]) }];
  const shown = lines.slice(begin);
  const isCode = findCode(shown);
  for (const [i, line] of shown.entries()) {
    if (!isCode[i] && line.trimEnd() === '---') parts.push({ line: begin + i + 1, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ lines: some }) => some.some((line) => line.trim() !== ''));
}

/** A link of the page to a board. @param {string} href */
const isBoardLink = (href) => /#(.*&)?game=/.test(href);
const fragmentOf = (/** @type {string} */ href) => href.slice(href.indexOf('#') + 1);

/** Undoes the encoding of markdown-it; returns an address that cannot be decoded. @param {string} address */
function decodePath(address) {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** @param {Token[]} tokens */
const render = (tokens) => markdown.renderer.render(tokens, markdown.options, {}).trim();

/**
 * Returns the board that a paragraph consists of; null: none. A text as address is no caption.
 * @param {Token} inline @returns {{ link: string, caption: string } | null}
 */
function boardIn({ content, children }) {
  const parts = children ?? [];
  const [first, last] = [parts[0], parts.at(-1)];
  const href = first?.attrGet('href') ?? '';
  const whole =
    first?.type === 'link_open' &&
    last?.type === 'link_close' &&
    parts.filter(({ type }) => type === 'link_open').length === 1;
  if (whole && isBoardLink(href)) {
    const caption = first.markup === 'autolink' ? '' : inlineHtml(parts.slice(1, -1));
    return { link: fragmentOf(href), caption };
  }
  const address = content.trim();
  if (!/^(https?:\/\/\S*)?#\S+$/.test(address) || !isBoardLink(address)) return null;
  return { link: fragmentOf(address), caption: '' };
}

/** @param {Token[]} children of an inline token */
const inlineHtml = (children) => markdown.renderer.renderInline(children, markdown.options, {});

class SlideReader {
  /** @type {OwnBoard | null} */
  #board = null;
  #before;
  #report;
  #pictureAt;

  /**
   * @param {number} before number of lines before the slide @param {Report} report
   * @param {(file: string) => string} pictureAt as in readTalkText
   */
  constructor(before, report, pictureAt) {
    this.#before = before;
    this.#report = report;
    this.#pictureAt = pictureAt;
  }

  /** @param {string[]} lines @returns {OwnSlide} */
  read(lines) {
    const isCode = findCode(lines);
    const noteLine = lines.findIndex((line, i) => !isCode[i] && /^notes?:/i.test(line));
    const shown = noteLine < 0 ? lines : lines.slice(0, noteLine);
    const tokens = this.#parse(shown.join('\n'), 0);
    const titled = tokens[0]?.type === 'heading_open' && /^h[12]$/.test(tokens[0].tag);
    const heading = titled ? render(tokens.slice(1, 2)) : '';
    const text = render(this.#takeBoard(titled ? tokens.slice(3) : tokens));
    const notes = noteLine < 0 ? '' : this.#notes(lines, noteLine);
    return { heading, text, notes, board: this.#board };
  }

  /** @param {string[]} lines @param {number} noteLine */
  #notes(lines, noteLine) {
    const [first = '', ...more] = lines.slice(noteLine);
    const text = [first.replace(/^notes?:/i, ''), ...more].join('\n');
    return render(this.#parse(text, noteLine));
  }

  /** @param {string} text @param {number} offset lines of the slide before it */
  #parse(text, offset) {
    const tokens = markdown.parse(text, {});
    for (const token of tokens) {
      const line = this.#before + offset + (token.map?.[0] ?? 0) + 1;
      this.#replaceStyle(token);
      for (const child of token.children ?? []) this.#replaceAddress(child, line);
    }
    return tokens;
  }

  /** Replaces the alignment in a table by a class, because the deck's policy allows no style. @param {Token} token */
  #replaceStyle(token) {
    const align = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '')?.[1];
    if (align) token.attrs = [['class', `align-${align}`]];
  }

  /** @param {Token} token @param {number} line */
  #replaceAddress(token, line) {
    const href = token.type === 'link_open' ? (token.attrGet('href') ?? '') : '';
    if (href.startsWith('#') && isBoardLink(href)) token.attrSet('href', `../${href}`);
    if (token.type !== 'image') return;
    const file = token.attrGet('src') ?? '';
    if (/^([a-z][a-z+.-]*:|\/\/)/i.test(file)) {
      const expected =
        'expected a file in the folder of the talk, which is there without a network';
      return this.#report(line, `the picture "${file}" is an address; ${expected}`);
    }
    try {
      token.attrSet('src', this.#pictureAt(decodePath(file)));
    } catch (thrown) {
      this.#report(line, /** @type {Error} */ (thrown).message);
    }
  }

  /** Returns the tokens without the board. @param {Token[]} tokens */
  #takeBoard(tokens) {
    /** @type {Token[]} */
    const others = [];
    for (let i = 0; i < tokens.length; ++i) {
      const [open, inline] = [tokens[i], tokens[i + 1]];
      const isParagraph = open?.type === 'paragraph_open' && open.level === 0 && inline;
      const board = isParagraph ? boardIn(inline) : null;
      if (board) this.#setBoard({ ...board, line: this.#before + (open?.map?.[0] ?? 0) + 1 });
      if (isParagraph && !board) this.#checkParagraph(inline);
      if (board) i += 2;
      else if (open) others.push(open);
    }
    return others;
  }

  /** @param {OwnBoard} board */
  #setBoard(board) {
    if (this.#board)
      this.#report(
        board.line,
        'a second board on a slide; expected one, or a line "---" before it',
      );
    this.#board ??= board;
  }

  /** Reports text that resembles a board's link and is none in Markdown. @param {Token} inline */
  #checkParagraph({ content, map }) {
    if (!/^\[[^\]]*\]\([^#]*#.*game=/.test(content)) return;
    const line = this.#before + (map?.[0] ?? 0) + 1;
    const expected =
      'expected [caption](#game=…) without spaces, brackets in pairs, alone in its paragraph';
    this.#report(line, `"${content.split('\n')[0]}" is no link of a board; ${expected}`);
  }
}

/**
 * @param {string} text @param {(file: string) => string} pictureAt returns the address of a picture in the deck;
 *   throws if there is none
 * @returns {{ head: Head, slides: OwnSlide[], faults: { line: number, message: string }[] }}
 */
export function readTalkText(text, pictureAt) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  /** @type {{ line: number, message: string }[]} */
  const faults = [];
  /** @type {Report} */
  const report = (line, message) => void faults.push({ line, message });
  const { head, end } = readHead(lines, report);
  const slides = splitSlides(lines, end).map((part) =>
    new SlideReader(part.line, report, pictureAt).read(part.lines),
  );
  if (slides.length === 0)
    report(lines.length, 'there are no slides; expected text such as "# First slide"');
  return { head, slides, faults };
}

/** @param {string} file @param {{ line: number, message: string }[]} faults throws if there are any */
export function throwFaults(file, faults) {
  if (faults.length === 0) return;
  const sorted = [...faults].sort((a, b) => a.line - b.line);
  throw new TalkError(sorted.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
}

/** @param {OwnSlide} slide @param {string} board its figure in HTML; empty: none */
export function slideHtml({ heading, text, notes }, board) {
  const classes = ['sheet'];
  if (board === '' || text === '') classes.push('wide');
  if (heading === '') classes.push('untitled');
  const parts = [
    heading && `<h2>${heading}</h2>`,
    text && `<div class="text">${text}</div>`,
    board,
  ].filter((part) => part !== '');
  const aside = notes && `<aside class="notes">${notes}</aside>`;
  return `<section><div class="${classes.join(' ')}">${parts.join('\n')}</div>${aside}</section>`;
}
