// A solve whose memory cannot be had, and memory that is freed.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { modules } from './site.mjs';

/** @type {string} a copy of the modules whose workers behave differently */
let folder;
/** @type {import('./site.mjs').Api} */
let api;

/** No WebAssembly memory of this worker grows beyond 100 MB; and each worker is noted. */
const refusing = (/** @type {string} */ notes) => `
import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(notes)}, '.');
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > 100e6) throw new RangeError('no more');
  return grow.call(this, pages);
};
`;

/** @param {string} name @param {(text: string) => string} change */
async function changeFile(name, change) {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8');
  assert.notEqual(change(text), text, name);
  await writeFile(path, change(text));
}

const workersStarted = async () => (await readFile(join(folder, 'workers'), 'utf8')).length;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanzen-memory-'));
  await cp(modules, folder, { recursive: true });
  await changeFile('worker.mjs', (text) => refusing(join(folder, 'workers')) + text);
  // Every memory is too large to be used again: as if each game were a large one.
  await changeFile('protocol.mjs', (text) => text.replace('64 * 1024 * 1024', '1'));
  api = await import(pathToFileURL(join(folder, 'kanzen.mjs')).href);
});
after(() => rm(folder, { recursive: true, force: true }));

test('a solve that lacks memory is rejected', { timeout: 60_000 }, async () => {
  for (const { name, first, moves } of [
    { name: 'gobblers', first: 'L@b2', moves: [27, 24] },
    { name: 'dobutsu', first: 'b2b3', moves: [4, 5] },
  ]) {
    const large = await api.openGame({ game: name });
    await assert.rejects(large.solve(), {
      code: 'out_of_memory',
      message: /no memory for a table of \d{9} bytes/,
    });
    assert.equal(large.solved, false);
    await large.play(first);
    assert.equal((await large.moves()).length, moves[1]);
    assert.deepEqual(await large.perft(1), [moves[0]], 'the next worker works');
    await large.close();
  }
  const small = await api.openGame({ game: 'gobblers2' });
  assert.equal((await small.solve()).positions, 226220);
  await small.close();
});

test('a memory that has grown is freed with its worker', { timeout: 60_000 }, async () => {
  const before = await workersStarted();
  const game = await api.openGame({ game: 'gobblers2' });
  await game.solve();
  await game.probe();
  await game.verify();
  assert.equal((await workersStarted()) - before, 1, 'which stays while its values are of use');
  await game.solve();
  assert.equal((await workersStarted()) - before, 2, 'and goes before other values come');
  await game.close();
  const empty = await api.openGame({ game: 'gobblers2' });
  await empty.enumerate();
  await empty.perft(2);
  assert.equal((await workersStarted()) - before, 4, 'or when nothing is in it');
  await empty.close();
});
