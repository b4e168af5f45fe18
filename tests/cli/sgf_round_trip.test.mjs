// 200 generated records in twelve character sets, with everything that is mended: each is read as
// its game was played, and what --out writes of it is valid and has the same game.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { isReleaseBuild, program } from './kanzen.mjs';
import { faultsOf } from './sgf_checker.mjs';
import { characterSets, dialects, generatedRecords } from './sgf_records.mjs';

const run = promisify(execFile);

/** @typedef {import('./sgf_records.mjs').GeneratedRecord} GeneratedRecord */

/** @param {string} file @returns {Promise<any>} */
const read = async (file) => JSON.parse((await run(program, ['sgf', file, '--json'])).stdout);

/** The stones of a position, without whose turn it is. @param {string} position */
const stonesOf = (position) => position.split(':')[0];

/** Returns what must be the same when the record has been written and is read again. @param {any} answer */
function contents(answer) {
  const { notes: _, date: _date, result: _result, counted_as_in_file: _counted, ...rest } = answer;
  return rest;
}

/** @param {GeneratedRecord} record @param {string} folder */
async function check(record, folder) {
  const source = join(folder, `${record.name.slice(0, 3)}.sgf`);
  const once = source.replace('.sgf', '-1.sgf');
  const twice = source.replace('.sgf', '-2.sgf');
  writeFileSync(source, record.bytes);
  const first = await read(source);
  assert.equal(stonesOf(first.position), record.stones, 'the final position');
  assert.equal(first.variations, record.variations, 'variations');
  if (record.hasNames) {
    assert.deepEqual([first.black, first.white], [record.black, record.white], 'names');
  }
  if (record.komi !== undefined) assert.equal(first.komi, record.komi, 'komi');
  if (record.noted) assert.ok(first.notes.length > 0, 'a note is missing');
  await run(program, ['sgf', source, '--out', once]);
  const written = readFileSync(once);
  assert.deepEqual(faultsOf(written), [], `faults of\n${written}`);
  const again = await read(once);
  assert.deepEqual(contents(again), contents(first), 'the game that was written');
  await run(program, ['sgf', once, '--out', twice]);
  assert.equal(readFileSync(twice, 'utf8'), written.toString(), 'written a second time');
}

const all = generatedRecords(200);
// Programs with sanitizers take twenty times as long.
const records = isReleaseBuild ? all : all.filter((_, at) => at % 5 === 0);

test('200 records are read, written and read again as the same games', async () => {
  assert.equal(characterSets.length, 12);
  assert.ok(all.length >= 5 * Object.keys(dialects).length);
  const folder = mkdtempSync(join(tmpdir(), 'kanzen-records-'));
  /** @type {string[]} */
  const failures = [];
  const waiting = [...records];
  const work = async () => {
    for (let record = waiting.shift(); record !== undefined; record = waiting.shift())
      try {
        await check(record, folder);
      } catch (thrown) {
        failures.push(`${record.name}\n${thrown instanceof Error ? thrown.message : thrown}`);
      }
  };
  try {
    await Promise.all([work(), work(), work()]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.deepEqual(failures, [], failures.sort().join('\n\n'));
});
