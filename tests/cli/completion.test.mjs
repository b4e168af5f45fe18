// Completing command lines: what may come next, and the shells' own scripts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { commands } from './commands.mjs';
import { answer, json, makeFolder, program } from './kanzen.mjs';
import { withoutTerminal } from './terminal.mjs';

/** The words suggested in place of the last one. @param {string[]} words */
function suggested(...words) {
  const lines = answer(['__complete', ...words])
    .split('\n')
    .slice(0, -1);
  return lines.map((line) => line.split('\t')[0] ?? '');
}

for (const { words, options } of commands) {
  test(`every option of kanzen ${words.join(' ')} is suggested`, () => {
    assert.deepEqual(suggested(...words, '--').sort(), [...options].sort());
  });

  test(`every command of kanzen ${words.join(' ')} is suggested`, () => {
    const below = commands.filter(
      (one) => one.words.length === words.length + 1 && words.every((w, i) => one.words[i] === w),
    );
    if (below.length === 0) return;
    assert.deepEqual(suggested(...words, '').sort(), below.map((one) => one.words.at(-1)).sort());
  });
}

test('games come where a game is expected', () => {
  const { games } = json(['games']);
  const names = games.map((/** @type {any} */ one) => one.game);
  assert.deepEqual(suggested('probe', ''), [...names, 'mnk:', 'go:']);
  assert.deepEqual(suggested('table', 'build', 'd'), ['dobutsu']);
  assert.deepEqual(suggested('solve', '--json', 'gobblers2', 'x'), []);
});

test('commands come where they can be explained', () => {
  const top = commands.filter(({ words }) => words.length === 1).map(({ words }) => words[0]);
  assert.deepEqual(suggested('help', ''), top);
  assert.deepEqual(suggested('help', 'table', ''), ['build', 'info', 'verify']);
  assert.deepEqual(suggested('help', 'slove', ''), []);
});

test("rule sets are the game's", () => {
  assert.deepEqual(suggested('solve', 'gobblers2', '--rules', ''), ['strict', 'cover', 'notebook']);
  assert.deepEqual(suggested('solve', 'gobblers2', '--rules=c'), ['--rules=cover']);
  const rules = ['normal', 'misere', 'exact', 'gravity', 'torus'];
  assert.deepEqual(suggested('solve', 'mnk:4,4,4', '--rules', ''), rules);
  assert.ok(suggested('solve', 'go:3', '--rules', '').includes('ko'));
  assert.ok(suggested('solve', '--rules', '').includes('notebook'));
  assert.deepEqual(suggested('solve', 'chess', '--rules', ''), []);
});

test('players, formats and other choices', () => {
  const levels = suggested('play', 'gobblers2', '--player', 'level').join(' ');
  assert.equal(levels, 'level5 level4 level3 level2 level1');
  assert.deepEqual(suggested('export', 'gobblers2', '--format', ''), ['csv', 'dot', 'json']);
  assert.deepEqual(suggested('figure', 'gobblers2', '--perspective', 's'), ['second']);
  assert.deepEqual(suggested('completion', ''), ['bash', 'zsh', 'fish']);
});

test('files and folders are left to the shell', () => {
  assert.deepEqual(suggested('probe', 'gobblers2', '--table', ''), [':folders']);
  assert.deepEqual(suggested('probe', 'gobblers2', '--positions', 'x'), [':files']);
  assert.deepEqual(suggested('sgf', ''), [':files']);
  assert.deepEqual(suggested('probe', 'gobblers2', '--position', ''), []);
});

test('what is given already comes again only where that means something', () => {
  assert.ok(!suggested('solve', 'gobblers2', '--json', '--').includes('--json'));
  assert.ok(!suggested('solve', 'gobblers2', '--threads', '2', '--').includes('--threads'));
  assert.ok(suggested('probe', 'gobblers2', '--position', '0', '--').includes('--position'));
  assert.ok(suggested('solve', 'gobblers2', '').includes('--threads'));
});

test('any words at all are answered', () => {
  for (const words of [[], ['-'], ['='], ['--=x'], ['solve', '--nothing=', '--', ''], ['\n', '-h']])
    suggested(...words);
});

/** @type {string} with a folder `bin` that has the program, and files to complete */
let folder;
before(() => {
  folder = makeFolder();
  mkdirSync(path.join(folder, 'bin'));
  symlinkSync(program, path.join(folder, 'bin/kanzen'));
  for (const shell of ['bash', 'zsh', 'fish'])
    writeFileSync(path.join(folder, `kanzen.${shell}`), answer(['completion', shell]));
  writeFileSync(path.join(folder, 'my game.sgf'), '');
  mkdirSync(path.join(folder, 'mytables'));
});

/** @param {string} shell @param {string[]} args */
function shell(shell, args) {
  const env = { HOME: folder, PATH: `${folder}/bin:${process.env.PATH}`, TERM: 'dumb' };
  const run = spawnSync(shell, args, { cwd: folder, env, encoding: 'utf8', timeout: 60_000 });
  if (run.error) throw run.error;
  assert.equal(run.stderr, '');
  return run.stdout.split('\n').slice(0, -1);
}

/** Bash's replacements of the word that it completes. @param {string} line */
function inBash(line) {
  const script = `
    source kanzen.bash
    compopt() { options+=" $*"; }
    COMP_LINE=$1 COMP_POINT=\${#1}
    $(complete -p kanzen | sed 's/.*-F \\(\\S*\\).*/\\1/')
    ((\${#COMPREPLY[@]} == 0)) || printf '%s\\n' "\${COMPREPLY[@]}"
    echo "options:$options"`;
  return shell('bash', ['--norc', '-c', script, 'bash', line]);
}

test('bash completes', () => {
  for (const [line, ...expected] of [
    ['kanzen pr', 'probe', 'options:'],
    ['kanzen solve gobblers2 --rules ', 'strict', 'cover', 'notebook', 'options:'],
    ['kanzen solve gobblers2 --rules=c', 'cover', 'options:'],
    ['kanzen solve mn', 'mnk:', 'options: -o nospace'],
    ['kanzen solve go:3 --rules pos', 'positional', 'options:'],
    ['kanzen sgf my', 'my game.sgf', 'mytables', 'options: -o filenames'],
    ['kanzen probe gobblers --table my', 'mytables', 'options: -o filenames'],
  ])
    assert.deepEqual(inBash(line), expected);
  assert.deepEqual(inBash('kanzen nothing '), inBash('kanzen '));
});

/** @param {string} line */
function inFish(line) {
  return shell('fish', ['--no-config', '-c', 'source kanzen.fish; complete -C $argv[1]', line]);
}

test('fish completes', () => {
  assert.deepEqual(inFish('kanzen pro'), ['probe\tPrint the value of positions and of every move']);
  const words = (/** @type {string} */ line) => inFish(line).map((found) => found.split('\t')[0]);
  const rules = ['--rules=strict', '--rules=cover', '--rules=notebook'];
  assert.deepEqual(words('kanzen solve gobblers2 --rules='), rules);
  assert.deepEqual(words('kanzen probe gobblers --table my'), ['mytables/']);
  assert.ok(inFish('kanzen sgf my').some((line) => line.startsWith('my game.sgf')));
});

/** The line after Tab is pressed in zsh. @param {string} line */
function inZsh(line) {
  const script = `
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'PS1=; autoload -Uz compinit; compinit -u -d "$HOME/dump"; print SO""FAR'
    zpty -r -m shell output '*SOFAR*'
    zpty -w shell 'show() { print -r -- "<$BUFFER>"; BUFFER=; }; zle -N show; bindkey "^X" show'
    zpty -w shell 'source kanzen.zsh; print REA""DY'
    zpty -r -m shell output '*READY*'
    zpty -n -w shell "$1"$'\\t\\x18'
    zpty -r -m shell output '*<*>*'
    print -r -- \${\${output##*<}%%>*}
    zpty -d shell`;
  return shell('zsh', ['-f', '-c', script, 'zsh', line]).at(-1);
}

test('zsh completes', { skip: withoutTerminal }, () => {
  for (const [line, more] of /** @type {const} */ ([
    ['kanzen pro', 'be '],
    ['kanzen solve mn', 'k:'],
    ['kanzen solve go:3 --rules pos', 'itional '],
    ['kanzen solve gobblers2 --rules=c', 'over '],
    ['kanzen probe gobblers --table my', 'tables/'],
  ]))
    assert.equal(inZsh(line), line + more);
});
