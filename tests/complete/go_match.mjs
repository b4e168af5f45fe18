// Plays games of Go between two programs that speak the Go Text Protocol, colours alternating, and
// counts who wins:
//   node tests/complete/go_match.mjs [--games N] [--size N] [--komi K] [--moves N]
//        [--ours COMMAND] [--theirs COMMAND] [--referee COMMAND]
// In a command, SEED is replaced by the number of the game.  The referee, GNU Go by default, counts
// finished games by area, dead stones removed.
import { parseArgs } from 'node:util';
import { Client } from '../cli/gtp_client.mjs';

const gnugo = '/usr/games/gnugo --mode gtp --level 10 --chinese-rules --seed SEED';
const { values: wishes } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    size: { type: 'string', default: '9' },
    komi: { type: 'string', default: '7.5' },
    moves: { type: 'string', default: '300' },
    ours: {
      type: 'string',
      default:
        'build/native/kanzen gtp go:9 --rules positional --player monte-carlo' +
        ' --time-limit 1 --threads 1 --seed SEED',
    },
    theirs: { type: 'string', default: gnugo },
    referee: { type: 'string', default: gnugo },
  },
});

/**
 * @param {Client} engine
 * @param {string} command
 * @returns {Promise<string>} the answer without its sign
 */
async function ask(engine, command) {
  const answer = await engine.ask(command);
  if (!answer.startsWith('='))
    throw new Error(`${engine.child.spawnfile}: "${command}": ${answer}`);
  return answer.slice(1).trim();
}

/**
 * @param {Client[]} players  Black and White
 * @param {Client} referee
 * @returns {Promise<{ result: string, moves: string[] }>} the result as in "B+3.5"
 */
async function play(players, referee) {
  const all = new Set([...players, referee]);
  for (const engine of all)
    for (const command of [`boardsize ${wishes.size}`, `komi ${wishes.komi}`, 'clear_board'])
      await ask(engine, command);
  /** @type {string[]} */
  const moves = [];
  while (moves.length < Number(wishes.moves)) {
    const colour = moves.length % 2;
    const name = colour === 0 ? 'black' : 'white';
    const move = (await ask(players[colour], `genmove ${name}`)).toLowerCase();
    if (move === 'resign') return { result: colour === 0 ? 'W+R' : 'B+R', moves };
    for (const engine of all)
      if (engine !== players[colour]) await ask(engine, `play ${name} ${move}`);
    moves.push(move);
    if (move === 'pass' && moves.at(-2) === 'pass') break;
  }
  return { result: await ask(referee, 'final_score'), moves };
}

let won = 0;
const games = Number(wishes.games);
for (let game = 0; game < games; ++game) {
  const [ours, theirs, referee] = [wishes.ours, wishes.theirs, wishes.referee].map((command) => {
    const [program, ...args] = command.replaceAll('SEED', String(game + 1)).split(' ');
    return new Client(program, args);
  });
  const black = game % 2 === 0;
  const { result, moves } = await play(black ? [ours, theirs] : [theirs, ours], referee);
  if (result.startsWith(black ? 'B' : 'W')) ++won;
  const colour = black ? 'Black' : 'White';
  console.log(
    `game ${game + 1}: ours ${colour}, ${result} after ${moves.length} moves; won ${won}`,
  );
  for (const engine of [ours, theirs, referee]) engine.close();
}
console.log(`won ${won} of ${games}`);
