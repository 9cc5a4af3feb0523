import { createHash, type Hash } from 'node:crypto';
import { ArchiveError } from './catalog';
import type { ArchiveKeys } from './encryption';
import { FILES, MANIFEST, type ManifestEntry, manifestEntry, parsedEntry, TABLES } from './format';
import { readArchive } from './tar';

function compare(manifest: ManifestEntry, hashes: Map<string, Hash>, files: ManifestEntry['files']): void {
  const wrong = Object.entries(manifest.tables)
    .filter(([key, { sha256 }]) => (hashes.get(key) ?? createHash('sha256')).digest('hex') !== sha256)
    .map(([key]) => key);
  if (wrong.length > 0) throw new ArchiveError(`The archive is damaged: it differs in ${wrong.join(', ')}.`);
  const { count, bytes } = manifest.files;
  if (count !== files.count || bytes !== files.bytes) {
    throw new ArchiveError('The archive is damaged: uploads are missing in it.');
  }
}

/**
 * Reads an archive to its last byte and compares its content with its own proofs, so that damage is found before anything is
 * written.
 * @throws {ArchiveError} saying what is damaged, or that it cannot be opened
 */
export async function verifyArchive(file: string, keys: ArchiveKeys): Promise<void> {
  const hashes = new Map<string, Hash>();
  const files = { count: 0, bytes: 0 };
  let manifest: ManifestEntry | undefined;
  for await (const entry of readArchive(file, keys)) {
    if (entry.path === MANIFEST) manifest = await parsedEntry(entry, manifestEntry);
    else if (entry.path.startsWith(TABLES)) {
      const key = entry.path.split('/')[1] ?? '';
      const hash = hashes.get(key) ?? createHash('sha256');
      hashes.set(key, hash);
      for await (const chunk of entry.content) hash.update(chunk);
    } else if (entry.path.startsWith(FILES)) {
      files.count += 1;
      files.bytes += entry.size;
    }
  }
  if (!manifest) throw new ArchiveError('The archive has no manifest: it is not whole.');
  compare(manifest, hashes, files);
}
