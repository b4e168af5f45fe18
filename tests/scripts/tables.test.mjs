// The site's tables: made once, announced by the site meanwhile, and added when they are there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts', import.meta.url));

/** @type {string} a project with a site and small tables */
let project;

/** @param {string} name @param {string} text */
function write(name, text) {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} name @param {string} script */
function program(name, script) {
  write(name, `#!/usr/bin/env bash\nset -e\n${script}\n`);
  chmodSync(path.join(project, name), 0o755);
}

/** @param {string} name */
const read = (name) => readFileSync(path.join(project, name), 'utf8');

/** Copies the site's list meanwhile. */
const kanzen = `
cp build/site/tables/list list-meanwhile 2>/dev/null || true
echo "$*" >>calls
echo values >"\${!#}/large.chunk"
echo manifest >"\${!#}/large.manifest"
echo "dobutsu normal large.manifest" >"\${!#}/list"`;

/** @param {string} command */
function run(command) {
  const source = `source '${scripts}/lib.sh'; root=$PWD; source '${scripts}/tables.sh'; ${command}`;
  const environment = { ...process.env, PATH: `${project}/bin:${process.env.PATH}` };
  return spawnSync('bash', ['-euo', 'pipefail', '-c', source], { cwd: project, env: environment });
}

/** The small tables are those of the present source. */
const stampSmallTables = () => run('stamp_of small >build/tables/stamp');

/** The number of tables made. */
const calls = () => read('calls').trim().split('\n').length;

const small = 'gobblers strict small.manifest\n';
const beingMade = `${small}dobutsu normal being made\n`;
const there = `${small}dobutsu normal large.manifest\n`;
const proof = 'go:5 ko proof.manifest\n';

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'kanzen-tables-'));
  for (const folder of ['core', 'index', 'solve', 'table', 'games/dobutsu', 'games/mnk'])
    write(`engine/${folder}/some.hpp`, '// nothing\n');
  for (const name of ['game_adapter', 'solved_position', 'table_adapter', 'table_source'])
    write(`engine/adapter/${name}.hpp`, '');
  for (const name of ['solved_position', 'table_adapter']) write(`engine/adapter/${name}.cpp`, '');
  write('engine/cli/cache/table_files.cpp', '');
  write('engine/games/go/proof_files/list', proof);
  write('engine/games/go/proof_files/proof.chunk', 'replies');
  write('engine/games/go/proof_files/proof.manifest', 'claims');
  write('build/tables/list', small);
  write('build/tables/small.chunk', 'small values');
  write('build/tables/small.manifest', 'small manifest');
  stampSmallTables();
  write('build/site/tables/list', small);
  write('build/site/tables/small.manifest', 'small manifest');
  program('bin/cmake', '');
  program('build/native/kanzen', kanzen);
});
afterEach(() => rmSync(project, { recursive: true }));

test('the list names a table as being made, then as there', () => {
  assert.equal(run('make_site_tables large').status, 0);
  const next = path.join(project, 'build/large-tables.next');
  assert.equal(read('calls'), `table build dobutsu --rules normal --out ${next}\n`);
  assert.equal(read('list-meanwhile'), beingMade);
  assert.equal(read('build/site/tables/list'), there);
  assert.equal(read('build/site/tables/large.chunk'), 'values\n');
});

test('it is made again only when something that decides about it has changed', () => {
  run('make_site_tables large');
  write('engine/games/mnk/some.hpp', '// changed');
  const copied = () => statSync(path.join(project, 'build/site/tables/large.chunk')).mtimeMs;
  const before = copied();
  run('make_site_tables large');
  assert.deepEqual([calls(), copied()], [1, before]);
  const sources = ['core', 'index', 'solve', 'table', 'games/dobutsu'];
  for (const [before, folder] of sources.entries()) {
    write(`engine/${folder}/some.hpp`, '// changed');
    run('make_site_tables large');
    assert.equal(calls(), before + 2, folder);
  }
});

test('when it cannot be made the list does not promise it any more', () => {
  program('build/native/kanzen', `${kanzen}\nexit 1`);
  assert.notEqual(run('make_site_tables large').status, 0);
  assert.equal(read('list-meanwhile'), beingMade);
  assert.equal(read('build/site/tables/list'), small);
});

test('a new site takes it in, but not an old one', () => {
  run('make_site_tables large');
  mkdirSync(path.join(project, 'next'));
  assert.equal(run('add_tables next').status, 0);
  assert.equal(read('next/tables/list'), there + proof);
  assert.equal(read('next/tables/large.chunk'), 'values\n');
  assert.equal(read('next/tables/small.chunk'), 'small values');
  write('engine/table/some.hpp', '// changed');
  mkdirSync(path.join(project, 'later'));
  run('add_tables later');
  assert.equal(read('later/tables/list'), proof);
});

test('a site that is served before its tables are made lists them as being made', () => {
  write('engine/table/some.hpp', '// changed');
  mkdirSync(path.join(project, 'next'));
  assert.equal(run('KANZEN_PENDING_TABLES="small large" add_tables next').status, 0);
  const made = ['gobblers2 strict', 'gobblers2 cover', 'gobblers strict', 'gobblers cover'];
  const lines = [...made, 'dobutsu normal'].map((table) => `${table} being made\n`);
  assert.equal(read('next/tables/list'), lines.join('') + proof);
});

test('without a site it is made all the same', () => {
  rmSync(path.join(project, 'build/site'), { recursive: true });
  assert.equal(run('make_site_tables large').status, 0);
  assert.equal(read('build/large-tables/list'), 'dobutsu normal large.manifest\n');
});
