// node scripts/make_package.mjs MODULES TABLES TO: makes the npm package from folders of the modules
// (build/modules) and of the tables.
//
// It contains the entry points with the files that they load, found by following their imports and URLs, the
// types, the tables of small games, examples, and the licences of all these.  The version is that of the
// CMake project.
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { licencesText } from './licences.mjs';
import { projectVersion } from './version.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = `${root}web/package`;

/** Entry points that all Node versions can `require`. */
const required = ['kanzen.mjs', 'rules.mjs'];
const entries = [...required, 'kanzen-board.mjs'];
/** Replacements of modules for Node in bundles for browsers. */
export const browserReplacements = {
  './node.mjs': './node_stub.mjs',
  './node_worker.mjs': './node_stub.mjs',
  './solution_files.mjs': './node_stub.mjs',
};
const entryTypes = ['kanzen.d.mts', 'rules.d.mts', 'kanzen-board.d.mts'];
const types = [...entryTypes, 'kanzen-data.d.mts', 'kanzen-rules-data.d.mts'];

/** @param {string} code @returns {string[]} the files of its folder that it imports or loads */
function loadedBy(code) {
  const bare = code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const named = [
    /\bfrom\s*['"]\.\/([^'"]+)['"]/g,
    /\bimport\(\s*['"]\.\/([^'"]+)['"]\s*\)/g,
    /\bnew URL\(\s*['"](?:\.\/)?([^'":]+\.\w+)['"],\s*import\.meta\.url\s*\)/g,
  ];
  return named.flatMap((pattern) => [...bare.matchAll(pattern)].map(([, file = '']) => file));
}

/** @param {string} modules a folder @returns {string[]} the files of it that programs need */
function neededOf(modules) {
  const replacements = Object.values(browserReplacements).map((file) => file.slice('./'.length));
  const needed = new Set([...entries, ...replacements]);
  for (const file of needed)
    // the loop covers files that it adds
    if (/\.m?js$/.test(file))
      for (const loaded of loadedBy(readFileSync(join(modules, file), 'utf8'))) needed.add(loaded);
  return [...needed];
}

/** @param {string} module @returns {string} the file for `require` */
const commonJsOf = (module) => `${basename(module, '.mjs')}.cjs`;

/**
 * Returns a CommonJS wrapper of a module for Node versions that cannot require ES modules (before 20.19).
 * All exported functions return promises, so they can wait for the module; an error class is recognized by
 * its name, because it is loaded later.
 * @param {string} module @param {object} exported
 */
const commonJs = (module, exported) =>
  Object.entries(exported)
    .map(([name, { prototype }]) =>
      prototype instanceof Error
        ? `exports.${name} = class ${name} extends Error {
  static [Symbol.hasInstance](thrown) {
    return thrown?.name === '${name}';
  }
};\n`
        : `exports.${name} = async (...args) => (await import('./${module}')).${name}(...args);\n`,
    )
    .join('');

/** @param {string} types of an ES module @returns {string} the file of the same types for CommonJS */
const commonJsTypes = (types) => types.replace('.d.mts', '.d.cts');

/**
 * Returns the conditions of an entry point.  TypeScript treats a module as that of its types' extension, so a
 * CommonJS program needs other types.
 * @param {string} module @param {string} types @param {string} required the file for `require`
 */
const entry = (module, types, required) => ({
  import: { types: `./${types}`, default: `./${module}` },
  'module-sync': { types: `./${commonJsTypes(types)}`, default: `./${module}` },
  require: { types: `./${commonJsTypes(types)}`, default: `./${required}` },
  default: `./${module}`,
});

/**
 * Returns the addresses of the project that CITATION.cff names: it may name none, as before its publication.
 * @param {string} citation
 */
export function addressesIn(citation) {
  const valueOf = (/** @type {string} */ key) =>
    new RegExp(`^${key}: *["']?([^\\s"']+)["']?$`, 'm').exec(citation)?.[1];
  const [repository, homepage] = [valueOf('repository-code'), valueOf('url')];
  return {
    ...(homepage && { homepage }),
    ...(repository && {
      repository: { type: 'git', url: `git+${repository}.git` },
      bugs: { url: `${repository}/issues` },
    }),
  };
}

/** @param {string[]} files */
const manifest = (files) => ({
  name: 'kanzen',
  version: projectVersion().version,
  description:
    'Small board games solved completely: every move with its value. Gobblers, Dobutsu shogi, m,n,k games and small boards of Go.',
  keywords: ['board games', 'solver', 'gobblet', 'dobutsu shogi', 'go', 'tic-tac-toe', 'wasm'],
  ...addressesIn(readFileSync(`${root}CITATION.cff`, 'utf8')),
  license: 'MIT',
  type: 'module',
  engines: { node: '>=18' },
  exports: {
    '.': entry('kanzen.mjs', 'kanzen.d.mts', 'kanzen.cjs'),
    './rules': entry('rules.mjs', 'rules.d.mts', 'rules.cjs'),
    './board': entry('kanzen-board.mjs', 'kanzen-board.d.mts', 'kanzen-board.mjs'),
    './tables/*': './tables/*',
    './package.json': './package.json',
  },
  main: './kanzen.mjs',
  types: './kanzen.d.mts',
  browser: browserReplacements,
  sideEffects: files.filter((file) => /^(engine_worker|kanzen-board)\.mjs$/.test(file)),
  files: [...files, 'cjs/', 'tables/', 'examples/', 'LICENCES.txt'].sort(),
});

/**
 * Writes the types for CommonJS: copies in a folder of that type.  The files of the entry points have no `export`
 * of ES modules, because Next's bundler parses them when it looks for the files of a server.
 * @param {string} modules @param {string} to
 */
function writeCommonJsTypes(modules, to) {
  mkdirSync(join(to, 'cjs'));
  writeFileSync(join(to, 'cjs/package.json'), '{}\n');
  for (const file of types) {
    const text = readFileSync(join(modules, file), 'utf8');
    const name = basename(file, '.d.mts');
    writeFileSync(join(to, `cjs/${name}.d.ts`), text.replaceAll(/(\.d)?\.mts'|\.mjs'/g, ".js'"));
  }
  for (const file of entryTypes) {
    const name = basename(file, '.d.mts');
    const text = `import types = require('./cjs/${name}.js');\nexport = types;\n`;
    writeFileSync(join(to, commonJsTypes(file)), text);
  }
}

/** @param {string} modules @param {string} tables @param {string} to is created */
async function makePackage(modules, tables, to) {
  const code = neededOf(modules);
  const files = [...code, ...types, ...entryTypes.map(commonJsTypes), ...required.map(commonJsOf)];
  mkdirSync(join(to, 'tables'), { recursive: true });
  for (const file of [...code, ...types]) cpSync(join(modules, file), join(to, file));
  writeCommonJsTypes(modules, to);
  for (const module of required) {
    const exported = await import(pathToFileURL(resolve(modules, module)).href);
    writeFileSync(join(to, commonJsOf(module)), commonJs(module, exported));
  }
  for (const file of readdirSync(tables))
    if (file !== 'stamp') cpSync(join(tables, file), join(to, 'tables', file));
  cpSync(join(sources, 'examples'), join(to, 'examples'), { recursive: true });
  cpSync(join(sources, 'README.md'), join(to, 'README.md'));
  cpSync(`${root}LICENSE`, join(to, 'LICENSE'));
  writeFileSync(join(to, 'LICENCES.txt'), licencesText());
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest(files), null, 2)}\n`);
}

const [, script, modules, tables, to] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (!modules || !tables || !to)
    throw new Error('node scripts/make_package.mjs MODULES TABLES TO');
  await makePackage(modules, tables, to);
}
