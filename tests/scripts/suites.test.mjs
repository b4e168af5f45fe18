// scripts/suites.sh counts every result, and no broken suite as a pass.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const logs = mkdtempSync(path.join(os.tmpdir(), 'kanzen-suites-'));
after(() => rmSync(logs, { recursive: true }));

const environment = { ...process.env, log_directory: logs, suite_seconds: '2' };

/** @param {string} suites shell lines, run as scripts/test would */
const scriptOf = (suites) => `set -euo pipefail
  source scripts/lib.sh
  source scripts/suites.sh
  ${suites}
  finish`;

/** @param {string} suites */
function runSuites(suites) {
  const { status, stdout } = spawnSync('bash', ['-c', scriptOf(suites)], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return { status, last: lines[lines.length - 1], output: stdout };
}

/** @param {string} text a program that prints it */
const printing = (text) => `printf '${text}'`;

test('results of all suites are added up', () => {
  const { status, last } = runSuites(`
    suite 'a' gtest ${printing('[  PASSED  ] 7 tests.\\n')}
    suite 'b' node ${printing('# pass 3\\n# fail 0\\n# cancelled 0\\n')}
    suite 'c' check true
    step 'd' true`);
  assert.equal(last, '11 passed, 0 failed');
  assert.equal(status, 0);
});

test('skipped tests are reported, and count as neither passed nor failed', () => {
  const { last, output } = runSuites(`
    suite 'a' node ${printing('# pass 0\\n# fail 0\\n# skipped 2\\n')}`);
  assert.equal(last, '0 passed, 0 failed');
  assert.match(output, /^a .* \(2 skipped\)$/m);
});

test('failures within suites are counted, and later suites still run', () => {
  const { status, last } = runSuites(`
    suite 'a' gtest sh -c "${printing('[  PASSED  ] 1 test.\\n 2 FAILED TESTS\\n')}; exit 1"
    suite 'b' node sh -c "${printing('# pass 1\\n# fail 1\\n# cancelled 1\\n')}; exit 1"
    suite 'c' check false
    suite 'd' check true`);
  assert.equal(last, '3 passed, 5 failed');
  assert.equal(status, 1);
});

test('each failed test is shown, however much came after it', () => {
  const { output } = runSuites(`
    much() { yes 'ok 9 - passed' | head -n 500 || true; }
    export -f much
    suite 'a' node bash -c "
      printf 'not ok 2 - it flies\\n  ---\\n  error: it fell\\n  ...\\nok 3 - it swims\\n'
      much; printf '# pass 1\\n# fail 1\\n'; exit 1"
    suite 'b' gtest bash -c "
      printf '[ RUN      ] A.Swims\\n[       OK ] A.Swims (1 ms)\\n'
      printf '[ RUN      ] A.Flies\\nit sank\\n[  FAILED  ] A.Flies (1 ms)\\n'
      much; printf ' 1 FAILED TEST\\n'; exit 1"
    suite 'c' node bash -c "much; echo it crashed; exit 1"`);
  assert.match(output, /not ok 2 - it flies\n.*\n.*it fell/);
  assert.match(output, /A\.Flies\n *it sank\n.*FAILED/);
  assert.doesNotMatch(output.replace(/slowest tests:.*/s, ''), /[sS]wims/);
  assert.match(output, /it crashed/);
});

test('the ten slowest tests of all suites are listed, files not counted as tests', () => {
  const { output } = runSuites(`
    suite 'a' gtest ${printing('[       OK ] A.Flies (1500 ms)\\n[  FAILED  ] A.Sinks (20 ms)\\n[  PASSED  ] 9 tests.\\n')}
    suite 'b/c' node ${printing('ok 1 - it swims\\n  ---\\n  duration_ms: 70.5\\nok 2 - of.test.mjs\\n  ---\\n  duration_ms: 9000\\n# pass 1\\n')}`);
  const [, list = ''] = /slowest tests:\n(.*)\n/s.exec(output) ?? [];
  assert.deepEqual(list.split('\n').slice(0, 3), [
    '      1.5 s  a: A.Flies',
    '      0.1 s  b/c: it swims',
    '      0.0 s  a: A.Sinks',
  ]);
});

test('the ten slowest are listed of more tests than a pipe holds', () => {
  const { output, last, status } = runSuites(`
    many() { printf '[       OK ] A.HasALongNameAndTheNumber%d (9 ms)\n' {1..5000}; }
    export -f many
    suite 'a' gtest bash -c "many; printf '[  PASSED  ] 5000 tests.\n'"`);
  assert.equal([...output.matchAll(/HasALongName/g)].length, 10);
  assert.equal(last, '5000 passed, 0 failed');
  assert.equal(status, 0);
});

/** @param {string} options shell lines before the suites are run, as scripts/test selects them */
const runSelected = (options) =>
  runSuites(`
    build_part() { report_progress "$1"; [[ $1 != broken ]]; }
    all() {
      quick 'one: fast' engine check true
      long 'one: slow' 'engine page' check true
      long 'two: slow' broken check true
    }
    ${options}
    collect all
    echo "selected: \${selected[*]}; parts: $(printf '%s\n' "\${!selected_parts[@]}" | sort | xargs)"
    all`);

test('without options the quick suites run, after the parts that they need', () => {
  const { output, last } = runSelected('');
  assert.match(output, /selected: one: fast; parts: engine\n==> engine\none: fast/);
  assert.equal(last, '1 passed, 0 failed');
});

test('a pattern selects among all suites, in any case of letters', () => {
  const { output, last } = runSelected("wanted_pattern='^ONE'");
  assert.match(output, /selected: one: fast one: slow; parts: engine page\n/);
  assert.equal(output.match(/==> engine/g)?.length, 1, 'a part is built once');
  assert.equal(last, '2 passed, 0 failed');
});

test('a suite whose part cannot be built is not run, and counts as a failure', () => {
  const { output, last, status } = runSelected('wants_all=yes');
  assert.match(output, /two: slow +not run without broken/);
  assert.equal(last, '2 passed, 1 failed');
  assert.equal(status, 1);
});

test('suites that run in parallel are all counted, the second ones after the first', () => {
  const { status, last, output } = runSuites(`
    one() { suite 'a' check true; suite 'b' check false; }
    other() { suite 'c' gtest ${printing('[  PASSED  ] 5 tests.\\n')}; suite 'd' check false; }
    run_parallel one other`);
  assert.equal(last, '6 passed, 2 failed');
  assert.equal(status, 1);
  assert.deepEqual(output.match(/^[abcd](?= )/gm), ['a', 'b', 'c', 'd']);
});

test('a function run in parallel that does not come to its end is a failure', () => {
  const { last } = runSuites(`
    one() { suite 'a' check true; }
    other() { kill -KILL $BASHPID; }
    run_parallel one other`);
  assert.equal(last, '1 passed, 1 failed');
});

for (const [what, line, last] of [
  ['crashes', `suite 'a' gtest sh -c 'kill -SEGV $$'`, '0 passed, 1 failed'],
  [
    'crashes after a good summary',
    `suite 'a' gtest sh -c "echo '[  PASSED  ] 7 tests.'; exit 3"`,
    '7 passed, 1 failed',
  ],
  ['hangs', `suite 'a' gtest sleep 60`, '0 passed, 1 failed'],
  ['runs no test', `suite 'a' gtest echo '[  PASSED  ] 0 tests.'`, '0 passed, 1 failed'],
  ['prints nothing', `suite 'a' node true`, '0 passed, 1 failed'],
  ['does not exist', `suite 'a' gtest build/no-such-program`, '0 passed, 1 failed'],
  ['cannot be built', `step 'a' false || true`, '0 passed, 1 failed'],
]) {
  test(`a suite that ${what} is a failure`, () => {
    const result = runSuites(line);
    assert.equal(result.last, last, result.output);
    assert.equal(result.status, 1);
  });
}

function runs(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('an interrupt ends the suite that runs', { timeout: 60_000 }, async () => {
  const log = path.join(logs, 'endless.log');
  const child = spawn('bash', ['-c', scriptOf(`suite endless check sh -c 'echo $$; sleep 60'`)], {
    cwd: root,
    env: { ...environment, suite_seconds: '60' },
  });
  let pid = 0;
  while (pid === 0) {
    await setTimeout(20);
    if (existsSync(log)) pid = Number(readFileSync(log, 'utf8'));
  }
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [130, null]);
  while (runs(pid)) await setTimeout(20); // on a busy machine that takes a while
});

test('shards are run apart, and the failure of one is seen', () => {
  const shard = 'case $GTEST_SHARD_INDEX in 0) echo "[  PASSED  ] 5 tests.";; *) exit 3;; esac';
  const { last } = runSuites(`suite 'a' gtest scripts/run-shards bash -c '${shard}'
    suite 'b' gtest scripts/run-shards bash -c 'echo "[  PASSED  ] $GTEST_TOTAL_SHARDS tests."'`);
  const shards = os.availableParallelism();
  const failedShards = shards > 1 ? 1 : 0;
  assert.equal(last, `${5 + shards * shards} passed, ${failedShards} failed`);
});

test('scripts/test lists the suites that it would run, and refuses a pattern without any', () => {
  const list = (/** @type {string[]} */ ...words) =>
    spawnSync(path.join(root, 'scripts/test'), ['--list', ...words], { encoding: 'utf8' });
  const names = (/** @type {string[]} */ ...words) =>
    list(...words)
      .stdout.trimEnd()
      .split('\n');
  const quick = names();
  assert.ok(quick.includes('native: unit tests'));
  assert.ok(quick.every((name) => names('--all').includes(name)));
  assert.ok(names('--all').length > quick.length);
  assert.deepEqual(names('--only', '^firefox: the'), ['Firefox: the page']);
  assert.deepEqual(
    [list('--only', 'nothing').status, list('--only', '[').status, list('--only').status],
    [2, 2, 2],
  );
});

test('a script refuses arguments that it does not know with one line and status 2', () => {
  for (const name of ['build', 'format', 'serve', 'setup', 'test']) {
    const { status, stderr } = spawnSync(path.join(root, 'scripts', name), ['--no-such-option'], {
      encoding: 'utf8',
    });
    assert.equal(status, 2, name);
    assert.match(stderr, /^[a-z]+: unknown argument '--no-such-option'.*\n$/, name);
  }
});

test('a script explains itself', () => {
  for (const name of ['build', 'fetch-imgui', 'format', 'run-shards', 'serve', 'setup', 'test']) {
    const help = execFileSync(path.join(root, 'scripts', name), ['--help'], { encoding: 'utf8' });
    assert.match(help, new RegExp(`^Usage: scripts/${name}`));
  }
});
