import sharp from 'sharp';
import { AppError } from '@server/errors';

/** A larger picture could fit into 3 MB and still fill the memory when unpacked. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 200;

export interface Pictures {
  original: Buffer;
  preview: Buffer;
}

/** Returns the first frame of a stored picture as a PNG, for documents that do not support GIF. */
export function firstFrame(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).png().toBuffer();
}

/**
 * Decodes and re-encodes a picture, so that only pixels are stored: no scripts, no location data.
 * @throws {AppError} validation.fileContent when it cannot be decoded
 */
export async function redraw(bytes: Buffer, extension: string, field: string): Promise<Pictures> {
  const isAnimated = extension === 'gif';
  try {
    const open = (animated: boolean) =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: animated ? -1 : 1, failOn: 'error' });
    const { pages = 1 } = await open(false).metadata();
    if (pages > MAX_FRAMES) throw new Error('too many frames');
    const image = isAnimated ? open(true) : open(false).rotate();
    // Each decodes the file separately: the preview of a JPEG is read at a reduced size. In parallel, both take only as long as
    // the slower one.
    const [original, preview] = await Promise.all([
      image.toFormat(isAnimated ? 'gif' : extension === 'png' ? 'png' : 'jpeg').toBuffer(),
      open(false).rotate().resize(150, 150, { fit: 'cover' }).png().toBuffer(),
    ]);
    return { original, preview };
  } catch {
    throw new AppError('validation.fileContent', { field });
  }
}
