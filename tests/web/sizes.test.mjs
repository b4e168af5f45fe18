// What a visitor waits for has to stay small: the page's parts, compressed as a host sends them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { site } from './site.mjs';

/** Bytes after `gzip --best` of the file in assets/ that begins so; docs/PERFORMANCE.md explains. */
const largest = {
  'kanzen-engine-': 393_000,
  'kanzen-page-': 433_000,
  'kanzen-regular-japanese-': 59_500,
  'kanzen-semibold-japanese-': 59_500,
  'page-': 53_000,
  'worker-': 14_500,
};

for (const [begin, limit] of Object.entries(largest)) {
  test(`${begin}… has at most ${limit} bytes`, () => {
    const names = readdirSync(`${site}/assets`).filter(
      (name) => name.startsWith(begin) && !name.endsWith('.map'),
    );
    assert.equal(names.length, 1, names.join());
    const { length } = gzipSync(readFileSync(`${site}/assets/${names[0]}`), { level: 9 });
    assert.ok(length <= limit, `${names[0]} has ${length} bytes, ${length - limit} too many`);
  });
}
