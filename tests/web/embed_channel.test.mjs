// The messages of an embedded board without a browser: which it accepts, and what it answers; and the
// options of its address.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
const { EmbedChannel } = await import('../../web/embed/embed_channel.mjs');
const { readOptions } = await import('../../web/embed/embed_options.mjs');

const host = 'https://host.example';

/** @param {any[]} messages */
const latest = (messages) => messages.at(-1);

/** A channel in a frame of a page. @param {string} [origin] that the address of the frame names */
function open(origin = '') {
  /** @type {any[]} messages, each with the origin that it is for */
  const sent = [];
  const parent = {
    postMessage: (/** @type {object} */ message, /** @type {string} */ target) =>
      sent.push({ ...message, target }),
  };
  /** @type {(event: any) => void} */
  let listener = () => {};
  const window = {
    parent,
    addEventListener: (/** @type {string} */ _, /** @type {typeof listener} */ one) =>
      (listener = one),
  };
  Object.assign(globalThis, { window, location: { hash: '#game=toy' } });
  const channel = new EmbedChannel(origin);
  /** @param {unknown} data @param {object} [from] */
  const receive = (data, from = {}) => listener({ data, source: parent, origin: host, ...from });
  /** @param {object} message */
  const ask = (message) => receive({ kanzen: 1, ...message });
  return { channel, sent, receive, ask };
}

test('what is wrong in a message is answered, and what is for nobody is ignored', () => {
  const { channel, sent, receive, ask } = open();
  channel.attach(() => assert.fail('nothing is right'));
  for (const data of [null, 0, NaN, 'kanzen', [], {}, new Map([['kanzen', 1]]), { type: 'hello' }])
    receive(data);
  assert.deepEqual(sent, []);
  for (const [message, reason] of /** @type {[object, RegExp][]} */ ([
    [{}, /type must be/],
    [{ type: 'dance' }, /type must be/],
    [{ type: { deep: {} } }, /type must be/],
    [{ type: 'open' }, /link must be a string/],
    [{ type: 'open', link: 5 }, /link must be a string/],
    [{ type: 'open', link: 'game=gobblers2&x=\ud800' }, /has half a character/],
    [{ type: 'open', link: 'x'.repeat(40_000) }, /40000 characters; expected up to 32768/],
    [{ type: 'step', to: -1 }, /to must be/],
    [{ type: 'step', to: 0.5 }, /to must be/],
    [{ type: 'step', to: '__proto__' }, /to must be/],
    [{ kanzen: 2, type: 'hello' }, /must be 1, the version spoken here/],
    [{ kanzen: '1', type: 'hello' }, /must be 1, the version spoken here/],
  ])) {
    ask({ id: 'asked', ...message });
    const { type, id, message: fault, target } = latest(sent);
    assert.deepEqual([type, id, target], ['error', 'asked', host]);
    assert.match(fault, reason);
  }
  ask({ id: 'y'.repeat(65) });
  assert.equal(latest(sent).id, undefined, 'a long id is not repeated');
});

test('messages are answered one after the other, and no more wait than can be done', async () => {
  const { channel, sent, ask } = open();
  for (let id = 0; id < 34; ++id) ask({ type: 'step', to: 'next', id });
  assert.deepEqual(
    sent.map(({ type, id }) => [type, id]),
    [
      ['error', 32],
      ['error', 33],
    ],
  );
  assert.match(sent[0].message, /32 messages are waiting/);
  let working = 0;
  channel.attach(async () => {
    assert.equal(++working, 1);
    await sleep(0);
    working -= 1;
    return { state: { ply: 1 } };
  });
  while (sent.length < 34) await sleep(1);
  assert.deepEqual(
    sent.slice(2).map(({ type, id, ply }) => [type, id, ply]),
    Array.from({ length: 32 }, (_, id) => ['state', id, 1]),
  );
});

test('only the page around the board is heard, at the origin that the address names', () => {
  const elsewhere = { origin: 'https://elsewhere.example' };
  const named = open(host);
  named.receive({ kanzen: 1, type: 'hello' }, elsewhere);
  named.receive({ kanzen: 1, type: 'hello' }, { source: {} });
  assert.deepEqual(named.sent, []);
  named.ask({ type: 'hello' });
  assert.deepEqual(named.sent, [
    { kanzen: 1, type: 'state', live: false, link: 'game=toy', target: host },
  ]);
  const first = open();
  first.channel.report('its link is wrong');
  first.channel.post({ type: 'state' });
  assert.deepEqual(first.sent, [], 'nobody is known yet');
  first.receive({ kanzen: 1, type: 'hello' }, { origin: 'null' });
  first.receive({ kanzen: 1, type: 'hello' }, elsewhere);
  assert.deepEqual(
    first.sent.map(({ type, target }) => [type, target]),
    [
      ['error', '*'],
      ['state', '*'],
    ],
    'an opaque origin cannot be named',
  );
});

test('a board that cannot go on answers everything with the reason', async () => {
  const { channel, sent, ask } = open();
  ask({ type: 'step', to: 'next', id: 1 });
  channel.fail('no graphics');
  ask({ type: 'hello', id: 2 });
  assert.deepEqual(
    sent.map(({ type, id, message }) => [type, id, message]),
    [
      ['failed', undefined, 'no graphics'],
      ['failed', 1, 'no graphics'],
      ['failed', 2, 'no graphics'],
    ],
  );
});

test('a wrong option is named with those that are right', () => {
  const faultOf = (/** @type {string} */ text) => readOptions(new URLSearchParams(text)).fault;
  for (const [given, right] of [
    ['play=maybe', 'free, fixed'],
    ['values=no', '1, 0'],
    ['theme=blue', 'light, dark'],
    ['lang=de', 'en, ja'],
    ['start=later', 'visible, click'],
    ['origin=example.org', 'https://example.org'],
  ])
    assert.deepEqual(faultOf(`${given}`), { given, right });
  assert.equal(faultOf('play=fixed&values=0&theme=&origin=https://example.org&other=1'), null);
});
