// node scripts/bundle_site.mjs MODULES TO [--release]: makes the page of the modules in a folder (web/
// and the WebAssembly modules, see scripts/build).
//
// A site for development may lack what takes longest to build: the engine with threads, the slides, fonts
// for texts in other scripts, and what the native command draws.  scripts/serve adds them while the page
// is open.  A release has all.
//
// What comes of them: index.html with its style and its first script inside; in assets/ the page's
// script, the worker's, their source maps and the WebAssembly, each with a hash of its contents in
// its name, so that a browser never mixes two builds and may keep what it has for ever; the pages that
// are texts; and the service worker, which knows all of these by their hashes.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { canDraw, firstPaint } from './first_paint.mjs';
import { licencesHtml } from './licences.mjs';
import { addressTags, siteAddress, writeSitemap } from './site_address.mjs';
import { iconPng, socialPicture, socialPictureName } from './site_pictures.mjs';
import { colorOf, fillPage, fillStyle, themeColors } from './page_colors.mjs';
import { bundleSlides, hasSlideData } from './slides/bundle.mjs';

const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const assets = 'assets';
/** Its name cannot change, and its place decides which addresses it answers for. */
const serviceWorker = 'service_worker.js';
const manifest = 'kanzen.webmanifest';
/** Other people's pages name it. */
const element = 'kanzen-board.js';

/**
 * A module's or a style sheet's text before it goes into the site; tests put in shorter times and
 * faults.
 * @typedef {(name: string, text: string) => string} Change
 */

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {string | Uint8Array} bytes */
const hashOf = (bytes) => sha256(bytes).slice(0, 10);

/** As a content security policy names a script or a style inside the page. @param {string} text */
const policyHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The modules name files beside them; for a bundle these are elsewhere and called otherwise.
 * @param {Map<string, string>} names
 * @param {string} folder of the named files, as the bundle sees it
 * @param {Change} change @returns {esbuild.Plugin}
 */
function rename(names, folder, change) {
  return {
    name: 'rename',
    setup(build) {
      build.onResolve({ filter: /^\.\/node\.mjs$/ }, ({ resolveDir }) => ({
        path: join(resolveDir, 'no_node.mjs'),
      }));
      build.onLoad({ filter: /\.mjs$/ }, ({ path }) => {
        let text = change(basename(path), readFileSync(path, 'utf8'));
        for (const [from, to] of names)
          for (const [before, after] of [
            ['new URL(', ', import.meta.url)'],
            ['new URL(', ', here)'],
            ['import(', ')'],
          ])
            text = text.replaceAll(
              `${before}'./${from}'${after}`,
              `${before}'${folder}${to}'${after}`,
            );
        return { contents: text, loader: 'js' };
      });
    },
  };
}

class Bundler {
  /** @type {Map<string, string>} of a file among the modules to that in assets/ */
  #names = new Map([
    ['tables/', '../tables/'],
    [serviceWorker, `../${serviceWorker}`],
  ]);
  #modules;
  #site;
  #change;

  /** @param {string} modules @param {string} site @param {Change} change */
  constructor(modules, site, change) {
    this.#modules = resolve(modules);
    this.#site = resolve(site);
    this.#change = change;
    mkdirSync(join(site, assets), { recursive: true });
  }

  /** @param {string} file of the modules, taken as it is @returns {string} its name in the site */
  copy(file) {
    const from = join(this.#modules, file);
    const dot = file.lastIndexOf('.');
    const type = file.slice(dot).replace('.mjs', '.js'); // which all hosts know
    const name = `${file.slice(0, dot)}-${hashOf(readFileSync(from))}${type}`;
    copyFileSync(from, join(this.#site, assets, name));
    this.#names.set(file, name);
    return `${assets}/${name}`;
  }

  /**
   * The engine for several threads, which in a site for development may be built later.  The names have
   * no hash there, so a page that was bundled before finds the files.
   * @param {boolean} release
   * @returns {Promise<string[]>} their names in the site, if they are built
   */
  async threads(release) {
    const [code, worker] = ['kanzen-engine-threads.wasm', 'threads_worker.mjs'];
    if (release) return [this.copy(code), await this.script(worker)];
    this.#names.set(code, code).set(worker, worker.replace('.mjs', '.js'));
    if (!existsSync(join(this.#modules, code))) return [];
    copyFileSync(join(this.#modules, code), join(this.#site, assets, code));
    return [`${assets}/${code}`, await this.script(worker, '[name]')];
  }

  /**
   * Fonts in slices, in a folder whose name changes with their contents.  A page that is bundled before
   * they are built finds none.
   * @param {boolean} release
   */
  fontSlices(release) {
    const from = join(this.#modules, 'font-slices');
    const built = release || existsSync(from);
    const files = built ? readdirSync(from).filter((file) => file !== 'stamp') : [];
    const contents = files.map((file) => readFileSync(join(from, file)));
    const name = `font-slices-${hashOf(Buffer.concat(contents))}`;
    if (built) mkdirSync(join(this.#site, assets, name), { recursive: true });
    for (const file of files) copyFileSync(join(from, file), join(this.#site, assets, name, file));
    this.#names.set('font-slices/', `${name}/`);
  }

  /**
   * @param {string} module with all that it imports
   * @param {string} [called] as esbuild has it
   * @returns {Promise<string>} its name in the site
   */
  async script(module, called = '[name]-[hash]') {
    const { metafile } = await esbuild.build({
      ...this.#options(module, './'),
      outdir: join(this.#site, assets),
      entryNames: called,
      sourcemap: 'linked',
      metafile: true,
    });
    const written = Object.keys(metafile.outputs).map((path) => basename(path));
    const name = written.find((file) => file.endsWith('.js')) ?? '';
    this.#names.set(module, name);
    return `${assets}/${name}`;
  }

  /**
   * @param {readonly string[]} files of the site, of which its shell is made
   * @param {readonly string[]} optional files that only some visitors need
   * @param {readonly string[]} slides likewise, the deck
   */
  async serviceWorker(files, optional, slides) {
    const contents = {
      files: this.#hashes(files),
      optional: this.#hashes(optional),
      slides: this.#hashes(slides),
    };
    const shell = { build: hashOf(JSON.stringify(contents)), ...contents };
    await esbuild.build({
      ...this.#options('service_worker.mjs', './'),
      format: 'iife', // modules are not known to all service workers
      define: { process: 'undefined', 'globalThis.kanzenShell': JSON.stringify(shell) },
      outfile: join(this.#site, serviceWorker),
    });
  }

  /** @param {readonly string[]} files of the site @returns {Record<string, string>} by address */
  #hashes(files) {
    return Object.fromEntries(
      files.map((file) => [
        file.replace(/^index\.html$/, './').replace(/index\.html$/, ''), // sent for its folder
        sha256(readFileSync(join(this.#site, file))),
      ]),
    );
  }

  /** The script for other people's pages, which knows nothing of those here. */
  async element() {
    await esbuild.build({
      ...this.#options('kanzen-board.mjs', './'),
      outfile: join(this.#site, element),
    });
  }

  /**
   * A script that stands in the page itself.
   * @param {string} module @param {esbuild.BuildOptions} [options]
   */
  async inlined(module, options = {}) {
    const usual = this.#options(module, `./${assets}/`);
    const define = { ...usual.define, ...options.define };
    const { outputFiles } = await esbuild.build({ ...usual, ...options, define, write: false });
    return outputFiles[0]?.text.trim().replaceAll('</script', '<\\/script') ?? '';
  }

  /** @param {string} module @param {string} folder as `rename` has it */
  #options(module, folder) {
    return /** @satisfies {esbuild.BuildOptions} */ ({
      // Paths in source maps begin here, and so say nothing of the machine.
      absWorkingDir: this.#modules,
      entryPoints: [`./${module}`],
      bundle: true,
      format: /** @type {const} */ ('esm'),
      target: 'es2022',
      minify: true,
      define: { process: 'undefined' }, // nothing of a page runs in Node
      external: [
        'node:*',
        './hash_library-*',
        './qr_library-*',
        './figure_maker-*',
        './game_file-*',
        `./${assets}/*`,
      ],
      logLevel: /** @type {const} */ ('error'),
      plugins: [rename(this.#names, folder, this.#change)],
    });
  }
}

/**
 * @param {string} modules @param {string} site is made
 * @param {{ change?: Change, release?: boolean }} [options] release: nothing may be missing
 */
export async function bundleSite(
  modules,
  site,
  { change = (_, text) => text, release = false } = {},
) {
  const bundler = new Bundler(modules, site, change);
  const pageCode = bundler.copy('kanzen-page.wasm');
  const engineCode = bundler.copy('kanzen-engine.wasm');
  const letters = ['regular', 'semibold'].map((weight) =>
    bundler.copy(`kanzen-${weight}-japanese.otf`),
  );
  bundler.fontSlices(release);
  await bundler.script('hash_library.mjs');
  // What few visitors ask for.
  const rare = [bundler.copy('kanzen-figures.wasm')];
  for (const module of ['qr_library.mjs', 'figure_maker.mjs', 'game_file.mjs'])
    rare.push(await bundler.script(module));
  const threads = await bundler.threads(release);
  const worker = await bundler.script('engine_worker.mjs');
  const page = await bundler.script('page.mjs');
  const first = await firstPaint(modules);
  const start = await bundler.inlined('start.mjs');
  const beforePaint = await bundler.inlined('before_paint.mjs', {
    format: 'iife', // modules run later
    define: { 'globalThis.kanzenFirstGame': JSON.stringify(first.game) },
  });
  const style = (await styleOf(change, 'style.css', 'first_paint.css')) + first.css;
  const address = siteAddress(process.env.KANZEN_SITE_URL);
  writePage(site, 'index.html', style, {
    start,
    'before-paint': beforePaint,
    'first-paint': first.html,
    address: addressTags(address, socialPictureName),
    policy: pagePolicy([start, beforePaint], style, "'self' blob:"),
    page,
    'page-code': pageCode,
  });
  if (release || canDraw()) writeFileSync(join(site, socialPictureName), await socialPicture());
  await writeEmbed(site, start, page, change);
  writeDocuments(site, await styleOf(change, 'document.css'));
  for (const file of ['icon.svg', 'no_modules.js'])
    copyFileSync(join(publicFolder, file), join(site, file));
  await writeInstallation(site);
  await bundler.element();
  const shown = ['index.html', 'embed.html', element, 'licences.html', 'icon.svg', manifest];
  const shell = [...shown, page, worker, pageCode, engineCode];
  const slides =
    release || hasSlideData()
      ? await bundleSlides({ site, assets, hashOf, policyOf, policyHash, fill })
      : [];
  await bundler.serviceWorker(shell, [...letters, ...threads, ...rare], slides);
  writeFileSync(join(site, '.nojekyll'), ''); // for hosts that would look for templates
  writeSitemap(site, address);
}

const publicText = (/** @type {string} */ file) => readFileSync(join(publicFolder, file), 'utf8');

/** @param {Change} change @param {string[]} files @returns {Promise<string>} after the theme's colours */
async function styleOf(change, ...files) {
  const parts = files.map((file) => change(file, publicText(file)));
  const text = publicText('theme.css') + parts.join('');
  const options = { loader: /** @type {const} */ ('css'), minify: true };
  return (await esbuild.transform(fillStyle(text, themeColors()), options)).code.trim();
}

/**
 * The board for other people's pages: of the same scripts.
 * @param {string} site @param {string} start @param {string} page @param {Change} change
 */
async function writeEmbed(site, start, page, change) {
  const style = await styleOf(change, 'style.css', 'embed.css');
  // The picture before the board is an SVG file that is made there.
  const policy = pagePolicy([start], style, "'self' data:");
  writePage(site, 'embed.html', style, { start, policy, page });
}

/** The pages that are texts: one frame around each. @param {string} site @param {string} style */
function writeDocuments(site, style) {
  const policy = policyOf({ 'style-src': policyHash(style), 'img-src': "'self'" });
  for (const [file, title, parts] of /** @type {const} */ ([
    ['licences.html', 'Licences', { licences: licencesHtml() }],
    ['404.html', 'Not found', {}],
  ])) {
    const main = fill(publicText(file), parts).trim();
    writePage(site, 'document.html', style, { policy, title, main }, file);
  }
}

/** What a device needs to know of a page that it installs. @param {string} site */
async function writeInstallation(site) {
  const colors = themeColors();
  writeFileSync(join(site, manifest), fillPage(publicText(manifest), colors));
  for (const width of [180, 192, 512])
    writeFileSync(
      join(site, `icon-${width}.png`),
      await iconPng(width, colorOf(colors, 'light-bg')),
    );
}

/**
 * @param {string} site @param {string} file @param {string} style
 * @param {Record<string, string>} parts what stands for "@name@" in it
 * @param {string} [name] in the site, if it is another
 */
function writePage(site, file, style, parts, name = file) {
  const html = fillPage(publicText(file), themeColors());
  writeFileSync(join(site, name), fill(html, { style, ...parts }));
}

/** @param {string} html with "@name@" @param {Record<string, string>} parts */
function fill(html, parts) {
  return html.replaceAll(/@([a-z-]+)@/g, (_, name) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`there is nothing for "@${name}@"`);
    return part;
  });
}

/** Nothing is allowed but what is named. @param {Record<string, string>} sources */
const policyOf = (sources) =>
  Object.entries({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    ...sources,
  })
    .map(([name, allowed]) => `${name} ${allowed}`)
    .join('; ');

/**
 * Everything comes from the page's own host; scripts are files or those that stand in the page.
 * `blob:` is for the worker without contents by which features.mjs asks what the browser can do, and for the
 * pictures that saving.mjs draws in pixels; `data:` for the worker of a board in a sandbox (browser_worker.mjs).
 * @param {string[]} scripts @param {string} style @param {string} [images]
 */
const pagePolicy = (scripts, style, images = "'self'") =>
  policyOf({
    'script-src': `'self' 'wasm-unsafe-eval' ${scripts.map(policyHash).join(' ')}`,
    'style-src': policyHash(style),
    'connect-src': "'self'",
    'img-src': images,
    'manifest-src': "'self'",
    'worker-src': "'self' blob: data:",
  });

const [, script, from, to, mode] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!from || !to || (mode && mode !== '--release'))
    throw new Error('node scripts/bundle_site.mjs MODULES TO [--release]');
  await bundleSite(from, to, { release: mode === '--release' });
}
