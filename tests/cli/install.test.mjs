// The installed command and the Debian package: complete, relocatable, and with tables that are
// found, used and reported.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { answer, isReleaseBuild, makeFolder } from './kanzen.mjs';

const build = fileURLToPath(new URL('../../build/native', import.meta.url));
// Only the release build is installed.
const options = { skip: !isReleaseBuild };

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ input?: string, tables?: string }} [more] standard input; KANZEN_TABLES
 */
function run(command, args, { input = '', tables } = {}) {
  const env = { ...process.env };
  if (tables !== undefined) Object.assign(env, { KANZEN_TABLES: tables });
  const result = spawnSync(command, args, { env, cwd: '/', encoding: 'utf8', input });
  if (result.error) throw result.error;
  return result;
}

/** Standard output of what must succeed. @param {string} command @param {string[]} args */
function output(command, args) {
  const { status, stdout, stderr } = run(command, args);
  assert.equal(status, 0, `${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** @type {string} */
let work;
/** @type {string} where it is installed */
let prefix;
before(() => {
  if (!isReleaseBuild) return;
  work = makeFolder();
  prefix = path.join(work, 'first');
  output('cmake', ['--install', build, '--prefix', prefix]);
});

/** The installed program, elsewhere if `from` is. @param {string[]} args @param {string} [from] */
const installed = (args, from = prefix) => output(`${from}/bin/kanzen`, args);

/** @param {string[]} args @param {string} [from] */
const json = (args, from) => JSON.parse(installed([...args, '--json'], from));

const tablesIn = (/** @type {string} */ place) => `${place}/share/kanzen/tables`;

test('everything is where a system looks for it', options, () => {
  for (const file of [
    'bin/kanzen',
    'share/doc/kanzen/copyright',
    'share/doc/kanzen/README.md',
    'share/kanzen/tables/list',
  ])
    assert.ok(existsSync(path.join(prefix, file)), file);
  const page = gunzipSync(readFileSync(`${prefix}/share/man/man1/kanzen.1.gz`)).toString();
  assert.equal(page, answer(['manual']));
  for (const [shell, file] of /** @type {const} */ ([
    ['bash', 'bash-completion/completions/kanzen'],
    ['zsh', 'zsh/site-functions/_kanzen'],
    ['fish', 'fish/vendor_completions.d/kanzen.fish'],
  ]))
    assert.equal(readFileSync(`${prefix}/share/${file}`, 'utf8'), answer(['completion', shell]));
});

test('the list of tables names those that are there, and no other file is', options, () => {
  const names = readFileSync(`${tablesIn(prefix)}/list`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const tables = names.map(([game, rules]) => `${game} ${rules}`);
  for (const table of [
    'gobblers2 strict',
    'gobblers2 cover',
    'gobblers strict',
    'gobblers cover',
    'go:5 ko',
  ])
    assert.ok(tables.includes(table), table);
  const parts = names.flatMap(([game, rules, manifest = '']) => {
    assert.equal(manifest, `${game?.replaceAll(/[:,]/g, '_')}-${rules}.manifest`);
    const text = readFileSync(`${tablesIn(prefix)}/${manifest}`, 'utf8');
    return [manifest, ...(text.match(/[\w-]+\.chunk/g) ?? [])];
  });
  const files = readdirSync(tablesIn(prefix)).filter((name) => name !== 'list');
  assert.ok(files.length > 8);
  for (const file of files) assert.match(file, /^(gobblers2?|dobutsu|go_5)-\w+[.-]/);
  for (const file of parts) assert.ok(files.includes(file), file);
});

test('three sizes are answered from the table, without solving', options, () => {
  const start = json(['probe', 'gobblers']);
  assert.deepEqual(start.values, { from: 'table', folder: tablesIn(prefix) });
  assert.deepEqual([start.outcome, start.distance], ['win', 13]);
  // Solving takes more memory than this.
  const script = 'ulimit -v 300000; exec "$0" probe gobblers';
  const text = output('bash', ['-c', script, `${prefix}/bin/kanzen`]);
  assert.match(text, new RegExp(`^values: table in ${tablesIn(prefix)}\n$`, 'm'));
});

test('--solve solves although there is a table', options, () => {
  assert.match(installed(['probe', 'gobblers2', '--solve']), /^values: solved here in [\d.]+ s$/m);
});

test('more notable positions than a table has are found by solving', options, () => {
  const found = json(['notable', 'gobblers2', '--limit', '5']);
  assert.equal(found.values.from, 'solving');
  assert.ok(found.kinds.some((/** @type {any} */ kind) => kind.examples.length === 5));
});

test('a game without a table is solved, without a message', options, () => {
  for (const game of ['tictactoe', 'gobblers2 --rules notebook', 'go:2 --rules ko']) {
    const args = ['probe', ...game.split(' '), '--json'];
    const { status, stdout, stderr } = run(`${prefix}/bin/kanzen`, args);
    assert.deepEqual([status, stderr, JSON.parse(stdout).values.from], [0, '', 'solving']);
  }
});

test('play and table info use what is installed, too', options, () => {
  const game = run(`${prefix}/bin/kanzen`, ['play', 'gobblers', '--side', '1'], { input: 'hint' });
  assert.match(game.stdout, /^values: table in .*\n/);
  assert.match(game.stdout, /The first player: win in 13 plies/);
  assert.match(installed(['table', 'info', 'gobblers']), /^values: table in .*\n$/m);
  const missing = run(`${prefix}/bin/kanzen`, ['table', 'info', 'tictactoe']);
  assert.equal(missing.status, 2);
  const where = /no table of tictactoe .* in \/.*share\/kanzen\/tables.*--table DIR/;
  assert.match(missing.stderr, where);
});

test('an installation may be moved, and started through a link', options, () => {
  const moved = path.join(work, 'moved place');
  cpSync(prefix, moved, { recursive: true });
  const hidden = `${prefix}.hidden`;
  renameSync(prefix, hidden);
  try {
    const link = path.join(work, 'link');
    symlinkSync(`${moved}/bin/kanzen`, link);
    const start = JSON.parse(output(link, ['probe', 'gobblers2', '--json']));
    assert.deepEqual(start.values, { from: 'table', folder: tablesIn(moved) });
  } finally {
    renameSync(hidden, prefix);
  }
});

/** The installation with one of its files changed. @param {(tables: string) => void} change */
function changed(change) {
  const place = makeFolder();
  cpSync(prefix, place, { recursive: true });
  change(tablesIn(place));
  return place;
}

test('a damaged table is reported and left alone, and the game solved', options, () => {
  const place = changed((tables) => {
    const chunk = readdirSync(tables).find((file) => /^gobblers2-strict-.*chunk$/.test(file)) ?? '';
    const bytes = readFileSync(path.join(tables, chunk));
    bytes.writeUInt8(bytes.readUInt8(1234) ^ 1, 1234);
    writeFileSync(path.join(tables, chunk), bytes);
  });
  const { status, stdout, stderr } = run(`${place}/bin/kanzen`, ['probe', 'gobblers2', '--json']);
  assert.equal(status, 0);
  const warning = /^kanzen: warning: [^\n]*passed over: \/[^\n]*chunk: its SHA-256 is not[^\n]*\n$/;
  assert.match(stderr, warning);
  assert.equal(JSON.parse(stdout).values.from, 'solving');
  const refused = run(`${place}/bin/kanzen`, ['table', 'info', 'gobblers2']);
  assert.deepEqual([refused.status, refused.stdout], [1, '']);
  assert.match(refused.stderr, /SHA-256/);
  assert.equal(json(['probe', 'gobblers2', '--rules', 'cover'], place).values.from, 'table');
});

test('KANZEN_TABLES comes before what is installed', options, () => {
  const own = path.join(work, 'own');
  output(`${prefix}/bin/kanzen`, ['table', 'build', 'gobblers2', '--out', own]);
  const probe = (/** @type {string} */ game, /** @type {string} */ tables) =>
    run(`${prefix}/bin/kanzen`, ['probe', game, '--json'], { tables });
  assert.equal(JSON.parse(probe('gobblers2', own).stdout).values.folder, own);
  assert.equal(JSON.parse(probe('gobblers', own).stdout).values.folder, tablesIn(prefix));
  assert.equal(JSON.parse(probe('gobblers', '').stdout).values.folder, tablesIn(prefix));
  const missing = probe('gobblers2', '/nowhere');
  assert.deepEqual([missing.status, missing.stdout], [1, '']);
  assert.match(missing.stderr, /KANZEN_TABLES: "\/nowhere" is no folder/);
});

test('installing again leaves one set of chunks, and tables of others', options, () => {
  const place = changed((tables) => {
    writeFileSync(`${tables}/gobblers2-strict-0-00000000.chunk`, 'of an earlier build');
    writeFileSync(`${tables}/other-rules.manifest`, '');
    writeFileSync(`${tables}/list`, 'other rules other-rules.manifest\n');
  });
  output('cmake', ['--install', build, '--prefix', place]);
  const files = readdirSync(tablesIn(place));
  assert.deepEqual(files.sort(), [...readdirSync(tablesIn(prefix)), 'other-rules.manifest'].sort());
  const list = readFileSync(`${tablesIn(place)}/list`, 'utf8');
  assert.match(list, /^other rules other-rules.manifest$/m);
});

test('the Debian package is complete, names what it needs, and runs', options, () => {
  const folder = path.join(work, 'package');
  output('cpack', ['--config', `${build}/CPackConfig.cmake`, '-B', folder]);
  const file = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  const deb = path.join(folder, file);
  const field = (/** @type {string} */ name) => output('dpkg-deb', ['-f', deb, name]).trim();
  const version = answer(['--version']).trim().replace('kanzen ', '');
  assert.match(file, new RegExp(`^kanzen_${version}_\\w+\\.deb$`));
  assert.deepEqual(['Package', 'Version', 'Section'].map(field), ['kanzen', version, 'math']);
  assert.match(field('Depends'), /^(?=.*libc6 \()(?=.*libstdc\+\+6 \()(?=.*libssl3 \()/);
  assert.match(field('Depends'), /libqrcodegencpp1 \(/);
  assert.match(field('Depends'), /libgif7 \(/);
  assert.doesNotMatch(field('Depends'), /libgl|glfw|librsvg/);
  assert.equal(field('Recommends'), 'librsvg2-2'); // opened when it is needed

  const root = path.join(work, 'root');
  output('dpkg-deb', ['-x', deb, root]);
  const start = json(['probe', 'gobblers'], `${root}/usr`);
  assert.deepEqual(start.values, { from: 'table', folder: tablesIn(`${root}/usr`) });
  assert.ok(existsSync(`${root}/usr/share/zsh/vendor-completions/_kanzen`));
  assert.ok(existsSync(`${root}/usr/share/doc/kanzen/copyright`));
  for (const [name, mode] of [
    ['usr', 0o755],
    ['usr/bin/kanzen', 0o755],
    ['usr/share/kanzen/tables', 0o755],
    ['usr/share/kanzen/tables/list', 0o644],
  ])
    assert.equal(statSync(`${root}/${name}`).mode & 0o777, mode, `${name}`);
  assert.match(output('dpkg-deb', ['-c', deb]), / root\/root .* \.\/usr\/bin\/kanzen$/m);
});
