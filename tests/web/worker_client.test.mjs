// The client of a worker, without a worker: a test answers in its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KanzenError } from '../../web/common/errors.mjs';
import { WorkerClient } from '../../web/library/worker_client.mjs';

/**
 * @typedef {import('../../web/worker/protocol.mjs').Reply} Reply
 * @typedef {import('../../web/worker/protocol.mjs').Request} Request
 */

const gameId = { game: 'toy', rules: 'test' };
const summary = /** @type {any} */ ({ positions: 7 });
const progress = { phase: 'verify', round: 0, done: 1, total: 2, decided: 0 };

/** A worker that keeps its requests. */
class FakeWorker {
  /** @type {Request[]} */
  received = [];
  ended = false;
  /** @type {(reply: Reply) => void} */
  #answer;

  /** @param {(reply: Reply) => void} answer */
  constructor(answer) {
    this.#answer = answer;
  }

  get handle() {
    return {
      post: (/** @type {unknown} */ request) => {
        this.received.push(/** @type {Request} */ (request));
      },
      terminate: () => void (this.ended = true),
      keepAlive: () => {},
    };
  }

  /** @returns {Promise<Request>} */
  request(number = 0) {
    return entry(this.received, number, 'request');
  }

  /** @param {any} reply to the request `number` */
  async reply(reply, number = 0) {
    const { id } = await this.request(number);
    this.#answer({ heapBytes: 0, id, ...reply });
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits until a list has an entry. @template T @param {T[]} list @param {number} number @param {string} what */
async function entry(list, number, what) {
  for (let left = 1000; left > 0; --left) {
    const found = list[number];
    if (found) return found;
    await turn();
  }
  throw new Error(`there is no ${what} ${number}`);
}

/** @param {import('node:test').TestContext} t */
function newClient(t) {
  /** @type {FakeWorker[]} */
  const workers = [];
  const client = new WorkerClient(undefined, async (receive) => {
    const worker = new FakeWorker(receive);
    workers.push(worker);
    return worker.handle;
  });
  t.after(() => client.close());
  const worker = (number = 0) => entry(workers, number, 'worker');
  return { client, worker, workers };
}

/**
 * A client of a solved game; its worker has answered one request.
 * @param {import('node:test').TestContext} t
 */
async function solved(t) {
  const { client, worker, workers } = newClient(t);
  const solving = client.request('solve', gameId);
  await (await worker()).reply({ kind: 'result', value: summary });
  assert.equal(await solving, summary);
  return { client, workers, worker: await worker() };
}

for (const [listener, reply] of /** @type {const} */ ([
  ['onProgress', { kind: 'progress', progress }],
  ['onReport', { kind: 'report', value: {} }],
])) {
  test(`after an abort ${listener} is not called any more, and the values remain`, async (t) => {
    const { client, worker, workers } = await solved(t);
    const abort = new AbortController();
    let calls = 0;
    const verifying = client.request(
      'verify',
      {},
      { signal: abort.signal, [listener]: () => void ++calls },
    );
    await worker.reply(reply, 1);
    abort.abort();
    await worker.reply(reply, 1);
    await assert.rejects(verifying, { name: 'AbortError' });
    await turn();
    assert.equal(calls, 1);
    const next = client.request('verify', {});
    await worker.reply({ kind: 'result', value: 3 }, 1); // the aborted run ends
    await worker.reply({ kind: 'result', value: 4 }, 2);
    assert.equal(await next, 4);
    assert.deepEqual([client.solved, workers.length, worker.ended], [true, 1, false]);
  });
}

test('an exception of a callback aborts the run with that reason', async (t) => {
  const { client, worker } = await solved(t);
  const reason = new Error('thrown by the program');
  const fail = () => {
    throw reason;
  };
  const verifying = client.request('verify', {}, { onProgress: fail });
  await worker.reply({ kind: 'progress', progress }, 1);
  await assert.rejects(verifying, (thrown) => thrown === reason);
});

test('aborting a run without values ends its worker, and the next request gets another one', async (t) => {
  const { client, worker, workers } = newClient(t);
  const abort = new AbortController();
  const solving = client.request('solve', gameId, { signal: abort.signal });
  const first = await worker();
  await first.request();
  const counting = client.request('perft', { ...gameId, depth: 2 });
  const unsent = new AbortController();
  const waiting = client.request('perft', { ...gameId, depth: 3 }, { signal: unsent.signal });
  unsent.abort(new Error('enough'));
  await assert.rejects(waiting, { message: 'enough' });
  abort.abort();
  await assert.rejects(solving, { name: 'AbortError' });
  const second = await worker(1);
  await first.reply({ kind: 'result', value: summary }); // late
  await second.reply({ kind: 'result', value: [1, 2] });
  assert.deepEqual(await counting, [1, 2]);
  assert.deepEqual(
    workers.map(({ ended }) => ended),
    [true, false],
  );
  assert.equal(client.solved, false);
  assert.deepEqual(
    second.received.map(({ method, args }) => [method, args]),
    [['perft', { ...gameId, depth: 2 }]],
  );
});

test('closing ends the worker, and rejects what runs, waits and comes later', async (t) => {
  const { client, worker } = await solved(t);
  const running = client.request('verify', {});
  const waiting = client.request('export', { format: 'csv' });
  await worker.request(1);
  client.close();
  for (const request of [running, waiting, client.request('verify', {})])
    await assert.rejects(request, { name: 'KanzenError', code: 'closed' });
  await turn();
  assert.deepEqual([worker.ended, client.solved], [true, false]);
});

test('the offset of an error counts characters, not bytes', async (t) => {
  const { client, worker } = newClient(t);
  const position = '完全🀄x'; // 3, 3 and 4 bytes, 1, 1 and 2 units of UTF-16
  const probing = client.request('search', { ...gameId, position, seconds: 1 });
  const error = { code: 'bad_notation', message: 'wrong here', offset: 10 };
  await (await worker()).reply({ kind: 'error', error });
  await assert.rejects(
    probing,
    (thrown) => thrown instanceof KanzenError && position.slice(thrown.offset ?? 0) === 'x',
  );
});
