// node scripts/serve.mjs DIRECTORY [PORT [COMMAND...]]
//
// Serves a folder until it is interrupted.  Without a port, or with an empty one, 8080 or the next
// free one.  The command builds more of the folder's files from then on and ends with the server;
// missing files are answered with status 503 until it is done.
import { spawn } from 'node:child_process';
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

let building = false;

/** @param {string} directory @param {number} port */
const serve = (directory, port) =>
  startStaticServer(directory, { port, isBuilding: () => building });

/** @param {string} directory */
async function startOnAFreePort(directory) {
  for (let port = firstPort; port < firstPort + portsToTry; ++port) {
    try {
      return await serve(directory, port);
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
    return await serve(directory, port);
  } catch (error) {
    if (portIsTaken(error)) throw new Error(`port ${port} is taken: choose another with --port`);
    throw error;
  }
}

/**
 * In a process group of its own, so that all of it can be ended.
 * @param {string[]} command
 * @returns {() => void} ends it
 */
function runBeside([program, ...words]) {
  if (!program) return () => {};
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const group = child.pid;
  building = group !== undefined;
  child.on('error', (error) => console.error(`serve: ${error.message}`));
  child.on('close', () => (building = false));
  return () => {
    if (building && group !== undefined) process.kill(-group, 'SIGTERM');
  };
}

const [directory, port, ...command] = process.argv.slice(2);
try {
  if (!directory) throw new Error('which folder?');
  const server = port ? await startOn(directory, Number(port)) : await startOnAFreePort(directory);
  let endBeside = () => {};
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endBeside();
      void server.close();
    });
  }
  console.log(`Kanzen is at ${server.url} (Ctrl-C stops it)`);
  endBeside = runBeside(command);
} catch (error) {
  console.error(`serve: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
