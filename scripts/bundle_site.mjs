// node scripts/bundle_site.mjs MODULES TO [--release]: bundles the page from the modules in a folder (web/
// and the WebAssembly modules, see scripts/build).
//
// A development site may lack what takes longest to build: the slides, fonts for texts in other scripts, and
// the preview picture. scripts/serve adds them while the page is open. A release has all.
//
// Output: index.html with its style and its first script inline; in assets/ the scripts of the page and of
// the worker, their source maps and the WebAssembly, each with a hash of its contents in its name, so that a
// browser never mixes two builds and may cache them forever; the text pages; and the service worker, which
// has the hashes of all these.
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
import { licencesHtml } from './licences.mjs';
import { browserReplacements } from './make_package.mjs';
import { addressTags, escaped, siteAddress, writeSitemap } from './site_address.mjs';
import { canDraw, iconPng, socialPicture, socialPictureName } from './site_pictures.mjs';
import { colorOf, fillPage, fillStyle, themeColors } from './page_colors.mjs';
import { bundleSlides, hasSlideData } from './slides/bundle.mjs';
import { projectVersion } from './version.mjs';

/** Modules for Node, and what browsers have in their place. @type {Map<string, string>} */
const replacements = new Map(Object.entries(browserReplacements));
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const assets = 'assets';
/** The service worker.  Its name is fixed, and its folder is its scope. */
const serviceWorker = 'service_worker.js';
const manifest = 'kanzen.webmanifest';
const version = projectVersion();
/** The script of <kanzen-board>. Other sites refer to its name. */
const element = 'kanzen-board.js';

/**
 * Changes the text of a module or a style sheet before it is bundled; tests insert shorter times and faults.
 * @typedef {(name: string, text: string) => string} Change
 */

/** @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {string | Uint8Array} bytes */
const hashOf = (bytes) => sha256(bytes).slice(0, 10);

/**
 * Returns the source expression of an inline script or style in a Content-Security-Policy.
 * @param {string} text
 */
const policyHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * esbuild plugin that replaces the modules' names of other files by the names in the site.
 * @param {Map<string, string>} names
 * @param {string} folder of the named files, relative to the bundle
 * @param {Change} change @returns {esbuild.Plugin}
 */
function rename(names, folder, change) {
  return {
    name: 'rename',
    setup(build) {
      build.onResolve({ filter: /^\.\/\w+\.mjs$/ }, ({ path, resolveDir }) => {
        const replacement = replacements.get(path);
        return replacement ? { path: join(resolveDir, replacement) } : undefined;
      });
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
  /** @type {Map<string, string>} name in assets/ by the name among the modules */
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

  /** @param {string} file of the modules, copied unchanged @returns {string} its name in the site */
  copy(file) {
    const from = join(this.#modules, file);
    const dot = file.lastIndexOf('.');
    const name = `${file.slice(0, dot)}-${hashOf(readFileSync(from))}${file.slice(dot)}`;
    copyFileSync(from, join(this.#site, assets, name));
    this.#names.set(file, name);
    return `${assets}/${name}`;
  }

  /**
   * Copies the font slices into a folder with a hash of their contents in its name.  A page bundled before
   * they are built finds none.
   * @param {boolean} release
   * @returns {string[]} their names in the site
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
    return files.map((file) => `${assets}/${name}/${file}`);
  }

  /** @param {string} module is bundled with its imports @returns {Promise<string>} its name in the site */
  async script(module) {
    const { metafile } = await esbuild.build({
      ...this.#options(module, './'),
      outdir: join(this.#site, assets),
      entryNames: '[name]-[hash]',
      sourcemap: 'linked',
      metafile: true,
    });
    const written = Object.keys(metafile.outputs).map((path) => basename(path));
    const name = written.find((file) => file.endsWith('.js')) ?? '';
    this.#names.set(module, name);
    return `${assets}/${name}`;
  }

  /**
   * @param {readonly string[]} files of the shell
   * @param {readonly string[]} optional files that only some visitors need
   * @param {readonly string[]} slides files of the deck
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
      format: 'iife', // some browsers lack module service workers
      define: { process: 'undefined', 'globalThis.kanzenShell': JSON.stringify(shell) },
      outfile: join(this.#site, serviceWorker),
    });
  }

  /** @param {readonly string[]} files of the site @returns {Record<string, string>} hashes by address */
  #hashes(files) {
    return Object.fromEntries(
      files.map((file) => [
        file.replace(/^index\.html$/, './').replace(/index\.html$/, ''), // sent for the folder's address
        sha256(readFileSync(join(this.#site, file))),
      ]),
    );
  }

  /** Bundles the script of <kanzen-board>, which refers to no other script. */
  async element() {
    const options = this.#options('kanzen-board.mjs', './');
    await esbuild.build({
      ...options,
      define: { ...options.define, 'globalThis.kanzenBoardOfSite': 'true' },
      outfile: join(this.#site, element),
    });
  }

  /**
   * Bundles an inline script of a page.
   * @param {string} module @param {esbuild.BuildOptions} [options]
   */
  async inlined(module, options = {}) {
    const { outputFiles } = await esbuild.build({
      ...this.#options(module, `./${assets}/`),
      ...options,
      write: false,
    });
    return outputFiles[0]?.text.trim().replaceAll('</script', '<\\/script') ?? '';
  }

  /** @param {string} module @param {string} folder as in `rename` */
  #options(module, folder) {
    return /** @satisfies {esbuild.BuildOptions} */ ({
      // Paths in source maps are relative to this folder and reveal nothing about the machine.
      absWorkingDir: this.#modules,
      entryPoints: [`./${module}`],
      bundle: true,
      format: /** @type {const} */ ('esm'),
      target: 'es2022',
      minify: true,
      define: {
        process: 'undefined', // the page never runs in Node
        'globalThis.kanzenVersion': JSON.stringify(version),
      },
      external: [
        'node:*',
        './hash_library-*',
        './qr_library-*',
        './figure_maker-*',
        './film_maker-*',
        './game_file-*',
        './citation-*',
        `./${assets}/*`,
      ],
      logLevel: /** @type {const} */ ('error'),
      plugins: [rename(this.#names, folder, this.#change)],
    });
  }
}

/**
 * @param {string} modules @param {string} site is created
 * @param {{ change?: Change, release?: boolean, bundleDeck?: typeof bundleSlides }} [options]
 *   release: fails if a part is missing; bundleDeck: writes other slides
 */
export async function bundleSite(
  modules,
  site,
  { change = (_, text) => text, release = false, bundleDeck } = {},
) {
  const bundler = new Bundler(modules, site, change);
  const pageCode = bundler.copy('kanzen-page.wasm');
  const engineCode = bundler.copy('kanzen-engine.wasm');
  const fonts = ['regular', 'semibold'].map((weight) =>
    bundler.copy(`kanzen-${weight}-japanese.otf`),
  );
  const slices = bundler.fontSlices(release);
  await bundler.script('hash_library.mjs');
  // Modules that few visitors need.
  const onDemand = [bundler.copy('kanzen-figures.wasm')];
  const names = ['qr_library', 'figure_maker', 'film_maker', 'game_file', 'citation'];
  for (const name of names) onDemand.push(await bundler.script(`${name}.mjs`));
  const worker = await bundler.script('engine_worker.mjs');
  const page = await bundler.script('page.mjs');
  const start = await bundler.inlined('start.mjs');
  // A module would run later.
  const beforePaint = await bundler.inlined('before_paint.mjs', { format: 'iife' });
  const style = await styleOf(change, 'style.css', 'skeleton.css');
  const address = siteAddress(process.env.KANZEN_SITE_URL);
  writePage(site, 'index.html', style, {
    start,
    'before-paint': beforePaint,
    address: addressTags(address, socialPictureName),
    policy: pagePolicy([start, beforePaint], style, "'self' blob:"),
    page,
    'page-code': pageCode,
  });
  if (release || canDraw()) writeFileSync(join(site, socialPictureName), await socialPicture());
  await writeEmbed(site, start, page, change);
  writeDocuments(site, await styleOf(change, 'document.css'), address);
  for (const file of ['icon.svg', 'no_modules.js'])
    copyFileSync(join(publicFolder, file), join(site, file));
  await writeInstallation(site);
  await bundler.element();
  const shown = ['index.html', 'embed.html', element, 'licences.html', 'icon.svg', manifest];
  const shell = [...shown, page, worker, pageCode, engineCode];
  const slides =
    release || bundleDeck || hasSlideData()
      ? await (bundleDeck ?? bundleSlides)({
          ...{ site, assets, hashOf, policyOf, policyHash, fill },
          bundleLibrary: () => bundler.script('kanzen.mjs'),
        })
      : [];
  await bundler.serviceWorker(shell, [...fonts, ...onDemand, ...slices], slides);
  writeFileSync(join(site, '.nojekyll'), ''); // some hosts would process templates
  writeSitemap(site, address, ['', 'licences.html', ...(slides.length > 0 ? ['slides/'] : [])]);
}

const publicText = (/** @type {string} */ file) => readFileSync(join(publicFolder, file), 'utf8');

/**
 * @param {Change} change @param {string[]} files
 * @returns {Promise<string>} the style sheet after the theme's colours
 */
async function styleOf(change, ...files) {
  const parts = files.map((file) => change(file, publicText(file)));
  const text = publicText('theme.css') + parts.join('');
  const options = { loader: /** @type {const} */ ('css'), minify: true };
  return (await esbuild.transform(fillStyle(text, themeColors()), options)).code.trim();
}

/**
 * Writes embed.html, the board for other sites, with the same scripts.
 * @param {string} site @param {string} start @param {string} page @param {Change} change
 */
async function writeEmbed(site, start, page, change) {
  const style = await styleOf(change, 'style.css', 'embed.css');
  // The poster is an SVG in a data: URL.
  const policy = pagePolicy([start], style, "'self' data:");
  writePage(site, 'embed.html', style, { start, policy, page });
}

/**
 * Writes the text pages, all with the same frame.
 * @param {string} site @param {string} style @param {string} address of the site; empty: unknown
 */
function writeDocuments(site, style, address) {
  const policy = policyOf({ 'style-src': policyHash(style), 'img-src': "'self'" });
  for (const [file, title, parts] of /** @type {const} */ ([
    ['licences.html', 'Licences', { licences: licencesHtml() }],
    ['404.html', 'Not found', {}],
  ])) {
    // Hosts send the error page for missing files in any folder.
    const root = file === '404.html' && address ? escaped(new URL(address).pathname) : './';
    const main = fill(publicText(file), { ...parts, root }).trim();
    writePage(site, 'document.html', style, { policy, title, main, root }, file);
  }
}

/** Writes the web app manifest and its icons. @param {string} site */
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
 * @param {Record<string, string>} parts replacements of "@name@" in it
 * @param {string} [name] in the site, if it differs
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

/**
 * Returns a Content-Security-Policy that allows only the named sources.
 * @param {Record<string, string>} sources
 */
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
 * Returns the page's Content-Security-Policy: everything comes from the page's own host; scripts are files or
 * inline.  `blob:` is for the empty worker with which features.mjs tests the browser, and for the pictures
 * that saving.mjs rasterizes; `data:` for the worker of a board in a sandbox (browser_worker.mjs).
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
