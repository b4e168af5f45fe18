// Runs the `kanzen` command for the tests: the program named by the environment
// variable KANZEN, or the release build's.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Another program takes twenty times as long, and all memory it can see (sanitizers). */
export const isReleaseBuild = process.env.KANZEN === undefined;

export const program =
  process.env.KANZEN ?? fileURLToPath(new URL('../../build/native/kanzen', import.meta.url));

// The tests ignore the user's own tables and save no solutions.
delete process.env.KANZEN_TABLES;
process.env.KANZEN_CACHE = '';
delete process.env.NO_COLOR;

/** @type {string[]} */
const folders = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a folder that is deleted at the end of the process. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-'));
  folders.push(folder);
  return folder;
}

export const START = '-,-,-/-,-,-/-,-,-:1';

/** Standard error without the progress lines. @param {string} stderr */
export const withoutProgress = (stderr) => stderr.replaceAll(/^kanzen: progress: .*\n/gm, '');

/**
 * @param {string[]} args
 * @param {string | Uint8Array} [input] standard input
 * @param {string} [command] other than the program itself
 * @returns {{status: number | null, stdout: string, stderr: string}}
 */
export function kanzen(args, input = '', command = program) {
  const run = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 300_000,
  });
  if (run.error) throw run.error;
  return { status: run.status, stdout: run.stdout, stderr: withoutProgress(run.stderr) };
}

/**
 * Standard output of a run that must succeed and write nothing to standard error.
 * @param {string[]} args
 * @param {string | Uint8Array} [input]
 */
export function answer(args, input) {
  const { status, stdout, stderr } = kanzen(args, input);
  if (status !== 0 || stderr !== '')
    throw new Error(`kanzen ${args.join(' ')}: status ${status}, ${stderr}`);
  return stdout;
}

/**
 * Expects a failed run: one line of plain text on standard error, nothing on standard output.
 * @param {string[]} args
 * @param {number} expected the exit status
 * @param {string} [command] other than the program itself
 */
export function refused(args, expected, command) {
  const { status, stdout, stderr } = kanzen(args, '', command);
  const isOneLine = /^kanzen[^\n]*: [^\n]+\n$/.test(stderr) && !/[\x00-\x09\x0b-\x1f]/.test(stderr);
  if (status !== expected || stdout !== '' || !isOneLine)
    throw new Error(`kanzen ${args.join(' ')}: status ${status}, "${stdout}", "${stderr}"`);
  return stderr;
}

/**
 * As `refused`, of three-size Gobblers and without the memory to solve it: what is wrong has to
 * be reported before that work.
 * @param {string} command
 * @param {string[]} args
 * @param {number} expected the exit status
 */
export function refusedUnsolved(command, args, expected) {
  const all = [...command.split(' '), 'gobblers', ...args];
  if (!isReleaseBuild) return refused(all, expected);
  const script = 'ulimit -v 300000; exec "$0" "$@"'; // kB; the values alone take 364 MB
  return refused(['-c', script, program, ...all], expected, 'bash');
}

/**
 * The one JSON object that a run prints with --json.
 * @param {string[]} args
 * @returns {any}
 */
export function json(args) {
  const text = answer([...args, '--json']);
  if (!/^\{.*\}\n$/.test(text)) throw new Error(`not one line with an object: ${text}`);
  return JSON.parse(text);
}

/**
 * An answer of `probe` or `notable` without where its values come from.
 * @param {any} answer
 */
export function withoutOrigin({ values: _, ...rest }) {
  return rest;
}

/**
 * The JSON objects, one a line.
 * @param {string[]} args
 * @param {string} [input]
 * @returns {any[]}
 */
export function jsonLines(args, input) {
  return answer(args, input)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/**
 * A run whose standard output is a shell redirection or pipe.
 * @param {string[]} args
 * @param {string} target such as '> /dev/full' or '| head -1'
 * @returns {{status: number | null, stdout: string, stderr: string}} the status of kanzen itself
 */
export function redirected(args, target) {
  const script = `set -o pipefail; "$0" "$@" ${target}`;
  const run = spawnSync('bash', ['-c', script, program, ...args], { encoding: 'utf8' });
  return { status: run.status, stdout: run.stdout, stderr: withoutProgress(run.stderr) };
}

/**
 * A run that is sent Ctrl-C, or another signal, when `moment` resolves.
 * @param {string[]} args
 * @param {(child: import('node:child_process').ChildProcess) => Promise<unknown>} moment
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<{status: number | null, stderr: string}>}
 */
export function interrupted(args, moment, signal = 'SIGINT') {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (bytes) => (stderr += bytes));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stderr }));
    moment(child).then(() => child.kill(signal), reject);
  });
}
