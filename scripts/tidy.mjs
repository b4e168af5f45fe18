// node scripts/tidy.mjs BUILD_DIRECTORY
//
// Runs clang-tidy on the product's files of a build directory's compilation database.  Tests are excluded:
// GoogleTest's macros alone take minutes.  A clean file is checked again only if it, an included header of
// the project, its command line, the configuration or clang-tidy itself has changed.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const outputLimit = 64 * 2 ** 20;

/** @typedef {{file: string, command: string}} CompileCommand */

const buildDirectory = path.resolve(process.argv[2]);
const root = process.cwd();
const cacheDirectory = path.join(root, 'build', 'tidy-cache');

/** @param {string} file absolute */
function isOurs(file) {
  return file.startsWith(`${root}/`) && !file.startsWith(`${root}/build/`);
}

/** @returns {CompileCommand[]} */
function productCommands() {
  const database = path.join(buildDirectory, 'compile_commands.json');
  /** @type {CompileCommand[]} */
  const commands = JSON.parse(readFileSync(database, 'utf8'));
  return commands.filter(({ file }) => isOurs(file) && !file.startsWith(`${root}/tests/`));
}

/**
 * Returns the files that a file is compiled from, including itself and the system's headers.
 * @param {CompileCommand} command
 * @returns {Promise<string[]>} absolute paths
 */
async function dependencies({ command }) {
  const options = { cwd: buildDirectory, maxBuffer: outputLimit };
  const { stdout } = await run('sh', ['-c', command.replace(/ -o \S+/, ' -M')], options);
  const files = stdout.slice(stdout.indexOf(':') + 1).split(/[\s\\]+/);
  return files.filter(Boolean).map((file) => path.resolve(buildDirectory, file));
}

/** @param {CompileCommand} command @param {string} common dependencies of all files */
async function cacheKey(command, common) {
  const hash = createHash('sha256').update(common).update(command.command);
  for (const file of (await dependencies(command)).filter(isOurs).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} file @returns {Promise<string>} warnings; empty if it is clean */
async function findWarnings(file) {
  try {
    await run('clang-tidy', ['-p', buildDirectory, '--quiet', file], { maxBuffer: outputLimit });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{stdout?: string, stderr?: string}} */ (error);
    return stdout || stderr || String(error);
  }
}

/**
 * Processes the items in parallel, one per processor at a time.
 * @template T @param {T[]} items @param {(item: T) => Promise<void>} work
 */
async function inParallel(items, work) {
  const queue = items.values();
  const drainQueue = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, drainQueue));
}

const { stdout: version } = await run('clang-tidy', ['--version']);
const common = version + readFileSync('.clang-tidy', 'utf8');
mkdirSync(cacheDirectory, { recursive: true });

let checked = 0;
let failed = 0;
const commands = productCommands();
await inParallel(commands, async (command) => {
  const mark = path.join(cacheDirectory, await cacheKey(command, common));
  if (existsSync(mark)) return;
  ++checked;
  const text = await findWarnings(command.file);
  if (text === '') return writeFileSync(mark, '');
  ++failed;
  console.log(text.trim());
});
console.log(`clang-tidy: ${commands.length} files, ${checked} changed, ${failed} not clean`);
process.exitCode = failed > 0 || commands.length === 0 ? 1 : 0;
