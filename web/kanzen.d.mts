// Types of the public JavaScript API, kanzen.mjs; its documentation is there and here.
//
// The plain data that it tells is in kanzen-data.d.mts.
import type {
  Analysis,
  Board,
  Choice,
  Comparison,
  Enumeration,
  EstimateReport,
  GameInfo,
  HistoryEntry,
  HistoryNode,
  Move,
  Notable,
  Notation,
  PlayerName,
  Progress,
  ScoreReport,
  SearchReport,
  SizedGames,
  Summary,
  TableCheck,
  TableInfo,
  TableProgress,
} from './kanzen-data.d.mts';

export type * from './kanzen-data.d.mts';

export type ErrorCode =
  | 'unknown_game'
  | 'unknown_rules'
  | 'bad_notation'
  | 'illegal_position'
  | 'illegal_move'
  | 'unsupported'
  | 'out_of_memory'
  | 'cancelled'
  | 'io'
  | 'not_loaded'
  | 'corrupt_data'
  | 'internal'
  | 'not_solved'
  | 'closed'
  | 'worker_failed';

export interface ErrorData {
  code: ErrorCode;
  message: string;
  offset: number | null;
  /** Of `not_loaded`, where a table is open. */
  chunks?: readonly number[];
}

/** Bad input, or something that went wrong while working. */
export class KanzenError extends Error {
  constructor(data: {
    code: ErrorCode;
    message: string;
    offset?: number | null;
    chunks?: readonly number[];
  });
  readonly code: ErrorCode;
  /** Index into the refused text where the fault begins; null: it has no place. */
  readonly offset: number | null;
  /**
   * Of `not_loaded`: places in the open table's `chunks`, ascending, of all that are known to be
   * missing for the position and its moves.  Empty for all other errors.
   */
  readonly chunks: readonly number[];
  toData(): ErrorData;
}

export interface OpenOptions {
  /**
   * Of `listGames`, "gobblers2", or with its size, "mnk:4,3,3", "go:5" (`listSizedGames`).  Upper
   * case does not matter.
   */
  game: string;
  /** Left out: the game's default. */
  rules?: string;
  /** Left out: the game's initial position. */
  position?: string;
  signal?: AbortSignal;
}

export interface RunOptions {
  /** Aborting terminates the worker: it stops at once and its memory is given back. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

export interface KeepingPlace {
  /**
   * In Node: where values are kept; left out, in the system's folder for such files,
   * `$XDG_CACHE_HOME/kanzen` or `~/.cache/kanzen` (on macOS `~/Library/Caches/kanzen`, on Windows
   * `%LOCALAPPDATA%\\kanzen`).  A browser has one place, and refuses a folder.
   */
  folder?: string | URL;
}

export interface ChooseOptions extends RunOptions {
  /** Left out: "perfect", or "search" where `info.bySearch`. */
  player?: PlayerName;
  /**
   * Left out: the current position, with the line of play that has led to it, so that nothing is
   * chosen which that line forbids (superko).  One that is given begins a game: nothing was before.
   */
  position?: string;
  /** For a search, at most; left out: 10. */
  seconds?: number;
  /**
   * A whole number from 0 to 4294967295: with the same one, the same choice in the same position
   * (of a search, if it finds the same in its time).  Left out: by chance.
   */
  seed?: number;
}

export interface EstimateOptions extends RunOptions {
  /** What is known so far, some five times a second. */
  onReport?: (report: EstimateReport) => void;
  /** At most; left out: 3. */
  seconds?: number;
  /** At most; left out: as many as time allows. */
  playouts?: number;
  /** As that of `choose`: with it and a number of playouts the report is the same again. */
  seed?: number;
}

/** One game under one rule set, with a history.  All methods return promises. */
export interface Game {
  readonly info: Readonly<GameInfo>;
  /**
   * True from the end of `solve` or `reopen` until a run is aborted, the worker dies or the game
   * is closed.
   */
  readonly solved: boolean;

  position(): Promise<string>;
  board(): Promise<Board>;
  /**
   * The legal moves; with their values once the game is solved.  The notebook never
   * saw some positions; there the values stay null.
   */
  moves(): Promise<Move[]>;
  /** Drops the history.  Rejects with a KanzenError that says what is wrong and where. */
  setPosition(position: string): Promise<void>;
  /**
   * A legal move; "resign": the side to move gives the game up; or "draw": both agree on one.
   * From an earlier position it begins a variation; nothing is lost.  Rejects with code
   * "bad_notation" when the text is no move at all, "illegal_move" when it cannot be played here.
   */
  play(move: string): Promise<void>;
  /** False: already at the start. */
  undo(): Promise<boolean>;
  /** Along the variation visited last; false: nothing to redo. */
  redo(): Promise<boolean>;
  /** To a ply of the current line; false: there is no such ply. */
  jump(ply: number): Promise<boolean>;
  /** The current line, from the start through the current position to its end. */
  history(): Promise<HistoryEntry[]>;
  /** All that has been played, as a tree: the nodes in the order of their numbers, 0 the start. */
  variations(): Promise<HistoryNode[]>;
  /** To a node of `variations`; false: there is no such node. */
  goTo(node: number): Promise<boolean>;
  /**
   * Where the way to a node leaves the main line last, its variation becomes the main line there.
   * False: it is on the main line already, or there is no such node.
   */
  promote(node: number): Promise<boolean>;
  /** With all that follows from it. False: it is the start, or there is no such node. */
  remove(node: number): Promise<boolean>;
  /** The position as others write it, say in FEN, or as the notebook's integers. */
  otherNotations(): Promise<Notation[]>;
  /** Game, rules, history and position as the fragment of a URL, without '#'. */
  link(): Promise<string>;

  /**
   * Solves the whole game in the worker.  Rejects with code "out_of_memory" when
   * `info.solveBytes` cannot be had.  `threads`: how many work, from 1 (left out) to 64, to the same
   * values; more than one needs Node, or a page that is cross-origin isolated (code "unsupported").
   */
  solve(options?: RunOptions & { threads?: number }): Promise<Summary>;
  /** Needs a solved game.  Left out: the current position. */
  probe(position?: string, options?: { signal?: AbortSignal }): Promise<Analysis>;
  /**
   * Searches one position (left out: the current one) for at most `seconds` (left out: 10),
   * where `info.bySearch` says that the game is too large to solve.  Too little time is no
   * error: the report says what is known by then.  Takes up to 64 MB of memory.
   */
  search(options?: RunOptions & { position?: string; seconds?: number }): Promise<SearchReport>;
  /**
   * The scores of the current position and of its moves, where `info.abilities` has `scores` or
   * `scoreSearch`: that is searched, with the line of play before it, for at most `seconds` (left
   * out: 10).  Too little time is no error.
   */
  score(options?: RunOptions & { seconds?: number }): Promise<ScoreReport>;
  /**
   * How the current position stands, by playouts, where `info.abilities` has `estimate`.  Takes
   * up to 64 MB of memory.
   */
  estimate(options?: EstimateOptions): Promise<EstimateReport>;
  /**
   * Has a player choose a move, without playing it.  Rejects with code "not_solved" when the
   * player needs values and there are none, "not_loaded" when those of an open table have not
   * come yet, "illegal_move" when the game has ended, "unsupported" where positions are not
   * searched, or when there is no such player.
   */
  choose(options?: ChooseOptions): Promise<Choice>;
  /** Re-checks every position of a solved game from its moves; the number checked. */
  verify(options?: RunOptions): Promise<number>;
  /** Every kind of notable position that occurs in a solved game, with examples. */
  notable(options?: RunOptions & { limit?: number }): Promise<Notable[]>;
  /**
   * This game's rule set beside another one of the game's: which positions both know, which they
   * value otherwise, why, and the first ones in the order of play.  What is not solved here yet is
   * solved for it, and forgotten.  Rejects with code "unsupported" where there is nothing to
   * compare, "unknown_rules".
   */
  compare(options: RunOptions & { rules: string; first?: number }): Promise<Comparison>;
  /**
   * Writes the values of a solved game into the browser's storage on this device, in Node into a
   * file, in place of what was kept before; the number of bytes.  Rejects with code "io" when
   * there is no room, or the folder cannot be written, "unsupported" where a browser has no such
   * storage.
   */
  keep(options?: KeepingPlace & { onProgress?: (progress: Progress) => void }): Promise<number>;
  /**
   * Opens what `keep` has written, instead of solving; null: nothing is kept.  A copy
   * that is damaged or of an older version is deleted: code "corrupt_data".
   */
  reopen(options?: RunOptions & KeepingPlace): Promise<Summary | null>;
  /** Deletes what `keep` has written; false: nothing was kept. */
  forget(options?: KeepingPlace): Promise<boolean>;
  enumerate(options?: RunOptions): Promise<Enumeration>;
  /** Move sequences of length 1, 2, ..., depth. */
  perft(depth: number, options?: RunOptions): Promise<number[]>;
  /** All positions of a solved game with their values.  Formats: "csv". */
  export(format?: string, options?: { signal?: AbortSignal }): Promise<string>;

  /**
   * Loads a table of values, so that `moves` and `probe` answer without solving; what is
   * asked before its chunks have come rejects with the code `not_loaded`, and these are fetched
   * before the others.  A perfect line may be cut while the table is loading (`missingChunks`).
   * Of a table that is `streamed` nothing is loaded by this call: `moves` and `probe` fetch what
   * they need.  `url`: the folder of the tables, an address or in Node a path; left out: "tables/"
   * beside the module, with those of Gobblers.  Called again after a failure, it goes on with what
   * is missing.  Rejects with code "unsupported" where a game has no tables, "io" where there is
   * none of it, which says how it is made.
   */
  openTable(options?: {
    url?: string | URL;
    signal?: AbortSignal;
    onProgress?: (p: TableProgress) => void;
  }): Promise<TableInfo>;
  /** Compares all that the open table stores with the values of a solved game. */
  compareTable(options?: RunOptions): Promise<TableCheck>;

  /** Ends the worker and frees all memory.  What is still under way rejects. */
  close(): Promise<void>;
}

/** Every game of fixed size with its rule sets. */
export function listGames(): Promise<GameInfo[]>;
/** Families whose games say in their names how large they are, with their limits. */
export function listSizedGames(): Promise<SizedGames[]>;
export function openGame(options: OpenOptions): Promise<Game>;
/** Opens what `link` has written. */
export function openLink(fragment: string, options?: { signal?: AbortSignal }): Promise<Game>;
