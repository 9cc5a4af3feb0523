import jsQR from 'jsqr';
import { drawings } from './pdf-drawings';

interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rectangles filled with black: the white background and the gray table lines are not. */
const RECTANGLE = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\n\/DeviceRGB cs\n0 0 0 scn/g;
const PIXELS = 8;
const QUIET = 6;

/** The content of the QR code of a PDF: its modules are redrawn and read as a camera would. Null if there is none. */
export function pdfQr(bytes: Buffer): string | null {
  const dark: Square[] = drawings(bytes).flatMap((text) =>
    [...text.matchAll(RECTANGLE)].map(([, x, y, width, height]) => ({
      ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
    })),
  );
  if (dark.length === 0) return null;
  const side = Math.min(...dark.map(({ height }) => height));
  const left = Math.min(...dark.map(({ x }) => x));
  const top = Math.min(...dark.map(({ y }) => y));
  const modules = Math.round((Math.max(...dark.map(({ y }) => y)) - top) / side) + 1;
  const size = (modules + QUIET * 2) * PIXELS;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const { x, y, width } of dark) {
    const column = Math.round((x - left) / side) + QUIET;
    const row = Math.round((y - top) / side) + QUIET;
    const columns = Math.round(width / side);
    for (let py = row * PIXELS; py < (row + 1) * PIXELS; py += 1) {
      for (let px = column * PIXELS; px < (column + columns) * PIXELS; px += 1) {
        pixels.fill(0, (py * size + px) * 4, (py * size + px) * 4 + 3);
      }
    }
  }
  const read = jsQR(pixels, size, size);
  return read ? Buffer.from(read.binaryData).toString('utf8') : null;
}
