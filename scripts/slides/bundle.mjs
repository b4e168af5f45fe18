// Bundles the deck of slides: one script and one style sheet with reveal.js and the deck's own, fonts with
// the characters of its texts, and the page with the engine's data (data.mjs).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import Notes from 'reveal.js/plugin/notes';
import { fillStyle, themeColors } from '../page_colors.mjs';
import { escaped } from '../site_address.mjs';
import { slideBoards } from './boards.mjs';
import {
  boardHtml,
  divergenceHtml,
  pliesHtml,
  positionsHtml,
  roundsHtml,
  slideNumbers,
  sweepsHtml,
} from './html.mjs';
import { readTalk, talkHtml } from './talk.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = join(root, 'public/slides');
/** Output folder of data.mjs, which scripts/build runs. */
const dataFolder = join(root, 'build/slides');

export const hasSlideData = () => existsSync(join(dataFolder, 'counts.json'));

const publicText = (/** @type {string} */ file) => readFileSync(join(publicFolder, file), 'utf8');

const baseOptions = /** @satisfies {esbuild.BuildOptions} */ ({
  absWorkingDir: root, // paths in the source map are relative to it
  bundle: true,
  format: /** @type {const} */ ('esm'),
  target: 'es2022',
  minify: true,
  logLevel: /** @type {const} */ ('error'),
});

const fonts = { regular: 'Mplus2-Regular.otf', semibold: 'Mplus2-SemiBold.otf' };

/**
 * Functions of scripts/bundle_site.mjs that name files and fill pages. bundleLibrary: bundles the JavaScript API and
 *   returns its file.
 * @typedef {{ site: string, assets: string, bundleLibrary: () => Promise<string>,
 *   hashOf: (bytes: string | Uint8Array) => string,
 *   policyOf: (sources: Record<string, string>) => string, policyHash: (text: string) => string,
 *   fill: (html: string, parts: Record<string, string>) => string }} SiteTools
 */

class SlidesBundler {
  /** @type {string[]} names in the site */
  files = [];
  #tools;

  /** @param {SiteTools} tools */
  constructor(tools) {
    this.#tools = tools;
  }

  /**
   * Writes a file with a hash of its contents in its name.
   * @param {string} name @param {string | Uint8Array} bytes
   */
  write(name, bytes) {
    const { site, assets, hashOf } = this.#tools;
    const dot = name.lastIndexOf('.');
    const path = `${assets}/${name.slice(0, dot)}-${hashOf(bytes)}${name.slice(dot)}`;
    writeFileSync(join(site, path), bytes);
    this.files.push(path);
    return path;
  }

  async script() {
    const { site, assets } = this.#tools;
    const { metafile } = await esbuild.build({
      ...baseOptions,
      entryPoints: ['public/slides/deck.mjs'],
      sourcemap: 'linked',
      legalComments: 'none', // the page of licences has them
      outdir: join(site, assets),
      entryNames: 'slides-[hash]',
      metafile: true,
    });
    const name = Object.keys(metafile.outputs).find((file) => file.endsWith('.js')) ?? '';
    const path = `${assets}/${basename(name)}`;
    this.files.push(path);
    return path;
  }

  /** Bundles the inline script of the page. @param {string} deck address of the deck's script */
  async start(deck) {
    const { outputFiles } = await esbuild.build({
      ...baseOptions,
      entryPoints: ['public/slides/start.mjs'],
      define: { 'globalThis.kanzenDeck': JSON.stringify(`../${deck}`) },
      write: false,
    });
    return outputFiles[0]?.text.trim().replaceAll('</script', '<\\/script') ?? '';
  }

  /** @param {Record<string, string>} letters the fonts by their names in slides.css */
  async style(letters) {
    const reveal = readFileSync(join(root, 'node_modules/reveal.js/dist/reveal.css'), 'utf8');
    const files = ['../theme.css', 'slides.css', 'figures.css', 'phone.css'];
    const ours = files.map(publicText).join('');
    let css = reveal + fillStyle(ours, themeColors());
    for (const [name, path] of Object.entries(letters)) css = css.replaceAll(name, basename(path));
    return this.writeStyle('slides.css', css);
  }

  /** @param {string} name @param {string} css */
  async writeStyle(name, css) {
    const { code } = await esbuild.transform(css, { loader: 'css', minify: true });
    return this.write(name, code);
  }

  /** @param {string} text all texts of the deck @returns {Record<string, string>} */
  fonts(text) {
    const folder = mkdtempSync(join(tmpdir(), 'kanzen-letters-'));
    /** @type {Record<string, string>} */
    const paths = {};
    try {
      writeFileSync(join(folder, 'text'), text);
      for (const [weight, file] of Object.entries(fonts)) {
        const name = `kanzen-slides-${weight}.otf`;
        execFileSync('hb-subset', [
          `/usr/share/fonts/opentype/mplus/${file}`,
          `--text-file=${join(folder, 'text')}`,
          '--no-hinting',
          '--desubroutinize',
          `--output-file=${join(folder, name)}`,
        ]);
        paths[name] = this.write(name, readFileSync(join(folder, name)));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
    return paths;
  }

  /**
   * Writes the page with its script, styles and fonts.
   * @param {string} template with "@name@" @param {Record<string, string>} contents
   * @returns {Promise<string[]>} the deck's files in the site, its page first
   */
  async page(template, contents) {
    const { site, fill } = this.#tools;
    const script = await this.script();
    const start = await this.start(script);
    const parts = { ...contents, policy: policy(this.#tools, start), script, start };
    const text = [template, ...Object.values(parts), publicText('solve.mjs'), printable].join('');
    const html = fill(template, {
      ...parts,
      style: await this.style(this.fonts(text)),
      'print-style': await this.writeStyle(
        'slides_print.css',
        fillStyle(publicText('print.css'), themeColors()),
      ),
    });
    mkdirSync(join(site, 'slides'), { recursive: true });
    writeFileSync(join(site, 'slides/index.html'), html);
    return ['slides/index.html', ...new Set(this.files)];
  }
}

/**
 * Writes the deck into slides/ and the folder of assets.
 * @param {SiteTools} tools
 * @returns {Promise<string[]>} the deck's files in the site, its page first
 */
export async function bundleSlides(tools) {
  const bundler = new SlidesBundler(tools);
  /** @type {import('./data.mjs').SlideData} */
  const data = JSON.parse(readFileSync(join(dataFolder, 'counts.json'), 'utf8'));
  const poster = (/** @type {string} */ name) =>
    bundler.write(`poster-${name}`, readFileSync(join(dataFolder, name)));
  const posterAt = (/** @type {string} */ file) => `../${poster(file)}`;
  const boards = /** @type {(keyof typeof slideBoards)[]} */ (Object.keys(slideBoards)).map(
    (name) => {
      const below = name === 'backwards' ? positionsHtml(posterAt) : '';
      return /** @type {const} */ ([`board-${name}`, boardHtml(name, posterAt, below)]);
    },
  );
  const library = await tools.bundleLibrary();
  bundler.files.push(library);
  return bundler.page(publicText('index.html'), {
    ...Object.fromEntries(boards),
    ...slideNumbers(data),
    ...names,
    language: '',
    plies: pliesHtml(data.strict.enumerated.by_ply),
    rounds: roundsHtml(data),
    sweeps: sweepsHtml(data),
    divergence: divergenceHtml(data),
    'poster-corrected': poster('corrected-light.svg'),
    talk: talkHtml(readTalk(join(publicFolder, 'talk.json'))),
    library,
  });
}

/** Name and description of the talk. */
const names = {
  title: 'Every position of a small game – Kanzen 完全',
  'title-ja': '小さなゲームの全局面 – Kanzen 完全',
  description:
    'A thesis talk in small, with live boards: Gobblers with two sizes, solved, and a published result corrected.',
};

/** Surround the slides in the page. */
const slidesMarks = /<!-- slides -->|<!-- end of slides -->/;

/**
 * Writes a deck with other slides in the same page.
 * @param {SiteTools} tools
 * @param {(write: (name: string, bytes: string | Uint8Array) => string) =>
 *   { title: string, language: string, slides: string }} contentsOf  write: writes a picture and returns its
 *   address; slides: HTML; language: that of the slides
 */
export async function bundleOwnSlides(tools, contentsOf) {
  const bundler = new SlidesBundler(tools);
  const [before = '', , after = ''] = publicText('index.html').split(slidesMarks);
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ bytes) =>
    `../${bundler.write(name, bytes)}`;
  const { title, language, slides } = contentsOf(write);
  const name = escaped(title);
  const parts = { title: name, 'title-ja': name, description: name, language, slides };
  return bundler.page(`${before}@slides@${after}`, parts);
}

/** Characters of addresses. */
const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/**
 * Returns the page of the speaker's view, which reveal.js's plugin writes into a window. The plugin does not export it,
 * so this function opens the view in a window that only records it.
 */
function speakerViewPage() {
  let page = '';
  const document = { write: (/** @type {string} */ html) => void (page = html) };
  const scope = /** @type {any} */ (globalThis);
  scope.window = { open: () => ({ document }) };
  try {
    Notes().open();
  } catch {
    // The plugin goes on with a deck, which there is not.
  } finally {
    delete scope.window;
  }
  return page;
}

/**
 * Returns the policy of the page (scripts/bundle_site.mjs), extended by boards in frames, reveal.js's pictures,
 * and the inline script and styles of the speaker's view, whose window has the policy of the deck.
 * @param {SiteTools} tools @param {string} start the script in the page
 */
function policy({ policyOf, policyHash }, start) {
  const view = speakerViewPage();
  const partHash = (/** @type {string} */ tag) =>
    policyHash(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(view)?.[1] ?? '');
  const hidden = `'unsafe-hashes' ${policyHash('display: none')}`; // the only style attribute there
  return policyOf({
    'script-src': `'self' 'wasm-unsafe-eval' ${policyHash(start)} ${partHash('script')}`,
    'style-src': `'self' ${partHash('style')} ${hidden}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
  });
}
