// The static file server behind `scripts/serve` and the browser tests: a folder on 127.0.0.1,
// compressed where `scripts/build` has done so, as public hosts do.  A browser asks each time
// whether what it has is still right, so that a rebuilt page is the one that is seen.
import http from 'node:http';
import sirv from 'sirv';

// With these two a page is cross-origin isolated and may use shared memory, which
// the public site's host cannot send: nothing may depend on them.
const isolationHeaders = {
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
 * @param {{port?: number, isolated?: boolean}} [options]  port 0, the default: any free one
 * @returns {Promise<StaticServer>}  rejected with the code EADDRINUSE if the port is taken
 */
export async function startStaticServer(directory, { port = 0, isolated = false } = {}) {
  // `dev` reads the folder anew for every request.
  const files = sirv(directory, { dev: true, etag: true, gzip: true });
  const server = http.createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isolated) {
      for (const [name, value] of Object.entries(isolationHeaders)) response.setHeader(name, value);
    }
    files(request, response, () => void response.writeHead(404).end('Not found\n'));
  });
  const bound = await listen(server, port);
  return { url: `http://127.0.0.1:${bound}/`, port: bound, close: () => close(server) };
}

/**
 * @param {http.Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no TCP address'));
      else resolve(address.port);
    });
  });
}

/**
 * @param {http.Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
