// What a visitor waits for has to stay small: the compressed modules, as a host sends them.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { test } from 'node:test';
import { site } from './site.mjs';

/** Bytes after `gzip --best`, which scripts/build does; docs/PERFORMANCE.md says what they are. */
const largest = {
  'kanzen-engine.wasm.gz': 390_000,
  'kanzen-page.wasm.gz': 538_000,
};

for (const [name, limit] of Object.entries(largest)) {
  test(`${name} has at most ${limit} bytes`, () => {
    const { size } = statSync(`${site}/${name}`);
    assert.ok(size <= limit, `${name} has ${size} bytes, ${size - limit} more than ${limit}`);
  });
}
