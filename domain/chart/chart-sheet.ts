import type { PaperFormat } from './chart-formats';

interface Size {
  width: number;
  height: number;
}

/** The sides of standard sheets in points, the longer one first. */
const sides: Record<Exclude<PaperFormat, 'page'>, [number, number]> = {
  a4: [841.89, 595.28],
  a3: [1190.55, 841.89],
};
/** The unprinted edge in points. */
const edge = 8;
/** PDF allows pages of at most 14,400 points. */
const largestPage = 14_000;
/** Points of paper per pixel of a chart on a sheet of its own size: a little smaller than on a screen, where it is 0.75. */
const ownScale = 0.72;
/** Points of paper per pixel of the drawing; below this, names are unreadable. */
const readable = 0.4;

/** A sheet of paper with the whole drawing on it, in points. */
export interface ChartSheet extends Size {
  /** The unprinted edge. */
  edge: number;
  /** The size of the drawing on the sheet. */
  drawing: Size;
  /** Names are too small to be read on paper; on a screen they can be enlarged. */
  isTooSmall: boolean;
}

/** Returns the sheet for a drawing of this size in pixels: the drawing is fitted into a standard sheet, never split. */
export function sheetFor({ width, height }: Size, format: PaperFormat): ChartSheet {
  const isLandscape = width >= height;
  const own = Math.min(ownScale, largestPage / Math.max(width, height));
  const [long, short] = format === 'page' ? [0, 0] : sides[format];
  const sheet =
    format === 'page'
      ? { width: width * own + edge * 2, height: height * own + edge * 2 }
      : { width: isLandscape ? long : short, height: isLandscape ? short : long };
  const scale = Math.min((sheet.width - edge * 2) / width, (sheet.height - edge * 2) / height);
  return {
    ...sheet,
    edge,
    drawing: { width: width * scale, height: height * scale },
    isTooSmall: scale < readable,
  };
}
