import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@server/config/paths';

/** What the QR code on the first page of a PDF says. */
export function pdfQr(bytes: Buffer): string {
  return execFileSync(process.execPath, [join(projectRoot, 'test/helpers/pdf-qr.mjs')], {
    input: bytes,
  }).toString();
}
