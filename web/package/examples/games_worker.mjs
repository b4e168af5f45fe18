// A worker that plays random games of Dobutsu shogi and counts their endings.  The rules are synchronous and
// need no worker of their own.
//
// Import maps do not apply to workers; a bundler needs `from 'kanzen/rules'`.
import { loadRules } from './node_modules/kanzen/rules.mjs';

const total = 200;
const longest = 400; // plies

const { openGame } = await loadRules();
/** @type {Record<string, number>} */
const endings = {};

/** @returns {string} the ending of a game */
function playOne() {
  const game = openGame({ game: 'dobutsu' });
  for (let ply = 0; ply < longest && !game.board().end; ++ply) {
    const moves = game.moves();
    game.play(moves[Math.floor(Math.random() * moves.length)].move);
  }
  const { end } = game.board();
  game.close();
  return end?.reason ?? `not within ${longest} plies`;
}

for (let games = 1; games <= total; ++games) {
  const ending = playOne();
  endings[ending] = (endings[ending] ?? 0) + 1;
  if (games % 20 === 0) postMessage({ games, total, endings });
}
