// The custom element <kanzen-board>, see docs/EMBEDDING.md.
import type { Value } from '../library/kanzen-data.d.mts';

/** Content of a board's state: imgui_app/app/hosted.hpp's HostedState. */
export interface HostedState {
  /** Fragment of the page's address that shows the same state. */
  link: string;
  position: string;
  /** Move that leads to the position; empty at the beginning of the line. */
  move: string;
  /** Ply of the position; `plies` is the length of its line. */
  ply: number;
  plies: number;
  /** 1 or 2. */
  toMove: number;
  ended: boolean;
  /** 1 or 2; null: a draw, or the game has not ended. */
  winner: number | null;
  /** Value for the side to move; null: unknown or not shown. */
  value: Value | null;
}

/** State of a board. */
export interface BoardState extends HostedState {
  live: true;
}

/** A navigation step; a number is a ply. */
export type Step = 'first' | 'previous' | 'next' | 'last' | number;

export interface BoardEvents {
  'kanzen-change': CustomEvent<BoardState>;
  'kanzen-error': CustomEvent<{ message: string }>;
}

export class KanzenBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[];

  // The attributes as properties; empty: the attribute is missing.
  link: string;
  play: 'free' | 'fixed' | '';
  values: '1' | '0' | '';
  theme: 'light' | 'dark' | '';
  start: 'click' | 'visible' | '';
  poster: string;
  site: string;

  /** Latest state of the board; null: none yet. */
  readonly state: BoardState | null;
  /** Whether the board is shown instead of its poster. */
  readonly live: boolean;
  /** Starts the board, which replaces the poster. */
  run(): void;
  /** Stops the board and shows the poster; the next start continues where the board was. */
  stop(): void;
  /** Opens a link.  Rejects with a message about an invalid link. */
  open(link: string): Promise<BoardState>;
  step(where: Step): Promise<BoardState>;
}

type AttributeName = 'link' | 'play' | 'values' | 'theme' | 'start' | 'poster' | 'site';
/** The attributes, as a component writes them. */
export type KanzenBoardAttributes = { [Name in AttributeName]?: KanzenBoard[Name] | undefined };

/** Listeners of the events in JSX of React 19 and Preact. */
export interface KanzenBoardListeners {
  'onkanzen-change'?: ((event: BoardEvents['kanzen-change']) => void) | undefined;
  'onkanzen-error'?: ((event: BoardEvents['kanzen-error']) => void) | undefined;
}

// The element in the JSX of React, Preact and Vue, and in the templates of Vue.  TypeScript does not find those
// that a program does not use.

// @ts-ignore
type ReactHtml = import('react').HTMLAttributes<KanzenBoard>;
// @ts-ignore
type ReactReference = import('react').ClassAttributes<KanzenBoard>;
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kanzen-board': ReactHtml & ReactReference & KanzenBoardAttributes & KanzenBoardListeners;
    }
  }
}

// @ts-ignore
type PreactHtml = Omit<import('preact').JSX.IntrinsicElements['div'], 'ref'>;
// @ts-ignore
type PreactReference = import('preact').ClassAttributes<KanzenBoard>;
// @ts-ignore
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'kanzen-board': PreactHtml & PreactReference & KanzenBoardAttributes & KanzenBoardListeners;
    }
  }
}

/** Listeners of the events in JSX of Vue; a template has `@kanzen-change`. */
interface VueListeners {
  onKanzenChange?: ((event: BoardEvents['kanzen-change']) => void) | undefined;
  onKanzenError?: ((event: BoardEvents['kanzen-error']) => void) | undefined;
}
// @ts-ignore
type VueHtml = import('vue').HTMLAttributes & import('vue').ReservedProps;
type VueProps = VueHtml & KanzenBoardAttributes & VueListeners;
// @ts-ignore
declare module 'vue' {
  interface GlobalComponents {
    'kanzen-board': new () => { $props: VueProps };
  }
}
// @ts-ignore
declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'kanzen-board': VueProps;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'kanzen-board': KanzenBoard;
  }
  // The events bubble: ancestors of a board, document and window receive them.
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
