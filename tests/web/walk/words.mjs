// The page's words for values and pieces, repeated here so that mistakes in its own words (words.hpp in
// the folders of imgui_app) are found.

/**
 * @typedef {import('../../../web/library/kanzen.d.mts').Value} Value
 * @typedef {import('../../../web/library/kanzen.d.mts').GameInfo} GameInfo
 * @typedef {import('../../../web/library/kanzen.d.mts').Move} Move
 * @typedef {import('../../../web/library/kanzen.d.mts').Piece} Piece
 * @typedef {import('../../../web/library/kanzen.d.mts').Square} Square
 * @typedef {'en' | 'ja'} Language
 * @typedef {'plies' | 'moves' | 'sweeps' | 'outcomes'} Unit
 */

const english = {
  gobblers: { players: ['Orange', 'Purple'], kinds: { S: 'small', M: 'middle', L: 'large' } },
  dobutsu: {
    players: ['Forest', 'Sky'],
    kinds: { E: 'elephant', G: 'giraffe', C: 'chick', H: 'hen', L: 'lion' },
  },
  draw: 'Draw with perfect play',
  drawn: 'The game is drawn',
  wins: (/** @type {string} */ name) => `${name} wins`,
  hasWon: (/** @type {string} */ name) => `${name} has won`,
  toMove: (/** @type {string} */ name) => `${name} to move`,
  winsIn: (/** @type {string} */ name, /** @type {string} */ distance) =>
    `${name} wins in ${distance}`,
  winsBy: (/** @type {string} */ name, /** @type {string} */ distance) =>
    `${name} wins, decided in ${distance}`,
  plies: (/** @type {number} */ count) => (count === 1 ? '1 ply' : `${count} plies`),
  moves: (/** @type {number} */ count) => (count === 1 ? '1 move' : `${count} moves`),
  sweep: (/** @type {number} */ count) => `sweep ${count}`,
  liftLoses: 'lift loses',
  covered: 'covered',
  empty: 'empty',
  colon: ': ',
  piece: (/** @type {string} */ player, /** @type {string} */ kind) => `${player} ${kind}`,
  over: (/** @type {string} */ upper, /** @type {string} */ lower) => `${upper}, over ${lower}`,
  noValue: 'No value for this position',
  noValueYet: 'No value yet',
  loading: ['Values are loading', 'Searching'],
  solving: 'Solving',
  notSolved: /^Not solved in \d+ s$/,
  answers: [
    'The perfect player is to move.',
    'The perfect player moves as soon as the values are ready.',
    /^The perfect player is searching for a move/,
  ],
};

/** @type {typeof english} */
const japanese = {
  gobblers: { players: ['橙', '紫'], kinds: { S: '小', M: '中', L: '大' } },
  dobutsu: {
    players: ['もり', 'そら'],
    kinds: { E: 'ぞう', G: 'きりん', C: 'ひよこ', H: 'にわとり', L: 'らいおん' },
  },
  draw: '最善なら引き分け',
  drawn: '引き分けです',
  wins: (name) => `${name}の勝ち`,
  hasWon: (name) => `${name}が勝ちました`,
  toMove: (name) => `${name}の手番`,
  winsIn: (name, distance) => `${name}の勝ち（${distance}）`,
  winsBy: (name, distance) => `${name}の勝ち（${distance}で決定）`,
  plies: (count) => `${count}手`,
  moves: (count) => `勝者は${count}手`,
  sweep: (count) => `走査${count}回目`,
  liftLoses: '持ち上げ負け',
  covered: '覆われた駒',
  empty: '空き',
  colon: '：',
  piece: (player, kind) => `${player}の${kind}`,
  over: (upper, lower) => `${upper}（下に${lower}）`,
  noValue: 'この局面の評価はありません',
  noValueYet: '評価はまだありません',
  loading: ['評価を読み込み中', '探索中'],
  solving: '解析中',
  notSolved: /^\d+秒では解けませんでした$/,
  answers: [
    '最善手の相手の手番です。',
    '評価の準備ができしだい、最善手の相手が応じます。',
    /^最善手の相手が応手を探索しています/,
  ],
};

export const wordsOf = (/** @type {Language} */ language) =>
  language === 'ja' ? japanese : english;

/**
 * Does a sentence agree with one of these?
 * @param {string} sentence
 * @param {(string | RegExp)[]} patterns
 */
export const isOneOf = (sentence, patterns) =>
  patterns.some((pattern) =>
    typeof pattern === 'string' ? sentence === pattern : pattern.test(sentence),
  );

// The words of a family that has its own.
const familyWords = (/** @type {Language} */ language, /** @type {GameInfo} */ info) =>
  info.family === 'dobutsu' ? wordsOf(language).dobutsu : wordsOf(language).gobblers;

/** @param {Language} language @param {GameInfo} info @param {1 | 2} player */
export function playerName(language, info, player) {
  const names = info.family === 'mnk' ? info.kinds : familyWords(language, info).players;
  return /** @type {string} */ (names[player - 1]);
}

/**
 * @param {GameInfo} info
 * @param {'plies' | 'moves'} chosen
 * @returns {Unit}
 */
export function unitOf(info, chosen) {
  if (info.bySearch) return 'outcomes';
  return info.distanceInPlies ? chosen : 'sweeps';
}

/**
 * @param {Language} language
 * @param {GameInfo} info
 * @param {Unit} unit
 * @param {Value} value for the side to move
 * @param {1 | 2} mover
 */
export function valueWords(language, info, unit, { outcome, distance }, mover) {
  const words = wordsOf(language);
  if (outcome === 'draw') return words.draw;
  const winner = /** @type {1 | 2} */ (outcome === 'win' ? mover : 3 - mover);
  const name = playerName(language, info, winner);
  const plies = distance ?? 0;
  if (unit === 'outcomes') return words.wins(name);
  if (unit === 'sweeps') return words.winsBy(name, words.sweep(plies));
  if (unit === 'moves') return words.winsIn(name, words.moves(Math.ceil(plies / 2)));
  return words.winsIn(name, words.plies(plies));
}

/**
 * @param {Language} language
 * @param {Move} move
 * @param {string | null} value in words; null: it is not shown
 */
export function moveLabel(language, move, value) {
  const words = wordsOf(language);
  const parts = [];
  if (move.piecesAbove > 0) parts.push(words.covered);
  else if (move.to === null) parts.push(words.liftLoses);
  if (value !== null) parts.push(value);
  return parts.length === 0 ? move.move : move.move + words.colon + parts.join('; ');
}

/** @param {Language} language @param {GameInfo} info @param {Piece} piece */
function pieceName(language, info, { kind, player }) {
  if (info.family === 'mnk') return kind;
  const words = wordsOf(language);
  const kinds = /** @type {Record<string, string>} */ (familyWords(language, info).kinds);
  return words.piece(playerName(language, info, player), kinds[kind] ?? kind);
}

/**
 * The beginning of the label of a square.
 * @param {Language} language
 * @param {GameInfo} info
 * @param {Square} square
 */
export function squareLabel(language, info, { name, stack }) {
  const words = wordsOf(language);
  const [lowest, ...others] = stack.map((piece) => pieceName(language, info, piece));
  const pieces = others.reduce((below, piece) => words.over(piece, below), lowest ?? words.empty);
  return name + words.colon + pieces;
}
