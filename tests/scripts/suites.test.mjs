// scripts/suites.sh counts every result, and no broken suite as a pass.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('skipped tests are named, and count as neither passed nor failed', () => {
  const { last, output } = runSuites(`
    suite 'a' node ${printing('ok 1 - it flies # SKIP no wings\\nok 2 - it sings # SKIP\\n# skipped 2\\n')}
    suite 'b/c' gtest ${printing('[  SKIPPED ] A.Flies (0 ms)\\n[  SKIPPED ] 1 test, listed below:\\n')}`);
  assert.equal(last, '0 passed, 0 failed');
  assert.match(output, /^a .* \(2 skipped\)$/m);
  assert.match(output, /^b.c .* \(1 skipped\)$/m);
  const [, list] = /skipped tests:\n(.*\n)0 passed/s.exec(output) ?? [];
  assert.equal(list, '  a: it flies (no wings)\n  a: it sings\n  b/c: A.Flies\n');
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

// A program that behaves as GoogleTest: it lists its tests, and runs those of a file of flags.
const unitTests = `
  const fs = require('node:fs');
  const tests = { 'A.Runs/0': '', 'A.Crashes': 'process.abort()', 'A.Runs/1': '', 'A.Hangs': 'for (;;);',
    'B.Runs': '', 'B.Fails': 'throw 1', 'B.RunsToo': '' };
  const flags = process.argv.find((word) => word.startsWith('--gtest_flagfile='))?.slice(17);
  if (!flags) {
    console.log('A.');
    for (const name of Object.keys(tests)) {
      if (name === 'B.Runs') console.log('B.  # TypeParam = int');
      console.log('  ' + name.slice(2) + '  # GetParam() = 1');
    }
  } else {
    const failed = [];
    const names = fs.readFileSync(flags, 'utf8').trim().slice('--gtest_filter='.length).split(':');
    for (const name of names) {
      fs.writeSync(1, '[ RUN      ] ' + name + '\\n');
      try { eval(tests[name]); console.log('[       OK ] ' + name + ' (1 ms)'); }
      catch { failed.push(name); console.log('[  FAILED  ] ' + name + ' (1 ms)'); }
    }
    console.log('[==========] ' + names.length + ' tests from 2 test suites ran. (1 ms total)');
    console.log('[  PASSED  ] ' + (names.length - failed.length) + ' tests.');
    if (failed.length) { console.log(' ' + failed.length + ' FAILED TESTS'); process.exit(1); }
  }`;

test('a unit test that crashes or hangs fails by its name, and hides no other test', () => {
  const program = path.join(logs, 'unit_tests.cjs');
  writeFileSync(program, unitTests);
  const { last, output } = runSuites(
    `KANZEN_TEST_SECONDS=0.5 suite_seconds=60 suite 'a' gtest node scripts/run_unit_tests.mjs node ${program}`,
  );
  assert.equal(last, '4 passed, 3 failed', output);
  assert.match(output, /A\.Crashes\n *.*ends the process: SIGABRT/s);
  assert.match(output, /A\.Hangs\n *takes longer than 0\.5 s\n/);
  assert.match(output, /B\.Fails/);
});

test('a test in Node that hangs fails by its name, and so ends what it keeps open', () => {
  const file = path.join(logs, 'hanging.test.mjs');
  const lines = [
    "import { createServer } from 'node:net';",
    "import { test } from 'node:test';",
    "test('it hangs', () => new Promise(() => createServer().listen(0)));",
    "test('it runs', () => {});",
  ];
  writeFileSync(file, lines.join('\n'));
  const { last, output } = runSuites(`
    KANZEN_TEST_SECONDS=0.5 suite_seconds=60 suite 'a' node \\
      env -u NODE_TEST_CONTEXT node --import ./tests/time_limit.mjs --test --test-reporter=tap ${file}`);
  assert.match(output, /not ok 1 - it hangs\n(.*\n)*.*timed out after 500ms/);
  assert.equal(last, '1 passed, 1 failed', output);
});

test('test files import the function that has a time limit', () => {
  const words = ['grep', '-l', '-E', "import [a-z]+.* from 'node:test'", '--', 'tests'];
  const { stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  assert.equal(stdout, '', "expected import { test } from 'node:test'");
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
  for (const name of ['build', 'fetch-imgui', 'format', 'serve', 'setup', 'test']) {
    const help = execFileSync(path.join(root, 'scripts', name), ['--help'], { encoding: 'utf8' });
    assert.match(help, new RegExp(`^Usage: scripts/${name}`));
  }
});
