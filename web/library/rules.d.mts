/// <reference lib="esnext.disposable" />
// Types and documentation of rules.mjs: games by their rules only, with synchronous methods.
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

/** A move without a value. */
export type RuledMove = Omit<Move, 'value'>;

/**
 * A game under one rule set, with its history.  Invalid values throw a KanzenError that has the offset of the
 * error, calls of a closed game one with the code "closed".
 */
export interface RuledGame {
  /** Its `abilities` are those of `openGame` in the main module; this module solves nothing. */
  readonly info: Readonly<GameInfo>;

  position(): string;
  board(): Board;
  /** Returns the legal moves; empty if the game has ended. */
  moves(): RuledMove[];
  /** Returns the legal moves in notation only, in the order of `moves`.  Many times faster than `moves`. */
  legalMoves(): string[];
  /** Returns whether `play` would accept the move. */
  isLegal(move: string): boolean;
  /** Sets the position and clears the history. */
  setPosition(position: string): void;
  /**
   * Plays a legal move, "resign" (the side to move resigns) or "draw" (the players agree on a draw), or sets
   * up a position in the middle of the line: "=" and the position, with "_" for each dot.  A move from an
   * earlier position starts a variation and deletes nothing.  Throws an error with code "bad_notation" if the
   * text is not a move, "illegal_move" if the move is not legal in the position.
   */
  play(move: string): void;
  /** Goes back one ply.  Returns false at the start. */
  undo(): boolean;
  /** Goes forward one ply in the variation visited last.  Returns false at its end. */
  redo(): boolean;
  /** Goes to a ply of the current line.  Returns false if there is no such ply. */
  jump(ply: number): boolean;
  /** Goes to a node of `variations`.  Returns false if there is no such node. */
  goTo(node: number): boolean;
  /**
   * Promotes the innermost variation that contains the node: it becomes the first continuation at its
   * branching point.  Returns false if the node is on the main line or does not exist.
   */
  promote(node: number): boolean;
  /** Removes a node and its descendants.  Returns false for the start or if there is no such node. */
  remove(node: number): boolean;
  /** Returns the current line, from the start through the current position to its end. */
  history(): HistoryEntry[];
  /** Returns the game tree: the nodes in the order of their numbers; node 0 is the start. */
  variations(): HistoryNode[];
  /**
   * Returns the positions before the current one that the rules about repetition consider, the oldest first:
   * from the start, or from the last position with other pieces that was set up.
   */
  past(): string[];
  /** Returns the position in other notations, such as FEN or the notebook's integers. */
  otherNotations(): Notation[];
  /** Returns the game, rules, history and position as the fragment of a URL, without '#'. */
  link(): string;
  /** Frees the game's memory. */
  close(): void;
  /** For `using`: closes the game. */
  [Symbol.dispose](): void;
}

export interface Rules {
  /** Returns every game of fixed size with its rule sets. */
  listGames(): GameInfo[];
  /** Returns the families of games with their size in the name, with their limits. */
  listSizedGames(): SizedGames[];
  /** Opens a game; default: its default rules and initial position. */
  openGame(options: { game: string; rules?: string; position?: string }): RuledGame;
  /** Opens a game from the text of `link`, with or without a leading '#', or from a whole address. */
  openLink(link: string): RuledGame;
}

/**
 * Loads the WebAssembly of the rules once; later calls return the same promise.  Rejects with a KanzenError
 * with the code "not_loaded" if that fails; the next call tries again.
 */
export function loadRules(): Promise<Rules>;
