import { asDataUrl } from '@src/lib/data-url';
import { saveBlob } from '@src/lib/save-blob';
import { pictureUrl } from '@src/lib/statics';
import { lightTokens as tokens } from '@src/theme/tokens';
import { drawChart, drawingSize, type ChartHead } from './chart-drawing';
import { embeddedFonts } from './chart-font';
import type { ChartFormat } from './chart-formats';
import type { ChartLayout } from './chart-layout';

/** What browsers can hold in one picture. */
const longestSide = 16_000;
const mostPixels = 120_000_000;
const sharpness = 2;
const paperMargin = 8;
/** A picture at less of the drawing's size shows lines and colours, but no names. */
const smallest = 0.5;
/** Of the drawing, in one picture of a sheet. */
const tileSide = 4_000;
/** Points of paper for a pixel of the drawing: below this nobody reads the names any more. */
const readable = 0.4;
/** The same on the sheets of a poster. */
const posterPoints = 0.5;
/** The largest page that PDF knows is 14,400 points. */
const largestPage = 14_000;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SavedChart {
  /** How many sheets it takes; 1 for a picture. */
  sheets: number;
  /** The picture had to be made so small that the names cannot be read. */
  isTooSmall: boolean;
}

/** Above the chart; the title names the file too. */
export interface SavedHead extends Omit<ChartHead, 'logo'> {
  logoUrl: string | null;
}

/** How far it is: sheets that are drawn, of all. */
type OnProgress = (done: number, all: number) => void;

/** Pictures of the people on the chart; who has none, or whose picture does not come, is drawn by initials. */
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

/** Draws parts of the drawing, each as sharp as asked for. */
type Painter = (region: Region, scale: number) => HTMLCanvasElement;

function painterOf(picture: HTMLImageElement): Painter {
  return ({ x, y, width, height }, scale) => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser gives no canvas');
    // JPEG knows no transparency: what lies beyond the drawing is paper.
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

/** A region in parts of at most `side`, row by row. */
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
  const whole = { x: 0, y: 0, ...size };
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
    ? partsOf(whole, { width: room.width / points, height: room.height / points })
    : [whole];
  const scale = Math.min(sharpness, Math.sqrt(mostPixels / (size.width * size.height)));
  for (const [index, sheet] of sheets.entries()) {
    onProgress(index + 1, sheets.length);
    if (index > 0) pdf.addPage(format === 'page' ? ownPage : format, orientation);
    const left = isPoster ? paperMargin : paperMargin + (room.width - size.width * points) / 2;
    for (const part of partsOf(sheet, { width: tileSide, height: tileSide })) {
      const place = [left + (part.x - sheet.x) * points, paperMargin + (part.y - sheet.y) * points] as const;
      pdf.addImage(paint(part, scale), 'JPEG', ...place, part.width * points, part.height * points);
      // A big chart is many pictures: the page stays alive between them.
      await new Promise((wake) => setTimeout(wake));
    }
  }
  return { blob: pdf.output('blob'), sheets: sheets.length };
}

/**
 * Hands the chart over as a picture or as sheets for the wall: what is unfolded, as it stands on the screen. A chart that
 * would be too small to read on one A4 or A3 becomes a poster of several.
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
      longestSide / Math.max(size.width, size.height),
      Math.sqrt(mostPixels / (size.width * size.height)),
    );
    saveBlob(await asPng(paint({ x: 0, y: 0, ...size }, scale)), `${words.title}.png`);
    return { sheets: 1, isTooSmall: scale < smallest };
  } finally {
    URL.revokeObjectURL(address);
  }
}
