import { drawChart, drawingSize, type ChartHead } from '@domain/chart/chart-drawing';
import { paperColours } from '@domain/chart/paper-colours';
import { asDataUrl } from '@src/lib/data-url';
import { saveBlob } from '@src/lib/save-blob';
import { pictureUrl } from '@src/lib/statics';
import { embeddedFonts } from './chart-font';
import type { CardLayout } from './chart-items';
import { canvasRuler, svgText } from './chart-svg';

/** The maximum side of one canvas in browsers. */
const maxSide = 16_000;
const maxPixels = 120_000_000;
const sharpness = 2;
/** Below this scale a picture shows lines and colors but no readable names. */
const minScale = 0.5;

/** The header above the chart; its title is also the file name. */
export interface SavedHead extends Omit<ChartHead, 'logo'> {
  logoUrl: string | null;
}

/**
 * Loads the pictures of the people on the chart; people without a picture, or whose picture fails to load, are drawn with
 * initials.
 */
async function picturesOf(layout: CardLayout): Promise<Map<number, string>> {
  const people = layout.boxes.flatMap(({ item }) => item.faces);
  const found = await Promise.all(
    people.map(async ({ id, avatar }): Promise<[number, string][]> => {
      const picture = avatar && (await asDataUrl(pictureUrl(avatar)));
      return picture ? [[id, picture]] : [];
    }),
  );
  return new Map(found.flat());
}

function paint(
  picture: HTMLImageElement,
  { width, height }: { width: number; height: number },
  scale: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no canvas');
  context.fillStyle = paperColours.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too big'))));
  });
}

/**
 * Saves the chart as a picture: the expanded cards, as on the screen. Returns whether it had to be scaled down so far that names
 * are unreadable.
 */
export async function saveChart(
  layout: CardLayout,
  { logoUrl, ...words }: SavedHead,
): Promise<{ isTooSmall: boolean }> {
  const size = drawingSize(layout);
  const head = { ...words, logo: logoUrl && (await asDataUrl(logoUrl)) };
  const [pictures, fonts] = await Promise.all([picturesOf(layout), embeddedFonts()]);
  const drawing = svgText(drawChart(layout, pictures, head, canvasRuler(), fonts));
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const scale = Math.min(
      sharpness,
      maxSide / Math.max(size.width, size.height),
      Math.sqrt(maxPixels / (size.width * size.height)),
    );
    saveBlob(await paint(picture, size, scale), `${words.title}.png`);
    return { isTooSmall: scale < minScale };
  } finally {
    URL.revokeObjectURL(address);
  }
}
