// node scripts/order_functions.mjs MODULE.wasm: writes the module again with similar functions beside each
// other.  gzip finds a repetition only within the last 32 kB, and a module has the same code for several
// games and kinds of panels; Binaryen orders functions by how often they are called.
//
// The module goes through Binaryen's text format, where functions are named and not numbered.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Functions are compared by their runs of so many lines of text. */
const runLength = 4;
/** The next function is similar to the last so many. */
const lastCompared = 6;

/** @typedef {{ lines: string[], runs: Set<string> }} FunctionText */

/** @param {string[]} lines @returns {FunctionText} */
function functionOf(lines) {
  const body = lines.map((line) => line.trim());
  /** @type {Set<string>} */
  const runs = new Set();
  for (let at = 1; at + runLength <= body.length; ++at)
    runs.add(body.slice(at, at + runLength).join('\n'));
  return { lines, runs };
}

/**
 * Chooses as the next function always the one that shares most with the last ones for its length.  A run of
 * lines counts less if many functions have it.
 * @param {FunctionText[]} functions @returns {FunctionText[]}
 */
export function orderBySimilarity(functions) {
  /** @type {Map<string, FunctionText[]>} */
  const having = new Map();
  for (const one of functions)
    for (const run of one.runs) {
      const others = having.get(run);
      if (others) others.push(one);
      else having.set(run, [one]);
    }
  const left = new Set(functions);
  /** @type {FunctionText[]} */
  const ordered = [];
  /** @type {FunctionText | undefined} */
  let next = functions[0];
  while (next) {
    left.delete(next);
    ordered.push(next);
    /** @type {Map<FunctionText, number>} */
    const shared = new Map();
    for (const last of ordered.slice(-lastCompared))
      for (const run of last.runs) {
        const others = having.get(run) ?? [];
        const weight = 1 / Math.log(1 + others.length);
        for (const one of others)
          if (left.has(one)) shared.set(one, (shared.get(one) ?? 0) + weight);
      }
    let most = 0;
    next = left.values().next().value;
    for (const [one, amount] of shared) {
      const similarity = amount / Math.sqrt(one.lines.length);
      if (similarity > most) [most, next] = [similarity, one];
    }
  }
  return ordered;
}

/** @param {string} text a module in Binaryen's text format @returns {string} with its functions ordered */
export function orderFunctions(text) {
  /** @type {string[]} */
  const before = [];
  /** @type {string[]} */
  const after = [];
  /** @type {FunctionText[]} */
  const functions = [];
  /** @type {string[] | undefined} */
  let body;
  for (const line of text.split('\n')) {
    if (line.startsWith(' (func ')) body = [];
    (body ?? (functions.length > 0 ? after : before)).push(line);
    if (body && line === ' )') {
      functions.push(functionOf(body));
      body = undefined;
    }
  }
  if (body || functions.length === 0) throw new Error('no functions, or one without an end');
  return [...before, ...orderBySimilarity(functions).flatMap(({ lines }) => lines), ...after].join(
    '\n',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (process.argv.length !== 3 || !file) {
    console.error('usage: node scripts/order_functions.mjs MODULE.wasm');
    process.exit(2);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kanzen-order-'));
  try {
    const text = path.join(folder, 'module.wat');
    execFileSync('wasm-dis', [file, '-o', text]);
    writeFileSync(text, orderFunctions(readFileSync(text, 'utf8')));
    // The text does not say which features the module uses.
    const features = ['mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'bulk-memory'];
    execFileSync('wasm-as', [text, '-o', file, ...features.map((name) => `--enable-${name}`)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
