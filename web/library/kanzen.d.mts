/// <reference lib="esnext.disposable" />
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
  ValuedPosition,
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

/** What is said of something that is wrong. */
export interface Diagnostic {
  /** In English, without a full stop. */
  message: string;
  /** The same in Japanese; in English where there is no translation. */
  japanese: string;
  /** What fills the message, in English: the name of a game, a position, a number. */
  details: readonly string[];
}

export interface ErrorData extends Diagnostic {
  code: ErrorCode;
  offset: number | null;
  /** Of `not_loaded`, where a table is open. */
  chunks?: readonly number[];
}

/** Bad input, or something that went wrong while working. */
export class KanzenError extends Error {
  constructor(data: {
    code: ErrorCode;
    message: string;
    japanese?: string;
    details?: readonly string[];
    offset?: number | null;
    chunks?: readonly number[];
  });
  /** What kind of error it is, for programs: messages may change. */
  readonly code: ErrorCode;
  /** The message in Japanese; in English where there is no translation. */
  readonly japanese: string;
  /** What fills the message, in English: of an `illegal_move` the move and the position. */
  readonly details: readonly string[];
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
  /** Aborting costs nothing: no game is opened. */
  signal?: AbortSignal;
}

export interface RunOptions {
  /**
   * Aborting rejects at once with the signal's reason.  Each method says what is lost by it.  A run
   * that works on solved values ends at its next report of progress in Node and in a page that is
   * cross-origin isolated; in other pages it goes on to its end, and what is asked of them next waits
   * for it.
   */
  signal?: AbortSignal;
  /** What it throws aborts the run with that reason; likewise `onReport`. */
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

/** One game under one rule set, with a history.  All methods but `values` return promises. */
export interface Game {
  readonly info: Readonly<GameInfo>;
  /**
   * True from the end of `solve` or `reopen` until another one replaces the values, the worker dies
   * or the game is closed.
   */
  readonly solved: boolean;

  position(): Promise<string>;
  board(): Promise<Board>;
  /**
   * The legal moves; with their values once the game is solved.  The notebook never
   * saw some positions; there the values stay null.  Aborting loses the answer alone.
   */
  moves(options?: { signal?: AbortSignal }): Promise<Move[]>;
  /** The same in notation alone, in the same order: many times faster. */
  legalMoves(): Promise<string[]>;
  /** Would `play` take it? */
  isLegal(move: string): Promise<boolean>;
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
   * Aborting ends the worker at once and gives its memory back: values solved before are lost, too.
   */
  solve(options?: RunOptions & { threads?: number }): Promise<Summary>;
  /**
   * Needs a solved game or an open table.  Left out: the current position.  Aborting loses the
   * answer alone.
   */
  probe(position?: string, options?: { signal?: AbortSignal }): Promise<Analysis>;
  /**
   * The same of many positions, in their order, with a message for some hundreds of them instead of one
   * for each.  A position that is refused rejects all, and the message begins with its place,
   * "positions[3]: ".  Aborting loses the answers alone.
   */
  probeMany(positions: readonly string[], options?: { signal?: AbortSignal }): Promise<Analysis[]>;
  /**
   * All positions with their values, for `for await`; some thousands are in memory at a time.  Of a
   * solved game those that play can reach, one of each class of symmetric ones, as `export` writes them;
   * of an open table all that it tells the value of, among them such as play cannot reach.  A table that
   * is `streamed` is fetched on the way, all of it.  Leaving the loop ends it; aborting rejects the next
   * step, and loses nothing else.
   */
  values(options?: { signal?: AbortSignal }): AsyncGenerator<ValuedPosition, void, undefined>;
  /**
   * Searches one position (left out: the current one) for at most `seconds` (left out: 10),
   * where `info.bySearch` says that the game is too large to solve.  Too little time is no
   * error: the report says what is known by then.  Takes up to 64 MB of memory.  Aborting ends the
   * search; solved values stay.
   */
  search(options?: RunOptions & { position?: string; seconds?: number }): Promise<SearchReport>;
  /**
   * The scores of the current position and of its moves, where `info.abilities` has `scores` or
   * `scoreSearch`: that is searched, with the line of play before it, for at most `seconds` (left
   * out: 10).  Too little time is no error.  Aborting loses the scores of all positions, which the
   * next call solves again; solved values stay.
   */
  score(options?: RunOptions & { seconds?: number }): Promise<ScoreReport>;
  /**
   * How the current position stands, by playouts, where `info.abilities` has `estimate`.  Takes
   * up to 64 MB of memory.  Aborting ends the playouts; solved values stay.
   */
  estimate(options?: EstimateOptions): Promise<EstimateReport>;
  /**
   * Has a player choose a move, without playing it.  Rejects with code "not_solved" when the
   * player needs values and there are none, "not_loaded" when those of an open table have not
   * come yet, "illegal_move" when the game has ended, "unsupported" where positions are not
   * searched, or when there is no such player.  Aborting loses the choice alone.
   */
  choose(options?: ChooseOptions): Promise<Choice>;
  /**
   * Re-checks every position of a solved game from its moves; the number checked.  Aborting loses
   * the answer alone.
   */
  verify(options?: RunOptions): Promise<number>;
  /**
   * Every kind of notable position that occurs in a solved game, with examples.  Aborting loses the
   * answer alone.
   */
  notable(options?: RunOptions & { limit?: number }): Promise<Notable[]>;
  /**
   * This game's rule set beside another one of the game's: which positions both know, which they
   * value otherwise, why, and the first ones in the order of play.  What is not solved here yet is
   * solved for it, and forgotten.  Rejects with code "unsupported" where there is nothing to
   * compare, "unknown_rules".  Aborting loses the answer alone.
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
   * Opens what `keep` has written, instead of solving.  null: nothing is kept, or can be here, and a
   * solved game stays as it is.  A copy that is damaged or of an older version is deleted: code
   * "corrupt_data".  Aborting costs the same as with `solve`.
   */
  reopen(options?: RunOptions & KeepingPlace): Promise<Summary | null>;
  /** Deletes what `keep` has written; false: nothing was kept. */
  forget(options?: KeepingPlace): Promise<boolean>;
  /** Counts all positions by going through them.  Aborting ends the count; solved values stay. */
  enumerate(options?: RunOptions): Promise<Enumeration>;
  /** Move sequences of length 1, 2, ..., depth.  Aborting ends the count; solved values stay. */
  perft(depth: number, options?: RunOptions): Promise<number[]>;
  /**
   * All positions of a solved game with their values.  Formats: "csv".  Aborting loses the answer
   * alone.
   */
  export(format?: string, options?: { signal?: AbortSignal }): Promise<string>;

  /**
   * Loads a table of values, so that `moves` and `probe` answer without solving; what is
   * asked before its chunks have come rejects with the code `not_loaded`, and these are fetched
   * before the others.  A perfect line may be cut while the table is loading (`missingChunks`).
   * Of a table that is `streamed` nothing is loaded by this call: `moves` and `probe` fetch what
   * they need.  `url`: the folder of the tables, an address or in Node a path; left out: "tables/"
   * beside the module, with those of Gobblers.  Called again after a failure, it goes on with what
   * is missing.  Rejects with code "unsupported" where a game has no tables, "io" where there is
   * none of it, which says how it is made.  Aborting ends the loading; what has come stays.
   */
  openTable(options?: {
    url?: string | URL;
    signal?: AbortSignal;
    onProgress?: (p: TableProgress) => void;
  }): Promise<TableInfo>;
  /**
   * Compares all that the open table stores with the values of a solved game.  Aborting loses the
   * answer alone.
   */
  compareTable(options?: RunOptions): Promise<TableCheck>;

  /** Ends the worker and frees all memory.  What is still under way rejects. */
  close(): Promise<void>;
  /** For `await using`: closes the game. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Every game of fixed size with its rule sets. */
export function listGames(): Promise<GameInfo[]>;
/** Families whose games say in their names how large they are, with their limits. */
export function listSizedGames(): Promise<SizedGames[]>;
export function openGame(options: OpenOptions): Promise<Game>;
/**
 * Opens what `link` has written, with or without a '#' before it, as in `location.hash`.  Aborting costs
 * nothing: no game is opened.
 */
export function openLink(fragment: string, options?: { signal?: AbortSignal }): Promise<Game>;
