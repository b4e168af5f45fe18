// The module that makes figures.  Internal: figure_maker.mjs loads it.
import type { Outcome } from './kanzen-engine.d.mts';
import type { Analysis, Statistics } from '../library/kanzen.d.mts';

/** A QR code, row by row. */
export interface FigureCode {
  side: number;
  dark: readonly boolean[];
}

/** engine/figure/figure_file.hpp's FigureOrder. */
export interface FigureOrder {
  session: string;
  analyses: readonly Analysis[];
  statistics: Statistics | null;
  /** What else it has only C++ knows: engine/figure/figure_file.hpp's FigureWish. */
  wish: { readonly link: string; readonly code: FigureCode | null };
}

export interface FigureFile {
  text: string;
  /** Of a PNG, in pixels; 0: it is none. */
  width: number;
  height: number;
}

export interface FiguresModule {
  figure(order: FigureOrder): Outcome<FigureFile>;
}

export default function createKanzenFigures(options: object): Promise<FiguresModule>;
