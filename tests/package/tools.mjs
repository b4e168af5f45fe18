// The tools with which the npm package is tried: a file of tools/ for each.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * A way to use a project.  After the build, a program is run and prints its result; a page is served from a
 * folder, or by a command at PORT, and shows its result.
 * @typedef {{ name: string, build?: string } & (
 *   { run: string } | { folder: string } | { serve: string })} Mode
 * @typedef {{ title: string, versions: string[], packages: (version: string) => string[],
 *   files?: Record<string, string>, modes: Mode[] }} Tool  files: added to those of project/, or in their
 *   place
 * @typedef {Tool & { name: string }} NamedTool
 */

/** A command for bundlers that do not copy files. */
export const copyFiles = 'cp node_modules/kanzen/*.mjs node_modules/kanzen/*.wasm dist/';
/** @param {string} version @returns {string} Node's own package for this machine */
export const nodePackage = (version) => `node-${process.platform}-${process.arch}@${version}`;

/** @returns {Promise<NamedTool[]>} by name */
export function readTools() {
  const files = readdirSync(new URL('tools', import.meta.url)).sort();
  return Promise.all(
    files.map(async (file) => {
      /** @type {{ default: Tool }} */
      const { default: tool } = await import(`./tools/${file}`);
      return { name: basename(file, '.mjs'), ...tool };
    }),
  );
}

/**
 * @param {NamedTool[]} tools
 * @param {string[]} names such as "vite" or "vite@7"; none: all tools
 * @returns {NamedTool[] | string} with the versions that are meant; a string: what is wrong
 */
export function chooseTools(tools, names) {
  if (names.length === 0) return tools;
  /** @type {Map<string, Set<string>>} */
  const chosen = new Map();
  for (const given of names) {
    const [name = '', begin = ''] = given.split('@');
    const versions = tools.find((tool) => tool.name === name)?.versions ?? [];
    const meant = versions.filter((version) => `${version}.`.startsWith(begin && `${begin}.`));
    if (meant.length === 0) return `there is no tool "${given}"`;
    chosen.set(name, new Set([...(chosen.get(name) ?? []), ...meant]));
  }
  return tools
    .map((tool) => ({
      ...tool,
      versions: tool.versions.filter((version) => chosen.get(tool.name)?.has(version)),
    }))
    .filter(({ versions }) => versions.length > 0);
}
