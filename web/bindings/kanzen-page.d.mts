// The Embind exports of web/bindings/page_module.cpp, and the interface that it requires of the page.
import type { EngineTable, Outcome } from './kanzen-engine.d.mts';
import type { FigureRequest } from './kanzen-figures.d.mts';
import type { HostedState } from '../embed/kanzen-board.d.mts';
import type {
  Analysis,
  ErrorData,
  NotablePositions,
  Progress,
  Rounds,
  Statistics,
} from '../library/kanzen.d.mts';
import type { Method, Methods } from '../worker/protocol.mjs';

/** imgui_app/model/events.hpp's Environment; lengths in CSS pixels. */
export interface Environment {
  cssWidth: number;
  cssHeight: number;
  ratio: number;
  prefersDark: boolean;
  reducedMotion: boolean;
  coarsePointer: boolean;
  moreContrast: boolean;
  /** Canvas, CanvasText, Highlight and HighlightText as 0xRRGGBB; null: no forced colours. */
  systemColors: [number, number, number, number] | null;
  embedded: boolean;
  /** The line of an embedded board can be stepped through and not changed. */
  fixedPlay: boolean;
  /** Whether an embedded board always or never shows values; null: the user chooses. */
  values: boolean | null;
  language: string;
}

export type MirrorKind =
  'square' | 'hand' | 'move' | 'node' | 'button' | 'tab' | 'toggle' | 'text' | 'field' | 'picture';

export interface MirrorItem {
  kind: MirrorKind;
  id: string;
  label: string;
  rect: { x: number; y: number; width: number; height: number };
  enabled: boolean;
  active: boolean;
  /** The text of a field. */
  value: string;
}

/** The content of the canvas as elements for screen readers and tests. */
export interface MirrorData {
  verdict: string;
  /** The last events; screen readers announce them. */
  announcement: string;
  /** The number of announcements so far: the next one may have the same words. */
  announcements: number;
  detail: string;
  alert: string;
  position: string;
  /** The id of the item with the keyboard focus; empty: none. */
  focused: string;
  items: MirrorItem[];
}

/** imgui_app/model/requests.hpp's TableStatus. */
export interface TableStatus {
  phase: 'absent' | 'beingMade' | 'loading' | 'ready' | 'failed';
  bytes: number;
  totalBytes: number;
  stored: number;
  /** Available once the manifest is loaded; null and empty until then. */
  summary: Statistics | null;
  notable: NotablePositions[];
  error: ErrorData | null;
}

/** Results of requests that differ from those of the worker's methods. */
export interface Replies {
  /** Null: the position has no value. */
  probe: { position: string; analysis: Analysis | null };
  openTable: TableStatus;
  rounds: { rounds: Rounds; byPly: number[] };
  enumerate: { positions: number; seconds: number };
}

/** imgui_app/model/requests.hpp's Answer. */
export interface Answer<Reply> {
  progress?: Progress;
  /** The result if the method ended now. */
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

/** imgui_app/model/events.hpp's Event. */
export type PageEvent =
  | { type: 'environmentChanged'; value: Environment }
  | { type: 'fragmentChanged'; value: string }
  | { type: 'copied' }
  | { type: 'pasted'; value: string }
  /** The id of an item of the mirror. */
  | { type: 'activated'; value: string }
  /** The bytes of a record that was chosen or dropped. */
  | { type: 'fileOpened'; value: { name: string; bytes: Uint8Array } }
  | { type: 'fileFailed'; value: { name: string; error: ErrorData } }
  /** A game in the project's own format, as a link. */
  | { type: 'gameOpened'; value: { name: string; link: string; leftOut: number } }
  /** The name of the file. */
  | { type: 'figureSaved'; value: string }
  | { type: 'saveFailed'; value: ErrorData }
  | { type: 'citationMade'; value: { bibtex: string; sentence: string } }
  /** The text of the field. */
  | { type: 'typed'; value: string }
  | { type: 'fontLoaded' }
  | { type: 'fontFailed'; value: ErrorData }
  /** The files that `loadFontSlices` named and that could be loaded. */
  | { type: 'fontSlicesLoaded'; value: { name: string; bytes: Uint8Array }[] }
  | { type: 'wentOnline' }
  | Answered;

/** imgui_app/model/platform.hpp's CitationRequest. */
export interface CitationRequest {
  key: string;
  title: string;
  heading: string;
  language: string;
  position: string;
  link: string;
  values: 'none' | 'table' | 'solved' | 'searched';
}

/** imgui_app/model/platform.hpp's Platform. None of the methods may throw. */
export interface Host {
  openGame(game: string, rules: string): void;
  /** Performs a request of imgui_app/model/requests.hpp. */
  request(method: Method, args: object): void;
  cancel(method: Method): void;
  copyText(text: string): void;
  shareText(text: string): void;
  /** `adds`: whether to add an entry to the browser's history. */
  setFragment(fragment: string, adds: boolean): void;
  pageAddress(): string;
  setTitle(title: string): void;
  openAddress(address: string): void;
  chooseFile(): void;
  /** Null: the browser does not support the character set. */
  decodeCharacters(set: string, bytes: Uint8Array): string | null;
  saveFile(name: string, content: string): void;
  saveFigure(name: string, request: FigureRequest, withCode: boolean): void;
  previewFigure(request: FigureRequest, withCode: boolean): void;
  saveGame(name: string, link: string): void;
  makeCitation(request: CitationRequest): void;
  mirror(data: MirrorData): void;
  focusField(id: string): void;
  storeSetting(key: string, value: string): void;
  storedSetting(key: string): string;
  hasFont(language: string): boolean;
  loadFont(language: string): void;
  loadFontSlices(names: string[]): void;
  wakeAfter(seconds: number): void;
}

export interface Page {
  /** Adds a font file of a language whose fonts are loaded later. */
  addFontFile(name: string, bytes: Uint8Array): void;
  /** Draws a frame; true if the next frame is needed at once. */
  frame(): boolean;
  /** A value for CSS's `cursor`. */
  cursor(): string;
  /** No frame may be drawn between these two calls. */
  loseContext(): void;
  restoreContext(): void;
  /** In notches of a wheel; up and left are positive. */
  onWheel(x: number, y: number): void;
  /** Zooms by `factor` around the pointer, after a pinch of two fingers. */
  onPinch(factor: number): void;
  /** Sets whether the following mouse events come from a finger. */
  setTouchInput(finger: boolean): void;
  /** Cancels the press: releases the button without a click or a drop. */
  onPointerLost(): void;
  /** Whether a pinch there, in the app's pixels, would zoom a drawing. */
  capturesPinch(x: number, y: number): boolean;
  /** Whether a press there, in CSS pixels, would pick up a piece. */
  capturesPress(x: number, y: number): boolean;
  /** Whether the app handles this KeyboardEvent.key now. */
  usesKey(key: string): boolean;
  /** Opens a link for the host page of an embedded board; an error changes nothing. */
  openForHost(link: string): Outcome<null>;
  /** `where` is 'first', 'previous', 'next', 'last', or the number of a ply. */
  stepForHost(where: string): Outcome<null>;
  hostedState(): HostedState;
  /** Handles an event; an unknown type is logged to the console. */
  onEvent(event: PageEvent): void;
}

/**
 * The values that a table's manifest contains. A probe of a position other than the start and those after its
 * moves fails with 'not_loaded'.
 */
export type OpenedManifest = Pick<EngineTable, 'info' | 'probe' | 'delete'>;

export interface PageModule {
  create(width: number, height: number, host: Host): Outcome<Page>;
  /** Returns the fault of a link; empty if it is valid. */
  linkFault(link: string): string;
  /** Opens the manifest of a game and its rules; fails with 'corrupt_data' if `text` is not its manifest. */
  openManifest(game: string, rules: string, text: string): Outcome<OpenedManifest>;
  /**
   * Sets the canvas's backing size in device pixels and informs the GLFW emulation. (Its glfwSetWindowSize
   * requests full screen if the size equals the screen's.)
   */
  setCanvasSize(width: number, height: number): void;
}

export default function createKanzenPage(options: object): Promise<PageModule>;
