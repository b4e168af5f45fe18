// node scripts/run_unit_tests.mjs COMMAND...
//
// Runs a GoogleTest program once per processor, each time on its share of the tests, and prints the
// outputs one after another.  A test that ends the process, or takes longer than KANZEN_TEST_SECONDS,
// fails by its name, and the tests after it run in a new process.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const secondsPerTest = Number(process.env.KANZEN_TEST_SECONDS ?? 600);
const [command, ...args] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'kanzen-unit-tests-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

/** Returns the names of the selected tests, in the order in which they run. */
function listTests() {
  const listing = spawnSync(command, [...args, '--gtest_list_tests'], { encoding: 'utf8' });
  if (listing.status !== 0) {
    console.log(listing.error?.message ?? listing.stdout + listing.stderr);
    process.exit(1);
  }
  const names = [];
  let suite = '';
  for (const line of listing.stdout.split('\n')) {
    const [, indent, name] = /^( *)([^\s#]+)/.exec(line) ?? [];
    if (indent === '' && name.endsWith('.')) suite = name;
    if (indent === '  ') names.push(suite + name);
  }
  return names;
}

/**
 * Runs tests in one process until it ends.
 * @param {string[]} tests @param {string} flags path of the file for the program's flags
 * @returns {Promise<{lines: string[], remaining: string[], failed: boolean}>} `remaining`: the tests after one
 *   that ended the process
 */
async function runProcess(tests, flags) {
  writeFileSync(flags, `--gtest_filter=${tests.join(':')}\n`);
  const words = ['-c', 'exec "$@" 2>&1', 'sh', command, ...args, `--gtest_flagfile=${flags}`];
  const child = spawn('sh', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = /** @type {string[]} */ ([]);
  const ended = { passed: 0, failed: 0 };
  const waiting = new Set(tests);
  let running = ''; // the name of a test
  let reason = '';
  let isComplete = false;
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  for await (const line of createInterface({ input: child.stdout })) {
    // GoogleTest repeats the filter, which names every test.
    if (line.startsWith('Note: Google Test filter')) continue;
    lines.push(line);
    if (/^\[={10}\] .* ran\./.test(line)) isComplete = true;
    // A test may print text without an end of line before its mark.
    const [, mark, name] = /\[ *(RUN|OK|FAILED|SKIPPED) *\] ([^\s,]+)/.exec(line) ?? [];
    if (mark === 'RUN') {
      clearTimeout(limit);
      running = name;
      waiting.delete(name);
      limit = setTimeout(() => {
        reason = `takes longer than ${secondsPerTest} s`;
        child.kill('SIGKILL');
      }, 1000 * secondsPerTest);
    } else if (name === running) {
      if (mark === 'OK') ++ended.passed;
      if (mark === 'FAILED') ++ended.failed;
      running = '';
      clearTimeout(limit);
    }
  }
  clearTimeout(limit);
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.on('exit', resolve));
  if (!isComplete) {
    if (running === '') {
      running = tests.find((name) => waiting.has(name)) ?? '(after the last test)';
      waiting.delete(running);
      lines.push(`[ RUN      ] ${running}`);
    }
    lines.push(
      reason || `ends the process: ${child.signalCode ?? `status ${child.exitCode}`}`,
      `[  FAILED  ] ${running} (0 ms)`,
      `[  PASSED  ] ${ended.passed} tests.`,
      `${ended.failed + 1} FAILED TESTS`,
    );
  }
  return { lines, remaining: isComplete ? [] : [...waiting], failed: child.exitCode !== 0 };
}

const shards = os.availableParallelism();
const all = listTests();
const outputs = Array.from({ length: shards }, async (_, shard) => {
  const lines = [];
  let tests = all.filter((_name, number) => number % shards === shard);
  while (tests.length > 0) {
    const run = await runProcess(tests, path.join(folder, `flags-${shard}`));
    lines.push(...run.lines);
    if (run.failed) process.exitCode = 1;
    tests = run.remaining;
  }
  return lines;
});
for (const lines of outputs) console.log((await lines).join('\n'));
