// A game by its rules only: position, moves, and a history with variations.  All methods are synchronous.
// Invalid values throw a KanzenError, arguments of the wrong type a TypeError.
import { requireCount, requireOptions, requireString, unwrap } from './arguments.mjs';
import { KanzenError, createErrorData } from '../common/errors.mjs';
import { fragmentOf } from '../common/fragment.mjs';
import { gameClosed } from '../common/phrases.mjs';

/**
 * @import { EngineSession, SessionModule } from '../bindings/kanzen-engine.mjs'
 * @typedef {import('./rules.d.mts').RuledGame} Interface
 */

// Symbol of the method that `using` calls.  Browsers and Node 18 that lack Symbol.dispose get a placeholder.
/** @type {typeof Symbol.dispose} */
const dispose = /** @type {any} */ (Symbol.dispose ?? Symbol('Symbol.dispose'));

/** @param {string} lines @returns {string[]} */
const linesOf = (lines) => (lines === '' ? [] : lines.split('\n'));

/**
 * @param {string} row fields of the move, tab-separated, as session_bindings.cpp writes them
 * @returns {import('./rules.d.mts').RuledMove}
 */
function moveIn(row) {
  const [move = '', kind, piece, player, from, to, promoted, promotedPlayer, above, position] =
    row.split('\t');
  return {
    move,
    kind: /** @type {import('./rules.d.mts').RuledMove['kind']} */ (kind),
    piece: pieceOf(piece, player),
    from: from || null,
    to: to || null,
    piecesAbove: Number(above),
    promotedTo: pieceOf(promoted, promotedPlayer),
    end: null,
    position: position || null,
  };
}

/** @param {string | undefined} kind empty: none @param {string | undefined} player */
const pieceOf = (kind, player) =>
  kind ? { kind, player: /** @type {import('./rules.d.mts').Player} */ (Number(player)) } : null;

/** @implements {Interface} */
export class RuledGame {
  /** @type {EngineSession | null} null once closed */
  #session;

  /** @param {EngineSession} session owned by the new game */
  constructor(session) {
    this.#session = session;
    this.info = Object.freeze(session.info());
  }

  position() {
    return this.#open().position();
  }

  /** Returns the komi and the compensation for handicap stones; null: the game has no komi. */
  addedPoints() {
    return this.#open().addedPoints();
  }

  board() {
    return this.#open().board();
  }

  moves() {
    const { rows, ends } = this.#open().moves();
    const moves = linesOf(rows).map(moveIn);
    for (const { number, end } of ends) Object.assign(moves[number] ?? {}, { end });
    return moves;
  }

  legalMoves() {
    return linesOf(this.#open().legalMoves());
  }

  /** @param {string} move */
  isLegal(move) {
    return this.#open().canPlay(requireString('move', move));
  }

  /** @param {string} position */
  setPosition(position) {
    unwrap(this.#open().setPosition(requireString('position', position)), position);
  }

  /** @param {string} move */
  play(move) {
    unwrap(this.#open().play(requireString('move', move)), move);
  }

  undo() {
    return this.#open().undo();
  }

  redo() {
    return this.#open().redo();
  }

  /** @param {number} ply */
  jump(ply) {
    return this.#open().jump(requireCount('ply', ply));
  }

  /** @param {number} node */
  goTo(node) {
    return this.#open().goTo(requireCount('node', node));
  }

  /** @param {number} node */
  promote(node) {
    return this.#open().promote(requireCount('node', node));
  }

  /** @param {number} node */
  remove(node) {
    return this.#open().remove(requireCount('node', node));
  }

  history() {
    return this.#open().history();
  }

  variations() {
    return this.#open().variations();
  }

  past() {
    return this.#open().past();
  }

  otherNotations() {
    return this.#open().otherNotations();
  }

  link() {
    return this.#open().link();
  }

  close() {
    this.#session?.delete();
    this.#session = null;
  }

  [dispose]() {
    this.close();
  }

  #open() {
    if (this.#session) return this.#session;
    throw new KanzenError(createErrorData('closed', gameClosed));
  }
}

/**
 * Checks the options of `openGame`.
 * @param {{ game: string, rules?: string, position?: string }} options
 * @param {readonly string[]} [others] names of the other options
 */
export function requireGameOptions(options, others = []) {
  const names = ['game', 'rules', 'position', ...others];
  const { game, rules = '', position } = requireOptions(options, names);
  if (position !== undefined) requireString('position', position);
  return { game: requireString('game', game), rules: requireString('rules', rules), position };
}

/** @param {SessionModule} engine @param {ReturnType<typeof requireGameOptions>} request */
export function openRuledGame(engine, { game, rules, position }) {
  const opened = new RuledGame(unwrap(engine.openSession(game, rules)));
  try {
    if (position !== undefined) opened.setPosition(position);
    return opened;
  } catch (refusal) {
    opened.close();
    throw refusal;
  }
}

/**
 * @param {SessionModule} engine
 * @param {string} link as `fragmentOf` takes it; callers check that it is a string
 */
export const openRuledLink = (engine, link) =>
  new RuledGame(unwrap(engine.openLink(fragmentOf(link))));
