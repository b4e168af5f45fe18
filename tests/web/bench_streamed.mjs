// node tests/web/bench_streamed.mjs
//
// Dobutsu shogi from its table (scripts/build large-tables site), over 1,000 positions of games of
// which half are played perfectly after three random moves, half with a random move in three:
// - what a position with all its moves fetches when nothing is there yet: chunks, bytes, rounds;
// - how long it takes in headless Chromium from chunks that are loaded, in milliseconds.
// Prints one JSON object.
import { readFileSync } from 'node:fs';
import { launch } from './browser.mjs';
import { median, quantile, rounded } from './measuring.mjs';
import { usualContext } from './page_driver.mjs';
import { modules, serveModules, site } from './site.mjs';

const [game, rules, start] = ['dobutsu', 'normal', 'gle/1c1/1C1/ELG:-:1'];
const count = 1000;
const tables = `${site}/tables`;

/** @param {number[]} values */
const quantiles = (values) => ({
  median: median(values),
  nineInTen: quantile(values, 0.9),
  maximum: quantile(values, 1),
});

/** @type {typeof import('../../web/bindings/kanzen-engine.mjs')} */
const { default: createKanzenEngine } = await import(`${modules}/kanzen-engine.mjs`);
/** @type {typeof import('../../web/common/wasm.mjs')} */
const { instantiate } = await import(`${modules}/wasm.mjs`);
const code = await WebAssembly.compile(readFileSync(`${modules}/kanzen-engine.wasm`));
const engine = await instantiate(createKanzenEngine, code);
const manifest = readFileSync(`${tables}/${game}-${rules}.manifest`, 'utf8');

/** @template T @param {import('../../web/bindings/kanzen-engine.d.mts').Outcome<T>} outcome @returns {T} */
function right(outcome) {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const whole = right(engine.openTable(game, rules, manifest));
const { chunks } = whole.info();
const files = chunks.map(({ file }) => new Uint8Array(readFileSync(`${tables}/${file}`)));
files.forEach((bytes, number) => right(whole.addChunk(number, bytes)));

let seed = 20261123;
/** @param {number} n @returns {number} below it */
function random(n) {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
}

/** @returns {string[]} */
function positions() {
  const found = [];
  while (found.length < count) {
    const perfect = random(2) === 0;
    /** @type {string | null} */
    let position = start;
    for (let ply = 0; position && ply < 80 && found.length < count; ++ply) {
      found.push(position);
      /** @type {import('../../web/library/kanzen.d.mts').Analysis['moves']} */
      const moves = right(whole.probe(position)).moves;
      const anyMove = ply < 3 || (!perfect && random(3) === 0);
      position = moves[anyMove ? random(moves.length) : 0]?.position ?? null;
      if (position && right(whole.probe(position)).moves.length === 0) position = null;
    }
  }
  return found;
}

/** The chunks that a position fetches into an empty table. @param {string} position */
function fetches(position) {
  const table = right(engine.openTable(game, rules, manifest));
  const taken = new Set();
  let rounds = 0;
  for (;;) {
    const answer = table.probe(position);
    if (answer.ok) break;
    rounds += 1;
    for (const number of answer.error.chunks ?? []) {
      if (taken.has(number)) throw new Error(`chunk ${number} is missing still`);
      taken.add(number);
      right(table.addChunk(number, /** @type {Uint8Array} */ (files[number])));
    }
  }
  table.delete();
  const bytes = [...taken].reduce((sum, number) => sum + (files[number]?.length ?? 0), 0);
  return { chunks: taken.size, bytes, rounds };
}

/** Runs in the page. @param {{ base: string, game: string, asked: string[] }} options */
async function timesInPage({ base, game: name, asked }) {
  const { openGame } = await import(`${base}kanzen.mjs`);
  const opened = await openGame({ game: name });
  await opened.openTable();
  for (const position of asked) await opened.probe(position);
  const times = [];
  for (const position of asked) {
    const begun = performance.now();
    await opened.probe(position);
    times.push(performance.now() - begun);
  }
  await opened.close();
  return times;
}

const asked = positions();
const fetched = asked.map(fetches);
const server = await serveModules();
const browser = await launch();
try {
  const page = await (await browser.newContext(usualContext)).newPage();
  await page.goto(`${server.url}kanzen.mjs`);
  const times = await page.evaluate(timesInPage, { base: server.url, game, asked });
  const report = {
    name: `${game} ${rules} from its table`,
    table: { chunks: chunks.length, bytes: whole.info().bytes, stored: whole.info().stored },
    positions: asked.length,
    chunks: quantiles(fetched.map((one) => one.chunks)),
    bytes: quantiles(fetched.map(({ bytes }) => bytes)),
    rounds: quantiles(fetched.map(({ rounds }) => rounds)),
    milliseconds: quantiles(times.map((time) => rounded(time, 1))),
  };
  console.log(JSON.stringify(report));
} finally {
  await browser.close();
  await server.close();
}
