// node scripts/serve.mjs DIRECTORY [PORT]
//
// Serves a folder until it is interrupted.  Without a port, 8080 or the next free one.
import { startStaticServer } from './static_server.mjs';

const firstPort = 8080;
const portsToTry = 20;

/**
 * @param {unknown} error
 * @returns {boolean}
 */
function portIsTaken(error) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** @param {string} directory */
async function startOnAFreePort(directory) {
  for (let port = firstPort; port < firstPort + portsToTry; ++port) {
    try {
      return await startStaticServer(directory, { port });
    } catch (error) {
      if (!portIsTaken(error)) throw error;
    }
  }
  throw new Error(
    `ports ${firstPort} to ${firstPort + portsToTry - 1} are taken: choose another with --port`,
  );
}

/**
 * @param {string} directory
 * @param {number} port
 */
async function startOn(directory, port) {
  try {
    return await startStaticServer(directory, { port });
  } catch (error) {
    if (portIsTaken(error)) throw new Error(`port ${port} is taken: choose another with --port`);
    throw error;
  }
}

const [directory, port] = process.argv.slice(2);
try {
  const server = port ? await startOn(directory, Number(port)) : await startOnAFreePort(directory);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
  console.log(`Kanzen is at ${server.url} (Ctrl-C stops it)`);
} catch (error) {
  console.error(`serve: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
