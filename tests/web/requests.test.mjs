// The app's requests to workers: which request ends which others, and the answers to each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KanzenError } from '../../web/common/errors.mjs';
import { PageSolver } from '../../web/page/solver.mjs';
import { TableFiles } from '../../web/storage/table_files.mjs';

/** A worker whose answers the test gives. */
class FakeClient {
  solved = false;
  /** @type {any[]} */
  asked = [];

  /** @param {((error: any) => void) | undefined} onLost */
  constructor(onLost) {
    this.lose = onLost ?? (() => {});
  }

  /** @param {string} method @param {object} args @param {any} [options] */
  request(method, args, options = {}) {
    return new Promise((resolve, reject) => {
      this.asked.push({ method, args, ...options, resolve, reject });
      options.signal?.addEventListener('abort', () => reject(options.signal.reason));
    });
  }

  reset() {
    for (const { reject } of this.asked) reject(new KanzenError({ code: 'closed', message: '' }));
  }
}

/** Until all has happened that waits for nothing but promises. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const toy = { game: 'toy', rules: 'test' };
const error = new KanzenError({ code: 'io', message: 'it broke' }).toData();

function openPage() {
  /** @type {FakeClient[]} the first one solves */
  const clients = [];
  /** @type {any[]} */
  const posted = [];
  const solver = new PageSolver((onLost) => {
    const client = new FakeClient(onLost);
    clients.push(client);
    return /** @type {any} */ (client);
  });
  solver.attach(
    (event) => void posted.push(event),
    () => assert.fail('there is no table'),
  );
  solver.openGame(toy.game, toy.rules);
  /** @param {string} method @param {object} args */
  const ask = (method, args = {}) => {
    void solver.request(/** @type {any} */ (method), args);
    const asked = clients.flatMap((client) => client.asked);
    return asked.filter((one) => one.method === method).at(-1);
  };
  return { solver, clients, posted, ask };
}

test("a request is the worker's method about the open game, and its answers bear that name", async () => {
  const { posted, clients, ask } = openPage();
  const estimate = ask('estimate', { position: 'p' });
  assert.deepEqual(estimate.args, { ...toy, position: 'p' });
  assert.deepEqual(clients[0]?.asked, [], 'it has a worker of its own');
  estimate.onProgress('some');
  estimate.onReport('half');
  estimate.resolve('all');
  await turn();
  ask('notable', { limit: 3 }).reject(new KanzenError(error));
  await turn();
  assert.deepEqual(posted, [
    { type: 'estimate', value: { progress: 'some' } },
    { type: 'estimate', value: { report: 'half' } },
    { type: 'estimate', value: { result: 'all' } },
    { type: 'notable', value: { error } },
  ]);
});

test('nothing is heard of what another one, a cancellation or another game has ended', async () => {
  const { solver, posted, ask } = openPage();
  const before = ask('search', { position: 'a' });
  const other = ask('choose');
  const after = ask('search', { position: 'b' });
  assert.ok(before.signal.aborted);
  before.onProgress('late');
  assert.ok(!other.signal.aborted, 'it is of another method');
  solver.cancel('choose');
  assert.ok(other.signal.aborted);
  after.resolve('found'); // and is not posted before the game changes
  const rounds = ask('notable');
  solver.openGame('toy', 'other');
  assert.ok(rounds.signal.aborted);
  await turn();
  assert.deepEqual(posted, []);
  assert.equal(ask('search').args.rules, 'other');
});

test('solving and reopening end each other, and lost values are an error of solving', async () => {
  const { posted, clients, ask } = openPage();
  const reopening = ask('load');
  const solving = ask('solve');
  assert.ok(reopening.signal.aborted);
  solving.resolve('a summary');
  await turn();
  clients[0]?.lose(error);
  assert.deepEqual(posted, [
    { type: 'solve', value: { result: 'a summary' } },
    { type: 'solve', value: { error } },
  ]);
});

test('of many positions each is answered, but for those whose worker has gone', async () => {
  const { solver, posted, ask } = openPage();
  const probes = ['a', 'b', 'c', 'd'].map((position) => ask('probe', { position }));
  probes[0].resolve('a value');
  probes[1].reject(new KanzenError({ code: 'unsupported', message: 'it has none' }));
  probes[2].reject(new KanzenError({ code: 'worker_failed', message: 'it has died' }));
  await turn();
  probes[3].resolve('a value of the other game');
  solver.openGame('toy', 'other');
  await turn();
  assert.deepEqual(
    posted.map(({ type, value }) => ({ type, ...value.result })),
    [
      { type: 'probe', position: 'a', analysis: 'a value' },
      { type: 'probe', position: 'b', analysis: null },
    ],
  );
});

test('rounds come with the positions by ply', async () => {
  const { posted, clients, ask } = openPage();
  ask('rounds', { limit: 3 }).resolve('all rounds');
  clients[0]?.asked.at(-1).resolve({ positions: 10, byPly: [1, 9] });
  await turn();
  const result = { rounds: 'all rounds', byPly: [1, 9] };
  assert.deepEqual(posted, [{ type: 'rounds', value: { result } }]);
});

test('a proof that the engine refuses is left out', async (t) => {
  const { proof } = TableFiles.prototype;
  t.after(() => (TableFiles.prototype.proof = proof));
  TableFiles.prototype.proof = async () => ({ manifest: 'of later', chunk: new Uint8Array() });
  const { solver, clients, posted, ask } = openPage();
  solver.openGame(toy.game, 'ko');
  ask('score', { position: 'p' });
  await turn();
  const proven = clients[0]?.asked[0];
  assert.equal(proven.method, 'proven');
  proven.reject(new KanzenError({ code: 'corrupt_data', message: 'of another version' }));
  await turn();
  const search = clients[1]?.asked[0];
  assert.equal(search.args.known, undefined);
  search.resolve('a score');
  await turn();
  assert.deepEqual(posted, [{ type: 'score', value: { result: 'a score' } }]);
});
