import { z } from 'zod';
import { migrationShape, sequenceShape, tableShape } from './catalog';

/**
 * A backup, a .tar.gz that any `tar` unpacks:
 * `schema.json`, `tables/<schema>.<table>/<number>` (COPY's text in pieces), `files/…` (uploads), and last
 * `manifest.json` with what proves that all came. Without the last the archive is not whole.
 */
export const FORMAT = 1;

export const SCHEMA = 'schema.json';
export const MANIFEST = 'manifest.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

export const schemaEntry = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  /** `server_version` of the PostgreSQL that it was read from. */
  postgres: z.string(),
  migrations: z.array(migrationShape),
  tables: z.array(tableShape),
});
export type SchemaEntry = z.infer<typeof schemaEntry>;

export const manifestEntry = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  sequences: z.array(sequenceShape),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type ManifestEntry = z.infer<typeof manifestEntry>;
