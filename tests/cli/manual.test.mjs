// The manual page: all that --help has, and nothing that a formatter complains about.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { commands } from './commands.mjs';
import { answer, json } from './kanzen.mjs';

const page = answer(['manual']);

/** @param {string[]} args @param {string} text */
function mandoc(args, text) {
  const run = spawnSync('mandoc', args, { input: text, encoding: 'utf8' });
  if (run.error) throw run.error;
  return run;
}

const shown = mandoc(['-Tutf8', '-Owidth=100'], page).stdout.replaceAll(/.\x08/g, '');

test('the formatter has nothing to complain about, and would', () => {
  const lint = mandoc(['-Tlint', '-Wwarning'], page);
  assert.equal(lint.stdout + lint.stderr, '');
  assert.match(mandoc(['-Tlint', '-Wwarning'], `${page}.XX\n`).stdout, /unknown macro/);
});

test('its parts are those of a manual page, in their order', () => {
  const parts = [...page.matchAll(/^\.SH (.+)$/gm)].map(([, name]) => name).join(', ');
  assert.equal(
    parts,
    'NAME, SYNOPSIS, DESCRIPTION, COMMANDS, GAMES, TABLES, ENVIRONMENT, FILES, EXIT STATUS, EXAMPLES',
  );
  const version = answer(['--version']).trim().split(' ').at(-1);
  assert.match(page, new RegExp(`^\\.TH KANZEN 1 "\\d{4}-\\d\\d-\\d\\d" "Kanzen ${version}"`, 'm'));
});

/** The manual page's section on a command. @param {string} name */
function partOf(name) {
  const lines = shown.split('\n');
  const first = lines.indexOf(`   ${name}`);
  assert.notEqual(first, -1, name);
  const length = lines.slice(first + 1).findIndex((line) => /^ {0,3}\S/.test(line));
  return lines.slice(first, first + 1 + length).join('\n');
}

for (const { words, options, positionals } of commands.slice(1)) {
  const name = ['kanzen', ...words].join(' ');
  const group = commands.filter((one) => one.words[0] === words[0]).length > 1;
  if (group && words.length === 1) continue; // it has no part, those in it have
  test(`${name} is in it with all that it takes`, () => {
    const part = partOf(name);
    for (const positional of positionals)
      assert.match(part, new RegExp(`^ {7}${positional}\\b`, 'm'), positional);
    for (const option of options.filter((one) => one !== '--help'))
      assert.match(part, new RegExp(`^ {7}${option}\\b`, 'm'), option);
    assert.match(part, new RegExp(`Example:\\n+ +${name}\\b`));
  });
}

test('every game is in it with its rule sets', () => {
  const { games, sized } = json(['games']);
  for (const { game, rules } of [...games, ...sized])
    assert.ok(
      shown.replaceAll(/\s+/g, ' ').includes(` ${game} ${rules.join(', ')}`),
      `${game} ${rules}`,
    );
});

test('an option is written with signs that a terminal takes', () => {
  assert.match(page, /\\-\\-threads/);
  assert.doesNotMatch(page.replaceAll('\\-', ''), /--/);
});
