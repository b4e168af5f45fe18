// Types of the public JavaScript API: what the rules of a game tell, in kanzen.mjs and rules.mjs.

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

/**
 * Games that `listGames` does not name, because their own names say how large they are: say
 * "mnk:4,3,3" or "go:5".
 */
export interface SizedGames {
  /** As `GameInfo.family`. */
  family: string;
  /** A pattern for people, "mnk:M,N,K", and what its letters stand for. */
  names: string;
  what: string;
  /** The default first. */
  rules: string[];
  /** At most, of a board. */
  mostSquares: number;
  longestSide: number;
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
  /** A name of `GameInfo.endings`, say "line"; or "resignation" or "agreement", which every game knows. */
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
  move: string;
  /** @deprecated The same as `move`, which all other objects have; it goes with the next release. */
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

export interface Notation {
  name: string;
  text: string;
}

export interface HistoryEntry {
  /** Its number in `variations`, as `goTo` takes it. */
  node: number;
  ply: number;
  /** The move that led here; null at the start. */
  move: string | null;
  position: string;
  toMove: Player;
  current: boolean;
}

/** A position of the tree of all that has been played. */
export interface HistoryNode extends HistoryEntry {
  /** Null: the start. */
  parent: number | null;
  /** The main line goes on with the first one. */
  children: number[];
  /** The current line goes through it. */
  onLine: boolean;
}
