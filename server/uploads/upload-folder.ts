import { createWriteStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether it can name an upload: nothing else ever becomes a path. */
export const isUploadId = (id: string): boolean => NAME.test(id);

/** So much of the disk is left to everybody else. */
const KEPT_FREE_BYTES = 256 * 1024 * 1024;

export interface UploadFolder {
  readonly store: FileStore;
  /** Room for a film that has so many bytes: it is written twice at most. */
  hasRoom(bytes: number): Promise<boolean>;
  begin(id: string, size: number): Promise<void>;
  /** Bytes that have arrived; null: none of it is on this machine. */
  offsetOf(id: string): Promise<number | null>;
  pathOf(id: string): string;
  /** Where the film is written anew, if it must be. */
  targetOf(id: string): string;
  /** Whether its last part found no room on the disk. */
  foundNoRoom(id: string): boolean;
  remove(id: string): Promise<void>;
  /** The uploads whose files have not changed for so long. */
  olderThan(ms: number, at: Date): Promise<string[]>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** Files of uploads. Written here, as the library tells a full disk from a connection that was lost by nothing. */
class RoomyStore extends FileStore {
  /** Uploads whose last part found no room: between here and the route the library puts other errors in its place. */
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

/** Where the bytes of films arrive, in one file each. */
export function openUploadFolder(folder: string): UploadFolder {
  const store = new RoomyStore({ directory: folder });
  const pathOf = (id: string) => join(folder, id);
  const targetOf = (id: string) => join(folder, `${id}.new`);

  async function changedAt(name: string): Promise<number> {
    try {
      return (await stat(join(folder, name))).mtimeMs;
    } catch (error) {
      // It was removed meanwhile.
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
