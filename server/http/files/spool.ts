import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file on disk until its request has been answered. */
export interface SpooledFile {
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Stores files while they are received, so that many or slow uploads take no memory. */
export interface Spool {
  /** Returns the file; null: there were more bytes than allowed, and nothing is kept. */
  receive(stream: Readable, maxBytes: number): Promise<SpooledFile | null>;
  close(): Promise<void>;
}

/** Lets this many bytes through; the rest is read and discarded, so that the sender can get a response. */
function createLimit(maxBytes: number): { stream: Transform; isExceeded: () => boolean } {
  let length = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      length += chunk.length;
      if (length <= maxBytes) next(null, chunk);
      else next();
    },
  });
  return { stream, isExceeded: () => length > maxBytes };
}

/** Keeps the files in a folder of this process, created with the first one. */
export function createSpool(parent: string = tmpdir()): Spool {
  let folder: Promise<string> | null = null;

  return {
    async receive(stream, maxBytes) {
      folder ??= mkdtemp(join(parent, 'adaptika-uploads-'));
      const path = join(await folder, randomUUID());
      const remove = () => rm(path, { force: true });
      const limit = createLimit(maxBytes);
      try {
        await pipeline(stream, limit.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await remove();
        throw error;
      }
      if (limit.isExceeded()) {
        await remove();
        return null;
      }
      return { read: () => readFile(path), remove };
    },
    async close() {
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
