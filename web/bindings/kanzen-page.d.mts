// What web/bindings/page_module.cpp exports through Embind, and what it asks of the page.
import type { EngineTable, Outcome } from './kanzen-engine.d.mts';
import type { FigureOrder } from './kanzen-figures.d.mts';
import type {
  Analysis,
  ErrorData,
  NotablePositions,
  Progress,
  Rounds,
  Statistics,
  Value,
} from '../library/kanzen.d.mts';
import type { Method, Methods } from '../worker/protocol.mjs';

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

/** imgui_app/shell/requests.hpp's TableNews. */
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

/** What requests end with, where that is not what the worker's method answers. */
export interface Replies {
  /** Null: there is no value. */
  probe: { position: string; analysis: Analysis | null };
  openTable: TableNews;
  rounds: { rounds: Rounds; byPly: number[] };
  enumerate: { positions: number; seconds: number };
}

/** imgui_app/shell/requests.hpp's Answer. */
export interface Answer<Reply> {
  progress?: Progress;
  /** The result if it ended now. */
  report?: Reply;
  result?: Reply;
  error?: ErrorData;
}

type Answered = {
  [M in Method]: {
    type: M;
    value: Answer<M extends keyof Replies ? Replies[M] : Methods[M]['result']>;
  };
}[Method];

/** imgui_app/shell/events.hpp's Event. */
export type PageEvent =
  | { type: 'environmentChanged'; value: Environment }
  | { type: 'fragmentChanged'; value: string }
  | { type: 'copied' }
  | { type: 'pasted'; value: string }
  /** The id of an item of the mirror. */
  | { type: 'activated'; value: string }
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
  | Answered;

/** imgui_app/shell/platform.hpp's Platform.  None of these may throw. */
export interface Host {
  openGame(game: string, rules: string): void;
  /** One of imgui_app/shell/requests.hpp's. */
  request(method: Method, args: object): void;
  cancel(method: Method): void;
  copyText(text: string): void;
  /** adds: an entry of the browser's history. */
  setFragment(fragment: string, adds: boolean): void;
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
  openForHost(link: string): Outcome<null>;
  /** 'first', 'previous', 'next', 'last', or a ply's number. */
  stepForHost(where: string): Outcome<null>;
  hostedState(): HostedState;
  /** An event of a type that the module does not know is told to the console. */
  onEvent(event: PageEvent): void;
}

/**
 * What a table's manifest tells by itself.  A probe is 'not_loaded' but for the start and the positions after
 * its moves.
 */
export type OpenedManifest = Pick<EngineTable, 'info' | 'probe' | 'delete'>;

export interface PageModule {
  create(width: number, height: number, host: Host): Outcome<Page>;
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

export default function createKanzenPage(options: object): Promise<PageModule>;
