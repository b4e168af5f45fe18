// The custom element <kanzen-board>, see docs/EMBEDDING.md.
import type { Value } from '../library/kanzen-data.d.mts';

/** What a board tells of itself. */
export interface BoardState {
  live: true;
  /** A fragment of the page that shows the same. */
  link: string;
  position: string;
  /** That led there; empty: the line begins there. */
  move: string;
  /** Of the position, and of its whole line. */
  ply: number;
  plies: number;
  /** 1 or 2. */
  toMove: number;
  ended: boolean;
  /** 1 or 2; null: nobody, or the game goes on. */
  winner: number | null;
  /** For the side to move; null: not known, or not shown. */
  value: Value | null;
}

/** A number: that of the ply. */
export type Step = 'first' | 'previous' | 'next' | 'last' | number;

export interface BoardEvents {
  'kanzen-change': CustomEvent<BoardState>;
  'kanzen-error': CustomEvent<{ message: string }>;
}

export class KanzenBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[];

  // The attributes, as they are written there; empty: left out.
  link: string;
  play: 'free' | 'fixed' | '';
  values: '1' | '0' | '';
  theme: 'light' | 'dark' | '';
  start: 'click' | 'visible' | '';
  poster: string;
  site: string;

  /** What the board has told last; null: nothing yet. */
  readonly state: BoardState | null;
  /** Is the board there, and not its picture? */
  readonly live: boolean;
  /** Puts the board in place of the picture. */
  run(): void;
  /** Puts the picture back; the next start begins where the board was. */
  stop(): void;
  /** Rejects with what is wrong with the link. */
  open(link: string): Promise<BoardState>;
  step(where: Step): Promise<BoardState>;
}

declare global {
  interface HTMLElementTagNameMap {
    'kanzen-board': KanzenBoard;
  }
  // They bubble: any element above a board hears them, and so do document and window.
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
