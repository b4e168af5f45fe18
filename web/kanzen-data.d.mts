// Types of the public JavaScript API: the plain data that kanzen.mjs tells.
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
  /** Of all games that look alike, whatever their size and rules: "gobblers", "mnk". */
  family: string;
  /** Piece kinds, in the notation of the first player. */
  kinds: string[];
  /** The same kinds in the notation of the second player. */
  kindsOfSecond: string[];
  /** The position that every game begins with, in notation. */
  start: string;
  /** Every way in which a game can end: as `GameEnd.reason` has it, and in words. */
  endings: { name: string; words: string }[];
  /** Points that the second player gets, in games that count; null: in others. */
  komi: number | null;
  /** Positions are counted up to symmetry; false: each by itself. */
  upToSymmetry: boolean;
  /** What can be asked beyond playing; what is false here rejects with the code "unsupported". */
  abilities: {
    symmetry: boolean;
    solve: boolean;
    keep: boolean;
    tables: boolean;
    search: boolean;
    estimate: boolean;
    /** `score`: of all positions at once (`scores`), or of one with its past (`scoreSearch`). */
    scores: boolean;
    scoreSearch: boolean;
  };
  /** Too large to be solved unasked in a browser. */
  large: boolean;
  /** Too large to solve completely (`search` without `solve`): single positions are searched. */
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

/** How a game has ended. */
export interface GameEnd {
  /** Null: it is drawn. */
  winner: Player | null;
  /** A name of `GameInfo.endings`, say "line"; or "resignation", which every game knows. */
  reason: string;
  /** The first player's lead in points; null: the game does not count any. */
  score: number | null;
  /** Names of the squares that decided it, say those of a line. */
  squares: string[];
}

export interface Board {
  columns: number;
  rows: number;
  /** Row by row from the top left. */
  squares: Square[];
  hands: Hand[];
  toMove: Player;
  /** Null: the game goes on. */
  end: GameEnd | null;
}

export interface Move {
  /** Notation, as `play` takes it. */
  text: string;
  /** "end": it ends the game and leaves no position, as a lift that loses does. */
  kind: 'place' | 'move' | 'drop' | 'pass' | 'end';
  /** Null: a pass. */
  piece: Piece | null;
  /** Null: not from the board. */
  from: string | null;
  /** Null: to no square. */
  to: string | null;
  /** What the piece is after the move; null: the same. */
  promotedTo: Piece | null;
  /** On the piece that moves; more than 0 where the rules let covered pieces move. */
  piecesAbove: number;
  /** Of a move that ends the game and leaves no position, and of no other. */
  end: GameEnd | null;
  /** After the move; null: it leaves none. */
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
  /** False: the line is cut, because a table is still being loaded. */
  perfectLineComplete: boolean;
  /** Places in the table's `chunks` without which the line is cut; asked again, there is more. */
  missingChunks: number[];
}

/** Positions worth looking at, of one kind, as a table tells them. */
export interface NotablePositions {
  kind:
    | 'longest_win'
    | 'longest_loss'
    | 'only_winning_move'
    | 'no_safe_move'
    | 'mutual_zugzwang'
    | 'unlikely_only_move'
    | 'smallest_draw';
  /** Reachable positions of this kind, up to symmetry. */
  count: number;
  /** The most notable ones first; `probe` tells the rest about them. */
  examples: { position: string; value: Value }[];
}

/** The same from a solved game, with all that is known about the examples. */
export interface Notable extends NotablePositions {
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

/**
 * Points of the first player's on the board, without komi: the most that he can force, and the
 * least to which the second player can hold him.  Where they differ best play is endless.
 */
export interface ScoreRange {
  low: number;
  high: number;
}

/** A position of a game that counts; null where time was too short. */
export interface ScoreReport {
  position: string;
  score: ScoreRange | null;
  /** Best for the side to move first, unknown ones last; without a position it ends the game. */
  moves: { move: string; score: ScoreRange | null; position: string | null }[];
  /** Of a search: positions looked at; else 0, as the seconds. */
  nodes: number;
  seconds: number;
}

/** What playouts say of a move. */
export interface EstimatedMove {
  move: string;
  /** By playouts; their share of all is from 0 to 1. */
  visits: number;
  share: number;
  /** For the player who makes it, 0 to 1; a draw is a half. */
  winRate: number;
  /** Of games that count: the first player's lead in points, komi taken off. */
  score: number | null;
}

/** How a position stands, by playouts: nothing of it is proved. */
export interface EstimateReport {
  position: string;
  /** For the side to move, 0 to 1. */
  winRate: number;
  /** Of games that count: the first player's lead in points, komi taken off. */
  score: number | null;
  /** Most visited first, and expected play, as far as it has been looked at often enough. */
  moves: EstimatedMove[];
  line: string[];
  /**
   * Of each square (row by row from the top left) at the end of playouts: from 1, the first
   * player's, to -1, the second's; empty where squares are not counted.
   */
  owners: number[];
  playouts: number;
  seconds: number;
}

/**
 * Who chooses a move:
 * - `perfect`: by the values of a solved game or an open table, any of the best moves;
 * - `search`: any move that a search proves to be best, or else a guess among those that it has
 *   not refuted, where `GameInfo.bySearch` says that a game is too large to solve;
 * - `random`: any legal move.
 */
export type PlayerName =
  | 'perfect'
  | 'search'
  | 'monte-carlo'
  | 'level5'
  | 'level4'
  | 'level3'
  | 'level2'
  | 'level1'
  | 'random';

/** A move that a player has chosen, and what is known about it. */
export interface Choice {
  /** Notation, as `play` takes it. */
  move: string;
  /** For the mover, from before the move; null: not known.  Of a search without a distance. */
  value: Value | null;
  /** True: no move is better.  False: a guess, or chosen by chance. */
  proved: boolean;
  /** Nearly nothing is left to hope for: who may resign does so, and else plays the move. */
  resigns: boolean;
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
export interface Statistics {
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
}

/** The statistics of a game that has been solved, and how that went. */
export interface Summary extends Statistics {
  game: string;
  rules: string;
  threads: number;
  seconds: { enumerate: number; solve: number };
}

/** A file of a table, named by its contents. */
export interface TableChunk {
  file: string;
  bytes: number;
  /** Positions in it. */
  stored: number;
  sha256: string;
  /**
   * It tells which positions play can reach, in a table that has values of those alone.  It is
   * fetched when a position is asked of which that is not known.
   */
  forReached: boolean;
}

/** A table of exact values, streamed in chunks (engine/table/FORMAT.md). */
export interface TableInfo {
  game: string;
  rules: string;
  /** What a search this deep decides is not stored. */
  searchPlies: number;
  indexCount: number;
  stored: number;
  /** Of the chunks with values. */
  bytes: number;
  /** Of the others; 0: there are none. */
  reachedBytes: number;
  /** `openTable` fetches no chunks: each comes when a position is asked that needs it. */
  streamed: boolean;
  /** What solving the game would count. */
  summary: Statistics;
  /** Up to three examples of each kind. */
  notable: NotablePositions[];
  /** Those with values first.  Each is checked by its SHA-256 before anything is read out of it. */
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
  /** Positions. */
  checked: number;
  /** Among them, and one more if the table's `summary` is not that of solving. */
  different: number;
  /** A difference in words; empty: there is none. */
  example: string;
}

export interface Enumeration {
  positions: number;
  terminal: number;
  transitions: number;
  byPly: number[];
  /** Finished positions by the name of the ending; empty where they are not told apart. */
  byEnding: Record<string, number>;
  seconds: number;
  /**
   * What only some rule sets count, by name; null: nothing.  Of the notebook: set, lifted, union,
   * set_only, lifted_only, queue_pops, and a table of "sweeps" with undecided, win and loss.
   */
  further: {
    counts: Record<string, number>;
    /** What a row is one of. */
    table: string;
    rows: Record<string, number>[];
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
