// node scripts/serve.mjs DIRECTORY [PORT [PARTS COMMAND...]]
//
// Serves a folder until it is interrupted, on the given port, or on 8080 or the next free one if none is
// given or it is empty.  The command, which builds more of the folder's files, the named parts, ends with the
// server; until it has finished, missing files are answered with status 503.
import { spawn } from 'node:child_process';
import { startStaticServer } from './static_server.mjs';

const usualPorts = Array.from({ length: 20 }, (_, i) => 8080 + i);

let building = false;

/** @param {string} directory @param {number[]} ports tried in order @param {string} taken */
async function start(directory, ports, taken) {
  for (const port of ports) {
    try {
      return await startStaticServer(directory, { port, isBuilding: () => building });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`${taken}: choose another with --port`);
}

/**
 * Runs a command in a process group of its own, so that all its processes can be ended.
 * @param {string[]} command
 * @param {string} parts what it builds
 * @returns {() => void} ends the command
 */
function runInBackground([program, ...words], parts) {
  if (!program) return () => {};
  console.log(`Still building (the page uses each part once it is ready): ${parts}`);
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const group = child.pid;
  building = group !== undefined;
  child.on('error', (error) => console.error(`serve: ${error.message}`));
  child.on('close', (status) => {
    if (!building) return; // the server has ended
    building = false;
    if (status === 0) console.log('Everything is there');
    else console.error(`serve: not everything could be built: ${parts}`);
  });
  return () => {
    if (!building || group === undefined) return;
    building = false;
    process.kill(-group, 'SIGTERM');
  };
}

const [directory, port, parts = '', ...command] = process.argv.slice(2);
try {
  if (!directory) throw new Error('which folder?');
  const server = port
    ? await start(directory, [Number(port)], `port ${Number(port)} is taken`)
    : await start(
        directory,
        usualPorts,
        `ports ${usualPorts[0]} to ${usualPorts.at(-1)} are taken`,
      );
  let endBackground = () => {};
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      endBackground();
      void server.close();
    });
  }
  console.log(`Kanzen is at ${server.url} (Ctrl-C stops it)`);
  endBackground = runInBackground(command, parts);
} catch (error) {
  console.error(`serve: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
