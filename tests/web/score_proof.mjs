// Builds a proof of Go's scores with the native command.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nativeKanzen } from './site.mjs';

/** @param {string} game under `ko`, with few points */
export async function buildProof(game) {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-proof-'));
  const args = ['table', 'build', game, '--rules', 'ko', '--out', folder];
  await promisify(execFile)(nativeKanzen, args);
  const names = await readdir(folder);
  const read = (/** @type {string} */ ending) =>
    readFile(join(folder, names.find((name) => name.endsWith(ending)) ?? ''));
  const files = {
    manifest: (await read('.manifest')).toString(),
    chunk: new Uint8Array(await read('.chunk')),
  };
  return { folder, files, remove: () => rm(folder, { recursive: true }) };
}
