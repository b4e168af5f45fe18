// Static file server of `scripts/serve` and the browser tests: serves a folder on 127.0.0.1.  Browsers
// revalidate cached files on each request, so that they show a rebuilt page.
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

/**
 * @typedef {object} StaticServer
 * @property {string} url  with a trailing slash
 * @property {number} port
 * @property {() => Promise<void>} close  closes open connections
 */

/**
 * @param {string} directory
 * @param {{port?: number, compressed?: boolean, headers?: Record<string, string>,
 *   onRequest?: (path: string) => void, isBuilding?: () => boolean}} [options]  port: 0, the default, selects
 *   a free one. compressed: compresses files like public hosts. headers: additional headers of each answer.
 *   isBuilding: true: missing files may be built later and are answered with status 503
 * @returns {Promise<StaticServer>}  rejects with the code EADDRINUSE if the port is taken
 */
export async function startStaticServer(
  directory,
  {
    port = 0,
    compressed = false,
    headers = {},
    onRequest = () => {},
    isBuilding = () => false,
  } = {},
) {
  // `dev` reads the folder again for every request.
  const files = sirv(directory, { dev: true, etag: true });
  const compress = compressed ? compressor(directory) : () => false;
  const server = http.createServer((request, response) => {
    onRequest(request.url ?? '');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Like public hosts: other sites may load the script of <kanzen-board>.
    response.setHeader('Access-Control-Allow-Origin', '*');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (compress(request, response)) return;
    files(request, response, () => {
      if (isBuilding()) response.writeHead(503).end('This is still being built.\n');
      else response.writeHead(404).end('Not found\n');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return { url: `http://127.0.0.1:${bound}/`, port: bound, close: () => close(server) };
}

/** @type {Record<string, string>} type of each compressed extension */
const compressible = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Returns a function that sends compressed files.  A file is compressed again only if it changes.
 * @param {string} directory
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => boolean} false: the file is not
 *   compressible; nothing is sent
 */
function compressor(directory) {
  /** @type {Map<string, { changed: number, bytes: Buffer }>} */
  const known = new Map();
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const type = compressible[/\.\w+$/.exec(name)?.[0] ?? ''];
    if (!type || !/^[\w./-]+$/.test(name)) return false;
    const path = join(directory, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return false;
    let file = known.get(path);
    if (file?.changed !== changed) {
      file = { changed, bytes: gzipSync(readFileSync(path)) };
      known.set(path, file);
    }
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Type', type);
    response.end(file.bytes);
    return true;
  };
}

/** @param {http.Server} server @returns {Promise<void>} */
function close(server) {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
