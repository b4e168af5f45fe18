// docs/FIGURES.md: its commands make the pictures that it shows.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { answer } from './kanzen.mjs';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const page = readFileSync(`${docs}FIGURES.md`, 'utf8');

/** The words of a command line, some of them in quotes. @param {string} line */
const wordsOf = (line) =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);

const commands = [...page.matchAll(/^kanzen (figure .* --out docs\/figures\/(\S+\.svg))$/gm)];

test('every picture is shown and has its command', () => {
  const svg = readdirSync(`${docs}figures`).filter((name) => name.endsWith('.svg'));
  assert.deepEqual(commands.map(([, , name]) => name).sort(), svg.sort());
  for (const name of readdirSync(`${docs}figures`))
    assert.ok(page.includes(`(figures/${name})`), name);
});

for (const [, line, name] of commands)
  test(`${name} is what its command draws`, () => {
    const args = wordsOf(line).slice(0, -2); // without --out
    assert.equal(answer(args), readFileSync(`${docs}figures/${name}`, 'utf8'));
  });
