/// <reference lib="esnext.disposable" />
// Types and documentation of the public JavaScript API, kanzen.mjs.
//
// The types of the returned data are in kanzen-data.d.mts.
import type {
  Analysis,
  Choice,
  Comparison,
  Enumeration,
  EstimateReport,
  GameInfo,
  Move,
  Notable,
  PlayerName,
  Progress,
  SampledPosition,
  ScoreReport,
  SearchReport,
  SizedGames,
  Summary,
  TableCheck,
  TableInfo,
  TableProgress,
  ValuedPosition,
} from './kanzen-data.d.mts';
import type { RuledGame } from './rules.d.mts';

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

/** Description of an error. */
export interface Diagnostic {
  /** Message in English, without a full stop. */
  message: string;
  /** Message in Japanese; in English if there is no translation. */
  japanese: string;
  /** Values inserted into the message, in English: the name of a game, a position, a number. */
  details: readonly string[];
}

export interface ErrorData extends Diagnostic {
  code: ErrorCode;
  offset: number | null;
  /** Indices of missing chunks, for `not_loaded` with an open table. */
  chunks?: readonly number[];
}

/** Invalid input, or a failed operation. */
export class KanzenError extends Error {
  constructor(data: Pick<ErrorData, 'code' | 'message'> & Partial<ErrorData>);
  /** Kind of the error, for programs: messages may change. */
  readonly code: ErrorCode;
  /** Message in Japanese; in English if there is no translation. */
  readonly japanese: string;
  /** Values inserted into the message, in English; for `illegal_move` the move and the position. */
  readonly details: readonly string[];
  /** Index in the rejected text at which the error begins, in UTF-16 code units; null: none. */
  readonly offset: number | null;
  /**
   * For `not_loaded`: ascending indices in the open table's `chunks` of those known to be missing for the
   * position and its moves.  Empty for all other errors.
   */
  readonly chunks: readonly number[];
  toData(): ErrorData;
}

export interface OpenOptions {
  /**
   * Name from `listGames`, such as "gobblers2", or with a size, such as "mnk:4,3,3" or "go:5"
   * (`listSizedGames`).  Case does not matter.
   */
  game: string;
  /** Rule set; default: that of the game. */
  rules?: string;
  /** Position in notation; default: the game's initial position. */
  position?: string;
  /** Aborting opens no game and loses nothing. */
  signal?: AbortSignal;
}

export interface RunOptions {
  /**
   * Aborting rejects at once with the signal's reason.  Each method documents what is lost.  In Node and in a
   * cross-origin isolated page, a run on solved values ends at its next progress report; in other pages it
   * continues to its end, and the next request waits for it.
   */
  signal?: AbortSignal;
  /**
   * Called with the progress.  An exception that it throws aborts the run with that reason; so does one of
   * `onReport`.
   */
  onProgress?: (progress: Progress) => void;
}

export interface SavedSolutionOptions {
  /**
   * Folder of saved values, in Node only; default: the system's cache folder, `$XDG_CACHE_HOME/kanzen` or
   * `~/.cache/kanzen` (on macOS `~/Library/Caches/kanzen`, on Windows `%LOCALAPPDATA%\\kanzen`).  A browser
   * rejects it with the code "unsupported".
   */
  folder?: string | URL;
}

export interface ChooseOptions extends RunOptions {
  /** Default: "perfect", or "search" if `info.bySearch` is true. */
  player?: PlayerName;
  /**
   * Default: the current position with its history, so that the choice respects rules about repetition
   * (superko).  A given position has no history.
   */
  position?: string;
  /** For the player "perfect" where positions have scores. */
  proof?: ScoreProofFiles;
  /** Time limit of a search in seconds; default: 10. */
  seconds?: number;
  /**
   * Seed of the random numbers, an integer from 0 to 4294967295.  The same seed yields the same choice in the
   * same position (for a search, if it finds the same results within its time).  Default: random.
   */
  seed?: number;
}

export interface SampleOptions {
  /** Outcome for the side to move; default: any. */
  outcome?: 'win' | 'draw' | 'loss';
  /** Plies, or sweeps under the notebook's rules; a draw has none.  Default: any. */
  distance?: number;
  /** True: exactly one move keeps the outcome. */
  onlyMove?: boolean;
  /** Maximum number of positions; default: all. */
  count?: number;
  /** Seed of the order, as for `choose`. */
  seed?: number;
  signal?: AbortSignal;
}

/** The contents of the files of a proof of scores (docs/FORMAT.md); the caller checks the chunk's SHA-256. */
export interface ScoreProofFiles {
  manifest: string;
  chunk: Uint8Array;
}

export interface ScoreOptions extends RunOptions {
  /**
   * Called with the report so far of a search, whenever it has found a score or proven a better bound.  Moves
   * that it has not searched yet have no score.
   */
  onReport?: (report: ScoreReport) => void;
  /** A proof of the game's scores: what it has is not searched for. */
  proof?: ScoreProofFiles;
  /** Time limit of a search in seconds; default: 10. */
  seconds?: number;
}

export interface EstimateOptions extends RunOptions {
  /** Called with the estimate so far, about five times a second. */
  onReport?: (report: EstimateReport) => void;
  /** Time limit in seconds; default: 3. */
  seconds?: number;
  /** Maximum number of playouts; default: as many as time allows. */
  playouts?: number;
  /**
   * Seed of the random numbers, as for `choose`.  The same seed and number of playouts yield the same report.
   */
  seed?: number;
}

type Asynchronous<T> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Result>
    : never;
};

/**
 * Methods of a game by its rules, which rules.d.mts documents: here they return promises, which reject where
 * those throw.
 */
export type RuledMethods = Asynchronous<
  Omit<RuledGame, 'info' | 'moves' | 'past' | 'close' | typeof Symbol.dispose>
>;

/** A game under one rule set, with its history.  All methods but `values` and `sample` return promises. */
export interface Game extends RuledMethods {
  readonly info: Readonly<GameInfo>;
  /**
   * True from the end of `solve` or `load` until another run replaces the values, the worker dies or the
   * game is closed.
   */
  readonly solved: boolean;

  /**
   * Returns the legal moves, with values if the game is solved or a table is open.  A value is null if it is
   * unknown, as for positions that the notebook does not visit.  Aborting loses only the result.
   */
  moves(options?: { signal?: AbortSignal }): Promise<Move[]>;

  /**
   * Solves the whole game in the worker.  Rejects with code "out_of_memory" if `info.solveBytes` cannot be
   * allocated.  Aborting terminates the worker and frees its memory; values solved before are lost, too.
   */
  solve(options?: RunOptions): Promise<Summary>;
  /**
   * Returns the value of a position (default: the current one) and of its moves.  Needs a solved game or an
   * open table.  Aborting loses only the result.
   */
  probe(position?: string, options?: { signal?: AbortSignal }): Promise<Analysis>;
  /**
   * Probes many positions; sends one message for some hundreds of them instead of one for each.  Returns the
   * results in the order of the positions.  An invalid position rejects the whole call; the message begins
   * with its index, "positions[3]: ".  Aborting loses only the results.
   */
  probeMany(positions: readonly string[], options?: { signal?: AbortSignal }): Promise<Analysis[]>;
  /**
   * Iterates over all positions with their values; some thousands are in memory at a time.  A solved game
   * yields the reachable positions, one of each symmetry class, as in `export`.  An open table yields all
   * positions whose value it knows, including unreachable ones; a `streamed` table is fetched completely.
   * Leaving the loop ends the iteration.  Aborting rejects the next step and loses nothing else.
   */
  values(options?: { signal?: AbortSignal }): AsyncGenerator<ValuedPosition, void, undefined>;
  /**
   * Iterates over random reachable positions in which the game goes on, no two of them symmetric; each that
   * matches is equally likely.  A sparse kind may take a pass over all positions, and a `streamed` table is
   * fetched completely.  Leaving the loop ends the iteration.  Aborting rejects the next step and
   * loses nothing else.
   */
  sample(options?: SampleOptions): AsyncGenerator<SampledPosition, void, undefined>;
  /**
   * Searches one position (default: the current one) for at most `seconds` (default: 10), in games that are
   * too large to solve (`info.bySearch`).  A timeout is not an error: the report has the results so far.
   * Needs up to 64 MB of memory.  Aborting ends the search; solved values remain.
   */
  search(options?: RunOptions & { position?: string; seconds?: number }): Promise<SearchReport>;
  /**
   * Returns the scores of the current position and of its moves, if `info.abilities` has `scores` or
   * `scoreSearch`.  Without `scores` it searches the position with its history for at most `seconds`; a
   * timeout is not an error: the report has the bounds proven so far.  Aborting loses the scores of all
   * positions, which the next call solves again; solved values remain.
   */
  score(options?: ScoreOptions): Promise<ScoreReport>;
  /**
   * Evaluates the current position by Monte Carlo playouts, if `info.abilities` has `estimate`.  Needs up to
   * 64 MB of memory.  Aborting ends the playouts; solved values remain.
   */
  estimate(options?: EstimateOptions): Promise<EstimateReport>;
  /**
   * Returns the move that a computer player chooses; does not play it.  Rejects with code "not_solved" if the
   * player needs values and there are none, "not_loaded" if those of an open table are not loaded yet,
   * "illegal_move" if the game has ended, "unsupported" if positions cannot be searched or there is no such
   * player.  Aborting loses only the choice.
   */
  choose(options?: ChooseOptions): Promise<Choice>;
  /**
   * Verifies the value of every position of a solved game from its moves.  Returns the number of verified
   * positions.  Aborting loses only the result.
   */
  verify(options?: RunOptions): Promise<number>;
  /**
   * Returns the kinds of notable positions that occur in a solved game, with up to `limit` examples each
   * (default: 3).  Aborting loses only the result.
   */
  notable(options?: RunOptions & { limit?: number }): Promise<Notable[]>;
  /**
   * Compares the rule set with another one of the same game: the positions that both have, those with
   * different outcomes, the causes, and the `first` ones in the order of play (default: 10).  Solves
   * temporarily what is not solved.  Rejects with code "unsupported" if there is nothing to compare,
   * "unknown_rules" if there is no such rule set.  Aborting loses only the result.
   */
  compare(options: RunOptions & { rules: string; first?: number }): Promise<Comparison>;
  /**
   * Saves the values of a solved game in the browser's storage, in Node in a file, and replaces those saved
   * before.  Returns the number of bytes.  Rejects with code "io" if there is no room or the folder is not
   * writable, "unsupported" if a browser has no such storage.
   */
  save(
    options?: SavedSolutionOptions & { onProgress?: (progress: Progress) => void },
  ): Promise<number>;
  /**
   * Loads the values that `save` saved, instead of solving.  Returns null if none are saved or can be; a
   * solved game then remains.  A copy that is damaged or of an older version is deleted: code "corrupt_data".
   * Aborting loses the same as with `solve`.
   */
  load(options?: RunOptions & SavedSolutionOptions): Promise<Summary | null>;
  /** Deletes the values that `save` saved.  Returns false if there were none. */
  deleteSaved(options?: SavedSolutionOptions): Promise<boolean>;
  /** Counts all positions by enumerating them.  Aborting ends the count; solved values remain. */
  enumerate(options?: RunOptions): Promise<Enumeration>;
  /**
   * Counts the move sequences of length 1, 2, ..., depth (at most 64).  Aborting ends the count; solved values
   * remain.
   */
  perft(depth: number, options?: RunOptions): Promise<number[]>;
  /**
   * Returns all positions of a solved game with their values as a text.  Formats: "csv".  Aborting loses only
   * the result.
   */
  export(format?: string, options?: { signal?: AbortSignal }): Promise<string>;

  /**
   * Loads a table of values, so that `moves` and `probe` work without solving.  While it is loading, a
   * request that needs a missing chunk rejects with the code `not_loaded`, and that chunk is fetched before
   * the others; a perfect line may be truncated (`missingChunks`).  This call loads no chunks of a table that
   * is `streamed`: `moves` and `probe` fetch those that they need.  `url`: the folder of the tables, a URL or
   * in Node a path; default: "tables/" next to the module, with those of Gobblers.  A call after a failure
   * continues with the missing chunks.  Rejects with code "unsupported" if the game has no tables, "io" if
   * the folder has no table of the game; the message names the command that builds it.  Aborting ends the
   * loading; loaded chunks remain.
   */
  openTable(options?: {
    url?: string | URL;
    signal?: AbortSignal;
    onProgress?: (p: TableProgress) => void;
  }): Promise<TableInfo>;
  /**
   * Compares all values that the open table stores with those of a solved game.  Aborting loses only the
   * result.
   */
  compareTable(options?: RunOptions): Promise<TableCheck>;

  /** Terminates the worker and frees all memory.  Pending calls reject. */
  close(): Promise<void>;
  /** For `await using`: closes the game. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Returns every game of fixed size with its rule sets. */
export function listGames(): Promise<GameInfo[]>;
/** Returns the families of games with their size in the name, with their limits. */
export function listSizedGames(): Promise<SizedGames[]>;
/** Rejects with a TypeError if an option is unknown, as all methods do. */
export function openGame(options: OpenOptions): Promise<Game>;
/**
 * Opens a game from the text of `link`, with or without a leading '#' as in `location.hash`, or from a whole
 * address of the page.  Aborting opens no game and loses nothing.
 */
export function openLink(link: string, options?: { signal?: AbortSignal }): Promise<Game>;
/**
 * Opens a game that another program has written, at the end of its main line: Dobutsu shogi in KIF, CSA, USI or
 * PGN, numbers of columns or squares of Connect Four or tic-tac-toe.  `game` and `rules` name the game of a text
 * that does not say of which game it is.  Moves after the end of the game are left out.  Rejects with "bad_notation"
 * if the text is in no known notation or a move cannot be read, with "illegal_move" if a move is not legal.
 */
export function openRecord(
  text: string,
  options?: { game?: string; rules?: string; signal?: AbortSignal },
): Promise<Game>;
