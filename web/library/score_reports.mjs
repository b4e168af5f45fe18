// Reports of the scores of a position and its moves, for the JavaScript API and the page.

/** @import { ScoreReport } from './kanzen.d.mts' */

/** Whether nothing is left to search. @param {ScoreReport} report */
export const isComplete = ({ score, moves }) =>
  score !== null && moves.every((move) => move.score !== null);
