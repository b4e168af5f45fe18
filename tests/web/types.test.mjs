// The published types fit the sources, and a usage example compiles against them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { root } from './site.mjs';

test('tsc finds nothing', { timeout: 120_000 }, () => {
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', root], {
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});
