import { saveBlob } from '@src/lib/save-blob';
import { pictureUrl } from '@src/lib/statics';
import { drawChart, margin } from './chart-drawing';
import type { ChartFormat } from './chart-formats';
import type { ChartLayout } from './chart-layout';

/** What browsers can hold in one picture. */
const longestSide = 16_000;
const mostPixels = 120_000_000;
const sharpness = 2;
const paperMargin = 8;

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Pictures of the people on the chart; who has none, or whose picture does not come, is drawn by initials. */
async function picturesOf(layout: ChartLayout): Promise<Map<number, string>> {
  const people = layout.boxes.flatMap(({ item }) => item.faces);
  const found = await Promise.all(
    people.map(async ({ id, avatar }): Promise<[number, string][]> => {
      if (!avatar) return [];
      try {
        const answer = await fetch(pictureUrl(avatar));
        return answer.ok ? [[id, await asDataUrl(await answer.blob())]] : [];
      } catch {
        return [];
      }
    }),
  );
  return new Map(found.flat());
}

async function paint(drawing: string, size: { width: number; height: number }): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const scale = Math.min(
      sharpness,
      longestSide / Math.max(size.width, size.height),
      Math.sqrt(mostPixels / (size.width * size.height)),
    );
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser gives no canvas');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too big'))));
  });
}

async function asPdf(canvas: HTMLCanvasElement, format: Exclude<ChartFormat, 'png'>): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const orientation = canvas.width >= canvas.height ? 'landscape' : 'portrait';
  // The largest page that the format knows is 14,400 points; the chart keeps its shape.
  const points = Math.min(0.36, 14_000 / Math.max(canvas.width, canvas.height));
  const own = [canvas.width * points + paperMargin * 2, canvas.height * points + paperMargin * 2];
  const page = format === 'page' ? own : format;
  const pdf = new jsPDF({ orientation, unit: 'pt', format: page, compress: true });
  const room = {
    width: pdf.internal.pageSize.getWidth() - paperMargin * 2,
    height: pdf.internal.pageSize.getHeight() - paperMargin * 2,
  };
  const scale = Math.min(room.width / canvas.width, room.height / canvas.height);
  const size = { width: canvas.width * scale, height: canvas.height * scale };
  const left = paperMargin + (room.width - size.width) / 2;
  pdf.addImage(canvas, 'JPEG', left, paperMargin, size.width, size.height);
  return pdf.output('blob');
}

/** Hands the chart over as a picture or as a sheet for the wall: what is unfolded, as it stands on the screen. */
export async function saveChart(layout: ChartLayout, format: ChartFormat, fileName: string): Promise<void> {
  const size = { width: layout.width + margin * 2, height: layout.height + margin * 2 };
  const canvas = await paint(drawChart(layout, await picturesOf(layout)), size);
  if (format === 'png') saveBlob(await asPng(canvas), `${fileName}.png`);
  else saveBlob(await asPdf(canvas, format), `${fileName}.pdf`);
}
