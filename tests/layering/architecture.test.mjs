// The table of layers in docs/ARCHITECTURE.md is that of the rules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { mayInclude } from './rules.mjs';

test('docs/ARCHITECTURE.md lists what each layer may include', () => {
  const text = readFileSync(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| layer \| may include \|\n(.*?)\n\n/s.exec(text) ?? [];
  const special = /** @type {const} */ ([
    [/^a game's drawing/, 'faces'],
    [/^a game's `adapter/, 'adapters'],
    [/^a game's own solver/, 'game solvers'],
    [/^the check of a game's proofs/, 'proof checks'],
  ]);
  /** @param {string} cell */
  const layersIn = (cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
      Object.hasOwn(mayInclude, name) ? name : `engine/${name}`,
    );
  /** @type {Record<string, string[]>} */
  const documented = {};
  for (const row of table.split('\n').slice(1)) {
    const [left = '', right = ''] = row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    const [, name] = special.find(([pattern]) => left.match(pattern)) ?? [];
    for (const layer of name ? [name] : layersIn(left)) documented[layer] = layersIn(right).sort();
  }
  const ruled = Object.entries(mayInclude).map(([layer, those]) => [layer, [...those].sort()]);
  assert.deepEqual(documented, Object.fromEntries(ruled));
});
