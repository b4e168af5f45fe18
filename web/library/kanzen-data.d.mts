// Types of the public JavaScript API: the data that kanzen.mjs returns.
//
// A count below 2^53 is a number, a larger one a BigInt.  The types declare `number`, because no available
// game reaches 2^53.

import type { OutcomeName, Value } from './kanzen-rules-data.d.mts';

export type * from './kanzen-rules-data.d.mts';

export interface AnalysedMove {
  move: string;
  /** For the side that makes the move.  The distance counts the move itself. */
  value: Value;
  /** Null if the move ends the game and leaves no position. */
  position: string | null;
}

export interface Analysis {
  position: string;
  /** For the side to move. */
  value: Value;
  /** Legal moves, the best first; empty if the game has ended. */
  moves: AnalysedMove[];
  /** Principal variation: best moves of both sides.  For a draw it has only a few plies. */
  perfectLine: string[];
  /** False if the line is truncated because chunks of a table are missing. */
  perfectLineComplete: boolean;
  /**
   * Indices in the table's `chunks` of those that the rest of the line needs.  A later `probe` returns more
   * of the line.
   */
  missingChunks: number[];
}

/** A position of `Game.sample`. */
export interface SampledPosition {
  position: string;
  /** For the side to move. */
  value: Value;
  /** The moves with the best value. */
  bestMoves: string[];
}

/** A position and its value, for the side to move. */
export interface ValuedPosition {
  position: string;
  value: Value;
}

/** Notable positions of one kind, as listed in a table's manifest. */
export interface NotablePositions {
  kind:
    | 'longest_win'
    | 'longest_loss'
    | 'only_winning_move'
    | 'no_safe_move'
    | 'mutual_zugzwang'
    | 'unlikely_only_move'
    | 'smallest_draw';
  /** Number of reachable positions of this kind, up to symmetry. */
  count: number;
  /** Examples, the most notable first.  `probe` returns their moves. */
  examples: ValuedPosition[];
}

/** Notable positions of one kind in a solved game, with an analysis of each example. */
export interface Notable extends NotablePositions {
  examples: Analysis[];
}

/** Result of a search: outcomes without distances.  Null: undecided within the time limit. */
export interface SearchReport {
  position: string;
  /** Outcome for the side to move. */
  outcome: OutcomeName | null;
  /** Moves, the best first, undecided ones last.  Outcomes are for the player who makes the move. */
  moves: { move: string; outcome: OutcomeName | null; position: string }[];
  /** Number of searched positions. */
  nodes: number;
  seconds: number;
}

/**
 * Bounds of the first player's score in points, without komi: the first player can force `low`, the second
 * player can limit the score to `high`.  They differ if best play never ends.
 */
export interface ScoreRange {
  low: number;
  high: number;
}

/**
 * Scores of a position and its moves, in a game that is decided by points.  Null: unknown within the time
 * limit.
 */
export interface ScoreReport {
  position: string;
  score: ScoreRange | null;
  /**
   * Bounds that are proven, even if the score is unknown: the first player can force at least `low`, the
   * second player can limit the score to at most `high`.  Minus to plus the number of points: nothing is
   * proven.
   */
  proven: ScoreRange;
  /** Whether a proof in files shows something of the position's score; null: there is no proof. */
  inProof: boolean | null;
  /**
   * Moves, the best for the side to move first, those without a score last.  A move without a position ends
   * the game.
   */
  moves: {
    move: string;
    score: ScoreRange | null;
    proven: ScoreRange;
    position: string | null;
  }[];
  /** Number of searched positions; like `seconds`, 0 if the scores do not come from a search. */
  nodes: number;
  seconds: number;
}

/** engine/adapter/scores.hpp's ScoreStatistics: a game with scores, besides the scores themselves. */
export interface ScoreStatistics {
  /** The number of legal boards, such as "12,675"; empty: not counted. */
  legalBoards: string;
  /** The moves of the longest line of the start's proof; empty: there is no proof. */
  longestLine: string[];
}

/** Statistics of a move from Monte Carlo playouts. */
export interface EstimatedMove {
  move: string;
  /** Number of playouts through the move; `share` is their fraction of all, 0 to 1. */
  visits: number;
  share: number;
  /** Win rate of the player who makes the move, 0 to 1; a draw counts one half. */
  winRate: number;
  /** Expected lead of the first player in points, komi subtracted; null: the game has no score. */
  score: number | null;
}

/** Evaluation of a position by Monte Carlo playouts: an estimate, not a proof. */
export interface EstimateReport {
  position: string;
  /** Win rate of the side to move, 0 to 1. */
  winRate: number;
  /** Expected lead of the first player in points, komi subtracted; null: the game has no score. */
  score: number | null;
  /** Moves, the most visited first.  `line` is the expected play, up to the last move with enough visits. */
  moves: EstimatedMove[];
  line: string[];
  /**
   * Ownership of each square at the end of playouts, row by row from the top left: from 1 (first player) to
   * -1 (second player).  Empty if the game does not count squares.
   */
  owners: number[];
  playouts: number;
  seconds: number;
}

/**
 * Name of a computer player:
 * - `perfect`: plays any of the best moves, by the values of a solved game or an open table;
 * - `search`: plays any move that a search proves to be best, or else one that the search has not refuted;
 *   for games that are too large to solve (`GameInfo.bySearch`);
 * - `slipping5` to `slipping50`: plays as `perfect` or `search`, but a worse move in that many of 100 turns;
 * - `monte-carlo`, `level1` to `level5`: Monte Carlo playouts, for games with `abilities.estimate`;
 * - `random`: plays any legal move.
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

/** A move chosen by a computer player. */
export interface Choice {
  /** The move in notation, as `play` accepts it. */
  move: string;
  /**
   * Value for the player who moves, counted from the position before the move; null: unknown.  A value from a
   * search has no distance.
   */
  value: Value | null;
  /** True if no move is better.  False if the move is a guess or random. */
  proved: boolean;
  /**
   * True if the player has nearly no chance left.  A player that may resign then resigns instead of playing
   * the move.
   */
  resigns: boolean;
}

/** Counts of positions by their value for the side to move. */
export interface ClassCounts {
  positions: number;
  terminal: number;
  win: number;
  loss: number;
  draw: number;
}

/**
 * Counts of reachable positions by their value for the side to move.  Symmetric positions count once if
 * `GameInfo.upToSymmetry` is true.
 */
export interface Statistics extends ClassCounts {
  /** Counts up to symmetry; null if the other fields already are. */
  upToSymmetry: ClassCounts | null;
  start: Value;
  byDistance: { distance: number; win: number; loss: number }[];
  maxDistance: number;
}

/** Statistics of a solved game, with the threads and times of solving. */
export interface Summary extends Statistics {
  game: string;
  rules: string;
  /** 1, unless an earlier version with several threads has saved the values. */
  threads: number;
  seconds: { enumerate: number; solve: number };
}

/** A file of a table.  Its name contains a hash of its contents. */
export interface TableChunk {
  file: string;
  bytes: number;
  /** Number of stored positions. */
  stored: number;
  sha256: string;
}

/** A table of exact values, stored in chunks (docs/FORMAT.md). */
export interface TableInfo {
  game: string;
  rules: string;
  /** Depth in plies of the search whose results are not stored. */
  searchPlies: number;
  indexCount: number;
  stored: number;
  /** Size of the chunks. */
  bytes: number;
  /** True if `openTable` fetches no chunks.  Each chunk is fetched when a probe needs it. */
  streamed: boolean;
  /** Statistics of the game, as `solve` returns them. */
  summary: Statistics;
  /** Notable positions, up to three examples of each kind. */
  notable: NotablePositions[];
  /** Chunks with values come first.  Each chunk is verified by its SHA-256 before it is used. */
  chunks: TableChunk[];
}

export interface TableProgress {
  chunks: number;
  totalChunks: number;
  bytes: number;
  totalBytes: number;
}

/** Result of comparing a table with the values of a solved game. */
export interface TableCheck {
  /** Number of compared positions. */
  checked: number;
  /**
   * Number of positions with different values, plus one if the table's `summary` differs from that of
   * solving.
   */
  different: number;
  /** Description of one difference; empty: there is none. */
  example: string;
  /** `example` in Japanese. */
  exampleJapanese: string;
}

export interface Enumeration {
  positions: number;
  terminal: number;
  transitions: number;
  byPly: number[];
  /**
   * Number of terminal positions by the name of the ending; empty if the game does not distinguish endings.
   */
  byEnding: Record<string, number>;
  seconds: number;
  /**
   * Extra statistics of some rule sets, by name; null: none.  The notebook has set, lifted, union, set_only,
   * lifted_only, queue_pops, and a table of "sweeps" with undecided, win and loss.
   */
  extra: {
    counts: Record<string, number>;
    /** Name of the rows, such as "sweeps". */
    table: string;
    rows: Record<string, number>[];
  } | null;
}

/** Outcome of a position under one rule set; "undecided" if the notebook's solver assigns none. */
export type ComparedOutcome = OutcomeName | 'undecided';

/** End of the game at a position under one rule set. */
export interface ComparedEnd {
  /** 1 or 2; null: a draw. */
  winner: number | null;
  reason: string;
  squares: string[];
  /** Names from `squares` whose piece is covered by a piece of the other player. */
  covered: string[];
}

/** Line from a position to the nearest one at which the rule sets differ in the ending or the moves. */
export type DivergenceLine = { moves: string[]; position: string } & (
  | {
      /** The game has ended under only one rule set, or differently under both; null: it has not ended. */
      kind: 'ending';
      ends: [ComparedEnd | null, ComparedEnd | null];
    }
  | {
      /** A move that is legal only under `rules`. */
      kind: 'moves';
      move: string;
      rules: string;
      /** True if other pieces lie on the piece that moves. */
      covered: boolean;
    }
);

/** Comparison of two rule sets of a game.  Every pair is in the order of `rules`. */
export interface Comparison {
  game: string;
  rules: [string, string];
  /**
   * Number of positions, up to symmetry, that have a value under both rule sets; `only` counts those of one.
   */
  both: number;
  only: [number, number];
  outcomes: { outcomes: [ComparedOutcome, ComparedOutcome]; positions: number }[];
  /** Number of positions of both with different outcomes. */
  different: number;
  /**
   * `different` by cause: an ending or a move at the position itself, or only later positions; null for games
   * too large to count it.
   */
  divergences: { ending: number; moves: number; later: number } | null;
  /** Rule set whose play orders `first`. */
  candidate: string;
  /** Positions with different outcomes, by the ply at which play first reaches them, then by notation. */
  first: {
    position: string;
    ply: number;
    outcomes: [ComparedOutcome, ComparedOutcome];
    values: [Value, Value];
    /** Moves that lead to the position, and the position that they reach, which may be a symmetric image. */
    line: string[];
    reached: string;
    /** Best line from `reached` under each rule set. */
    best: [string[], string[]];
    /** Null: none was found within the search limit. */
    divergence: DivergenceLine | null;
  }[];
}

/** Positions that each round of retrograde analysis decides, up to symmetry, with deterministic examples. */
export interface Rounds {
  /** Round n decides the positions from which the game lasts n plies. */
  rounds: { win: number; loss: number; wins: Analysis[]; losses: Analysis[] }[];
  /** Number of positions that no round decides: draws. */
  undecided: number;
  draws: Analysis[];
}

export interface Progress {
  /**
   * Name of the phase: "enumerate", "solve", "reach", "finished", "search", "verify", "notable", "save",
   * "load" and others.
   */
  phase: string;
  /** Ply of an enumeration, or round of a solver. */
  round: number;
  /** Finished units of work in this round, of `total`; not positions. */
  done: number;
  /** 0: unknown. */
  total: number;
  /** Number of positions decided so far ("solve") or newly reached ("reach", "finished"). */
  decided: number;
}
