// What web/bindings/session_bindings.cpp exports through Embind, in every module.  Internal: use
// kanzen.mjs or rules.mjs.
import type {
  Board,
  ErrorData,
  GameEnd,
  GameInfo,
  HistoryEntry,
  HistoryNode,
  Notation,
  SizedGames,
} from '../library/kanzen.d.mts';

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: ErrorData };

/** Objects of the C++ side live until `delete` is called. */
export interface Deletable {
  delete(): void;
}

/** Legal moves, a line each with the fields of a move (ruled_game.mjs). */
export interface EngineMoves {
  rows: string;
  /** Of those that leave no position, by their number. */
  ends: { number: number; end: GameEnd }[];
}

/** engine/session/session.hpp: position and history, no values. */
export interface EngineSession extends Deletable {
  info(): GameInfo;
  position(): string;
  board(): Board;
  moves(): EngineMoves;
  /** Their texts, one a line. */
  legalMoves(): string;
  canPlay(move: string): boolean;
  history(): HistoryEntry[];
  variations(): HistoryNode[];
  link(): string;
  otherNotations(): Notation[];
  setPosition(text: string): Outcome<null>;
  play(move: string): Outcome<null>;
  undo(): boolean;
  redo(): boolean;
  jump(ply: number): boolean;
  goTo(node: number): boolean;
  promote(node: number): boolean;
  remove(node: number): boolean;
  /** The positions before the current one. */
  past(): string[];
}

export interface SessionModule {
  listGames(): GameInfo[];
  listSizedGames(): SizedGames[];
  openSession(game: string, rules: string): Outcome<EngineSession>;
  openLink(fragment: string): Outcome<EngineSession>;
}
