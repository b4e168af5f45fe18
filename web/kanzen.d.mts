// Types of the public JavaScript API, kanzen.mjs; its documentation is there and here.
//
// Counts are plain numbers wherever they are exact (below 2^53, which no game of
// today comes near) and BigInt beyond; the types say `number` for what we offer.

export type OutcomeName = 'win' | 'draw' | 'loss';

/** 1 moves first. */
export type Player = 1 | 2;

/** For the side to move: who wins, and in how many plies.  A draw has no distance. */
export interface Value {
  outcome: OutcomeName;
  distance: number | null;
}

export interface GameInfo {
  name: string;
  /** The rule set chosen, and all that the game has, the default first. */
  rules: string;
  allRules: string[];
  /** Piece kinds, in the notation of the first player. */
  kinds: string[];
  /** Each player has a kind of his own, as with X and O. */
  kindsByPlayer: boolean;
  /** Positions are counted up to symmetry; false: each by itself. */
  upToSymmetry: boolean;
  /** Too large to solve completely: `search` tells of single positions. */
  bySearch: boolean;
  /** False under the notebook's rules, where a distance is the number of the sweep. */
  distanceInPlies: boolean;
  /** There for its figures; nobody would play it. */
  forStudy: boolean;
  /** Entries of the table of all values; 0: solving takes next to nothing. */
  indexCount: number;
  /** Bytes of memory that solving takes for the values; 0: next to nothing. */
  solveBytes: number;
}

export interface Piece {
  kind: string;
  player: Player;
}

export interface Square {
  name: string;
  /** Bottom to top; only the last one is visible. */
  stack: Piece[];
}

export interface Hand {
  piece: Piece;
  count: number;
  capacity: number;
}

export interface Board {
  columns: number;
  rows: number;
  /** Row by row from the top left. */
  squares: Square[];
  hands: Hand[];
  toMove: Player;
  finished: boolean;
  /** Null while the game goes on, and when it ended in a draw. */
  winner: Player | null;
  /** Names of the squares of the winner's line or lines. */
  winningSquares: string[];
}

export interface Move {
  /** Notation, as `play` takes it. */
  text: string;
  piece: Piece;
  /** Null: from the hand. */
  from: string | null;
  /** Null: a losing lift, which goes nowhere. */
  to: string | null;
  /** The notebook's rules move covered pieces too. */
  hidden: boolean;
  /** For a losing lift: the opponent's line that it uncovers. */
  uncoveredLine: string[];
  /** After the move; null: a losing lift leaves no position. */
  position: string | null;
  /** For the mover, in plies from before the move; null until the game is solved. */
  value: Value | null;
}

export interface AnalysedMove {
  move: string;
  value: Value;
  position: string | null;
}

export interface Analysis {
  position: string;
  value: Value;
  /** Best first; empty when the game has ended. */
  moves: AnalysedMove[];
  /** Best play by both sides; for a draw only a few plies. */
  perfectLine: string[];
}

/** Positions worth looking at, of one kind. */
export interface Notable {
  kind:
    | 'longest_win'
    | 'longest_loss'
    | 'only_winning_move'
    | 'no_safe_move'
    | 'mutual_zugzwang'
    | 'smallest_draw';
  /** Reachable positions of this kind. */
  count: number;
  /** The most notable ones first. */
  examples: Analysis[];
}

/** What a search has found: outcomes without distances, null where time was too short. */
export interface SearchReport {
  position: string;
  /** For the side to move. */
  outcome: OutcomeName | null;
  /** Best first, unknown ones last; each for the player who makes it. */
  moves: { move: string; outcome: OutcomeName | null; position: string }[];
  /** Positions looked at. */
  nodes: number;
  seconds: number;
}

/** Counts of positions up to symmetry. */
export interface ClassCounts {
  positions: number;
  terminal: number;
  win: number;
  loss: number;
  draw: number;
}

/**
 * Counts of reachable positions, for the side to move: canonical ones, or each by itself
 * where the game counts so (`GameInfo.upToSymmetry`).
 */
export interface Summary {
  game: string;
  rules: string;
  threads: number;
  positions: number;
  terminal: number;
  win: number;
  loss: number;
  draw: number;
  /** The same up to symmetry, where that is not what is counted above. */
  upToSymmetry: ClassCounts | null;
  start: Value;
  byDistance: { distance: number; win: number; loss: number }[];
  maxDistance: number;
  seconds: { enumerate: number; solve: number };
}

/** A file of a table, named by its contents. */
export interface TableChunk {
  file: string;
  bytes: number;
  /** Positions in it. */
  stored: number;
  sha256: string;
}

/** A table of exact values, streamed in chunks (engine/table/FORMAT.md). */
export interface TableInfo {
  game: string;
  rules: string;
  /** What a search this deep decides is not stored. */
  searchPlies: number;
  indexCount: number;
  stored: number;
  bytes: number;
  chunks: TableChunk[];
}

export interface TableProgress {
  chunks: number;
  totalChunks: number;
  bytes: number;
  totalBytes: number;
}

/** A table beside values that were solved. */
export interface TableCheck {
  checked: number;
  different: number;
  /** A difference in words; empty: there is none. */
  example: string;
}

export interface Enumeration {
  positions: number;
  terminal: number;
  transitions: number;
  byPly: number[];
  seconds: number;
  /** Only under the notebook's rules. */
  notebook: {
    set: number;
    lifted: number;
    union: number;
    queuePops: number;
    liftedOnly: number;
    setOnly: number;
    sweeps: { undecided: number; win: number; loss: number }[];
  } | null;
}

export interface Progress {
  /**
   * "enumerate", "solve", "reach", "finished", "search", "verify", "notable", "keep", "open"
   * and others.
   */
  phase: string;
  /** The ply of an enumeration, the pass of a solver. */
  round: number;
  /** Units of work finished in this round, of `total`; not positions. */
  done: number;
  /** 0: not known beforehand. */
  total: number;
  /** Positions decided so far ("solve") or newly reached ("reach", "finished"). */
  decided: number;
}

export interface Notation {
  name: string;
  text: string;
}

export interface HistoryEntry {
  ply: number;
  /** The move that led here; null at the start. */
  move: string | null;
  position: string;
  toMove: Player;
  current: boolean;
}

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
}

/** Bad input, or something that went wrong while working. */
export class KanzenError extends Error {
  constructor(data: { code: ErrorCode; message: string; offset?: number | null });
  readonly code: ErrorCode;
  /** Index into the refused text where the fault begins; null: it has no place. */
  readonly offset: number | null;
  toData(): ErrorData;
}

export interface OpenOptions {
  /** "gobblers2" */
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

/** One game under one rule set, with a history.  All methods return promises. */
export interface Game {
  readonly info: Readonly<GameInfo>;
  /** True from the end of `solve` or `reopen` until a run is aborted or the game is closed. */
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
  play(move: string): Promise<void>;
  /** False: already at the start. */
  undo(): Promise<boolean>;
  /** False: nothing to redo. */
  redo(): Promise<boolean>;
  /** To a ply of the current line; false: there is no such ply. */
  jump(ply: number): Promise<boolean>;
  /** The current line, from the start through the current position to its end. */
  history(): Promise<HistoryEntry[]>;
  /** The position as others write it, say as the notebook's integers. */
  otherNotations(): Promise<Notation[]>;
  /** Game, rules, history and position as the fragment of a URL, without '#'. */
  link(): Promise<string>;

  /**
   * Solves the whole game in the worker.  Rejects with code "out_of_memory" when
   * `info.solveBytes` cannot be had.
   */
  solve(options?: RunOptions): Promise<Summary>;
  /** Needs a solved game.  Left out: the current position. */
  probe(position?: string, options?: { signal?: AbortSignal }): Promise<Analysis>;
  /**
   * Searches one position (left out: the current one) for at most `seconds` (left out: 10),
   * where `info.bySearch` says that the game is too large to solve.  Too little time is no
   * error: the report says what is known by then.  Takes up to 64 MB of memory.
   */
  search(options?: RunOptions & { position?: string; seconds?: number }): Promise<SearchReport>;
  /** Re-checks every position of a solved game from its moves; the number checked. */
  verify(options?: RunOptions): Promise<number>;
  /** Every kind of notable position that occurs in a solved game, with examples. */
  notable(options?: RunOptions & { limit?: number }): Promise<Notable[]>;
  /**
   * Writes the values of a solved game into the browser's storage on this device, in
   * place of what was kept before; the number of bytes.  Rejects with code "io" when
   * there is no room, "unsupported" where there is no such storage, as in Node.
   */
  keep(options?: { onProgress?: (progress: Progress) => void }): Promise<number>;
  /**
   * Opens what `keep` has written, instead of solving; null: nothing is kept.  A copy
   * that is damaged or of an older version is deleted: code "corrupt_data".
   */
  reopen(options?: RunOptions): Promise<Summary | null>;
  /** Deletes what `keep` has written; false: nothing was kept. */
  forget(): Promise<boolean>;
  enumerate(options?: RunOptions): Promise<Enumeration>;
  /** Move sequences of length 1, 2, ..., depth. */
  perft(depth: number, options?: RunOptions): Promise<number[]>;
  /** All positions of a solved game with their values.  Formats: "csv". */
  export(format?: string, options?: { signal?: AbortSignal }): Promise<string>;

  /**
   * Loads a table of values, so that `moves` and `probe` answer without solving; what is
   * asked before its chunk has come rejects with the code `not_loaded`.  `url`: the folder of
   * the tables, left out: "tables/" beside the module.  Called again after a failure, it goes
   * on with what is missing.
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

export function listGames(): Promise<GameInfo[]>;
export function openGame(options: OpenOptions): Promise<Game>;
/** Opens what `link` has written. */
export function openLink(fragment: string, options?: { signal?: AbortSignal }): Promise<Game>;
