// Types of the public JavaScript API: data about the rules of a game, for kanzen.mjs and rules.mjs.

export type OutcomeName = 'win' | 'draw' | 'loss';

/** Player 1 moves first. */
export type Player = 1 | 2;

/**
 * Value of a position for the side to move: the outcome, and the distance to the end in plies.  A draw has no
 * distance.
 */
export interface Value {
  outcome: OutcomeName;
  distance: number | null;
}

export interface GameInfo {
  name: string;
  /** The selected rule set.  `allRules` lists those with names of their own, the default first. */
  rules: string;
  allRules: string[];
  /**
   * A game whose rules are choices has these, and each combination is a rule set, such as
   * "lift=illegal,board-moves=no".  `settings` begins with the default; `chosen` is an index.
   */
  choices: { name: string; settings: string[]; chosen: number }[];
  /** The rule sets that the selected one can be compared with. */
  comparableRules: string[];
  /** Name that games of all sizes and rule sets share: "gobblers", "mnk". */
  family: string;
  /** Piece kinds, in the notation of the first player. */
  kinds: string[];
  /** The same kinds in the notation of the second player. */
  kindsOfSecond: string[];
  /** The position that every game begins with, in notation. */
  start: string;
  /** All endings of the game: the name, as in `GameEnd.reason`, and a description. */
  endings: { name: string; words: string }[];
  /** Points that the second player receives; null: the game has no score. */
  komi: number | null;
  /** True if the score counts empty squares and captured stones, but no stones on the board. */
  countsTerritory: boolean;
  /** True if symmetric positions count as one. */
  upToSymmetry: boolean;
  /** Available operations beyond playing.  The others reject with the code "unsupported". */
  abilities: {
    symmetry: boolean;
    solve: boolean;
    save: boolean;
    tables: boolean;
    search: boolean;
    estimate: boolean;
    /**
     * Availability of `score`: by solving all positions (`scores`), or by searching one with its history
     * (`scoreSearch`).
     */
    scores: boolean;
    scoreSearch: boolean;
  };
  /** True if the game is too large to solve in a browser without the user's request. */
  large: boolean;
  /**
   * True if the game is too large to solve (`search` without `solve`).  Single positions are searched
   * instead.
   */
  bySearch: boolean;
  /** False under the notebook's rules, where a distance is the number of a sweep. */
  distanceInPlies: boolean;
  /** True if the game exists for its statistics, not for playing. */
  forStudy: boolean;
  /** Number of entries in the table of all values; 0: negligible. */
  indexCount: number;
  /** Bytes of memory that the values take while solving; 0: negligible. */
  solveBytes: number;
  /** The bytes of the saved values, without the header of their file. */
  savedBytes: number;
}

/**
 * A family of games with their size in the name, such as "mnk:4,3,3" or "go:5".  `listGames` does not list
 * them.
 */
export interface SizedGames {
  /** Name of the family, as in `GameInfo.family`. */
  family: string;
  /** Pattern of the names for display, "mnk:M,N,K".  `what` explains its letters. */
  names: string;
  what: string;
  /** Rule sets, the default first. */
  rules: string[];
  /** Largest number of squares of a board; `longestSide` limits its sides. */
  mostSquares: number;
  longestSide: number;
}

export interface Piece {
  kind: string;
  player: Player;
}

export interface Square {
  name: string;
  /** Pieces from bottom to top; only the last one is visible. */
  stack: Piece[];
}

export interface Hand {
  piece: Piece;
  count: number;
  capacity: number;
}

/** End of a game. */
export interface GameEnd {
  /** Null: a draw. */
  winner: Player | null;
  /**
   * A name from `GameInfo.endings`, such as "line", or "resignation" or "agreement", which every game has.
   */
  reason: string;
  /** Lead of the first player in points; null: the game has no score. */
  score: number | null;
  /** Names of the squares that decide the game, such as those of a line. */
  squares: string[];
}

export interface Board {
  columns: number;
  rows: number;
  /** Squares, row by row from the top left. */
  squares: Square[];
  hands: Hand[];
  toMove: Player;
  /** Null: the game has not ended. */
  end: GameEnd | null;
}

export interface Move {
  /** The move in notation, as `play` accepts it. */
  move: string;
  /** "end": the move ends the game without a resulting position, such as a losing lift. */
  kind: 'place' | 'move' | 'drop' | 'pass' | 'end';
  /** Null: a pass. */
  piece: Piece | null;
  /** Origin square; null: the piece enters the board. */
  from: string | null;
  /** Destination square; null: none. */
  to: string | null;
  /** The piece after the move; null: unchanged. */
  promotedTo: Piece | null;
  /** Number of pieces on the piece that moves; more than 0 only if the rules let covered pieces move. */
  piecesAbove: number;
  /** The end of the game if this move ends it without a resulting position; otherwise null. */
  end: GameEnd | null;
  /** Position after the move; null: none. */
  position: string | null;
  /** Value for the player who moves, in plies from the position before the move; null: unknown. */
  value: Value | null;
}

export interface Notation {
  name: string;
  text: string;
}

export interface HistoryEntry {
  /** Number of the node in `variations`, as `goTo` accepts it. */
  node: number;
  ply: number;
  /** Move that leads to the position, as `play` accepts it; null at the start. */
  move: string | null;
  position: string;
  toMove: Player;
  current: boolean;
}

/** A node of the game tree, which contains all positions that were played. */
export interface HistoryNode extends HistoryEntry {
  /** Parent node; null: the start. */
  parent: number | null;
  /** Child nodes; the first one continues the main line. */
  children: number[];
  /** True if the node is on the current line. */
  onLine: boolean;
}
