// Dobutsu shogi's table, but of a sample of positions alone (docs/TESTING.md).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sample = `${root}tests/sample/dobutsu_end.txt`;

/** The position that the sample is about, lost for the side to move in so many plies. */
export const [position = '', , plies = ''] = (
  readFileSync(sample, 'utf8').split('\n')[0] ?? ''
).split(' ');

/** @returns {{ folder: string, remove: () => void }} */
export function makeSampleTable() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kanzen-sample-'));
  execFileSync(`${root}build/native/kanzen_sample_table`, ['dobutsu', 'normal', sample, folder]);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
