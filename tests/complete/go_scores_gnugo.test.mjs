// Games against GNU Go, which also judges them: both programs give the same score.  Without GNU Go
// (Debian's package gnugo) the tests are skipped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, gnugo, points } from '../cli/gtp_client.mjs';
import { program } from '../cli/kanzen.mjs';

const size = 9;
const mostPlies = 3 * size * size;

/**
 * Plays a game to two passes.  Once ours has resigned, GNU Go chooses the moves of both.
 * @param {Client} ours @param {Client} theirs @param {number} ourColor 0: Black
 */
async function play(ours, theirs, ourColor) {
  let passes = 0;
  let resigned = false;
  for (let ply = 0; passes < 2 && ply < mostPlies; ply += 1) {
    const color = 'bw'[ply % 2];
    let mover = ply % 2 === ourColor && !resigned ? ours : theirs;
    let answer = await mover.ask(`genmove ${color}`);
    if (answer === '= resign') {
      resigned = true;
      mover = theirs;
      answer = await mover.ask(`genmove ${color}`);
    }
    assert.match(answer, /^= ([A-HJ][1-9]|PASS)$/);
    const move = answer.slice(2);
    passes = move === 'PASS' ? passes + 1 : 0;
    const other = mover === ours ? theirs : ours;
    assert.match(await other.ask(`play ${color} ${move}`), /^=/, `play ${color} ${move}`);
  }
  assert.equal(passes, 2, 'the game did not end');
}

for (const { rules, theirRules, games, komis } of [
  { rules: 'positional', theirRules: '--chinese-rules', games: 14, komis: [6.5, 7] },
  { rules: 'japanese', theirRules: '--japanese-rules', games: 6, komis: [6.5] },
])
  test(
    `${games} games against GNU Go have the same score on both sides, ${rules}`,
    { skip: gnugo === undefined && 'gnugo is not installed', timeout: 300_000 },
    async (context) => {
      const scores = [];
      for (let game = 1; game <= games; game += 1) {
        const ours = new Client(
          program,
          `gtp go:9 --rules ${rules} --playouts 300 --threads 1 --seed ${game}`.split(' '),
        );
        const theirs = new Client(
          gnugo ?? '',
          `--mode gtp --level 1 --never-resign ${theirRules} --seed ${game}`.split(' '),
        );
        try {
          const both = (/** @type {string} */ line) =>
            Promise.all([ours.ask(line), theirs.ask(line)]);
          const komi = komis[game % komis.length];
          for (const line of [`boardsize ${size}`, 'clear_board', `komi ${komi}`])
            for (const answer of await both(line)) assert.match(answer, /^=/, line);
          await play(ours, theirs, game % 2);
          const [mine, other] = (await both('final_score')).map(points);
          assert.equal(mine, other, `Black's lead in game ${game}`);
          scores.push(mine);
        } finally {
          ours.close();
          theirs.close();
        }
      }
      context.diagnostic(`Black's leads: ${scores.join(' ')}`);
    },
  );
