// node scripts/slides/own_deck.mjs TALK [MODULES TO [--release]]: checks a talk in Markdown, and builds a site
// whose slides it is, from the modules in a folder like bundle_site.mjs.
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { unescape as decodePath } from 'node:querystring';
import { pathToFileURL } from 'node:url';
import { bundleSite } from '../bundle_site.mjs';
import { figure } from '../site_pictures.mjs';
import { bundleOwnSlides } from './bundle.mjs';
import { TalkError, figureHtml, prepareTalk, slidesHtml, throwFaults } from './own_talk.mjs';

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

/** @param {string} talk @param {string} address in it @returns {string} the path of the picture */
function findPicture(talk, address) {
  const file = decodePath(address);
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(file)) {
    const expected = 'expected a file in the folder of the talk, which is there without a network';
    throw new Error(`the picture "${file}" is an address; ${expected}`);
  }
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
  const { faults } = prepareTalk(readText(talk), {
    figureOf: (link) => link,
    pictureAt: (address) => findPicture(talk, address),
  });
  throwFaults(talk, faults);
}

/**
 * Returns what a board shows first, by the engine's rules.
 * @param {import('../../web/library/rules.d.mts').Rules} rules @param {string} link
 */
function shownBy(rules, link) {
  try {
    const game = rules.openLink(link);
    const { name, rules: ruleSet } = game.info;
    const position = game.position();
    game.close();
    return { name, ruleSet, position };
  } catch (thrown) {
    throw new Error(`the board: ${/** @type {Error} */ (thrown).message}`);
  }
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
        let [pictures, posters] = [0, 0];
        const { head, slides, faults } = prepareTalk(text, {
          figureOf(link, caption) {
            const { name, ruleSet, position } = shownBy(rules, link);
            const number = ++posters;
            const [light = '', dark = ''] = ['light', 'dark'].map((theme) => {
              const options = [name, '--rules', ruleSet, '--position', position];
              const svg = figure(...options, ...(theme === 'dark' ? ['--dark'] : []));
              return write(`poster-${number}-${theme}.svg`, svg);
            });
            return figureHtml(link, caption, { light, dark });
          },
          pictureAt(address) {
            const path = findPicture(talk, address);
            const name = `picture-${++pictures}${extname(path).toLowerCase()}`;
            return write(name, readFileSync(path));
          },
        });
        throwFaults(talk, faults);
        const title = head.title || basename(talk, extname(talk));
        return { title, language: head.lang, slides: slidesHtml(head, slides) };
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
