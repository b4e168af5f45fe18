// The static file server behind `scripts/serve` and the browser tests: a folder on 127.0.0.1.  A
// browser asks each time whether what it has is still right, so that a rebuilt page is the one that
// is seen.
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

// With these two a page is cross-origin isolated and may use shared memory, which
// the public site's host cannot send: nothing may depend on them.
export const isolationHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/**
 * @typedef {object} StaticServer
 * @property {string} url  with a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close  open connections are cut
 */

/**
 * @param {string} directory
 * @param {{port?: number, isolated?: boolean, compressed?: boolean, headers?: Record<string, string>,
 *   onRequest?: (path: string) => void, isBuilding?: () => boolean}} [options]  port 0, the default:
 *   any free one.  compressed: as public hosts send what can be made smaller.  headers: more of them, in
 *   each answer.  isBuilding: files that are missing may come, so they are answered with status 503
 * @returns {Promise<StaticServer>}  rejected with the code EADDRINUSE if the port is taken
 */
export async function startStaticServer(
  directory,
  {
    port = 0,
    isolated = false,
    compressed = false,
    headers = {},
    onRequest = () => {},
    isBuilding = () => false,
  } = {},
) {
  // `dev` reads the folder anew for every request.
  const files = sirv(directory, { dev: true, etag: true });
  const compress = compressed ? compressor(directory) : () => false;
  const server = http.createServer((request, response) => {
    onRequest(request.url ?? '');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // As public hosts do: other people's pages may load the script for embedded boards.
    response.setHeader('Access-Control-Allow-Origin', '*');
    const all = { ...(isolated ? isolationHeaders : {}), ...headers };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    if (compress(request, response)) return;
    cutAtToldLength(response);
    files(request, response, () => {
      if (isBuilding())
        response.writeHead(503, { 'Retry-After': '60' }).end('This is still being built.\n');
      else response.writeHead(404).end('Not found\n');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const bound = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return { url: `http://127.0.0.1:${bound}/`, port: bound, close: () => close(server) };
}

/**
 * A file that grows while it is sent is cut at the length that its headers have told: a client
 * would take the rest for the beginning of the next answer.
 * @param {http.ServerResponse} response
 */
function cutAtToldLength(response) {
  const write = response.write.bind(response);
  let sent = 0;
  response.write = (/** @type {Buffer} */ chunk) => {
    const rest = Number(response.getHeader('content-length')) - sent;
    sent += Math.min(chunk.length, rest);
    return write(chunk.subarray(0, rest));
  };
}

/** @type {Record<string, string>} what is compressed, by the end of its name */
const compressible = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Each file is compressed once, as long as it does not change.
 * @param {string} directory
 * @returns {(request: http.IncomingMessage, response: http.ServerResponse) => boolean} false: not
 *   such a file, and nothing is sent
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
