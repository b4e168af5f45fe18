// The command lines of `kanzen` in the documents run, and all commands that the documents name have the
// options that they give.  doc_figures.test.mjs runs the command lines of the pictures.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeFolder, START, isReleaseBuild, program } from './kanzen.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = makeFolder();
symlinkSync(program, join(folder, 'kanzen'));
const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };

const documents = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const texts = ['README.md', ...documents].map((name) => readFileSync(root + name, 'utf8'));
const commands = texts
  .flatMap((text) => text.match(/^```sh\n[^]*?^```/gm) ?? [])
  .flatMap((block) => block.match(/^kanzen [^#\n]*[^#\s]/gm) ?? [])
  .filter((command) => !command.includes('--out docs/figures/'));

/** The same command for a game that takes less than a second. @param {string} command */
const smaller = (command) =>
  command
    .replace(/^kanzen (solve|probe|line|table \w+) (gobblers|dobutsu)( |$)/, 'kanzen $1 gobblers2 ')
    .replace('enumerate go:9', 'enumerate go:4')
    .replace('mnk:6,5,4', 'mnk:3,3,3');

/** The text of the file that a command reads. @param {string} command */
function inputOf(command) {
  if (/^kanzen judge |--record game.json/.test(command)) return 'game=gobblers2&moves=L@b2.M@a1';
  if (command.includes('--record game.sgf')) return '(;SZ[9];B[ee])';
  if (!command.startsWith('kanzen sgf ')) return `${START}\n`;
  const record = command.includes('--game') ? 'two_games.sgf' : 'ff3.sgf';
  return readFileSync(`${root}tests/engine/sgf/${record}`);
}

test('the documents have command lines', () => {
  assert.ok(commands.length > 30, `${commands.length} commands`);
});

// With sanitizers they take too long; other tests run the same code there.
for (const command of commands)
  test(command, { skip: !isReleaseBuild }, () => {
    for (const name of ['FILE', 'game.sgf', 'game.json'])
      writeFileSync(join(folder, name), inputOf(command));
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', `${smaller(command)} >/dev/null </dev/null`],
      {
        cwd: folder,
        env,
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stderr);
  });

/** The help of a command; empty if there is no such command. @type {Map<string, string>} */
const helps = new Map();

/** @param {string} command such as "kanzen table build" or "scripts/test" */
function helpOf(command) {
  const known = helps.get(command);
  if (known !== undefined) return known;
  const help = spawnSync('bash', ['-c', `${command} --help`], { cwd: root, env, encoding: 'utf8' });
  helps.set(command, help.status === 0 ? help.stdout : '');
  return help.stdout;
}

test('the commands and options that documents name exist', () => {
  const missing = texts
    .flatMap((text) => text.match(/\b(kanzen|scripts\/[a-z-]+) [^`|#;\n]*/g) ?? [])
    .flatMap((line) => {
      const [command] = /^(kanzen( table| cache)?( [a-z]+)?|\S+)/.exec(line) ?? [''];
      const options = line.match(/(?<= )--[a-z-]+/g) ?? [];
      return options
        .filter((option) => option !== '--help' && !helpOf(command).includes(option))
        .map((option) => `${command} ${option}`);
    });
  assert.deepEqual(missing, []);
  assert.ok(helps.size > 15, `${helps.size} commands`);
});
