// The WebAssembly engine as a program that speaks just enough of the Go Text Protocol to play a
// match (go_match.mjs):
//   node tests/complete/go_web_gtp.mjs [--modules FOLDER] [--rules R] [--player P] [--seconds S] [--seed N]
// The JavaScript API plays, so the komi is the size's own.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values: wishes } = parseArgs({
  options: {
    modules: { type: 'string', default: 'build/modules' },
    rules: { type: 'string', default: 'positional' },
    player: { type: 'string', default: 'monte-carlo' },
    seconds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});

/** @type {typeof import('../../web/library/kanzen.mjs')} */
const { openGame } = await import(`${pathToFileURL(wishes.modules).href}/kanzen.mjs`);

const opened = (/** @type {string} */ size) =>
  openGame({ game: `go:${size}`, rules: wishes.rules });
let size = '9';
let game = await opened(size);

async function restart() {
  await game.close();
  game = await opened(size);
}

/** @param {string} color the one that must be to move @param {string} move */
async function play(color, move) {
  const player = /^w/i.test(color) ? 2 : 1;
  if ((await game.board()).toMove !== player) throw new Error(`${color} is not to move`);
  await game.play(move.toLowerCase());
}

/** @type {Record<string, (words: string[]) => Promise<string>>} */
const commands = {
  async boardsize([wanted]) {
    size = wanted;
    await restart();
    return '';
  },
  async komi([points]) {
    const own = Number(size) < 7 ? 0 : 7.5;
    if (Number(points) !== own) throw new Error(`the komi is ${own}`);
    return '';
  },
  async clear_board() {
    await restart();
    return '';
  },
  async play([color, move]) {
    await play(color, move);
    return '';
  },
  async genmove([color]) {
    const { player } = wishes;
    const limits = { seconds: Number(wishes.seconds), seed: Number(wishes.seed) };
    // The names of players are a closed list in the types, and an open one on a command line.
    const options = /** @type {import('../../web/library/kanzen.d.mts').ChooseOptions} */ ({
      player,
      ...limits,
    });
    const { move, resigns } = await game.choose(options);
    if (resigns) return 'resign';
    await play(color, move);
    return move.toUpperCase();
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...words] = line.trim().split(/\s+/);
  if (name === '') continue;
  if (name === 'quit') break;
  try {
    const command = commands[name];
    if (!command) throw new Error('unknown command');
    process.stdout.write(`= ${await command(words)}\n\n`);
  } catch (thrown) {
    process.stdout.write(`? ${thrown instanceof Error ? thrown.message : thrown}\n\n`);
  }
}
await game.close();
