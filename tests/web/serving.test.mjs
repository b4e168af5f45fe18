// Servers that do not serve the page's folder as it should be: what is repaired, and what is reported.
import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { addSlash, findServerFault } from '../../web/page/serving.mjs';

/** @typedef {(response: http.ServerResponse) => void} Answer */

/** @param {string} type @returns {Answer} */
const sent = (type) => (response) => void response.setHeader('Content-Type', type).end('');
/** @param {string} path @returns {Answer} */
const leadsTo = (path) => (response) => void response.writeHead(301, { Location: path }).end();
const html = sent('text/html');

/**
 * A page that is at an address of a server.
 * @param {string} address path, search and fragment
 * @param {Record<string, Answer>} answers by path; other paths have status 404
 */
async function visited(address, answers) {
  /** @type {string[]} */
  const asked = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const url = new URL(`http://127.0.0.1:${port}${address}`);
  /** @type {string | null} */
  let opened = null;
  const replace = (/** @type {URL} */ to) => (opened = to.href.slice(to.origin.length));
  Object.assign(globalThis, { location: { href: url.href, pathname: url.pathname, replace } });
  try {
    const added = await addSlash();
    const fault = added ? null : await findServerFault(new URL('assets/page.js', url));
    return { opened, fault: fault?.message ?? null, asked: asked.length };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a folder without its slash is opened with it, at the same game', async () => {
  const { opened } = await visited('/a/b?x=1#game=gobblers2', { '/a/b/?x=1': html });
  assert.equal(opened, '/a/b/?x=1#game=gobblers2');
});

test('the address of a file, and of a folder with its slash, stays', async () => {
  const script = sent('text/javascript; charset=utf-8');
  const answers = { '/a/assets/page.js': script, '/a/index.html/': html, '/a//': html };
  const nothing = { opened: null, fault: null, asked: 1 };
  for (const address of ['/a/', '/a/index.html'])
    assert.deepEqual(await visited(address, answers), nothing, address);
});

test('a server that removes the slash is reported, and not asked for ever', async () => {
  const { opened, fault } = await visited('/a/b', { '/a/b/': leadsTo('/a/b'), '/a/b': html });
  assert.deepEqual(
    { opened, fault },
    { opened: null, fault: '/a/b/: the server removes the slash from its end' },
  );
});

test('a script that is missing, or that has a wrong type, is reported', async () => {
  const missing = await visited('/a/', {});
  assert.equal(missing.fault, '/a/assets/page.js: HTTP status 404');
  const text = await visited('/a/', { '/a/assets/page.js': sent('text/plain') });
  assert.equal(text.fault, '/a/assets/page.js: sent as "text/plain" instead of text/javascript');
});
