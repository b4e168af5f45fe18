// Types of the public JavaScript API: the plain data that kanzen.mjs tells.
//
// Counts are plain numbers wherever they are exact (below 2^53, which no game of
// today comes near) and BigInt beyond; the types say `number` for what we offer.

import type { OutcomeName, Value } from './kanzen-rules-data.d.mts';

export type * from './kanzen-rules-data.d.mts';

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

/** A position and its value, for the side to move. */
export interface ValuedPosition {
  position: string;
  value: Value;
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
  examples: ValuedPosition[];
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
 * - `slipping5` to `slipping50`: as those, but a worse move in so many turns of 100;
 * - `monte-carlo`, `level1` to `level5`: by playouts, where positions are estimated;
 * - `random`: any legal move.
 */
export type PlayerName =
  | 'perfect'
  | 'search'
  | 'slipping5'
  | 'slipping10'
  | 'slipping20'
  | 'slipping30'
  | 'slipping50'
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
  /** The same in Japanese. */
  exampleJapanese: string;
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

/** What a rule set says of a position; the notebook has found nothing where it is "undecided". */
export type ComparedOutcome = OutcomeName | 'undecided';

/** How a game has ended at a position under one rule set. */
export interface ComparedEnd {
  /** 1 or 2; null: it is drawn. */
  winner: number | null;
  reason: string;
  squares: string[];
  /** Those on whose piece another player's lies. */
  covered: string[];
}

/** Moves from a position to the nearest one at which values part themselves, and how they do. */
export type PartingLine = { moves: string[]; position: string } & (
  | {
      /** The game is over under one rule set alone, or otherwise; null: it goes on. */
      kind: 'ending';
      ends: [ComparedEnd | null, ComparedEnd | null];
    }
  | {
      /** A move that one rule set alone has. */
      kind: 'moves';
      move: string;
      rules: string;
      /** The piece that moves has others on top. */
      covered: boolean;
    }
);

/** Two rule sets of a game side by side; every pair is in the order of `rules`. */
export interface Comparison {
  game: string;
  rules: [string, string];
  /** Positions up to symmetry that are known to both, and to one alone. */
  both: number;
  only: [number, number];
  outcomes: { outcomes: [ComparedOutcome, ComparedOutcome]; positions: number }[];
  /** Known to both, and valued otherwise. */
  different: number;
  /**
   * Those by why: an ending or a move at the position itself, or positions that follow alone; null
   * for games so large that it is not counted.
   */
  partings: { ending: number; moves: number; later: number } | null;
  /** By whose play the first ones are ordered. */
  played: string;
  /** By the ply at which play first comes to them, within a ply by their notation. */
  first: {
    position: string;
    ply: number;
    outcomes: [ComparedOutcome, ComparedOutcome];
    values: [Value, Value];
    /** Moves of play that comes to it, and the position they reach, which may be a mirror image. */
    line: string[];
    reached: string;
    /** Best play from there by each rule set's values. */
    best: [string[], string[]];
    /** null: none was found near enough. */
    parting: PartingLine | null;
  }[];
}

/**
 * Which positions the rounds of retrograde analysis decide, up to symmetry; each with some examples,
 * the same each time.
 */
export interface Rounds {
  /** By their numbers from 0: the positions from which the game lasts so many plies. */
  rounds: { win: number; loss: number; wins: Analysis[]; losses: Analysis[] }[];
  /** Positions that none of them decides: draws. */
  undecided: number;
  draws: Analysis[];
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
