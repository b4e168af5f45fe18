// Files are fetched with retries: a stalled request is aborted, a slow one is not.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import http from 'node:http';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';
import { fetchFile } from '../../web/common/fetch_file.mjs';
import { TableFiles } from '../../web/storage/table_files.mjs';
import { parseTableList } from '../../web/storage/prefetch.mjs';
import { fetchWasm } from '../../web/common/wasm.mjs';

v8.setFlagsFromString('--expose-gc');
const collectGarbage = /** @type {() => void} */ (vm.runInNewContext('gc'));

/** @typedef {(response: http.ServerResponse) => void} Answer */

const content = 'all of it';
const silence = 150; // milliseconds

/** @type {Answer} */
const right = (response) => void response.end(content);
/** @type {Answer} */
const nothing = () => {};
/** @type {Answer} */
const aHalf = (response) => {
  response.writeHead(200, { 'content-length': content.length });
  response.write(content.slice(0, 4));
};
/** @type {Answer} */
const cut = (response) => {
  aHalf(response);
  setTimeout(() => response.destroy(), 20);
};
/** @param {number} status @returns {Answer} */
const refused = (status) => (response) => void response.writeHead(status).end();

/** As servers of web apps answer whatever is asked for. @type {Answer} */
const fallbackPage = (response) =>
  void response.writeHead(200).end('\n<!DOCTYPE html>\n<html lang="en"><title>App</title></html>');

/** All of it takes longer than any silence may last. @param {http.ServerResponse} response */
async function slow(response) {
  response.writeHead(200, { 'content-length': content.length });
  for (const letter of content) {
    response.write(letter);
    await sleep(silence / 3);
  }
}

/**
 * @param {Answer[]} answers one a request, the last one for all that follow
 * @param {(url: URL, asked: () => number) => Promise<void>} use
 */
async function withServer(answers, use) {
  let asked = 0;
  const server = http.createServer((_, response) => {
    answers[Math.min(asked++, answers.length - 1)]?.(response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await use(new URL(`http://127.0.0.1:${port}/some.file`), () => asked);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const accept = (/** @type {Uint8Array} */ bytes) => {
  const text = new TextDecoder().decode(bytes);
  if (text !== content) throw new Error('other words');
  return text;
};

test('a slow answer is waited for', () =>
  withServer([slow], async (url, asked) => {
    const began = performance.now();
    assert.equal(await fetchFile(url, { accept, silence }), content);
    assert.ok(performance.now() - began > 2 * silence);
    assert.equal(asked(), 1);
  }));

/** @type {[string, Answer][]} */
const passing = [
  ['no answer', nothing],
  ['an answer that stalls', aHalf],
  ['an answer that is cut off', cut],
  ['other bytes', (response) => void response.end('Sorry')],
  ['a server that is busy', refused(503)],
];
for (const [name, answer] of passing) {
  test(`${name}: another attempt`, () =>
    withServer([answer, right], async (url, asked) => {
      assert.equal(await fetchFile(url, { accept, silence }), content);
      assert.equal(asked(), 2);
    }));
}

// Node has no such cache, so what is asked of a browser's is looked at here.
for (const [name, answer] of /** @type {[string, Answer][]} */ ([
  ['the damage', (response) => void response.end('Sorry')],
  ['the web page of a host that has been repaired', fallbackPage],
  ['that the file is missing', refused(404)],
]))
  test(`another attempt passes by the HTTP cache, which may have ${name}`, (t) =>
    withServer([answer, right], async (url) => {
      const original = globalThis.fetch;
      t.after(() => (globalThis.fetch = original));
      /** @type {unknown[]} */
      const caches = [];
      globalThis.fetch = (
        /** @type {any} */ input,
        /** @type {RequestInit | undefined} */ init,
      ) => {
        caches.push(init?.cache);
        return original(input, init);
      };
      assert.equal(await fetchFile(url, { accept, silence }), content);
      assert.deepEqual(caches, ['default', 'reload']);
    }));

test('a damaged copy of a chunk in the cache is replaced by what the server has', (t) =>
  withServer([right], async (url, asked) => {
    let copy = 'ill of it';
    const cache = {
      match: async () => new Response(copy),
      put: async (/** @type {URL} */ _, /** @type {Response} */ stored) =>
        (copy = await stored.text()),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
    t.after(() => Reflect.deleteProperty(globalThis, 'caches'));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const chunk = { file: 'some.file', bytes: content.length, stored: 1, sha256 };
    const files = new TableFiles(new URL('./', url));
    for (const visit of ['first', 'second'])
      assert.equal(new TextDecoder().decode(await files.chunk(chunk)), content, visit);
    assert.deepEqual([copy, asked()], [content, 1]);
  }));

/** @type {[string, Answer, number, RegExp][]} */
const failing = [
  ['never an answer', nothing, 4, /^\/some\.file: no data for 0\.15 seconds$/],
  ['never all of it', aHalf, 4, /^\/some\.file: no data for 0\.15 seconds$/],
  ['always cut off', cut, 4, /^\/some\.file: the answer was cut off$/],
  ['always refused', refused(500), 4, /^\/some\.file: HTTP status 500$/],
  ['not there', refused(404), 2, /^\/some\.file: HTTP status 404$/],
  ['a web page', fallbackPage, 2, /^\/some\.file: a web page came instead of this file$/],
];
// They wait for most of their time: all at once.
test('an error has the name of the file', { concurrency: true }, async (t) => {
  await Promise.all(
    failing.map(([name, answer, attempts, message]) =>
      t.test(name, () =>
        withServer([answer], async (url, asked) => {
          await assert.rejects(fetchFile(url, { accept, silence }), { message });
          assert.equal(asked(), attempts);
        }),
      ),
    ),
  );
});

test('a web page is not compiled', () =>
  withServer([fallbackPage], async (url, asked) => {
    await assert.rejects(fetchWasm(url), { message: /: a web page came instead of this file$/ });
    assert.equal(asked(), 2);
  }));

test('a text that is no list of tables is none', () => {
  assert.deepEqual(parseTableList(''), []);
  assert.deepEqual(parseTableList('go ko go.manifest\r\nmnk:3,3,3 normal being made\r\n'), [
    { game: 'go', rules: 'ko', manifest: 'go.manifest' },
    { game: 'mnk:3,3,3', rules: 'normal', manifest: null },
  ]);
  const withAListedLine = 'Sorry\nthere is nothing\n';
  assert.throws(() => parseTableList(withAListedLine), { message: 'it is not a list of tables' });
});

for (const [what, answer] of /** @type {[string, Answer][]} */ ([
  ['no answer', nothing],
  ['half an answer', aHalf],
])) {
  test(`${what} is given up although garbage is collected meanwhile`, () =>
    withServer([answer], async (url) => {
      const collecting = setInterval(collectGarbage, 20);
      const began = performance.now();
      const fetched = fetchFile(url, { accept, silence, retry: false });
      await assert.rejects(fetched, /no data for/).finally(() => clearInterval(collecting));
      assert.ok(performance.now() - began < 60_000); // Node gives up by itself after 300 seconds
    }));
}

test('without retries a file is requested once', () =>
  withServer([nothing], async (url, asked) => {
    await assert.rejects(fetchFile(url, { accept, silence, retry: false }), /no data for/);
    assert.equal(asked(), 1);
  }));

for (const [when, answer] of /** @type {[string, Answer][]} */ ([
  ['before the answer', nothing],
  ['in its midst', aHalf],
  ['between two attempts', refused(500)],
])) {
  test(`aborted ${when} it ends at once`, () =>
    withServer([answer], async (url, asked) => {
      const controller = new AbortController();
      const reason = new Error('enough');
      setTimeout(() => controller.abort(reason), 60);
      await assert.rejects(fetchFile(url, { accept, signal: controller.signal }), reason);
      assert.equal(asked(), 1);
    }));
}
