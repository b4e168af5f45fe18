// Every value of every small game, natively and in WebAssembly: the exports are the same
// text to the last byte.  page_complete.test.mjs compares the large one.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { importApi, nativeKanzen } from './site.mjs';

/**
 * @param {string} game
 * @param {string} rules
 * @returns {Promise<string>}
 */
function nativeHash(game, rules) {
  return new Promise((resolve, reject) => {
    const hash = createHash('sha256');
    const wanted = ['--format', 'csv', '--content', 'values'];
    const kanzen = spawn(nativeKanzen, ['export', game, '--rules', rules, ...wanted], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    kanzen.stdout.on('data', (chunk) => hash.update(chunk));
    kanzen.on('error', reject);
    kanzen.on('close', (status) =>
      status === 0 ? resolve(hash.digest('hex')) : reject(new Error(`exit status ${status}`)),
    );
  });
}

const small = 16 * 1024 * 1024;

const { listGames, openGame } = await importApi();
const listed = (await listGames()).filter(({ solveBytes }) => solveBytes < small);
// Boards of any size are in no list.
const games = [
  ...listed,
  { name: 'mnk:4,3,3', rules: 'normal' },
  { name: 'mnk:4,3,3', rules: 'misere' },
];
for (const { name, rules } of games) {
  test(`${name} ${rules}`, { timeout: 120_000 }, async () => {
    const game = await openGame({ game: name, rules });
    const { positions, upToSymmetry } = await game.solve();
    const text = await game.export('csv');
    await game.close();
    const lines = upToSymmetry?.positions ?? positions; // of each class one position
    assert.equal(text.split('\n').length, lines + 2, 'a head, and a line for each position');
    const hash = createHash('sha256').update(text).digest('hex');
    assert.equal(hash, await nativeHash(name, rules));
  });
}
