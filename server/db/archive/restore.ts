import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './catalog';
import type { ArchiveKeys } from './encryption';
import { FILES, MANIFEST, manifestEntry, parsedEntry, SCHEMA, schemaEntry, TABLES } from './format';
import type { Loading } from './load';
import type { Proof } from './rows';
import { type ArchiveEntry, readArchive } from './tar';
import { fillTarget, type Target } from './target';
import { verifyArchive } from './verify';

export interface RestoreReport {
  tables: Map<string, Proof>;
  files: { count: number; bytes: number };
  /** The folder to which the previous uploads were moved; undefined when there were none. */
  replacedFiles: string | undefined;
}

/** Restores uploads into a temporary folder first; they replace the present ones only when the database has its rows. */
function createFilesRestorer(folder: string | undefined) {
  const draft = `${folder}.restoring`;
  const total = { count: 0, bytes: 0 };
  return {
    total,
    isWanted: folder !== undefined,
    async add(entry: ArchiveEntry) {
      if (folder === undefined) return;
      const path = resolve(draft, entry.path.slice(FILES.length));
      if (!path.startsWith(draft + sep)) throw new ArchiveError(`${entry.path} points out of the archive.`);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(entry.content, createWriteStream(path));
      total.count += 1;
      total.bytes += entry.size;
    },
    async discard() {
      if (folder !== undefined) await rm(draft, { recursive: true, force: true });
    },
    /** Adds the missing files: uploads are never changed, and those of other organizations stay. */
    async merge(): Promise<void> {
      if (folder === undefined || total.count === 0) return;
      await cp(draft, folder, { recursive: true, force: false });
      await rm(draft, { recursive: true, force: true });
    },
    async swap(): Promise<string | undefined> {
      if (folder === undefined || total.count === 0) return undefined;
      const aside = `${folder}.before-restore-${Date.now()}`;
      const isOccupied = existsSync(folder);
      if (isOccupied) await rename(folder, aside);
      await rename(draft, folder);
      return isOccupied ? aside : undefined;
    },
  };
}

type FilesRestorer = ReturnType<typeof createFilesRestorer>;

async function loadEntries(
  entries: AsyncGenerator<ArchiveEntry>,
  loading: Loading,
  files: FilesRestorer,
): Promise<Map<string, Proof>> {
  for await (const entry of entries) {
    if (entry.path === MANIFEST) {
      const manifest = await parsedEntry(entry, manifestEntry);
      if (files.isWanted && manifest.files.count !== files.total.count) {
        throw new ArchiveError('Uploads are missing in the archive.');
      }
      return loading.finish(new Map(Object.entries(manifest.tables)), manifest.sequences);
    }
    if (entry.path.startsWith(TABLES)) {
      const key = entry.path.split('/')[1] ?? '';
      for await (const chunk of entry.content) await loading.write(key, chunk);
    } else if (entry.path.startsWith(FILES)) {
      await files.add(entry);
    }
  }
  throw new ArchiveError('The archive has no manifest: it is not whole.');
}

/**
 * Loads a backup in one transaction and compares every table with the backup's own hashes. A backup of an earlier release is
 * migrated to this one. A backup of a single organization replaces only its rows.
 * @param filesFolder undefined when uploads lie elsewhere (S3)
 * @throws {ArchiveError} when it is damaged, does not fit, or the database is not empty; then nothing has changed
 */
export async function restore(
  file: string,
  target: Target,
  filesFolder: string | undefined,
  keys: ArchiveKeys,
): Promise<RestoreReport> {
  const entries = readArchive(file, keys);
  const files = createFilesRestorer(filesFolder);
  try {
    const first = await entries.next();
    if (first.done || first.value.path !== SCHEMA)
      throw new ArchiveError(`${file} is no backup of Adaptika.`);
    const schema = await parsedEntry(first.value, schemaEntry);
    // Damage is found before the first row is written.
    await verifyArchive(file, keys);
    await files.discard();
    const tables = await fillTarget(target, schema, (loading) => loadEntries(entries, loading, files));
    if (!schema.organization) return { tables, files: files.total, replacedFiles: await files.swap() };
    await files.merge();
    return { tables, files: files.total, replacedFiles: undefined };
  } catch (error) {
    await files.discard();
    throw error;
  } finally {
    await entries.return(undefined);
  }
}
