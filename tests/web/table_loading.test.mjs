// The chunks of a table come in the order in which they are of use, and what waits for some of
// them is asked again when it has them.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { KanzenError } from '../../web/common/errors.mjs';
import { PageTable } from '../../web/page/page_table.mjs';
import { TableLoader } from '../../web/storage/table_loader.mjs';

/** @typedef {import('../../web/bindings/kanzen-page.d.mts').PageEvent} PageEvent */

const named = { game: 'toy', rules: 'test' };
const chunkCount = 20;
const lanes = 6;

/** @param {number} number */
const bytesOf = (number) => new TextEncoder().encode(`the bytes of chunk ${number}`);
const allChunks = Array.from({ length: chunkCount }, (_, number) => ({
  file: `${number}.chunk`,
  bytes: bytesOf(number).length,
  stored: 1,
  sha256: createHash('sha256').update(bytesOf(number)).digest('hex'),
}));

/** Answers one request at a time, in the order in which `serve` is called. */
class FakeNetwork {
  /** @type {number[]} chunks, in the order in which they were asked for */
  asked = [];
  list = 'toy test toy-test.manifest\n';
  looks = 0; // at the list
  manifest = 'the manifest';
  /** @type {Map<number, () => void>} */
  #answers = new Map();
  #original = globalThis.fetch;

  open() {
    globalThis.fetch = /** @type {any} */ ((/** @type {URL} */ url) => this.#fetch(url));
  }
  close() {
    globalThis.fetch = this.#original;
  }

  /** @param {URL} url @returns {Promise<Response>} */
  async #fetch(url) {
    const name = url.pathname.split('/').at(-1) ?? '';
    if (name === 'list') {
      this.looks += 1;
      return new Response(this.list);
    }
    if (name.endsWith('.manifest')) return new Response(this.manifest);
    const number = Number.parseInt(name, 10);
    this.asked.push(number);
    await new Promise((resolve) => this.#answers.set(number, () => resolve(undefined)));
    return new Response(bytesOf(number));
  }

  /** @param {number} chunks that are asked for by then */
  begun(chunks = lanes) {
    return until(() => this.asked.length >= chunks);
  }

  /** The answer to the oldest request that has none yet. @param {FakeClient} client */
  async serve(client) {
    const number = this.asked.find((asked) => this.#answers.has(asked));
    assert.ok(number !== undefined, 'a chunk has been asked for');
    this.#answers.get(number)?.();
    this.#answers.delete(number);
    await until(() => client.loaded.has(number));
  }

  /** @param {FakeClient} client */
  async serveAll(client) {
    while (this.#answers.size > 0) await this.serve(client);
  }
}

/**
 * And until all that follows from it has happened, as far as it waits for no network.
 * @param {() => boolean} condition
 */
async function until(condition) {
  while (!condition()) await sleep(1);
  await turns();
}

/** Until all has happened that waits for nothing but promises. */
async function turns() {
  for (let turn = 0; turn < 20; ++turn) await new Promise((resolve) => setImmediate(resolve));
}

/** A worker's table: what a position needs is given. */
class FakeClient {
  /** @type {string[]} positions, as often as they were asked */
  probes = [];
  loaded = new Set();
  opened = false;
  /** @type {string | undefined} the last status of the table that the page received */
  phase;
  /**
   * @param {Record<string, { values: number[], line?: number[] }>} needs by position
   * @param {boolean} streamed
   */
  constructor(needs = {}, streamed = false) {
    this.needs = needs;
    this.streamed = streamed;
  }

  /** @param {string} method @param {any} args @returns {Promise<any>} */
  async request(method, args) {
    if (method === 'openTable') {
      const { streamed } = this;
      this.opened = true;
      const details = { stored: chunkCount, summary: null, notable: [] };
      return { ...named, ...details, chunks: allChunks, streamed, bytes: 400 };
    }
    if (method === 'addChunk') return void this.loaded.add(args.number);
    assert.equal(method, 'probe');
    const { position } = args;
    this.probes.push(position);
    const { values = [], line = [] } = this.needs[position] ?? {};
    const absent = (/** @type {number} */ number) => !this.loaded.has(number);
    if (values.some(absent)) {
      const missing = values.filter(absent);
      throw new KanzenError({ code: 'not_loaded', message: 'not yet', chunks: missing });
    }
    const missingChunks = line.filter(absent);
    return { position, missingChunks, perfectLineComplete: missingChunks.length === 0 };
  }
}

/** @param {(network: FakeNetwork) => Promise<void>} body */
async function onFakeNetwork(body) {
  const network = new FakeNetwork();
  network.open();
  try {
    await body(network);
  } finally {
    network.close();
  }
}

const newLoader = () => new TableLoader(new URL('https://tables.test/tables/'));
const inOrder = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from }, (_, i) => from + i);

test('chunks without a waiting request come in their order', () =>
  onFakeNetwork(async (network) => {
    const client = new FakeClient();
    const loading = newLoader().load(/** @type {any} */ (client), named, {});
    await network.begun();
    assert.deepEqual(network.asked, inOrder(0, lanes), 'so many at once');
    await network.serveAll(client);
    await loading;
    assert.deepEqual(network.asked, inOrder(0, chunkCount));
    assert.equal(client.loaded.size, chunkCount);
  }));

test('chunks that are wanted come first, those for a line after those for values', () =>
  onFakeNetwork(async (network) => {
    const loader = newLoader();
    const client = new FakeClient();
    const loading = loader.load(/** @type {any} */ (client), named, {
      onInfo: () => loader.prioritize([17, 3]),
    });
    await network.begun(2);
    assert.deepEqual(network.asked, [17, 3], 'values wait for nothing else');
    await network.serve(client); // 17
    assert.deepEqual(network.asked, [17, 3]);
    await network.serve(client); // 3
    assert.deepEqual(network.asked.slice(2), [0, 1, 2, 4, 5, 6]);
    loader.prioritize([11], { forLine: true });
    loader.prioritize([19, 0, 12]); // 0 is on its way
    for (let i = 0; i < 4; ++i) await network.serve(client);
    assert.deepEqual(network.asked.slice(2 + lanes), [19, 12], 'and for nothing else again');
    for (let i = 0; i < 4; ++i) await network.serve(client);
    assert.deepEqual(network.asked.slice(4 + lanes, 6 + lanes), [11, 7]);
    await network.serveAll(client);
    await loading;
    assert.deepEqual(
      [...network.asked].sort((a, b) => a - b),
      inOrder(0, chunkCount),
      'each once',
    );
  }));

/**
 * @param {FakeClient} client
 * @param {(table: PageTable, shown: string[], network: FakeNetwork) => Promise<void>} body
 */
function withPage(client, body) {
  const had = Object.getOwnPropertyDescriptor(globalThis, 'addEventListener');
  Object.defineProperty(globalThis, 'addEventListener', { value() {}, configurable: true });
  return onFakeNetwork(async (network) => {
    /** @type {string[]} */
    const shown = [];
    const post = (/** @type {PageEvent} */ event) => {
      if (event.type === 'openTable') client.phase = event.value.result?.phase;
      if (event.type !== 'probe' || !event.value.result) return;
      const { position, analysis } = event.value.result;
      const complete = analysis?.perfectLineComplete;
      shown.push(analysis ? (complete ? position : `${position}, cut`) : `no ${position}`);
    };
    const table = new PageTable(named, post, /** @type {any} */ (client), null, newLoader());
    try {
      await body(table, shown, network);
    } finally {
      table.close();
    }
  }).finally(() => had && Object.defineProperty(globalThis, 'addEventListener', had));
}

test('what a waiting position misses is fetched first, and it is asked once it is there', () => {
  const client = new FakeClient({ far: { values: [18, 9] }, near: { values: [0] } });
  return withPage(client, async (table, shown, network) => {
    void table.analyse('far');
    table.start();
    await network.begun(2);
    assert.deepEqual(network.asked, [18, 9]);
    await table.analyse('near');
    assert.deepEqual(client.probes, ['far', 'near']);
    await network.serve(client); // 18
    assert.deepEqual(client.probes, ['far', 'near'], 'another chunk is missing still');
    await network.serve(client); // 9
    assert.deepEqual(client.probes, ['far', 'near', 'far']);
    assert.deepEqual(shown, ['far']);
    await network.serve(client); // 0
    assert.deepEqual(shown, ['far', 'near']);
    await network.serveAll(client);
    assert.deepEqual(client.probes, ['far', 'near', 'far', 'near'], 'and never again');
  });
});

test('a truncated line is shown, and again when there is more of it', () => {
  const client = new FakeClient({ start: { values: [2], line: [16] } });
  return withPage(client, async (table, shown, network) => {
    void table.analyse('start');
    table.start();
    await network.begun(1);
    assert.deepEqual(network.asked, [2]);
    await network.serve(client);
    assert.deepEqual(shown, ['start, cut']);
    await network.serve(client);
    assert.equal(network.asked.indexOf(16), lanes, 'before those without a waiting request');
    await network.serveAll(client);
    assert.deepEqual(shown, ['start, cut', 'start']);
    assert.deepEqual(client.probes, ['start', 'start', 'start']);
  });
});

test('of a streamed table nothing comes but what is asked for, each chunk once', () => {
  const needs = { a: { values: [3, 4] }, b: { values: [4, 5] }, c: { values: [3] } };
  const client = new FakeClient(needs, true);
  return withPage(client, async (table, shown, network) => {
    void table.analyse('a');
    table.start();
    await network.begun(2);
    await network.serveAll(client);
    assert.deepEqual(network.asked, [3, 4]);
    assert.deepEqual(shown, ['a']);
    const answers = [table.analyse('b'), table.analyse('b'), table.analyse('c')];
    await network.begun(3);
    await network.serveAll(client);
    await Promise.all(answers);
    assert.deepEqual(network.asked, [3, 4, 5]);
    assert.deepEqual([...new Set(shown)].sort(), ['a', 'b', 'c']);
  });
});

test('of many positions that wait for a streamed table the newest come first', () => {
  const positions = inOrder(0, 10).map(String);
  const needs = Object.fromEntries(positions.map((one) => [one, { values: [Number(one)] }]));
  const client = new FakeClient(needs, true);
  return withPage(client, async (table, shown, network) => {
    table.start();
    await until(() => client.opened);
    const answers = positions.map((one) => table.analyse(one));
    await network.begun(3);
    assert.deepEqual(network.asked, [0, 1, 2], 'what is shown is asked for first');
    await network.serveAll(client);
    await Promise.all(answers);
    assert.deepEqual(network.asked, [0, 1, 2, 9, 8, 7, 6, 5, 4, 3]);
    assert.equal(shown.length, 10);
  });
});

test('the line of a position in a streamed table goes on when it is asked again', () => {
  const client = new FakeClient({ start: { values: [2], line: [16] } }, true);
  return withPage(client, async (table, shown, network) => {
    void table.analyse('start');
    table.start();
    await network.begun(1);
    await network.serve(client);
    assert.deepEqual(shown, ['start, cut']);
    assert.deepEqual(network.asked, [2], 'not by itself');
    const again = table.analyse('start');
    await network.begun(2);
    await network.serve(client);
    await again;
    assert.deepEqual(network.asked, [2, 16]);
    assert.deepEqual(shown, ['start, cut', 'start']);
  });
});

test('after a new manifest every chunk is loaded again, and without one none', () =>
  onFakeNetwork(async (network) => {
    const loader = newLoader();
    const client = new FakeClient();
    for (const [manifest, requests] of /** @type {const} */ ([
      ['the manifest', chunkCount],
      ['the manifest', 0],
      ['another manifest', chunkCount],
    ])) {
      network.manifest = manifest;
      network.asked = [];
      if (requests > 0) client.loaded.clear();
      let loaded = false;
      const loading = loader
        .load(/** @type {any} */ (client), named, {})
        .then(() => (loaded = true));
      while (!loaded) {
        await network.serveAll(client);
        await turns();
      }
      await loading;
      assert.equal(network.asked.length, requests, manifest);
    }
  }));

test('a table that is being made is taken when it is there', async () => {
  const realSetTimeout = globalThis.setTimeout;
  const quick = (/** @type {() => void} */ call, milliseconds = 0) =>
    realSetTimeout(call, milliseconds / 1000);
  globalThis.setTimeout = /** @type {any} */ (quick);
  const client = new FakeClient({ start: { values: [2] } });
  await withPage(client, async (table, shown, network) => {
    network.list = 'other rules other.manifest\ntoy test being made\n';
    void table.analyse('start');
    table.start();
    await until(() => network.looks > 2);
    assert.equal(client.phase, 'beingMade');
    network.list = 'toy test toy-test.manifest\n';
    await network.begun(1);
    await network.serveAll(client);
    assert.deepEqual(shown, ['start']);
    assert.equal(client.phase, 'ready');
  }).finally(() => (globalThis.setTimeout = realSetTimeout));
});
