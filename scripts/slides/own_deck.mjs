// node scripts/slides/own_deck.mjs TALK [MODULES TO [--release]]: checks a talk in Markdown, and builds a site
// whose slides it is, from the modules in a folder like bundle_site.mjs.
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSite } from '../bundle_site.mjs';
import { figure } from '../first_paint.mjs';
import { escaped } from '../site_address.mjs';
import { bundleOwnSlides } from './bundle.mjs';
import { TalkError, readTalkText, slideHtml, throwFaults } from './from_markdown.mjs';
import { boardFigure } from './html.mjs';
import { talkHtml } from './talk.mjs';

/** @import { Head, OwnBoard } from './from_markdown.mjs' */

const pictureTypes = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp'];

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (thrown);
    throw new TalkError(`${file} cannot be read (${code}); expected a talk in Markdown`);
  }
}

/** @param {string} talk @param {string} file named in it @returns {string} its path */
function findPicture(talk, file) {
  const path = resolve(dirname(talk), file);
  if (!pictureTypes.includes(extname(path).toLowerCase()))
    throw new Error(
      `the picture "${file}" is of no known type; expected ${pictureTypes.join(' ')}`,
    );
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new Error(`the picture "${file}" is missing; expected a file ${path}`);
  return path;
}

/** Throws for faults that need no engine. @param {string} talk */
function checkTalk(talk) {
  const { faults } = readTalkText(readText(talk), (file) => findPicture(talk, file));
  throwFaults(talk, faults);
}

/**
 * Returns what a board shows first, by the engine's rules.
 * @param {import('../../web/library/rules.d.mts').Rules} rules @param {string} link
 */
function shownBy(rules, link) {
  const game = rules.openLink(link);
  const { name, rules: ruleSet } = game.info;
  const position = game.position();
  game.close();
  return { name, ruleSet, position };
}

/** Draws the posters of a talk and collects the links that the engine refuses. */
class Posters {
  /** @type {{ line: number, message: string }[]} */
  faults = [];
  #count = 0;
  #rules;
  #write;

  /**
   * @param {import('../../web/library/rules.d.mts').Rules} rules
   * @param {(name: string, bytes: string) => string} write returns the address of the file
   */
  constructor(rules, write) {
    this.#rules = rules;
    this.#write = write;
  }

  /** @param {OwnBoard} board @returns {string} its figure in HTML */
  figureOf({ line, link, caption }) {
    try {
      const { name, ruleSet, position } = shownBy(this.#rules, link);
      const number = ++this.#count;
      const [light = '', dark = ''] = ['light', 'dark'].map((theme) => {
        const options = [name, '--rules', ruleSet, '--position', position];
        const svg = figure(...options, ...(theme === 'dark' ? ['--dark'] : []));
        return this.#write(`poster-${number}-${theme}.svg`, svg);
      });
      const below = caption && `<figcaption class="caption">${caption}</figcaption>`;
      return boardFigure({ link, play: 'free' }, { light, dark }, below);
    } catch (thrown) {
      this.faults.push({ line, message: `the board: ${/** @type {Error} */ (thrown).message}` });
      return '';
    }
  }
}

/** @param {Head} head @returns {string} the title slide; empty: the talk has none */
function titleHtml({ title, speaker, event, date }) {
  if (title === '') return '';
  return `<section class="title"><div class="sheet"><div class="words"><h1>${escaped(title)}</h1>
    ${talkHtml({ speaker, event, date })}</div></div></section>`;
}

/** @param {string} talk @param {string} modules @param {string} to @param {boolean} release */
async function buildDeck(talk, modules, to, release) {
  /** @type {typeof import('../../web/library/rules.mjs')} */
  const { loadRules } = await import(pathToFileURL(join(resolve(modules), 'rules.mjs')).href);
  const rules = await loadRules();
  const text = readText(talk);
  await bundleSite(modules, to, {
    release,
    bundleDeck: (tools) =>
      bundleOwnSlides(tools, (write) => {
        let pictures = 0;
        const { head, slides, faults } = readTalkText(text, (file) => {
          const path = findPicture(talk, file);
          return write(`picture-${++pictures}${extname(path).toLowerCase()}`, readFileSync(path));
        });
        const posters = new Posters(rules, write);
        const sections = slides.map((slide) =>
          slideHtml(slide, slide.board ? posters.figureOf(slide.board) : ''),
        );
        throwFaults(talk, [...faults, ...posters.faults]);
        const title = head.title || basename(talk, extname(talk));
        return { title, language: head.lang, slides: [titleHtml(head), ...sections].join('\n') };
      }),
  });
}

const [, , talk = '', modules, to, mode] = process.argv;
try {
  checkTalk(talk);
  if (modules && to) await buildDeck(talk, modules, to, mode === '--release');
} catch (thrown) {
  if (!(thrown instanceof TalkError)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
