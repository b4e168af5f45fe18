// GNU Go and ours play the same random games: the same legal moves, the same captures, and the same
// score where every point is settled.  Without GNU Go the tests are skipped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, gnugo, points } from '../cli/gtp_client.mjs';
import { program } from '../cli/kanzen.mjs';

/** The words of an answer that must be a success, sorted. @param {string} answer */
const wordsOf = (answer) => {
  assert.match(answer, /^=/);
  return answer.slice(1).split(/\s+/).filter(Boolean).sort();
};

/** @param {string} vertex @param {number} size @returns {string[]} */
function neighbours(vertex, size) {
  const letters = 'ABCDEFGHJKLMNOPQRST'.slice(0, size);
  const column = letters.indexOf(vertex[0]);
  const row = Number(vertex.slice(1));
  const all = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ];
  return all
    .filter(([c, r]) => c >= 0 && c < size && r >= 1 && r <= size)
    .map(([c, r]) => `${letters[c]}${r}`);
}

for (const [size, games] of [
  [5, 8],
  [7, 4],
  [9, 3],
  [13, 1],
  [19, 1],
])
  test(
    `random games on ${size} by ${size} as GNU Go has them`,
    { skip: gnugo === undefined && 'gnugo is not installed', timeout: 600_000 },
    async (context) => {
      const ours = new Client(program, ['gtp', `go:${size}`, '--rules', 'ko']);
      const theirs = new Client(gnugo ?? '', ['--mode', 'gtp', '--chinese-rules']);
      /** @param {string} line */
      const both = async (line) => Promise.all([ours.ask(line), theirs.ask(line)]);
      let state = size;
      /** @param {number} count */
      const below = (count) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * count);
      };
      let moves = 0;
      let scored = 0;
      for (let game = 0; game < games; game += 1) {
        for (const line of [`boardsize ${size}`, 'clear_board', 'komi 0']) await both(line);
        let color = 'b';
        let passes = 0;
        for (let ply = 0; passes < 2 && ply < 4 * size * size; ply += 1) {
          const [mine, other] = (await both(`all_legal ${color}`)).map(wordsOf);
          assert.deepEqual(mine, other, `legal for ${color}, game ${game}, ply ${ply}`);
          const own = new Set(wordsOf(await ours.ask(`list_stones ${color}`)));
          const open = mine.filter(
            (vertex) => !neighbours(vertex, size).every((near) => own.has(near)),
          );
          passes = open.length === 0 ? passes + 1 : 0;
          const move = open.length === 0 ? 'pass' : open[below(open.length)];
          for (const answer of await both(`play ${color} ${move}`)) assert.match(answer, /^=/);
          moves += 1;
          for (const player of ['b', 'w']) {
            const [here, there] = (await both(`list_stones ${player}`)).map(wordsOf);
            assert.deepEqual(here, there, `stones of ${player}, game ${game}, ply ${ply}`);
          }
          color = color === 'b' ? 'w' : 'b';
        }
        if (passes < 2) continue; // a ko without an end
        // No player has a move that fills no eye of his own: all empty points are settled, as are
        // the stones, except strings that random play left alive and GNU Go finds dead.
        if (wordsOf(await theirs.ask('final_status_list dead')).length > 0) continue;
        if (wordsOf(await theirs.ask('final_status_list seki')).length > 0) continue;
        const [mine, other] = (await both('final_score')).map(points);
        assert.equal(mine, other, `score of game ${game}`);
        scored += 1;
      }
      ours.close();
      theirs.close();
      context.diagnostic(`${moves} moves, ${scored} of ${games} games scored`);
      if (size <= 7) assert.ok(scored > 0, 'no game was scored');
    },
  );
