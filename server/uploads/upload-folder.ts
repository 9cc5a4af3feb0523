import { createWriteStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is a valid upload id: nothing else is ever used as a path. */
export const isUploadId = (id: string): boolean => NAME.test(id);

/** The disk space that uploads must leave free. */
const KEPT_FREE_BYTES = 256 * 1024 * 1024;

export interface UploadFolder {
  readonly store: FileStore;
  /** Whether there is space for a video of this size: it is written at most twice. */
  hasRoom(bytes: number): Promise<boolean>;
  begin(id: string, size: number): Promise<void>;
  /** Returns the number of received bytes; null: no part is on this machine. */
  offsetOf(id: string): Promise<number | null>;
  pathOf(id: string): string;
  /** Returns the path to which the video is rewritten, if necessary. */
  targetOf(id: string): string;
  /** Whether the last part of the upload did not fit on the disk. */
  foundNoRoom(id: string): boolean;
  remove(id: string): Promise<void>;
  /** Lists the uploads whose files have not changed for this long. */
  olderThan(ms: number, at: Date): Promise<string[]>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** The files of uploads. Implements writing, because the library does not distinguish a full disk from a lost connection. */
class RoomyStore extends FileStore {
  /** Uploads whose last part did not fit on the disk: before the error reaches the route, the library replaces it. */
  readonly full = new Set<string>();

  override async write(...[bytes, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(bytes, file);
    } catch (error) {
      if (FULL.has(codeOf(error))) this.full.add(id);
      throw error;
    }
    this.full.delete(id);
    return offset + file.bytesWritten;
  }
}

/** Opens the folder that receives videos, one file each. */
export function openUploadFolder(folder: string): UploadFolder {
  const store = new RoomyStore({ directory: folder });
  const pathOf = (id: string) => join(folder, id);
  const targetOf = (id: string) => join(folder, `${id}.new`);

  async function changedAt(name: string): Promise<number> {
    try {
      return (await stat(join(folder, name))).mtimeMs;
    } catch (error) {
      // It was removed in the meantime.
      if (codeOf(error) === 'ENOENT') return Infinity;
      throw error;
    }
  }

  return {
    store,
    pathOf,
    targetOf,
    hasRoom: async (bytes) => (await freeBytes(folder)) - 2 * bytes >= KEPT_FREE_BYTES,
    async begin(id, size) {
      await store.create(new Upload({ id, size, offset: 0 }));
    },
    async offsetOf(id) {
      try {
        return (await stat(pathOf(id))).size;
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    foundNoRoom: (id) => store.full.has(id),
    async remove(id) {
      store.full.delete(id);
      for (const path of [pathOf(id), targetOf(id), `${pathOf(id)}.json`]) await rm(path, { force: true });
    },
    async olderThan(ms, at) {
      const names = (await readdir(folder)).filter(isUploadId);
      const changed = await Promise.all(names.map(changedAt));
      return names.filter((_, index) => (changed[index] ?? Infinity) < at.getTime() - ms);
    },
  };
}
