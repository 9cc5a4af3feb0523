import { inflateSync } from 'node:zlib';

/** The drawing streams of a PDF, as text. */
export function drawings(bytes: Buffer): string[] {
  const found: string[] = [];
  let from = bytes.indexOf('stream\n');
  while (from >= 0) {
    const start = from + 'stream\n'.length;
    const end = bytes.indexOf('endstream', start);
    try {
      found.push(inflateSync(bytes.subarray(start, end)).toString('latin1'));
    } catch {
      // An uncompressed stream is not a page.
    }
    from = bytes.indexOf('stream\n', end + 'endstream'.length);
  }
  return found;
}
