// A large game in an isolated page of Chromium, solved by one thread and by several in turn: how much
// faster several are, and whether they come to the same table, every value and every reached position.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithProfile } from './browser.mjs';
import { modules } from './site.mjs';
import { startStaticServer } from '../../scripts/static_server.mjs';

/** Runs in the page.  @param {{ game: string, threads: number, base: string }} request */
async function solveAndHash({ game: name, threads, base }) {
  const { openGame } = await import(/** @type {any} */ (`${base}kanzen.mjs`));
  const game = await openGame({ game: name });
  const { seconds, threads: worked } = await game.solve({ threads });
  await game.save();
  const { rules } = game.info;
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('kanzen');
  const file = await (await folder.getFileHandle(`${name}-${rules}.values`)).getFile();
  // Without the head, which contains the duration, and the checksum, which covers the head.
  const [begin, end, piece] = [64, file.size - 8, 1 << 24];
  const digests = [];
  for (let at = begin; at < end; at += piece) {
    const bytes = await file.slice(at, Math.min(at + piece, end)).arrayBuffer();
    digests.push(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(digests).arrayBuffer());
  await game.deleteSaved();
  await game.close();
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return { ...seconds, worked, bytes: file.size, sha256: sha256.join('') };
}

const rounded = (/** @type {number} */ value) => Number(value.toFixed(2));
/** @param {number[]} values */
const least = (values) => rounded(Math.min(...values));

/**
 * @param {string} game under its usual rules
 * @param {number} threads
 * @param {number} runs with each number of threads
 */
export async function benchThreads(game, threads, runs) {
  const server = await startStaticServer(modules, { isolated: true });
  const profile = await mkdtemp(join(tmpdir(), 'kanzen-threads-'));
  const context = await launchWithProfile(profile);
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}kanzen.mjs`); // shown as a text, a page without anything
    /** @type {Record<number, number[]>} */
    const seconds = { 1: [], [threads]: [] };
    const tables = new Set();
    for (let run = 0; run < runs; ++run)
      for (const count of [1, threads]) {
        const request = { game, threads: count, base: server.url };
        const result = await page.evaluate(solveAndHash, request);
        if (result.worked !== count)
          throw new Error(`${result.worked} threads worked, not ${count}`);
        seconds[count]?.push(rounded(result.enumerate + result.solve));
        tables.add(`${result.bytes} ${result.sha256}`);
      }
    return {
      name: `${game}, isolated page in Chromium, 1 and ${threads} threads in turn`,
      seconds,
      times_faster: rounded(least(seconds[1] ?? []) / least(seconds[threads] ?? [])),
      same_table: tables.size === 1,
    };
  } finally {
    await context.close();
    await server.close();
    await rm(profile, { recursive: true, force: true });
  }
}
