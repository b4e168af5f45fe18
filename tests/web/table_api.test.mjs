// Tables through the JavaScript API in Node: the same values as solved, and every damage reported.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resealed } from './manifest.mjs';
import { makeSampleTable, plies, position } from './sample_table.mjs';
import { importApi, modules, site } from './site.mjs';

const { openGame } = await importApi();
const start = '-,-,-/-,-,-/-,-,-:1';
/** Further on than the manifest has values. */
const further = 'mL,-,-/-,l,-/-,-,M:1';

test('a table answers like the solved game', { timeout: 60_000 }, async () => {
  for (const rules of ['strict', 'cover']) {
    const solved = await openGame({ game: 'gobblers2', rules });
    const streamed = await openGame({ game: 'gobblers2', rules });
    await solved.solve();
    /** @type {number[]} */
    const seen = [];
    const info = await streamed.openTable({ onProgress: ({ chunks }) => seen.push(chunks) });
    assert.deepEqual(seen, [0, 1]);
    assert.equal(info.chunks.length, 1);
    assert.equal(streamed.solved, false);
    for (const position of [start, '-,-,ML/-,m,-/-,-,-:2', 'mL,-,-/-,l,-/-,-,M:1']) {
      assert.deepEqual(await streamed.probe(position), await solved.probe(position));
      const request = { position, seed: 5 };
      assert.deepEqual(await streamed.choose(request), await solved.choose(request));
    }
    assert.ok((await streamed.moves()).every(({ value }) => value?.outcome));
    await solved.openTable();
    assert.deepEqual(await solved.compareTable(), {
      checked: info.stored,
      different: 0,
      example: '',
      exampleJapanese: '',
    });
    await solved.close();
    await streamed.close();
  }
});

test('three sizes need no solving', { timeout: 60_000 }, async () => {
  const game = await openGame({ game: 'gobblers' });
  const { bytes, summary, notable } = await game.openTable();
  assert.equal(summary.positions, 263_096_473);
  assert.deepEqual([summary.win, summary.draw, summary.loss], [164_046_788, 113_622, 98_936_063]);
  assert.deepEqual(summary.start, { outcome: 'win', distance: 13 });
  assert.equal(notable.length, 6);
  assert.ok(bytes <= 1_500_000, `${bytes} bytes`);
  const { value, moves } = await game.probe(start);
  assert.deepEqual(value, { outcome: 'win', distance: 13 });
  assert.equal(moves.length, 27);
  await assert.rejects(game.compareTable(), { code: 'not_solved' });
  await game.close();
});

/** @param {(folder: string) => Promise<unknown>} change */
async function damaged(change) {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-tables-'));
  await cp(join(site, 'tables'), folder, { recursive: true });
  await change(folder);
  return { url: `${pathToFileURL(folder).href}/`, remove: () => rm(folder, { recursive: true }) };
}

const chunkIn = async (/** @type {string} */ folder) => {
  const files = await readdir(folder);
  return join(folder, files.find((file) => /^gobblers2-strict-.*\.chunk$/.test(file)) ?? '');
};

const flipBit = async (/** @type {string} */ folder) => {
  const bytes = await readFile(await chunkIn(folder));
  bytes.writeUInt8(bytes.readUInt8(700) ^ 1, 700);
  await writeFile(await chunkIn(folder), bytes);
};

test('chunks are hashed in a Node without a global for it', { timeout: 60_000 }, async (t) => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
  t.after(() => original && Object.defineProperty(globalThis, 'crypto', original));
  const { url, remove } = await damaged(flipBit);
  const game = await openGame({ game: 'gobblers2' });
  await assert.rejects(game.openTable({ url }), { code: 'io', message: /the data are wrong/ });
  assert.equal((await game.openTable()).chunks.length, 1);
  await game.close();
  await remove();
});

/** Damages a chunk and corrects its hash. @param {string} folder */
async function wrongChunk(folder) {
  const file = join(folder, 'gobblers2-strict.manifest');
  const bytes = await readFile(await chunkIn(folder));
  bytes.writeUInt8(bytes.readUInt8(700) ^ 1, 700);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await writeFile(join(folder, `gobblers2-strict-${hash.slice(0, 16)}.chunk`), bytes);
  const text = await readFile(file, 'utf8');
  await writeFile(file, resealed(text.replace(/[0-9a-f]{64}/, hash)));
}

test('a damaged chunk is an error, and no value comes', { timeout: 60_000 }, async () => {
  const { url, remove } = await damaged(wrongChunk);
  const game = await openGame({ game: 'gobblers2' });
  await game.setPosition(further);
  await assert.rejects(game.openTable({ url }), { code: 'corrupt_data', message: /is damaged/ });
  await assert.rejects(game.probe(further), ({ code }) => /not_loaded|not_solved/.test(code));
  assert.ok((await game.moves()).every(({ value }) => value === null));
  await game.openTable(); // the right one
  assert.equal((await game.probe(start)).value.outcome, 'draw');
  assert.ok((await game.moves()).every(({ value }) => value !== null));
  await game.close();
  await remove();
});

test('a streamed table fetches what is asked for', { timeout: 60_000 }, async () => {
  const { folder, remove } = makeSampleTable();
  const game = await openGame({ game: 'dobutsu' });
  let loaded = 0;
  const { streamed, chunks } = await game.openTable({
    url: pathToFileURL(`${folder}/`),
    onProgress: (progress) => (loaded = progress.chunks),
  });
  assert.equal(streamed, true);
  assert.equal(loaded, 0);
  // Side by side, as they need the same chunks.
  const both = await Promise.all([game.probe(position), game.probe(position)]);
  const value = { outcome: 'loss', distance: Number(plies) };
  assert.deepEqual(
    both.map((analysis) => analysis.value),
    [value, value],
  );
  assert.ok(loaded > 0 && loaded < chunks.length, `${loaded} of ${chunks.length} chunks`);
  await game.close();
  remove();
});

test('a chunk goes over to the worker instead of being copied', { timeout: 60_000 }, async (t) => {
  const { TableFiles } = await import(`${modules}/table_files.mjs`);
  /** @type {Uint8Array[]} */
  const fetched = [];
  const original = TableFiles.prototype.chunk;
  t.after(() => (TableFiles.prototype.chunk = original));
  TableFiles.prototype.chunk = async function (/** @type {unknown[]} */ ...args) {
    const bytes = await original.apply(this, args);
    fetched.push(bytes);
    return bytes;
  };
  const gone = () => fetched.map(({ buffer }) => buffer.byteLength);
  const game = await openGame({ game: 'gobblers' });
  const { chunks } = await game.openTable();
  assert.deepEqual(gone(), Array(chunks.length).fill(0), 'they are detached here');
  await game.openTable();
  assert.equal(fetched.length, chunks.length, 'what the worker has it is not sent again');
  // The next worker fetches them again, as no other has them.
  const abort = new AbortController();
  const solving = game.solve({ signal: abort.signal, onProgress: () => abort.abort() });
  await assert.rejects(solving, { name: 'AbortError' });
  assert.deepEqual((await game.probe(start)).value, { outcome: 'win', distance: 13 });
  assert.deepEqual(gone(), Array(2 * chunks.length).fill(0));
  await game.close();
});

test(
  'a chunk that is gone when the next worker needs it is reported',
  { timeout: 60_000 },
  async () => {
    const { url, remove } = await damaged(async () => {});
    const game = await openGame({ game: 'gobblers2' });
    await game.openTable({ url });
    await remove();
    const abort = new AbortController();
    const solving = game.solve({ signal: abort.signal, onProgress: () => abort.abort() });
    await assert.rejects(solving, { name: 'AbortError' });
    await assert.rejects(game.probe('-,-,ML/-,m,-/-,-,-:2'), {
      code: 'io',
      message: /no such file/,
    });
    await game.close();
  },
);

test('a folder of tables is an address or a path', { timeout: 60_000 }, async () => {
  const { url, remove } = await damaged(async () => {});
  const path = fileURLToPath(url).slice(0, -1); // without the slash at its end
  for (const named of [path, relative(process.cwd(), path), new URL(url), url.slice(0, -1)]) {
    const game = await openGame({ game: 'gobblers2' });
    await game.openTable({ url: named });
    assert.equal((await game.probe(start)).value.outcome, 'draw', String(named));
    await game.close();
  }
  const game = await openGame({ game: 'gobblers2' });
  for (const wrong of [7, null, ''])
    await assert.rejects(game.openTable({ url: /** @type {any} */ (wrong) }), TypeError);
  await game.close();
  await remove();
});

test("a server's own page is not taken for a list of tables", { timeout: 30_000 }, async (t) => {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>an app here');
  });
  t.after(() => server.close());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const game = await openGame({ game: 'gobblers2' });
  await assert.rejects(game.openTable({ url: `http://127.0.0.1:${port}/app` }), {
    code: 'io',
    message: /^\/app\/list: a web page came .*node_modules\/kanzen\/tables.* \(url\)$/,
  });
  await game.close();
});

test('a missing table is reported: being made, how to build it, or unsupported', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-list-'));
  await writeFile(join(folder, 'list'), 'gobblers2 strict being made\n');
  const game = await openGame({ game: 'gobblers2' });
  await assert.rejects(game.openTable({ url: pathToFileURL(`${folder}/`) }), {
    code: 'io',
    message: 'the table of gobblers2, strict, is being made: try again in a few minutes',
  });
  await game.close();
  const dobutsu = await openGame({ game: 'dobutsu' });
  await assert.rejects(dobutsu.openTable({ url: folder }), {
    code: 'io',
    message:
      /no table of dobutsu, normal, in file:.*"kanzen table build dobutsu --rules normal --out FOLDER"/,
  });
  await dobutsu.close();
  const small = await openGame({ game: 'go:5' });
  await assert.rejects(small.openTable(), {
    code: 'unsupported',
    message: /no tables of go:5/,
  });
  await small.close();
  await rm(folder, { recursive: true });
});
