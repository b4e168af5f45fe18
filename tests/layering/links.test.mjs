// Links and paths in the documents lead to files and headings, and the documents that sources name exist.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const withoutSources = new Set(['.git', 'build', 'node_modules']);

/** @param {string} folder from the root @returns {string[]} what it contains; folders end with "/" */
function entriesOf(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return withoutSources.has(entry.name) ? [] : [`${name}/`, ...entriesOf(name)];
  });
}

const entries = new Set(entriesOf('.'));
const exists = (/** @type {string} */ name) => entries.has(name) || entries.has(`${name}/`);
const documents = [...entries].filter((name) => name.endsWith('.md'));
const textOf = (/** @type {string} */ name) => readFileSync(path.join(root, name), 'utf8');
const withoutBlocks = (/** @type {string} */ text) => text.replaceAll(/^```[^]*?^```/gm, '');

/**
 * The anchors of a document, which GitHub makes of its headings.
 * @param {string} name of a file
 */
function anchorsOf(name) {
  /** @type {Set<string>} */
  const anchors = new Set();
  if (!name.endsWith('.md')) return anchors;
  for (const [, heading = ''] of withoutBlocks(textOf(name)).matchAll(/^#+ (.*)$/gm)) {
    const base = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = base;
    for (let count = 1; anchors.has(anchor); ++count) anchor = `${base}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** The broken links of a document. @param {string} name @param {string} text */
function brokenLinks(name, text) {
  const prose = withoutBlocks(text).replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(/(?:\]\(|^\[[^\]]+\]: *|\b(?:href|src)=")([^)\s"]+)/gm)]
    .map(([, link = '']) => link)
    .filter((link) => {
      if (/^[a-z]+:/.test(link)) return false; // other sites
      const [file = '', anchor] = link.split('#');
      const target = file ? path.posix.join(path.posix.dirname(name), file) : name;
      if (!exists(target.replace(/\/$/, ''))) return true;
      return anchor !== undefined && !anchorsOf(target).has(anchor);
    });
}

/** Paths in a text that begin with a folder of the repository and lead nowhere. @param {string} text */
function missingPaths(text) {
  const folders = 'cmake|docs|engine|imgui_app|public|scripts|tests|web';
  const paths = new RegExp(`(?<![\\w./-])(?:${folders})/[\\w./*-]*\\w`, 'g');
  const found = [...text.matchAll(paths)].map(([name]) => name);
  // The folder of a pattern such as tests/web/*.test.mjs has to exist.
  return found.filter((name) => !exists(name.replace(/\/[^/]*\*.*$/, '')));
}

test('every link in the documents leads to a file or a heading', () => {
  assert.ok(documents.length > 15, `${documents.length} documents`);
  for (const name of documents) assert.deepEqual(brokenLinks(name, textOf(name)), [], name);
});

test('every path in the documents exists', () => {
  for (const name of documents) assert.deepEqual(missingPaths(textOf(name)), [], name);
});

test('every document that a source names exists', () => {
  const sourceNames =
    /\.([hc]pp|[cm]?[jt]s|css|html|cmake|sh)$|^scripts\/[a-z-]+$|CMakeLists\.txt$/;
  for (const name of entries) {
    // This file names documents that do not exist.
    if (!sourceNames.test(name) || name.endsWith('/links.test.mjs')) continue;
    const missing = missingPaths(textOf(name)).filter((found) => found.endsWith('.md'));
    assert.deepEqual(missing, [], name);
  }
});

test('what leads nowhere is found', () => {
  const links = '[a](games/chess.md), [b](games/go.md#chess), [c](#chess), <img src="chess.svg">';
  const right =
    '[Go](games/go.md#rules), [values](#values-and-counts), `[x](y)`, [z](https://z.org)';
  assert.deepEqual(brokenLinks('docs/GAMES.md', `${links} ${right}`), [
    'games/chess.md',
    'games/go.md#chess',
    '#chess',
    'chess.svg',
  ]);
  assert.deepEqual(
    missingPaths('docs/CHESS.md, docs/chess/*.md, docs/GAMES.md, tests/web/*.mjs, engine/games.'),
    ['docs/CHESS.md', 'docs/chess/*.md'],
  );
});
