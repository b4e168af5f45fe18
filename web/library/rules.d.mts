/// <reference lib="esnext.disposable" />
// Types of rules.mjs: the games with their rules alone, and answers at once.
import type {
  Board,
  GameInfo,
  HistoryEntry,
  HistoryNode,
  Move,
  Notation,
  SizedGames,
} from './kanzen-rules-data.d.mts';

export type * from './kanzen-rules-data.d.mts';
export { KanzenError } from './kanzen.mjs';
export type { ErrorCode, ErrorData } from './kanzen.d.mts';

/** A move as the rules alone know it. */
export type RuledMove = Omit<Move, 'value'>;

/**
 * One game under one rule set, with a history.  Bad values throw a KanzenError that says what is
 * wrong and where, a closed game one with the code "closed".
 */
export interface RuledGame {
  /** Its `abilities` are those of `openGame` in the main module: here nothing is solved. */
  readonly info: Readonly<GameInfo>;

  position(): string;
  board(): Board;
  /** The legal moves; empty when the game has ended. */
  moves(): RuledMove[];
  /** The same in notation alone, in the same order: many times faster. */
  legalMoves(): string[];
  /** Would `play` take it? */
  isLegal(move: string): boolean;
  /** Drops the history. */
  setPosition(position: string): void;
  /**
   * A legal move; "resign": the side to move gives the game up; or "draw": both agree on one.
   * From an earlier position it begins a variation; nothing is lost.  Throws an error of code
   * "bad_notation" when the text is no move at all, "illegal_move" when it cannot be played here.
   */
  play(move: string): void;
  /** False: already at the start. */
  undo(): boolean;
  /** Along the variation visited last; false: nothing to redo. */
  redo(): boolean;
  /** To a ply of the current line; false: there is no such ply. */
  jump(ply: number): boolean;
  /** To a node of `variations`; false: there is no such node. */
  goTo(node: number): boolean;
  /**
   * Where the way to a node leaves the main line last, its variation becomes the main line there.
   * False: it is on the main line already, or there is no such node.
   */
  promote(node: number): boolean;
  /** With all that follows from it. False: it is the start, or there is no such node. */
  remove(node: number): boolean;
  /** The current line, from the start through the current position to its end. */
  history(): HistoryEntry[];
  /** All that has been played, as a tree: the nodes in the order of their numbers, 0 the start. */
  variations(): HistoryNode[];
  /** The positions before the current one, the first one first. */
  past(): string[];
  /** The position as others write it, say in FEN, or as the notebook's integers. */
  otherNotations(): Notation[];
  /** Game, rules, history and position as the fragment of a URL, without '#'. */
  link(): string;
  /** Frees its memory. */
  close(): void;
  /** For `using`: closes the game. */
  [Symbol.dispose](): void;
}

export interface Rules {
  /** Every game of fixed size with its rule sets. */
  listGames(): GameInfo[];
  /** Families whose games say in their names how large they are, with their limits. */
  listSizedGames(): SizedGames[];
  /** Left out: the game's default rules, its initial position. */
  openGame(options: { game: string; rules?: string; position?: string }): RuledGame;
  /** Opens what `link` has written, with or without a '#' before it. */
  openLink(fragment: string): RuledGame;
}

/**
 * Loads the WebAssembly of the rules, once however often it is called.  Rejects with a KanzenError
 * of the code "not_loaded" when that cannot be had; called again, it tries again.
 */
export function loadRules(): Promise<Rules>;
