// The npm package as somebody has it who installs it: from its tarball, in a folder with nothing else.
// Its examples run in Node, in a page, in a worker, and through two bundlers.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { startStaticServer } from '../../scripts/static_server.mjs';
import { launch, watchErrors } from './browser.mjs';
import { root } from './site.mjs';

const built = `${root}build/npm-package`;
if (!existsSync(`${built}/package.json`))
  throw new Error(`${built} is not built: run scripts/build npm-package`);

/** @type {string} the clean folder */
let folder;
/** @type {string[]} in the tarball */
let packed = [];
/** @type {import('playwright-core').Browser} */
let browser;

/**
 * @param {string} command @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<string>} what it printed
 */
async function run(command, args, environment = {}) {
  const options = { cwd: folder, env: { ...process.env, ...environment } };
  return (await promisify(execFile)(command, args, options)).stdout;
}

/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(join(folder, file), text);
const installed = () => join(folder, 'node_modules/kanzen');

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kanzen-package-'));
  write('package.json', '{ "private": true, "type": "module" }');
  const [tarball] = JSON.parse(await run('npm', ['pack', built, '--json', '--offline']));
  packed = tarball.files.map((/** @type {{ path: string }} */ { path }) => path);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball.filename}`]);
  cpSync(join(installed(), 'examples'), folder, { recursive: true });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds one of the repository's tools, as if it had been installed with the package. @param {string} name */
function lend(name) {
  const place = join(folder, 'node_modules', name);
  mkdirSync(join(place, '..'), { recursive: true });
  if (!existsSync(place)) symlinkSync(`${root}node_modules/${name}`, place);
}

/**
 * A page of a folder, as a static host serves it.
 * @param {string} served @param {string} file
 * @param {(page: import('playwright-core').Page) => Promise<void>} body
 */
async function onPage(served, file, body) {
  const server = await startStaticServer(served);
  const page = await browser.newPage();
  const errors = watchErrors(page);
  try {
    await page.goto(`${server.url}${file}`);
    await body(page);
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
    await server.close();
  }
}

/** The example page: three sizes from their table. @param {import('playwright-core').Page} page */
async function checkBoard(page) {
  const verdict = page.locator('#verdict');
  await page.getByText('Player 1 is to move: win in 13.').waitFor({ timeout: 20_000 });
  assert.equal(await page.locator('#moves button').count(), 27);
  await page.getByRole('button', { name: 'L@b2: win in 13' }).click();
  await page.getByText('Player 2 is to move: loss in 12.').waitFor();
  assert.equal((await page.locator('#board').innerText()).trim(), 'L');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Player 1 is to move: win in 13.').waitFor();
  assert.doesNotMatch(await verdict.innerText(), /not work/);
}

test('it has what a program needs, and nothing of the page', () => {
  const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));
  const [, version] =
    /^project\(kanzen VERSION (\S+)/m.exec(readFileSync(`${root}CMakeLists.txt`, 'utf8')) ?? [];
  assert.equal(manifest.version, version);
  const { dependencies, license, sideEffects } = manifest;
  assert.deepEqual([dependencies, license], [undefined, 'MIT']);
  assert.deepEqual(
    sideEffects.filter((/** @type {string} */ file) => !packed.includes(file)),
    [],
  );
  /** @param {any} target @returns {string[]} */
  const filesOf = (target) =>
    typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
  for (const target of filesOf(manifest.exports))
    if (!target.includes('*')) assert.ok(packed.includes(target.slice(2)), target);
  for (const file of ['README.md', 'LICENSE', 'LICENCES.txt', 'kanzen-rules.wasm', 'tables/list'])
    assert.ok(packed.includes(file), file);
  assert.deepEqual(
    packed.filter((file) => /page\.(mjs|wasm)$|\.otf$|service|stamp|cpp/.test(file)),
    ['examples/page.mjs', 'examples/worker_page.mjs'],
  );
  const list = readFileSync(join(installed(), 'tables/list'), 'utf8');
  assert.deepEqual(list.match(/^\S+ \S+/gm), [
    'gobblers2 strict',
    'gobblers2 cover',
    'gobblers strict',
    'gobblers cover',
  ]);
  const licences = readFileSync(join(installed(), 'LICENCES.txt'), 'utf8');
  for (const owner of [/Kanzen/, /Emscripten Authors/, /Felker/, /Yann Collet/, /Paul Miller/])
    assert.match(licences, owner);
  assert.doesNotMatch(licences, /ImGui/);
});

test('nothing but its entry points can be imported', async () => {
  const script = `
    const printed = [];
    for (const name of ['', '/rules', '/board', '/package.json', '/tables/list', '/worker.mjs', '/kanzen.mjs'])
      try { printed.push(import.meta.resolve('kanzen' + name).split('/kanzen/').at(-1)); }
      catch ({ code }) { printed.push(code); }
    console.log(printed.join(' '));`;
  write('resolve.mjs', script);
  const refused = 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  assert.equal(
    (await run('node', ['--experimental-import-meta-resolve', 'resolve.mjs'])).trim(),
    `kanzen.mjs rules.mjs kanzen-board.mjs package.json tables/list ${refused} ${refused}`,
  );
});

test('what `require` gives where ES modules cannot be required', { timeout: 60_000 }, async () => {
  write(
    'required.cjs',
    `(async () => {
      const kanzen = require('./node_modules/kanzen/kanzen.cjs');
      const rules = require('./node_modules/kanzen/rules.cjs');
      const all = [[kanzen, await import('kanzen')], [rules, await import('kanzen/rules')]];
      for (const [required, imported] of all)
        console.log(Object.keys(required).sort().join() === Object.keys(imported).sort().join());
      const refusal = await kanzen.openGame({ game: 'chess' }).catch((error) => error);
      console.log(refusal instanceof kanzen.KanzenError, new Error('') instanceof kanzen.KanzenError);
      console.log((await rules.loadRules()).openGame({ game: 'gobblers2' }).moves().length);
    })();`,
  );
  const printed = await run(process.execPath, ['required.cjs']);
  assert.deepEqual(printed.trim().split('\n'), ['true', 'true', 'true false', '18']);
});

test(
  'the script for Node solves once, and loads what it has saved',
  { timeout: 60_000 },
  async () => {
    const cache = { XDG_CACHE_HOME: join(folder, 'cache') };
    const rest = [
      '226220 positions; the start is a draw',
      'four columns, three rows: a win',
      'null>null 0>a1 1>b1 1>b2',
      /three sizes: a win in 13, by [LMS]@\w\d first/,
    ];
    for (const first of ['nothing is saved: solving', 'loaded the saved values']) {
      const lines = (await run(process.execPath, ['node.mjs'], cache)).trim().split('\n');
      for (const [number, expected] of [first, ...rest].entries())
        if (typeof expected === 'string') assert.equal(lines[number], expected);
        else assert.match(lines[number] ?? '', expected);
    }
    assert.deepEqual(readdirSync(join(folder, 'cache/kanzen')), ['gobblers2-strict.values']);
  },
);

test('the programs of its README run unchanged', { timeout: 60_000 }, async () => {
  const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, text = '']) => text);
  assert.equal(programs.length, 2);
  for (const [number, text] of programs.entries()) write(`readme${number}.mjs`, text);
  const first = (await run(process.execPath, ['readme0.mjs'])).trim().split('\n');
  assert.equal(first.length, 18);
  for (const line of first) assert.match(line, /^[LM]@[abc][123] (win|draw|loss)$/);
  assert.match(await run(process.execPath, ['readme1.mjs']), /:2 null\n$/);
});

test('the plain page', { timeout: 60_000 }, () => onPage(folder, 'page.html', checkBoard));

test('the page with a worker of its own', { timeout: 60_000 }, () =>
  onPage(folder, 'worker.html', async (page) => {
    await page.getByText('200 games with random moves').waitFor({ timeout: 20_000 });
    const counts = await page.locator('dd').allInnerTexts();
    assert.equal(
      counts.reduce((sum, count) => sum + Number(count), 0),
      200,
    );
    assert.match(await page.locator('#endings').innerText(), /lion_taken/);
  }),
);

test('the page through esbuild', { timeout: 60_000 }, async () => {
  lend('esbuild');
  await run(process.execPath, ['bundle.mjs']);
  await onPage(join(folder, 'dist'), 'page.html', checkBoard);
});

/** One that sees the worker and the WebAssembly by itself. */
test('the page through webpack', { timeout: 60_000 }, async () => {
  const { default: webpack } = await import('webpack');
  const dist = join(folder, 'webpacked');
  const page = readFileSync(join(folder, 'page.mjs'), 'utf8');
  write('webpacked.mjs', page.replace('game.openTable()', "game.openTable({ url: 'tables/' })"));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './webpacked.mjs',
    output: { path: dist, filename: 'page.js' },
    performance: { hints: false },
    optimization: { minimize: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  assert.deepEqual(stats?.toJson({ errors: true, warnings: true }).errors, []);
  assert.deepEqual(stats?.toJson({ errors: true, warnings: true }).warnings, []);
  assert.deepEqual(
    readdirSync(dist).filter((file) => /^(\w+_worker|node)/.test(file)),
    [],
    'the worker is bundled, not copied',
  );
  cpSync(join(installed(), 'tables'), join(dist, 'tables'), { recursive: true });
  const html = readFileSync(join(folder, 'page.html'), 'utf8');
  write('webpacked/page.html', html.replace('type="module" src="page.mjs"', 'defer src="page.js"'));
  await onPage(dist, 'page.html', checkBoard);
});

test('TypeScript checks programs', { timeout: 120_000 }, async () => {
  lend('@types/node');
  const example = readFileSync(`${root}tests/web/types.example.mts`, 'utf8');
  assert.match(example, /'\.\.\/\.\.\/web\/library\/kanzen\.mjs'/);
  write('program.mts', example.replaceAll("'../../web/library/kanzen.mjs'", "'kanzen'"));
  const board = readFileSync(`${root}tests/web/board.example.mts`, 'utf8');
  assert.match(board, /'\.\.\/\.\.\/web\/embed\/kanzen-board\.mjs'/);
  write('board.mts', board.replaceAll("'../../web/embed/kanzen-board.mjs'", "'kanzen/board'"));
  write(
    'program.cts',
    `import { openGame, KanzenError, type Summary } from 'kanzen';
     import { loadRules } from 'kanzen/rules';
     import type { KanzenBoard } from 'kanzen/board';
     export const solve = async (): Promise<Summary> => (await openGame({ game: 'go:3' })).solve();
     export const start = async (): Promise<string> =>
       (await loadRules()).openGame({ game: 'go:3' }).position();
     export const code = (e: unknown) => (e instanceof KanzenError ? e.code : null);
     export const linkOf = (board: KanzenBoard): string => board.link;`,
  );
  write(
    'rules.mts',
    `import { loadRules, KanzenError, type RuledGame, type HistoryNode } from 'kanzen/rules';
     const game: RuledGame = (await loadRules()).openGame({ game: 'go:5' });
     export const tree: HistoryNode[] = game.variations();
     export const code = (e: unknown) => (e instanceof KanzenError ? e.code : null);
     // @ts-expect-error nothing is solved here
     game.solve();`,
  );
  for (const [module, moduleResolution] of [
    ['node16', 'node16'], // which has no require of ES modules
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
      ...{
        strict: true,
        allowJs: true,
        checkJs: true,
        noEmit: true,
        skipLibCheck: moduleResolution === 'bundler',
      },
      types: ['node'],
    };
    const include = ['*.mts', '*.cts', 'page.mjs', 'node.mjs', 'worker_page.mjs'];
    write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    await run(process.execPath, [tsc, '-p', '.']).catch(({ stdout }) => assert.fail(stdout));
  }
});
