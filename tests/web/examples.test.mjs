// The examples in docs/JAVASCRIPT.md and in the module's own comment run unchanged, and print what
// their comments show.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { importApi, root } from './site.mjs';

const api = await importApi();
const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

/** @param {string} path @param {RegExp} pattern its first group is the example */
function exampleIn(path, pattern) {
  const found = pattern.exec(readFileSync(root + path, 'utf8'));
  assert.ok(found?.[1], `no example in ${path}`);
  return found[1];
}

/**
 * Runs an example.  A line `console.log(…); // …` has to print its comment.
 * @param {string} example
 * @returns {Promise<{ logged: unknown[][], compared: number }>} what other lines printed
 */
async function run(example) {
  /** @type {import('../../web/library/kanzen.d.mts').Game[]} */
  const opened = [];
  /** @type {unknown[][]} */
  const logged = [];
  let compared = 0;
  const openGame = async (
    /** @type {import('../../web/library/kanzen.d.mts').OpenOptions} */ options,
  ) => {
    const game = await api.openGame(options);
    opened.push(game);
    return game;
  };
  const expect = (/** @type {unknown[]} */ printed, /** @type {unknown[]} */ wanted) => {
    assert.deepEqual(printed, wanted);
    compared += 1;
  };
  const body = example
    .replace(/^import \{ openGame \} from '\.\/kanzen\.mjs';$/m, '')
    .replace(/^console\.log\((.*)\); *\/\/ (.*)$/gm, 'expect([$1], [$2]);');
  assert.ok(!body.includes('import '), 'the one import is the usual one');
  try {
    const log = (/** @type {unknown[]} */ ...items) => logged.push(items);
    await new AsyncFunction('openGame', 'expect', 'console', body)(openGame, expect, { log });
  } finally {
    for (const game of opened) await game.close();
  }
  return { logged, compared };
}

test('the example of docs/JAVASCRIPT.md', { timeout: 60_000 }, async () => {
  const { logged, compared } = await run(exampleIn('docs/JAVASCRIPT.md', /```js\n([^`]*)```/));
  assert.equal(compared, 7);
  assert.ok(logged.length > 0, 'progress');
  for (const [phase, decided] of logged) {
    assert.equal(typeof phase, 'string');
    assert.equal(typeof decided, 'number');
  }
});

test('the module’s own example', { timeout: 60_000 }, async () => {
  const lines = exampleIn('web/library/kanzen.mjs', /^((?:\/\/.*\n)+)/).split('\n');
  const example = lines.filter((line) => line.startsWith('//   ')).map((line) => line.slice(5));
  assert.match(example[0] ?? '', /^import/);
  const { logged } = await run(example.join('\n'));
  const moves = logged.filter(([text]) => /^[LM]@[abc][123]$/.test(String(text)));
  assert.equal(moves.length, 18);
  for (const [, outcome] of moves) assert.match(String(outcome), /^(win|draw|loss)$/);
});
