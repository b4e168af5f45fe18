// The module that creates figures. Internal: figure_maker.mjs loads it.
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
  /** engine/figure/figure_file.hpp's FigureWish; JavaScript does not read its other fields. */
  wish: { readonly link: string; readonly code: FigureCode | null };
}

export interface FigureFile {
  text: string;
  /** The size of a PNG in pixels; 0 in other formats. */
  width: number;
  height: number;
}

export interface FiguresModule {
  figure(order: FigureOrder): Outcome<FigureFile>;
}

export default function createKanzenFigures(options: object): Promise<FiguresModule>;
