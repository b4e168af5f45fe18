// Values in one form, whether the page writes them or the library finds them: "draw", or the number of
// the winner and the distance, as "1 5".

/** @import { Player, Value } from '../../../web/library/rules.d.mts' */

// The page's words in English and Japanese.
const draw = /Draw with perfect play|最善なら引き分け/;
const win =
  /(Orange|橙|Forest|もり|X|Purple|紫|Sky|そら|O)(?: wins| has won|の勝ち|が勝ちました)\D*(\d*)/;
const firstPlayers = ['Orange', '橙', 'Forest', 'もり', 'X'];

/** @param {string} words @returns {string} empty: they name no value */
export function valueIn(words) {
  if (draw.test(words)) return 'draw';
  const [, winner = '', distance = ''] = win.exec(words) ?? [];
  return winner && `${firstPlayers.includes(winner) ? 1 : 2} ${distance}`;
}

/**
 * @param {Value} value
 * @param {Player} mover whose value it is
 * @param {boolean} inMoves whether the distance counts the winner's moves only
 */
export function valueOf({ outcome, distance }, mover, inMoves) {
  if (outcome === 'draw') return 'draw';
  const number = distance ?? 0;
  return `${outcome === 'win' ? mover : 3 - mover} ${inMoves ? Math.ceil(number / 2) : number}`;
}
