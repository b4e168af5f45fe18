// The page bundled anew with something else in its modules: shorter times, faults.
import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSite } from '../../scripts/bundle_site.mjs';
import { startStaticServer } from '../../scripts/static_server.mjs';
import { modules, site } from './site.mjs';

/** In a file what is there, and what takes its place. @typedef {[string, string, string]} Change */

/** @type {Map<string, Promise<{ url: string, close: () => Promise<void> }>>} by their changes */
const served = new Map();

/** @param {readonly Change[]} changes @returns {Promise<string>} the folder */
export async function bundleChanged(changes) {
  const folder = await mkdtemp(join(tmpdir(), 'kanzen-site-'));
  const made = new Set();
  await bundleSite(modules, folder, {
    change(name, text) {
      for (const [file, before, after] of changes) {
        if (file !== name) continue;
        assert.ok(text.includes(before), `${file} has ${before}`);
        text = text.replace(before, after);
        made.add(file);
      }
      return text;
    },
  });
  for (const [file] of changes) assert.ok(made.has(file), `${file} is in the page`);
  await symlink(join(site, 'tables'), join(folder, 'tables'));
  return folder;
}

/** @param {readonly Change[]} changes */
async function serve(changes) {
  const folder = await bundleChanged(changes);
  const server = await startStaticServer(folder);
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
  return { url: server.url, close };
}

/** @param {readonly Change[]} changes @returns {Promise<string>} its address */
export async function changedSite(changes) {
  const key = JSON.stringify(changes);
  const known = served.get(key) ?? serve(changes);
  served.set(key, known);
  return (await known).url;
}

export async function closeChangedSites() {
  for (const one of served.values()) await (await one).close();
  served.clear();
}
