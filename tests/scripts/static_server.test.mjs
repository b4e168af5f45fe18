// The static server: nothing out of date, and a command that builds the rest in the background.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startStaticServer } from '../../scripts/static_server.mjs';

const serveScript = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'kanzen-serve-'));
const site = path.join(folder, 'site');

before(() => {
  mkdirSync(site);
  writeFileSync(path.join(site, 'a.otf'), 'x');
});
after(() => rmSync(folder, { recursive: true }));

/**
 * @param {(server: import('../../scripts/static_server.mjs').StaticServer) => Promise<void>} use
 * @param {{compressed?: boolean}} [options]
 */
async function withServer(use, options) {
  const server = await startStaticServer(site, options);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

test('what has not changed is not sent again, and what has is', () =>
  withServer(async ({ url }) => {
    const file = path.join(site, 'changing.mjs');
    writeFileSync(file, 'old');
    const { headers } = await fetch(`${url}changing.mjs`);
    assert.equal(headers.get('cache-control'), 'no-cache');
    const etag = headers.get('etag') ?? '';
    const again = () => fetch(`${url}changing.mjs`, { headers: { 'if-none-match': etag } });
    assert.equal((await again()).status, 304);
    writeFileSync(file, 'newer');
    assert.equal(await (await again()).text(), 'newer');
  }));

test('what can be made smaller comes compressed when asked for', () =>
  withServer(
    async ({ url }) => {
      const file = path.join(site, 'b.wasm');
      for (const text of ['first', 'changed']) {
        writeFileSync(file, text);
        utimesSync(file, 0, text.length);
        const response = await fetch(`${url}b.wasm`);
        assert.equal(response.headers.get('content-encoding'), 'gzip');
        assert.equal(response.headers.get('content-type'), 'application/wasm');
        assert.equal(await response.text(), text);
      }
      const other = await fetch(`${url}a.otf`);
      assert.equal(other.headers.get('content-encoding'), null);
      assert.equal((await fetch(`${url}nothing.js`)).status, 404);
    },
    { compressed: true },
  ));

test('a taken port is named', () =>
  withServer(async ({ port }) => {
    const child = spawn(process.execPath, [serveScript, site, String(port)]);
    let complaint = '';
    child.stderr.on('data', (data) => (complaint += data));
    const [status] = await once(child, 'close');
    assert.equal(status, 1);
    assert.equal(complaint, `serve: port ${port} is taken: choose another with --port\n`);
  }));

test('missing files are to come while the command builds, and are missing after that', async () => {
  const wait = `until [[ -e '${folder}/built' ]]; do sleep 0.02; done`;
  const child = spawn(process.execPath, [serveScript, site, '', 'tables', 'bash', '-c', wait]);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  while (!output.includes(': tables')) await once(child.stdout, 'data');
  assert.match(output, /^Still building .*: tables\n/m);
  const [url = ''] = /http:\S+/.exec(output) ?? [];
  assert.equal((await fetch(`${url}coming.wasm`)).status, 503);
  writeFileSync(path.join(folder, 'built'), '');
  while ((await fetch(`${url}coming.wasm`)).status === 503) await setTimeout(20);
  assert.equal((await fetch(`${url}coming.wasm`)).status, 404);
  assert.match(output, /Everything is there\n$/);
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'close'), [0, null]);
});

test('a command that fails is reported with what it should have built', async () => {
  const child = spawn(process.execPath, [serveScript, site, '', 'tables', 'bash', '-c', 'exit 3']);
  const [complaint] = await once(child.stderr, 'data');
  assert.equal(String(complaint), 'serve: not everything could be built: tables\n');
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'close'), [0, null]);
});

test('a command runs in the background and ends with the server', async () => {
  const background = ['bash', '-c', 'echo begun; sleep 60 & echo $!; wait'];
  const child = spawn(process.execPath, [serveScript, site, '', 'tables', ...background]);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  while (!/begun\n\d+\n/.test(output)) await once(child.stdout, 'data');
  const sleeper = Number(/begun\n(\d+)/.exec(output)?.[1]);
  child.kill('SIGINT');
  assert.deepEqual(await once(child, 'close'), [0, null]);
  const status = `/proc/${sleeper}/status`;
  const state = existsSync(status) ? readFileSync(status, 'utf8') : 'State: gone';
  assert.match(state, /^State:\s+(gone|Z)/m, 'its own children end, too');
});
