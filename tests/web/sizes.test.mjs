// Downloads stay within the limits of budget.json, each part compressed as a host sends it, and
// docs/PERFORMANCE.md shows the same limits as a table.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { budget } from './budget.mjs';
import { root, site } from './site.mjs';

/** @param {string} pattern with "*" for the hash of the contents @returns {string[]} */
function filesOf(pattern) {
  const folder = dirname(pattern);
  const name = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replace('*', '\\w+')}$`);
  return readdirSync(join(site, folder))
    .filter((file) => name.test(file))
    .map((file) => join(folder, file));
}

for (const { part, file, bytes } of budget.parts) {
  test(`${part} has at most ${bytes} bytes`, (t) => {
    const files = filesOf(file);
    assert.equal(files.length, 1, files.join());
    const { length } = gzipSync(readFileSync(join(site, files[0] ?? '')), { level: 9 });
    t.diagnostic(`${files[0]}: ${length} bytes`);
    assert.ok(length <= bytes, `${files[0]} has ${length} bytes, ${length - bytes} too many`);
  });
}

test('a slice of a font is fetched in a moment', (t) => {
  const folder = readdirSync(join(site, 'assets')).find((name) => /^font-slices-\w+$/.test(name));
  assert.ok(folder);
  const sizes = readdirSync(join(site, 'assets', folder)).map((name) => {
    const { length } = gzipSync(readFileSync(join(site, 'assets', folder, name)), { level: 9 });
    assert.ok(length <= budget.fontSlice.bytes, `${name} has ${length} bytes`);
    return length;
  });
  t.diagnostic(`${sizes.length} files, ${sizes.reduce((sum, size) => sum + size, 0)} bytes`);
});

test('what comes before the first move has room in the sum of its parts', () => {
  const first = budget.parts.slice(0, 4).reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(first <= budget.beforeFirstMove.bytes, String(first));
});

test('the documentation shows the budget', () => {
  const text = readFileSync(join(root, 'docs/PERFORMANCE.md'), 'utf8');
  const shown = /\n\| part \| bytes at most \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  const number = (/** @type {number} */ n) => n.toLocaleString('en-US');
  const rows = [
    ...budget.parts.map(({ part, bytes }) => `| ${part} | ${number(bytes)} |`),
    `| all before the first move, in at most ${budget.beforeFirstMove.requests} requests | ${number(budget.beforeFirstMove.bytes)} |`,
    `| each slice of a font for texts in other scripts | ${number(budget.fontSlice.bytes)} |`,
  ];
  assert.deepEqual(shown.trim().split('\n'), rows);
});

test('nothing is published that only a build needs', () => {
  const all = /** @type {string[]} */ (readdirSync(site, { recursive: true }));
  assert.deepEqual(
    all.filter((name) => /\.(gz|br|mts|ts|tsbuildinfo)$/.test(name)),
    [],
  );
  const maps = all.filter((name) => name.endsWith('.map'));
  assert.ok(maps.length >= 2, maps.join());
  for (const name of maps) {
    const { sources, sourceRoot } = JSON.parse(readFileSync(join(site, name), 'utf8'));
    assert.equal(sourceRoot, undefined);
    assert.ok(sources.length > 0, name);
    const known = /^(?:\.\.\/)*(?:[\w.-]+\/)*[\w.-]+\.m?js$|^<define:globalThis\.kanzenVersion>$/;
    for (const source of sources) assert.match(source, known, `${name}: ${source}`);
    assert.ok(!readFileSync(join(site, name), 'utf8').includes(root), name);
  }
});
