// The module that creates figures. Internal: figure_maker.mjs loads it.
import type { Outcome } from './kanzen-engine.d.mts';
import type { Analysis, Statistics } from '../library/kanzen.d.mts';

/** A QR code, row by row. */
export interface FigureCode {
  side: number;
  dark: readonly boolean[];
}

/** engine/figure/figures.hpp's DataTable. */
export interface DataTable {
  columns: readonly { name: string; heading: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  title: string;
}

/** engine/figure/figure_file.hpp's FigureRequest. */
export interface FigureRequest {
  session: string;
  analyses: readonly Analysis[];
  statistics: Statistics | null;
  table: DataTable | null;
  /** engine/figure/figure_file.hpp's FigureSpec; JavaScript does not read its other fields. */
  spec: { readonly link: string; readonly code: FigureCode | null };
}

export interface FilmFrame {
  svg: string;
  /** Milliseconds. */
  duration: number;
}

export interface FigureFile {
  text: string;
  /** The size of a PNG or a film in pixels; 0 in other formats. */
  width: number;
  height: number;
  /** Only films have frames. */
  frames: readonly FilmFrame[];
  loop: boolean;
  /** The chunk pHYs of a PNG, which states the size at which it is printed; else empty. */
  pngSize: readonly number[];
}

export interface FiguresModule {
  figure(request: FigureRequest): Outcome<FigureFile>;
  /**
   * Returns the position of a link (the page's fragment) as an SVG file; an invalid link gives the initial
   * position.
   */
  poster(link: string, dark: boolean): string;
}

export default function createKanzenFigures(options: object): Promise<FiguresModule>;
