// Bad usage, bad notation, failures and help: exit status, and one line with the
// fault, its place, and what would be right.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import {
  answer,
  interrupted,
  makeFolder,
  program,
  redirected,
  refused,
  refusedUnsolved,
} from './kanzen.mjs';

const COMMANDS = [
  'games,perft,enumerate,solve,probe,verify,notable,sample,line,judge,compare,export,figure,play,sgf,gtp',
  'table build,table info,table verify,cache list,cache clear,completion,manual,help,version',
].flatMap((line) => line.split(','));

for (const command of COMMANDS)
  test(`${command} --help explains itself`, () => {
    const text = answer([...command.split(' '), '--help']);
    assert.match(text, new RegExp(`Usage: kanzen ${command} `));
    assert.match(text, new RegExp(`Example:\n  kanzen ${command}`));
    assert.match(text, /Exit status: 0 .*1 .*\n2 .*3 .*4 .*\n130 .*141 /);
    assert.equal(answer([...command.split(' '), '-h']), text);
    assert.equal(answer(['help', ...command.split(' ')]), text);
  });

test('kanzen --help lists the commands', () => {
  const groups = ['table', 'cache'];
  const lists = [[], ...groups].map((group) => answer([group, '--help'].flat())).join('');
  const names = COMMANDS.map((command) => command.replace(/^(table|cache) /, ''));
  for (const name of [...names, ...groups]) assert.match(lists, new RegExp(`^  ${name} +\\S`, 'm'));
});

test('help and version are what the options print', () => {
  assert.equal(answer(['help']), answer(['--help']));
  assert.equal(answer(['help', 'table']), answer(['table', '--help']));
  assert.equal(answer(['version']), answer(['--version']));
});

/** @type {[string[], RegExp][]} */
const BAD_USAGE = [
  [[], /command is missing.*games, perft, enumerate, solve/],
  [['table'], /kanzen table: a command is missing.*build, info, verify/],
  [['table', 'make'], /kanzen table: unknown command "make".*build, info, verify/],
  [['table', 'build', 'gobblers2'], /--out is required/],
  [['completion', 'tcsh'], /SHELL: "tcsh" is unknown; expected one of: bash, zsh, fish/],
  [
    ['probe', 'gobblers2', '--solve', '--table', '.'],
    /--solve.*excludes.*--table|--table.*excludes/,
  ],
  [['play', 'gobblers2', '--solve', '--search'], /excludes/],
  [['figure', 'gobblers2', '--search', '--table', '.'], /excludes/],
  [['probe', 'gobblers2', '--table', ''], /--table.*empty.*folder/],
  [['table', 'info', 'gobblers2', '--table', ''], /--table.*empty.*folder/],
  [['notable', 'gobblers2', '--limit', '4', '--table', '.'], /--limit 4: a table has 3.*--solve/],
  [['table', 'info', 'gobblers2', '--table', '.', '--frob'], /table info: "--frob".*--table/],
  [['slove'], /unknown command "slove" \(did you mean "solve"\?\); the commands are games/],
  [['help', 'slove'], /kanzen help: unknown command "slove" \(did you mean "solve"\?\)/],
  [['help', 'solve', 'gobblers2'], /"gobblers2" is not expected here; kanzen solve takes GAME/],
  [['solve', 'gobblers2', '--ruls=cover'], /"--ruls=cover" is not .* \(did you mean "--rules"\?\)/],
  [['solve', '--ruls=cover'], /"--ruls=cover" is not .* \(did you mean "--rules"\?\)/],
  [['solve', '--'], /GAME is missing/],
  [['figure', 'gobblers2', '--language', 'jp'], /"jp" is unknown \(did you mean "ja"\?\)/],
  [['solve', 'mkn:3,3,3'], /unknown game "mkn:3,3,3" \(did you mean "mnk:3,3,3"\?\)/],
  [['solve', 'goblers2'], /unknown game "goblers2" \(did you mean "gobblers2"\?\)/],
  [['play', 'gobblers2', '--player', 'monte_carlo'], /\(did you mean "monte-carlo"\?\)/],
  [['--frob'], /"--frob" is not expected.*--help/],
  [['solve'], /GAME is missing.*gobblers2.*, mnk:M,N,K, go, go:N, go:C,R/],
  [['solve', 'chess'], /unknown game "chess".*gobblers2/],
  [['solve', ''], /unknown game "".*gobblers2/],
  [['solve', 'gobblers2', 'gobblers2'], /"gobblers2" is not expected/],
  [['solve', 'gobblers2', '--frob'], /"--frob" is not expected.*--rules/],
  [['solve', 'gobblers2', '--rules'], /--rules needs a value/],
  [['solve', 'gobblers2', '--rules', ''], /--rules.*empty/],
  [['solve', 'gobblers2', '--rules', 'loose'], /unknown rules "loose".*strict, cover, notebook/],
  [['solve', 'gobblers2', '--rules', 'cover', '--rules', 'cover'], /--rules.*more than once/],
  [['solve', 'gobblers2', '--threads', '-1'], /--threads: "-1".*1 to 256/],
  [['solve', 'gobblers2', '--threads', '257'], /--threads: "257".*1 to 256/],
  [['solve', 'gobblers2', '--threads', '99999999999999999999'], /--threads.*1 to 256/],
  [['solve', 'gobblers2', '--threads', '010'], /--threads: "010".*1 to 256/],
  [['solve', 'gobblers2', '--threads', ''], /--threads: "".*1 to 256/],
  [['solve', 'gobblers2', '--json=yes'], /--json takes no value/],
  [['perft', 'gobblers2'], /DEPTH is required/],
  [['perft', 'gobblers2', 'four'], /DEPTH: "four".*1 to 64/],
  [
    ['export', 'gobblers2', '--format', 'dot', '--out', 'graph.json'],
    /"graph\.json": the file is dot; expected a name that ends in \.dot, \.gv/,
  ],
  [
    ['sgf', 'game.sgf', '--out', 'game.json'],
    /"game\.json": the file is sgf; expected a name that ends in \.sgf/,
  ],
  [['export', 'gobblers2', '--format', 'xml'], /--format: "xml" is unknown.*csv/],
  [['figure', 'x'], /unknown game "x"/],
  [['figure', 'gobblers2', '--position', 'x'], /--position "x": .*expected/],
  [['play', 'gobblers2', '--side', '3'], /--side: "3" is unknown.*1, 2, both/],
  [['play', 'gobblers2', '--position', 'x'], /--position "x": /],
  [
    ['play', 'gobblers2', '--player', 'x'],
    /--player: "x" is unknown; expected one of: perfect, search, slipping5, slipping10, slipping20, slipping30, slipping50, monte-carlo, level5, level4, level3, level2, level1, random/,
  ],
  [['play', 'gobblers2', '--seed', '-1'], /--seed: "-1".*0 to 4294967295/],
  [['play', 'gobblers2', '--seed', '4294967296'], /--seed: "4294967296".*0 to 4294967295/],
  [['probe', 'gobblers2', '--position'], /--position needs a value/],
  [['probe', 'gobblers2', '--positions', ''], /--positions.*empty/],
  [['probe', 'gobblers2', '--positions', '-', '--position', '0'], /--position.*excludes/],
  [['probe', 'gobblers2', '--json', '--position', ''], /--position/],
  [['probe', 'gobblers2', '--json', '--position', 'a\nb'], /--position.*expected/],
  [['probe', 'gobblers2', '--json', '--position', '\u00e9'], /--position/],
  [['probe', 'gobblers2', '--json', '--position', '7'], /--position.*3 M.*two/],
  [['probe', 'gobblers2', '--rules', 'notebook', '--position', 'L,L,M/l,l,m/-,-,-:1'], /./],
];

for (const [args, message] of BAD_USAGE)
  test(`refused: kanzen ${JSON.stringify(args.join(' '))}`, () => {
    assert.match(refused(args, 2), message);
  });

/** @param {{status: number | null, stdout: string, stderr: string}} run */
function isOneLine(run) {
  assert.match(run.stderr, /^kanzen[^\n]*: [^\n]+\n$/);
  assert.doesNotMatch(run.stderr, /[\x00-\x09\x0b-\x1f]/);
}

for (const line of [
  'solve gobblers2 --json',
  'games',
  'solve --help',
  'export gobblers2 --format csv',
])
  for (const [what, target, message] of /** @type {const} */ ([
    ['full disk', '> /dev/full', /cannot write to standard output: No space left/],
    ['closed standard output', '>&-', /./],
  ]))
    test(`a ${what} is a failure: kanzen ${line}`, () => {
      const run = redirected(line.split(' '), target);
      assert.equal(run.status, 1);
      isOneLine(run);
      assert.match(run.stderr, message);
    });

test('a closed pipe ends the run without a message, with the status of SIGPIPE', () => {
  for (const line of ['export gobblers2 --format csv', 'export gobblers2 --format dot']) {
    const run = redirected(line.split(' '), '| head -n 1');
    assert.deepEqual([run.status, run.stderr], [141, '']);
    assert.equal(run.stdout.split('\n').length, 2);
  }
  for (const line of ['solve gobblers2', 'probe gobblers2 --json', 'notable gobblers2'])
    assert.deepEqual(redirected(line.split(' '), '| true'), {
      status: 141,
      stdout: '',
      stderr: '',
    });
});

test('a positions file that cannot be read is a failure', () => {
  for (const path of [tmpdir(), '/nowhere/at/all'])
    assert.match(refused(['probe', 'gobblers2', '--positions', path], 1), /cannot read/);
});

test('export --out writes the same bytes to a file', () => {
  const folder = makeFolder();
  const file = join(folder, 'values.csv');
  const args = ['export', 'gobblers2', '--rules', 'notebook', '--format', 'csv'];
  assert.equal(answer([...args, '--out', file]), '');
  assert.equal(readFileSync(file, 'utf8'), answer(args));
});

test('--out - is standard output', () => {
  for (const args of [
    ['export', 'gobblers1', '--format', 'csv'],
    ['figure', 'tictactoe'],
    ['line', 'tictactoe', '--json'],
  ]) {
    assert.equal(answer([...args, '--out', '-']), answer(args));
    assert.ok(!existsSync('-'));
  }
});

test('export --out to where nothing can be written is a failure', () => {
  for (const file of ['/dev/full', '/nowhere/values.csv', tmpdir()]) {
    const args = ['export', 'gobblers2', '--format', 'csv', '--out', file];
    assert.match(refused(args, 1), /cannot write to "/);
  }
  assert.ok(existsSync('/dev/full'), 'a device is not removed');
});

test('a full disk and Ctrl-C leave the file of --out as it was, and no other file', async () => {
  const folder = makeFolder();
  const file = join(folder, 'values.csv');
  writeFileSync(file, 'old');
  const out = ['--format', 'csv', '--out', file];
  // No file may be larger than a kilobyte.
  const limited = ['-c', 'ulimit -f 1; exec "$0" "$@"', program, 'export', 'gobblers2', ...out];
  assert.match(refused(limited, 1, 'bash'), /cannot write to ".*values\.csv": File too large/);
  const long = ['export', 'mnk:6,5,4', '--depth', '20', ...out];
  for (const [signal, status] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    assert.equal((await interrupted(long, () => setTimeout(500), signal)).status, status);
    assert.equal(readFileSync(file, 'utf8'), 'old');
    assert.deepEqual(readdirSync(folder), ['values.csv']);
  }
});

test('errors of --position or --out are reported before the game is solved', () => {
  const bad = ['--position', 'nonsense'];
  assert.match(refusedUnsolved('probe', bad, 2), /"nonsense": character 1/);
  assert.match(refusedUnsolved('play', bad, 2), /"nonsense": character 1/);
  const graph = ['--format', 'dot', ...bad];
  assert.match(refusedUnsolved('export', graph, 2), /"nonsense": character 1/);
  const nowhere = ['--format', 'csv', '--out', '/nowhere/values.csv'];
  assert.match(refusedUnsolved('export', nowhere, 1), /cannot write to "/);
});

test('a look at whether --out can be written to changes nothing there', () => {
  const folder = makeFolder();
  const [there, missing] = [join(folder, 'there'), join(folder, 'missing')];
  writeFileSync(there, 'unchanged');
  for (const file of [there, missing])
    refused([...'export gobblers2 --format dot --position x --out'.split(' '), file], 2);
  assert.equal(readFileSync(there, 'utf8'), 'unchanged');
  assert.ok(!existsSync(missing));
});

test('Ctrl-C ends a long run with status 130', async () => {
  const { status, stderr } = await interrupted(['perft', 'gobblers2', '20'], () => setTimeout(500));
  assert.equal(status, 130);
  assert.match(stderr, /^kanzen perft: [^\n]+\n$/);
});
