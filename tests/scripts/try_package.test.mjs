// The tools that the npm package is tried with, and the table of verdicts in its README.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chooseTools, readTools } from '../package/tools.mjs';
import { replaceTable, verdictTable } from '../package/verdict_table.mjs';

test('the README has a verdict for each version of each tool', async () => {
  const readme = readFileSync(new URL('../../web/package/README.md', import.meta.url), 'utf8');
  const lines = readme.split('\n').filter((line) => line.startsWith('| '));
  for (const { title, versions } of await readTools())
    for (const version of versions)
      assert.ok(
        lines.some((line) => line.startsWith(`| ${title} `) && line.includes(version)),
        `${title} ${version}`,
      );
});

test('tools are chosen by their names and versions', () => {
  const tools = /** @type {any[]} */ ([
    { name: 'vite', versions: ['1.0.0', '1.2.0', '10.0.0'] },
    { name: 'node', versions: ['18.0.0'] },
  ]);
  const chosen = (/** @type {string[]} */ ...names) => {
    const answer = chooseTools(tools, names);
    if (typeof answer === 'string') return answer;
    return answer.map(({ name, versions }) => `${name} ${versions.join()}`);
  };
  assert.deepEqual(chosen(), ['vite 1.0.0,1.2.0,10.0.0', 'node 18.0.0']);
  assert.deepEqual(chosen('vite@1'), ['vite 1.0.0,1.2.0']);
  assert.deepEqual(chosen('node', 'vite@10.0.0', 'vite@1.2'), ['vite 1.2.0,10.0.0', 'node 18.0.0']);
  assert.equal(chosen('vite@2'), 'there is no tool "vite@2"');
  assert.equal(chosen('chess'), 'there is no tool "chess"');
});

test('versions of the same verdict share a line of the table', () => {
  const rows = ['1', '2', '3'].flatMap((version) =>
    ['in development', 'built'].map((mode) => ({
      tool: 'Vite',
      version,
      mode,
      verdict: version === '2' && mode === 'built' ? 'status 1' : 'works',
    })),
  );
  const table = [
    '| tool | how | verdict, 2026-11-26 |',
    '|---|---|---|',
    '| Vite 1, 3 | in development, built | works |',
    '| Vite 2 | in development, built | built: status 1 |',
  ].join('\n');
  assert.equal(verdictTable(rows, new Date('2026-11-26T12:00:00Z')), table);
  const before = 'A\n\n| tool | how | verdict |\n|---|---|---|\n| x | y | z |\n\nB\n';
  assert.equal(replaceTable(before, table), `A\n\n${table}\n\nB\n`);
  assert.throws(() => replaceTable('A\n', table), /must have one table/);
});
