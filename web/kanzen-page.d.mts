// What web/page_module.cpp exports through Embind, and what it asks of the page.
import type { EngineWish, Outcome, PositionWish } from './kanzen-engine.d.mts';
import type { FigureOrder } from './kanzen-figures.d.mts';
import type {
  Analysis,
  Comparison,
  ErrorData,
  EstimateReport,
  Notable,
  NotablePositions,
  Progress,
  Rounds,
  ScoreReport,
  SearchReport,
  Statistics,
  Summary,
  TableCheck,
  TableInfo,
  Value,
} from './kanzen.d.mts';

/** imgui_app/shell/events.hpp's Environment; lengths in CSS pixels. */
export interface Environment {
  cssWidth: number;
  cssHeight: number;
  ratio: number;
  prefersDark: boolean;
  reducedMotion: boolean;
  coarsePointer: boolean;
  moreContrast: boolean;
  /** Canvas, CanvasText, Highlight and HighlightText as 0xRRGGBB; null: colours are not forced. */
  systemColors: [number, number, number, number] | null;
  embedded: boolean;
  /** An embedded board whose line can be walked, and not changed. */
  fixedPlay: boolean;
  /** Shown by an embedded board for good; null: as the visitor likes. */
  values: boolean | null;
  language: string;
}

export type MirrorKind =
  'square' | 'hand' | 'move' | 'node' | 'button' | 'tab' | 'toggle' | 'text' | 'field';

export interface MirrorItem {
  kind: MirrorKind;
  id: string;
  label: string;
  rect: { x: number; y: number; width: number; height: number };
  enabled: boolean;
  active: boolean;
  /** Of a field: its text. */
  value: string;
}

/** What is drawn, told again for screen readers and tests. */
export interface MirrorData {
  verdict: string;
  /** The verdict once it has settled: read out when it changes. */
  announcement: string;
  detail: string;
  alert: string;
  position: string;
  /** The id of the item that the keyboard has come to; empty: none. */
  focused: string;
  items: MirrorItem[];
}

/** imgui_app/shell/events.hpp's TableNews. */
export interface TableNews {
  phase: 'absent' | 'beingMade' | 'loading' | 'ready' | 'failed';
  bytes: number;
  totalBytes: number;
  stored: number;
  /** As soon as the manifest is there; null and empty until then. */
  summary: Statistics | null;
  notable: NotablePositions[];
  error: ErrorData | null;
}

/** imgui_app/shell/events.hpp's ThreadNews. */
export interface ThreadNews {
  phase: 'ready' | 'needsReload' | 'reloading' | 'reloaded' | 'refused';
  most: number;
  chosen: number;
}

/** imgui_app/shell/events.hpp's Event. */
export type PageEvent =
  | { type: 'environmentChanged'; value: Environment }
  | { type: 'fragmentChanged'; value: string }
  | { type: 'copied' }
  | { type: 'pasted'; value: string }
  /** The id of an item of the mirror. */
  | { type: 'activated'; value: string }
  | { type: 'progressed'; value: Progress }
  | { type: 'solved'; value: Summary }
  | { type: 'nothingKept' }
  | { type: 'solveFailed'; value: ErrorData }
  | { type: 'analysed'; value: Analysis }
  /** The position; the solved game has no value for it. */
  | { type: 'notAnalysed'; value: string }
  | { type: 'kept' }
  | { type: 'forgotten' }
  | { type: 'keepFailed'; value: ErrorData }
  | { type: 'notableFound'; value: Notable[] }
  | { type: 'notableFailed'; value: ErrorData }
  | { type: 'tableChanged'; value: TableNews }
  | { type: 'tableCompared'; value: TableCheck }
  | { type: 'searched'; value: SearchReport }
  | { type: 'searchFailed'; value: ErrorData }
  | { type: 'chosen'; value: { position: string; move: string; resigns: boolean } }
  | { type: 'choiceFailed'; value: ErrorData }
  /** What is known by now, and whether more comes. */
  | { type: 'estimated'; value: { report: EstimateReport; final: boolean } }
  | { type: 'estimateFailed'; value: ErrorData }
  /** A record that was chosen or dropped, as it is in the file. */
  | { type: 'fileOpened'; value: { name: string; bytes: Uint8Array } }
  | { type: 'fileFailed'; value: { name: string; error: ErrorData } }
  /** A game in the project's own format, as a link. */
  | { type: 'gameOpened'; value: { name: string; link: string } }
  /** The name of its file. */
  | { type: 'figureSaved'; value: string }
  | { type: 'saveFailed'; value: ErrorData }
  | { type: 'threadsChanged'; value: ThreadNews }
  /** What the field has now. */
  | { type: 'typed'; value: string }
  | { type: 'lettersLoaded' }
  | { type: 'lettersFailed'; value: ErrorData }
  /** Of the files that `loadFonts` named, those that could be had. */
  | { type: 'fontsLoaded'; value: { name: string; bytes: Uint8Array }[] }
  | { type: 'wentOnline' }
  | { type: 'scored'; value: ScoreReport }
  | { type: 'scoreFailed'; value: ErrorData }
  | { type: 'comparisonProgressed'; value: Progress }
  | { type: 'rulesCompared'; value: Comparison }
  | { type: 'comparisonFailed'; value: ErrorData }
  | { type: 'roundsFound'; value: { rounds: Rounds; byPly: number[] } }
  | { type: 'roundsFailed'; value: ErrorData }
  | { type: 'positionsCounted'; value: { game: string; positions: number; seconds: number } }
  | { type: 'countingFailed'; value: ErrorData };

/** imgui_app/shell/platform.hpp's Platform.  None of these may throw. */
export interface Host {
  openGame(game: string, rules: string): void;
  solve(threads: number): void;
  reopen(): void;
  cancel(): void;
  keep(): void;
  forget(): void;
  findNotable(limit: number): void;
  openTable(): void;
  compareTable(): void;
  compareRules(otherRules: string, first: number): void;
  cancelComparison(): void;
  findRounds(limit: number): void;
  countPositions(game: string, rules: string): void;
  cancelCounting(): void;
  requestAnalysis(position: string): void;
  search(position: string, seconds: number): void;
  cancelSearch(): void;
  choose(wish: EngineWish): void;
  cancelChoice(): void;
  estimate(wish: PositionWish): void;
  cancelEstimate(): void;
  score(wish: PositionWish): void;
  cancelScore(): void;
  copyText(text: string): void;
  setFragment(fragment: string): void;
  addFragment(fragment: string): void;
  pageAddress(): string;
  openAddress(address: string): void;
  chooseFile(): void;
  /** Null: the browser does not know the set. */
  decodeCharacters(set: string, bytes: Uint8Array): string | null;
  saveFile(name: string, content: string): void;
  saveFigure(name: string, order: FigureOrder, withCode: boolean): void;
  saveGame(name: string, link: string): void;
  mirror(data: MirrorData): void;
  focusField(id: string): void;
  storeSetting(key: string, value: string): void;
  storedSetting(key: string): string;
  hasLetters(language: string): boolean;
  loadLetters(language: string): void;
  loadFonts(names: string[]): void;
  useThreads(threads: number): void;
  wakeAfter(seconds: number): void;
}

export type HostedOutcome = { ok: true; value: null } | { ok: false; error: ErrorData };

/** imgui_app/embed/hosted.hpp's HostedState, with players from 1 as in notations. */
export interface HostedState {
  link: string;
  position: string;
  move: string;
  ply: number;
  plies: number;
  toMove: number;
  ended: boolean;
  winner: number | null;
  value: Value | null;
}

export interface Page {
  /** Draws once; true: the next frame is wanted at once. */
  frame(): boolean;
  /** Frames drawn so far. */
  frames(): number;
  /** A value for CSS's `cursor`. */
  cursor(): string;
  /** True while a text field is being typed into. */
  wantsText(): boolean;
  fontsLoaded(): boolean;
  /** Between the two nothing may be drawn. */
  loseContext(): void;
  restoreContext(): void;
  /** In notches; up and left are positive. */
  onWheel(x: number, y: number): void;
  /** Two fingers have moved apart: by which factor; the pointer is between them. */
  onPinch(factor: number): void;
  /** Whether the mouse events that come from now on are a finger's. */
  onFinger(finger: boolean): void;
  /** The pointer has been taken away: the button goes up, and nothing is clicked or dropped. */
  onPointerLost(): void;
  /** Would a press there, in CSS pixels, take hold of a piece? */
  takesHold(x: number, y: number): boolean;
  /** Does the app do something with this key now?  By its KeyboardEvent.key. */
  usesKey(key: string): boolean;
  /** What the page around an embedded board asks for; what is wrong changes nothing. */
  openForHost(link: string): HostedOutcome;
  /** 'first', 'previous', 'next', 'last', or a ply's number. */
  stepForHost(where: string): HostedOutcome;
  hostedState(): HostedState;
  /** An event of a type that the module does not know is told to the console. */
  onEvent(event: PageEvent): void;
}

/** What a table's manifest tells by itself; to be deleted. */
export interface OpenedManifest {
  info(): Omit<TableInfo, 'integrity'>;
  /** 'not_loaded' but for the start and the positions after its moves. */
  probe(position: string): Outcome<Analysis>;
  delete(): void;
}

export interface PageModule {
  create(
    width: number,
    height: number,
    host: Host,
  ): { ok: true; value: Page } | { ok: false; error: ErrorData };
  /** The position of a link (the page's fragment) as an SVG file. */
  poster(link: string, dark: boolean): string;
  /** What is wrong with a link; empty: nothing. */
  linkFault(link: string): string;
  /** A game by its name and rules; 'corrupt_data' when the text is not its manifest. */
  openManifest(game: string, rules: string, text: string): Outcome<OpenedManifest>;
  /** A font's file, for languages that are read only now. */
  addLetters(name: string, bytes: Uint8Array): void;
  /**
   * The canvas's backing size in device pixels, told to the GLFW emulation too.  (Its
   * glfwSetWindowSize asks for full screen when the size happens to be the screen's.)
   */
  setCanvasSize(width: number, height: number): void;
}

export default function createKanzenPage(options: {
  canvas: HTMLCanvasElement;
  wasmBinary: ArrayBuffer;
}): Promise<PageModule>;
