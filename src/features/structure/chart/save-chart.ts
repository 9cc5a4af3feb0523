import { asDataUrl } from '@src/lib/data-url';
import { saveBlob } from '@src/lib/save-blob';
import { pictureUrl } from '@src/lib/statics';
import { lightTokens as tokens } from '@src/theme/tokens';
import { drawChart, drawingSize, type ChartHead } from './chart-drawing';
import { embeddedFonts } from './chart-font';
import type { ChartFormat } from './chart-formats';
import type { ChartLayout } from './chart-layout';

/** The maximum side of one canvas in browsers. */
const maxSide = 16_000;
const maxPixels = 120_000_000;
const sharpness = 2;
const paperMargin = 8;
/** Below this scale a picture shows lines and colors but no readable names. */
const minScale = 0.5;
/** The maximum size of the drawing in one tile of a sheet. */
const tileSide = 4_000;
/** Points of paper per pixel of the drawing; below this, names are unreadable. */
const readable = 0.4;
/** The same for the sheets of a poster. */
const posterPoints = 0.5;
/** PDF allows pages of at most 14,400 points. */
const largestPage = 14_000;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SavedChart {
  /** The number of sheets; 1 for a picture. */
  sheets: number;
  /** The picture had to be scaled down so far that names are unreadable. */
  isTooSmall: boolean;
}

/** The header above the chart; its title is also the file name. */
export interface SavedHead extends Omit<ChartHead, 'logo'> {
  logoUrl: string | null;
}

/** Reports the progress: drawn sheets of all sheets. */
type OnProgress = (done: number, all: number) => void;

/**
 * Loads the pictures of the people on the chart; people without a picture, or whose picture fails to load, are drawn with
 * initials.
 */
async function picturesOf(layout: ChartLayout): Promise<Map<number, string>> {
  const people = layout.boxes.flatMap(({ item }) => item.faces);
  const found = await Promise.all(
    people.map(async ({ id, avatar }): Promise<[number, string][]> => {
      const picture = avatar && (await asDataUrl(pictureUrl(avatar)));
      return picture ? [[id, picture]] : [];
    }),
  );
  return new Map(found.flat());
}

/** Draws a region of the drawing at a scale. */
type Painter = (region: Region, scale: number) => HTMLCanvasElement;

function painterOf(picture: HTMLImageElement): Painter {
  return ({ x, y, width, height }, scale) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser gives no canvas');
    // JPEG has no transparency, so the area outside of the drawing gets the paper color.
    context.fillStyle = tokens.surface;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too big'))));
  });
}

/** Splits a region into parts of at most `side`, row by row. */
export function partsOf(region: Region, side: { width: number; height: number }): Region[] {
  const columns = Math.ceil(region.width / side.width);
  const rows = Math.ceil(region.height / side.height);
  return Array.from({ length: rows * columns }, (_, index) => {
    const x = region.x + (index % columns) * side.width;
    const y = region.y + Math.floor(index / columns) * side.height;
    return {
      ...{ x, y },
      width: Math.min(side.width, region.x + region.width - x),
      height: Math.min(side.height, region.y + region.height - y),
    };
  });
}

async function asPdf(
  paint: Painter,
  size: { width: number; height: number },
  format: Exclude<ChartFormat, 'png'>,
  onProgress: OnProgress,
): Promise<{ blob: Blob; sheets: number }> {
  const { jsPDF } = await import('jspdf');
  const fullRegion = { x: 0, y: 0, ...size };
  const orientation = size.width >= size.height ? 'landscape' : 'portrait';
  const own = Math.min(0.72, largestPage / Math.max(size.width, size.height));
  const ownPage = [size.width * own + paperMargin * 2, size.height * own + paperMargin * 2];
  const pdf = new jsPDF({
    orientation,
    unit: 'pt',
    format: format === 'page' ? ownPage : format,
    compress: true,
  });
  const room = {
    width: pdf.internal.pageSize.getWidth() - paperMargin * 2,
    height: pdf.internal.pageSize.getHeight() - paperMargin * 2,
  };
  const fit = Math.min(room.width / size.width, room.height / size.height);
  const isPoster = format !== 'page' && fit < readable;
  const points = isPoster ? posterPoints : fit;
  const sheets = isPoster
    ? partsOf(fullRegion, { width: room.width / points, height: room.height / points })
    : [fullRegion];
  const scale = Math.min(sharpness, Math.sqrt(maxPixels / (size.width * size.height)));
  for (const [index, sheet] of sheets.entries()) {
    onProgress(index + 1, sheets.length);
    if (index > 0) pdf.addPage(format === 'page' ? ownPage : format, orientation);
    const left = isPoster ? paperMargin : paperMargin + (room.width - size.width * points) / 2;
    for (const part of partsOf(sheet, { width: tileSide, height: tileSide })) {
      const place = [left + (part.x - sheet.x) * points, paperMargin + (part.y - sheet.y) * points] as const;
      pdf.addImage(paint(part, scale), 'JPEG', ...place, part.width * points, part.height * points);
      // A large chart has many tiles, so the page gets time to respond between them.
      await new Promise((wake) => setTimeout(wake));
    }
  }
  return { blob: pdf.output('blob'), sheets: sheets.length };
}

/**
 * Saves the chart as a picture or as printable sheets: the expanded cards, as on the screen. A chart that would be unreadable on
 * one A4 or A3 sheet becomes a poster of several.
 */
export async function saveChart(
  layout: ChartLayout,
  format: ChartFormat,
  { logoUrl, ...words }: SavedHead,
  onProgress: OnProgress,
): Promise<SavedChart> {
  const size = drawingSize(layout);
  const head = { ...words, logo: logoUrl && (await asDataUrl(logoUrl)) };
  const [pictures, fonts] = await Promise.all([picturesOf(layout), embeddedFonts()]);
  const drawing = new Blob([drawChart(layout, pictures, head, fonts)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(drawing);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const paint = painterOf(picture);
    if (format !== 'png') {
      const { blob, sheets } = await asPdf(paint, size, format, onProgress);
      saveBlob(blob, `${words.title}.pdf`);
      return { sheets, isTooSmall: false };
    }
    const scale = Math.min(
      sharpness,
      maxSide / Math.max(size.width, size.height),
      Math.sqrt(maxPixels / (size.width * size.height)),
    );
    saveBlob(await asPng(paint({ x: 0, y: 0, ...size }, scale)), `${words.title}.png`);
    return { sheets: 1, isTooSmall: scale < minScale };
  } finally {
    URL.revokeObjectURL(address);
  }
}
