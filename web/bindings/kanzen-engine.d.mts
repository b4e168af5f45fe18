// The Embind exports of web/bindings/engine_module.cpp, and of session_bindings.cpp, which the module of the
// rules has too. Internal: use kanzen.mjs or rules.mjs.
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
  SampledPosition,
  ScoreReport,
  ScoreStatistics,
  SearchReport,
  SizedGames,
  Summary,
  TableCheck,
  TableInfo,
} from '../library/kanzen.d.mts';
import type { RuledGame } from '../library/rules.d.mts';

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: ErrorData };

/** An object of the C++ side, which lives until `delete` is called. */
export interface Deletable {
  delete(): void;
}

/** The legal moves: a line for each with its fields (ruled_game.mjs). */
export interface EngineMoves {
  rows: string;
  /** The ends of the moves that end the game, by number of the move. */
  ends: { number: number; end: GameEnd }[];
}

/** engine/session/session.hpp: position and history without values. Most methods are those of the library. */
export interface EngineSession
  extends
    Deletable,
    Pick<RuledGame, 'position' | 'board' | 'history' | 'variations' | 'past' | 'otherNotations'>,
    Pick<RuledGame, 'link' | 'undo' | 'redo' | 'jump' | 'goTo' | 'promote' | 'remove'> {
  info(): GameInfo;
  addedPoints(): number | null;
  moves(): EngineMoves;
  /** The notations of the legal moves, one per line. */
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

/** engine/players/position_requests.hpp's EvaluationRequest. */
export interface EvaluationRequest {
  position: string;
  /** The positions before it, the first one first, for rules on repetition. */
  past: string[];
  /** Points for the second player, in games with area scoring; null: the game's default. */
  komi: number | null;
  /** The time limit. */
  seconds: number;
}

/** engine/players/position_requests.hpp's MoveRequest; `seconds` limits a search. */
export interface EngineMoveRequest extends EvaluationRequest {
  /** The player's name; empty: the strongest one. */
  player: string;
  /** A whole number from 0 to 4294967295. */
  seed: number;
}

/** engine/players/position_requests.hpp's EstimateRequest. */
export interface EngineEstimateRequest extends EvaluationRequest {
  /** The greatest number of playouts; 0: limited by `seconds` only. */
  playouts: number;
  /** A whole number from 0 to 4294967295. */
  seed: number;
}

/** engine/adapter/dead_groups.hpp's JudgedStones: the numbers of squares. */
export interface JudgedStones {
  dead: number[];
  seki: number[];
}

/** A record of another program. */
export interface ReadRecord {
  link: string;
  /** Number of its moves that follow the end of the game. */
  leftOut: number;
}

/** engine/study/sample.hpp's SampleRequest. */
export interface EngineSampleRequest {
  outcome: 'win' | 'draw' | 'loss' | null;
  distance: number | null;
  onlyMove: boolean;
  /** A whole number from 0 to 4294967295. */
  seed: number;
  /** The place in the random order to begin at. */
  first: number;
  most: number;
}

/** engine/study/sample.hpp's PositionSample. */
export interface EnginePositionSample {
  positions: SampledPosition[];
  /** `first` of a request for further positions; null: there are none. */
  next: number | null;
}

/**
 * engine/adapter/value_page.hpp: a position per line, and for each a number that engine_codec.hpp describes.
 */
export interface EngineValuePage {
  positions: string;
  values: Int32Array;
  /** The start of the next page; null: this is the last one. */
  next: number | null;
}

/** engine/adapter/any_game.hpp: the long-running operations. */
export interface EngineSolver extends Deletable {
  info(): GameInfo;
  enumerate(progress: ProgressCallback): Outcome<Enumeration>;
  solve(progress: ProgressCallback): Outcome<Summary>;
  perft(depth: number, progress: ProgressCallback): Outcome<number[]>;
  probe(position: string): Outcome<Analysis>;
  values(first: number): Outcome<EngineValuePage>;
  sample(request: EngineSampleRequest): Outcome<EnginePositionSample>;
  /** Searches for at most `seconds`. */
  search(position: string, seconds: number, progress: ProgressCallback): Outcome<SearchReport>;
  /** Adds a proof of scores (docs/FORMAT.md) for `proven` and `scoreStatistics`. */
  addProof(manifest: string, chunk: Uint8Array): Outcome<null>;
  /** Returns what the proof shows of a position and its moves. */
  proven(position: string): Outcome<ScoreReport>;
  /** The longest line is that of the proof, if one has been added. */
  scoreStatistics(progress: ProgressCallback): Outcome<ScoreStatistics>;
  /**
   * Solves all positions once if the game has a solver for scores, else searches `position` after `past` and
   * calls `report` whenever more has been proven.  `known`: what a proof shows of the position.
   */
  score(
    position: string,
    past: string[],
    seconds: number,
    known: ScoreReport | null,
    progress: ProgressCallback,
    report: (report: ScoreReport) => void,
  ): Outcome<ScoreReport>;
  /** Calls `report` with each intermediate estimate. */
  estimate(
    request: EngineEstimateRequest,
    progress: ProgressCallback,
    report: (report: EstimateReport) => void,
  ): Outcome<EstimateReport>;
  judge(position: string, progress: ProgressCallback): Outcome<JudgedStones>;
  /**
   * Fails with "not_loaded" if the player needs values that are not available.  `known` is what a proof shows
   * of the position.
   */
  choose(
    request: EngineMoveRequest & { known?: ScoreReport },
    progress: ProgressCallback,
  ): Outcome<Choice>;
  verify(progress: ProgressCallback): Outcome<number>;
  notable(limit: number, progress: ProgressCallback): Outcome<Notable[]>;
  rounds(limit: number, progress: ProgressCallback): Outcome<Rounds>;
  /** Compares with the game under other rules; a game that is not solved is solved for this. */
  compare(otherRules: string, first: number, progress: ProgressCallback): Outcome<Comparison>;
  /** The views passed to `sink` and `source` are valid only during that call. */
  save(sink: (bytes: Uint8Array) => boolean): Outcome<null>;
  load(source: (into: Uint8Array) => number, progress: ProgressCallback): Outcome<Summary>;
  /** Compares all values that the table stores with the solved ones. */
  compareTable(table: EngineTable, progress: ProgressCallback): Outcome<TableCheck>;
  exportText(format: string, chunk: (text: string) => void): Outcome<null>;
}

/** engine/adapter/table_source.hpp: the values of the chunks that are loaded. */
export interface EngineTable
  extends Deletable, Pick<EngineSolver, 'probe' | 'values' | 'sample' | 'choose'> {
  info(): TableInfo;
  addChunk(number: number, bytes: Uint8Array): Outcome<null>;
}

export interface EngineModule extends SessionModule {
  /** The size of the instance's memory, which never shrinks. */
  heapBytes(): number;
  openSolver(game: string, rules: string): Outcome<EngineSolver>;
  openTable(game: string, rules: string, manifest: string): Outcome<EngineTable>;
  /** Reads a record of another program.  `game` may be empty.  Null: it is in no known notation. */
  readRecord(request: { text: string; game: string; rules: string }): Outcome<ReadRecord | null>;
}

export default function createKanzenEngine(options: object): Promise<EngineModule>;
