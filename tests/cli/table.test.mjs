// Tables in files: built, described, checked, asked; and every way in which files go wrong.
import assert from 'node:assert/strict';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test, { after, before } from 'node:test';
import { resealed } from '../web/manifest.mjs';
import { answer, json, refused, refusedUnsolved, withoutOrigin } from './kanzen.mjs';

/** @type {string} */
let folder;
before(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kanzen-tables-'));
  for (const rules of ['strict', 'cover'])
    answer(['table', 'build', 'gobblers2', '--rules', rules, '--out', folder]);
});
after(() => rmSync(folder, { recursive: true, force: true }));

const chunkOf = (/** @type {string} */ rules) => {
  const name = readdirSync(folder).find((file) => file.startsWith(`gobblers2-${rules}-`));
  assert.ok(name);
  return name;
};

/** A copy of the tables in which `change` has done something. */
function damaged(/** @type {(copy: string) => void} */ change) {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'kanzen-damaged-'));
  for (const file of readdirSync(folder))
    copyFileSync(path.join(folder, file), path.join(copy, file));
  change(copy);
  return copy;
}

test('two sizes take at most 40 kB, and info says what a table is made of', () => {
  for (const rules of ['strict', 'cover']) {
    const info = json(['table', 'info', 'gobblers2', '--rules', rules, '--table', folder]);
    assert.deepEqual([info.game, info.rules, info.chunks], ['gobblers2', rules, 1]);
    assert.ok(info.bytes <= 40_000 && info.bytes > 5000);
    assert.ok(Math.abs(info.bits_per_position - (info.bytes * 8) / info.stored) < 1e-9);
    assert.ok(info.ratio_to_entropy > 1 && info.ratio_to_entropy < 1.15);
  }
  assert.match(
    answer(['table', 'info', 'gobblers2', '--table', folder]),
    /^stored positions +32,755$/m,
  );
});

test('info tells what solving would count, and the notable positions', () => {
  for (const rules of ['strict', 'cover']) {
    const game = ['gobblers2', '--rules', rules];
    const info = json(['table', 'info', ...game, '--table', folder]);
    const {
      game: _,
      rules: __,
      threads,
      seconds,
      peak_bytes,
      ...counts
    } = json(['solve', ...game]);
    assert.ok(threads && seconds && peak_bytes);
    assert.deepEqual(info.summary, counts);
    assert.deepEqual(info.notable, json(['notable', ...game]).kinds);
  }
  const text = answer(['table', 'info', 'gobblers2', '--table', folder]);
  assert.match(text, /^the start is a draw$/m);
  assert.match(text, /^positions up to symmetry +226,220$/m);
  assert.match(text, /^39 +8 +-$/m);
  const [kinds, origin] = answer(['notable', 'gobblers2']).split('\nvalues: ');
  assert.ok(text.endsWith(kinds ?? ''));
  assert.match(origin ?? '', /^solved here in /);
});

test('verify compares the counts and the notable positions', () => {
  /** @type {[(text: string) => string, RegExp][]} */
  const changes = [
    [(text) => text.replace(' 226220 26591 ', ' 226220 26590 '), /counts 26590 finished positions/],
    [
      (text) => text.replace('\ndistance 15 758 0', '\ndistance 15 757 1'),
      /line \d+: the counts by distance/,
    ],
    [
      (text) => text.replace('mutual_zugzwang 41', 'mutual_zugzwang 40'),
      /"mutual_zugzwang" differ/,
    ],
    [(text) => text.replace(/notable smallest_draw .*\nexample .*\n/, ''), /4 kinds of notable/],
  ];
  for (const [change, message] of changes) {
    const copy = damaged((to) => {
      const file = path.join(to, 'gobblers2-strict.manifest');
      writeFileSync(file, resealed(change(readFileSync(file, 'utf8'))));
    });
    for (const depth of [[], ['--stored']])
      assert.match(
        refused(['table', 'verify', 'gobblers2', '--table', copy, ...depth], 1),
        message,
      );
    rmSync(copy, { recursive: true });
  }
});

test('the list names every table of the folder once', () => {
  const several = mkdtempSync(path.join(os.tmpdir(), 'kanzen-several-'));
  for (const rules of ['cover', 'strict', 'cover'])
    answer(['table', 'build', 'gobblers1', '--rules', rules, '--out', several]);
  assert.equal(
    readFileSync(path.join(several, 'list'), 'utf8'),
    'gobblers1 strict gobblers1-strict.manifest\ngobblers1 cover gobblers1-cover.manifest\n',
  );
  rmSync(several, { recursive: true });
});

test('the same values make the same files', () => {
  const again = mkdtempSync(path.join(os.tmpdir(), 'kanzen-again-'));
  answer(['table', 'build', 'gobblers2', '--out', again, '--threads', '3']);
  for (const file of readdirSync(again).filter((name) => name !== 'list'))
    assert.deepEqual(readFileSync(path.join(again, file)), readFileSync(path.join(folder, file)));
  rmSync(again, { recursive: true });
});

test('verify compares every reachable position, or what is stored', () => {
  for (const rules of ['strict', 'cover']) {
    const args = ['table', 'verify', 'gobblers2', '--rules', rules, '--table', folder];
    const all = json(args);
    assert.deepEqual(
      [all.which, all.verified, all.positions],
      ['reachable', true, rules === 'strict' ? 226220 : 252238],
    );
    const { stored } = json(['table', 'info', ...args.slice(2)]);
    assert.equal(json([...args, '--stored']).positions, stored);
  }
});

test('probe answers from a table as from the solver', () => {
  for (const position of ['-,-,-/-,-,-/-,-,-:1', '-,-,ML/-,m,-/-,-,-:2', 'mL,-,-/-,l,-/-,-,M:1']) {
    const args = ['probe', 'gobblers2', '--position', position];
    const found = json([...args, '--table', folder]);
    assert.deepEqual(found.values, { from: 'table', folder });
    assert.deepEqual(withoutOrigin(found), withoutOrigin(json(args)));
  }
});

/** @type {[string, (copy: string) => void, RegExp][]} */
const faults = [
  [
    'missing manifest',
    (copy) => rmSync(path.join(copy, 'gobblers2-strict.manifest')),
    /gobblers2-strict\.manifest: cannot be read/,
  ],
  ['missing chunk', (copy) => rmSync(path.join(copy, chunkOf('strict'))), /chunk: cannot be read/],
  [
    'cut off',
    (copy) =>
      writeFileSync(
        path.join(copy, chunkOf('strict')),
        readFileSync(path.join(folder, chunkOf('strict'))).subarray(0, 5000),
      ),
    /SHA-256/,
  ],
  [
    'flipped bit',
    (copy) => {
      const bytes = readFileSync(path.join(folder, chunkOf('strict')));
      bytes[4321] ^= 4;
      writeFileSync(path.join(copy, chunkOf('strict')), bytes);
    },
    /SHA-256/,
  ],
  [
    'swapped chunks',
    (copy) => copyFileSync(path.join(folder, chunkOf('cover')), path.join(copy, chunkOf('strict'))),
    /SHA-256/,
  ],
  [
    'the manifest of other rules',
    (copy) =>
      copyFileSync(
        path.join(folder, 'gobblers2-cover.manifest'),
        path.join(copy, 'gobblers2-strict.manifest'),
      ),
    /the table is of gobblers2 cover, not of gobblers2 strict/,
  ],
  [
    'another version',
    (copy) => {
      const file = path.join(copy, 'gobblers2-strict.manifest');
      writeFileSync(file, readFileSync(file, 'utf8').replace('kanzen-table 3', 'kanzen-table 1'));
    },
    /line 1: not "kanzen-table 3": no manifest, or of another version/,
  ],
  [
    'a web page for a manifest',
    (copy) => writeFileSync(path.join(copy, 'gobblers2-strict.manifest'), '<!doctype html>\n'),
    /line 1/,
  ],
];
for (const [name, change, message] of faults)
  test(`a fault is an error, never a value: ${name}`, () => {
    const copy = damaged(change);
    for (const args of [
      ['probe', 'gobblers2'],
      ['table', 'info', 'gobblers2'],
      ['table', 'verify', 'gobblers2'],
    ])
      assert.match(refused([...args, '--table', copy], 1), message);
    rmSync(copy, { recursive: true });
  });

test('a folder that cannot be written to is named before the game is solved', () => {
  const build = (/** @type {string} */ to) => refusedUnsolved('table build', ['--out', to], 1);
  assert.match(build('/proc/nowhere'), /\/proc\/nowhere: cannot be made/);
  assert.match(build('/proc'), /\/proc: no files can be written into it/);
});

test('the notebook has no table', () => {
  assert.match(
    refused(['table', 'build', 'gobblers2', '--rules', 'notebook', '--out', folder], 2),
    /no tables of gobblers2 under the notebook rules/,
  );
});
