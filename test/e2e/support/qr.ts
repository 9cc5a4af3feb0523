import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** As wide a margin as cameras ask for, in pixels. */
const MARGIN = 32;

/** What a QR code on the page says, as a camera reads it; null: it is none. */
export async function readQr(picture: Locator): Promise<string | null> {
  const { data, info } = await sharp(await picture.screenshot())
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#FFFFFF' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
