import sharp from 'sharp';
import { AppError } from '@server/errors';

/** More would fit into 3 MB and fill the memory when it is unpacked. */
const MAX_PIXELS = 40_000_000;
const MAX_FRAMES = 200;

export interface Pictures {
  original: Buffer;
  preview: Buffer;
}

/** The first frame of a stored picture as a PNG, for documents that hold no GIF. */
export function firstFrame(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 }).png().toBuffer();
}

/**
 * Decodes a picture and encodes it anew, so that nothing but pixels is stored: no scripts, no place where it was taken.
 * @throws {AppError} validation.fileContent when it cannot be decoded
 */
export async function redraw(bytes: Buffer, extension: string, field: string): Promise<Pictures> {
  const isAnimated = extension === 'gif';
  try {
    const open = (animated: boolean) =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: animated ? -1 : 1, failOn: 'error' });
    const { pages = 1 } = await open(false).metadata();
    if (pages > MAX_FRAMES) throw new Error('too many frames');
    const whole = isAnimated ? open(true) : open(false).rotate();
    // Each decodes for itself: a JPEG's preview is read smaller than it is. Beside one another they take as long as the longer one.
    const [original, preview] = await Promise.all([
      whole.toFormat(isAnimated ? 'gif' : extension === 'png' ? 'png' : 'jpeg').toBuffer(),
      open(false).rotate().resize(150, 150, { fit: 'cover' }).png().toBuffer(),
    ]);
    return { original, preview };
  } catch {
    throw new AppError('validation.fileContent', { field });
  }
}
