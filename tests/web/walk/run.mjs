// node tests/web/walk/run.mjs [--seeds 100 | --seeds 101-200 | --seed 7] [--actions 100] [--trace]
//     [--shorten] [--without NAME,NAME] [--replay FILE] [--save FOLDER] [--lanes 2]
//
// Walks the page at random and checks the invariants after every action; docs/TESTING.md explains
// the output.  The exit status is 1 if an invariant was broken.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { frugal, launch } from '../browser.mjs';
import { serveSite } from '../site.mjs';
import { closeGames } from './library.mjs';
import { shorten } from './shorten.mjs';
import { walkAgain, walkBySeed } from './walk.mjs';

/** @typedef {import('./walk.mjs').Walked} Walked */

function readArguments() {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '100' },
      seed: { type: 'string' },
      actions: { type: 'string', default: '100' },
      without: { type: 'string', default: '' },
      replay: { type: 'string' },
      save: { type: 'string' },
      lanes: { type: 'string', default: '2' },
      trace: { type: 'boolean', default: false },
      shorten: { type: 'boolean', default: false },
    },
  });
  const { seed, seeds = '' } = values;
  const range = /^(?:(\d+)-)?(\d+)$/.exec(seed === undefined ? seeds : `${seed}-${seed}`);
  if (!range) throw new Error('expected --seeds 100, --seeds 101-200 or --seed 7');
  const [, first = 1, last] = range;
  return { ...values, first: Number(first), last: Number(last), actions: Number(values.actions) };
}

const options = readArguments();
const server = await serveSite();
const browser = await launch(frugal);
const ground = {
  browser,
  url: server.url,
  without: new Set(options.without.split(',')),
  ...(options.trace ? { trace: (/** @type {string} */ line) => console.log(line) } : {}),
};

/** @param {string} name @param {Walked} walked */
async function report(name, walked) {
  const { broken } = walked;
  console.log(`${name}: ${broken?.invariant} after ${walked.actions.length} actions`);
  console.log(`  ${broken?.message}`);
  let result = walked;
  if (options.shorten) {
    result = await shorten({ ...ground, trace: () => {} }, walked);
    console.log(`  shortened to ${result.actions.length} actions: ${result.broken?.message}`);
  }
  const text = JSON.stringify(result, null, 1);
  if (options.save) {
    await mkdir(options.save, { recursive: true });
    await writeFile(join(options.save, `${name.replaceAll(' ', '-')}.json`), text);
  }
  console.log(JSON.stringify({ start: result.start, actions: result.actions }));
}

/** @param {string} file @returns {Promise<number>} how many invariants were broken */
async function replay(file) {
  const { start, actions } = JSON.parse(await readFile(file, 'utf8'));
  const walked = await walkAgain(ground, start, actions);
  if (walked.broken) await report('replay', walked);
  else console.log(`replay: no invariant is broken in ${actions.length} actions`);
  return walked.broken ? 1 : 0;
}

/** @returns {Promise<number>} how many seeds failed */
async function walkAll() {
  const began = performance.now();
  let actions = 0;
  let walks = 0;
  let failed = 0;
  let next = options.first;
  const lane = async () => {
    while (next <= options.last) {
      const seed = next++;
      const walked = await walkBySeed(ground, seed, options.actions);
      actions += walked.actions.length;
      walks += 1;
      if (walks % 10 === 0) console.error(`${walks} walks, ${actions} actions`);
      if (!walked.broken) continue;
      failed += 1;
      await report(`seed ${seed}`, walked);
      const again = `--seed ${seed} --actions ${options.actions}`;
      console.log(`again: node tests/web/walk/run.mjs ${again} --shorten`);
    }
  };
  await Promise.all(Array.from({ length: Number(options.lanes) }, lane));
  const seconds = Math.round((performance.now() - began) / 1000);
  const seeds = options.last - options.first + 1;
  console.log(`${actions} actions over ${seeds} seeds in ${seconds} s, ${failed} seeds failed`);
  return failed;
}

try {
  const failures = await (options.replay ? replay(options.replay) : walkAll());
  process.exitCode = failures > 0 ? 1 : 0;
} finally {
  await closeGames();
  await browser.close();
  await server.close();
}
