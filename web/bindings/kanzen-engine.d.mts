// What web/bindings/engine_module.cpp exports through Embind, and session_bindings.cpp in every module.
// Internal: use kanzen.mjs or rules.mjs.
import type {
  Analysis,
  Choice,
  Comparison,
  Enumeration,
  ErrorData,
  EstimateReport,
  GameEnd,
  GameInfo,
  Notable,
  Progress,
  Rounds,
  ScoreReport,
  SearchReport,
  SizedGames,
  Summary,
  TableCheck,
  TableInfo,
} from '../library/kanzen.d.mts';
import type { RuledGame } from '../library/rules.d.mts';

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

/** engine/session/session.hpp: position and history, no values; as the library tells it, but for a few. */
export interface EngineSession
  extends
    Deletable,
    Pick<RuledGame, 'position' | 'board' | 'history' | 'variations' | 'past' | 'otherNotations'>,
    Pick<RuledGame, 'link' | 'undo' | 'redo' | 'jump' | 'goTo' | 'promote' | 'remove'> {
  info(): GameInfo;
  moves(): EngineMoves;
  /** Their texts, one a line. */
  legalMoves(): string;
  canPlay(move: string): boolean;
  setPosition(text: string): Outcome<null>;
  play(move: string): Outcome<null>;
}

export interface SessionModule {
  listGames(): GameInfo[];
  listSizedGames(): SizedGames[];
  openSession(game: string, rules: string): Outcome<EngineSession>;
  openLink(fragment: string): Outcome<EngineSession>;
}

/** Returning false cancels the running call. */
export type ProgressCallback = (progress: Progress) => boolean;

/** engine/players/turn_at.hpp's PositionWish. */
export interface PositionWish {
  position: string;
  /** The positions before it, the first one first, for what may not come again. */
  past: string[];
  /** Points for the second player, in games that count; null: the game's own. */
  komi: number | null;
  /** At most. */
  seconds: number;
}

/** engine/players/turn_at.hpp's MoveWish; `seconds` are those of a search. */
export interface EngineWish extends PositionWish {
  /** Empty: who plays best. */
  player: string;
  /** A whole number from 0 to 4294967295. */
  seed: number;
}

/** engine/players/turn_at.hpp's EstimateWish. */
export interface EngineEstimateWish extends PositionWish {
  /** At most; 0: as many as time allows. */
  playouts: number;
  /** A whole number from 0 to 4294967295. */
  seed: number;
}

/** Who does the work, web/bindings/engine_threads.hpp. */
export type EngineThreads = Deletable;

/** engine/adapter/value_page.hpp: a line a position, and for each a number as engine_codec.hpp makes it. */
export interface EngineValuePage {
  positions: string;
  values: Int32Array;
  /** Where the next one begins; null: this is the last one. */
  next: number | null;
}

/** engine/adapter/any_game.hpp: everything that takes long. */
export interface EngineSolver extends Deletable {
  info(): GameInfo;
  enumerate(progress: ProgressCallback): Outcome<Enumeration>;
  solve(progress: ProgressCallback): Outcome<Summary>;
  perft(depth: number, progress: ProgressCallback): Outcome<number[]>;
  probe(position: string): Outcome<Analysis>;
  values(first: number): Outcome<EngineValuePage>;
  /** For at most so many seconds. */
  search(position: string, seconds: number, progress: ProgressCallback): Outcome<SearchReport>;
  /** Where positions have scores; all of them are solved once, or `position` after `past` searched. */
  score(
    position: string,
    past: string[],
    seconds: number,
    progress: ProgressCallback,
  ): Outcome<ScoreReport>;
  /** `report` hears what is known so far. */
  estimate(
    wish: EngineEstimateWish,
    progress: ProgressCallback,
    report: (report: EstimateReport) => void,
  ): Outcome<EstimateReport>;
  /** Code "not_loaded": the player needs values, and there are none. */
  choose(wish: EngineWish, progress: ProgressCallback): Outcome<Choice>;
  verify(progress: ProgressCallback): Outcome<number>;
  notable(limit: number, progress: ProgressCallback): Outcome<Notable[]>;
  /** With the game under other rules; what is not solved yet is solved for it. */
  rounds(limit: number, progress: ProgressCallback): Outcome<Rounds>;
  compare(otherRules: string, first: number, progress: ProgressCallback): Outcome<Comparison>;
  /** The views that `sink` and `source` get are only good during that call. */
  keep(sink: (bytes: Uint8Array) => boolean): Outcome<null>;
  reopen(source: (into: Uint8Array) => number, progress: ProgressCallback): Outcome<Summary>;
  /** Compares all that the table stores. */
  checkTable(table: EngineTable, progress: ProgressCallback): Outcome<TableCheck>;
  exportText(format: string, chunk: (text: string) => void): Outcome<null>;
}

/** engine/adapter/table_source.hpp: values as far as chunks are there. */
export interface EngineTable extends Deletable {
  info(): TableInfo;
  addChunk(number: number, bytes: Uint8Array): Outcome<null>;
  probe(position: string): Outcome<Analysis>;
  values(first: number): Outcome<EngineValuePage>;
  choose(wish: EngineWish, progress: ProgressCallback): Outcome<Choice>;
}

export interface EngineModule extends SessionModule {
  /** How large the instance's memory has become; it never shrinks. */
  heapBytes(): number;
  /** More than one only in a module for several threads, and once in it. */
  startThreads(count: number): EngineThreads;
  openSolver(game: string, rules: string, threads: EngineThreads): Outcome<EngineSolver>;
  openTable(game: string, rules: string, manifest: string): Outcome<EngineTable>;
}

export default function createKanzenEngine(options: object): Promise<EngineModule>;
