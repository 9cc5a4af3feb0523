import { z } from 'zod';
import { ArchiveError, migrationShape, sequenceShape, tableShape } from './catalog';
import { type ArchiveEntry, contentOf } from './tar';

/**
 * A backup is a .tar.gz that any `tar` unpacks (encrypted ones after `age --decrypt`): `schema.json`,
 * `tables/<schema>.<table>/<number>` (COPY's text in pieces), `files/…` (uploads), and last `manifest.json`, which proves that
 * everything is there. Without it the archive is incomplete.
 */
export const FORMAT = 1;

export const SCHEMA = 'schema.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

export const schemaEntry = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  /** `server_version` of the source PostgreSQL. */
  postgres: z.string(),
  migrations: z.array(migrationShape),
  tables: z.array(tableShape),
  /** Set for an archive of one organization: its id and its installation. */
  organization: z.object({ id: z.number(), installation: z.string() }).optional(),
});
export type SchemaEntry = z.infer<typeof schemaEntry>;

export const manifestEntry = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  sequences: z.array(sequenceShape),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type ManifestEntry = z.infer<typeof manifestEntry>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws {ArchiveError} when the entry is not in a format that this release reads */
export async function parsedEntry<T>(entry: ArchiveEntry, shape: z.ZodType<T>): Promise<T> {
  const result = shape.safeParse(jsonOf((await contentOf(entry)).toString('utf8')));
  if (!result.success) throw new ArchiveError(`${entry.path} of the archive is not what this release reads.`);
  return result.data;
}
