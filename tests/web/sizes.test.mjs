// What a visitor waits for has to stay small: the page's parts, compressed as a host sends them.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { site } from './site.mjs';

/**
 * Bytes after `gzip --best` of the file in assets/ whose name is so around the hash of its contents;
 * docs/PERFORMANCE.md explains.
 */
const largest = {
  'kanzen-engine-*.wasm': 397_000,
  'kanzen-engine-threads-*.js': 22_000,
  'kanzen-engine-threads-*.wasm': 400_000,
  'kanzen-engine-threads.worker-*.js': 1_500,
  'kanzen-page-*.wasm': 435_000,
  'kanzen-regular-japanese-*.otf': 59_500,
  'kanzen-semibold-japanese-*.otf': 59_500,
  'page-*.js': 54_000,
  'worker-*.js': 14_500,
};

for (const [pattern, limit] of Object.entries(largest)) {
  test(`${pattern} has at most ${limit} bytes`, () => {
    const named = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '\\w+')}$`);
    const names = readdirSync(`${site}/assets`).filter((name) => named.test(name));
    assert.equal(names.length, 1, names.join());
    const { length } = gzipSync(readFileSync(`${site}/assets/${names[0]}`), { level: 9 });
    assert.ok(length <= limit, `${names[0]} has ${length} bytes, ${length - limit} too many`);
  });
}
