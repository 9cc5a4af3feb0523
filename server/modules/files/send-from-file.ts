import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** A range of a file from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Each viewer of a video has one buffer of this size. */
const CHUNK = 131_072;

/** Resolves when the bytes have been handed to the system. False: nobody receives them any more. */
function written(to: Writable, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    const isClosed = () => resolve(false);
    to.once('close', isClosed);
    to.write(bytes, (error) => {
      to.off('close', isClosed);
      resolve(!error);
    });
  });
}

/**
 * Writes a range of a file to `to` through one buffer, and ends it. A stream would allocate a new buffer for each chunk: at hundreds
 * of megabytes a second these fill the memory faster than they are collected.
 * @throws when the file ends before the range
 */
export async function sendFromFile(path: string, { start, end }: ByteRange, to: Writable): Promise<void> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK, end - start + 1));
    for (let at = start; at <= end && !to.destroyed;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at + 1), at);
      if (bytesRead === 0) throw new Error(`${path} ends at ${at}`);
      if (!(await written(to, buffer.subarray(0, bytesRead)))) return;
      at += bytesRead;
    }
    to.end();
  } finally {
    await file.close();
  }
}
