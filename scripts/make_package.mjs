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
  './node_pool.mjs': './node_stub.mjs',
  './node_worker.mjs': './node_stub.mjs',
  './solution_files.mjs': './node_stub.mjs',
};
const types = [
  'kanzen.d.mts',
  'kanzen-board.d.mts',
  'kanzen-data.d.mts',
  'kanzen-rules-data.d.mts',
  'rules.d.mts',
];

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

/** @param {string} module @param {string} types */
const entry = (module, types) => ({
  types: `./${types}`,
  'module-sync': `./${module}`,
  require: `./${commonJsOf(module)}`,
  default: `./${module}`,
});

/** @param {string[]} files */
const manifest = (files) => ({
  name: 'kanzen',
  version: projectVersion().version,
  description:
    'Small board games solved completely: every move with its value. Gobblers, Dobutsu shogi, m,n,k games and small boards of Go.',
  keywords: ['board games', 'solver', 'gobblet', 'dobutsu shogi', 'go', 'tic-tac-toe', 'wasm'],
  license: 'MIT',
  type: 'module',
  engines: { node: '>=18' },
  exports: {
    '.': entry('kanzen.mjs', 'kanzen.d.mts'),
    './rules': entry('rules.mjs', 'rules.d.mts'),
    './board': { types: './kanzen-board.d.mts', default: './kanzen-board.mjs' },
    './tables/*': './tables/*',
    './package.json': './package.json',
  },
  main: './kanzen.mjs',
  types: './kanzen.d.mts',
  browser: browserReplacements,
  sideEffects: files.filter((file) =>
    /^(engine_worker|threads_worker|node_pool|kanzen-board)\.mjs$/.test(file),
  ),
  files: [...files, 'tables/', 'examples/', 'LICENCES.txt'].sort(),
});

/** @param {string} modules @param {string} tables @param {string} to is created */
async function makePackage(modules, tables, to) {
  const code = neededOf(modules);
  const files = [...code, ...types, ...required.map(commonJsOf)];
  mkdirSync(join(to, 'tables'), { recursive: true });
  for (const file of [...code, ...types]) cpSync(join(modules, file), join(to, file));
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
