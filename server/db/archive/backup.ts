import { createReadStream, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Client } from 'pg';
import { inTransaction, withClient } from '../client';
import { codeOf } from '../embedded/failure';
import { appliedMigrations } from '../migrate';
import { ArchiveError, keyOf, listSequences, listTables, type Table } from './catalog';
import { type ArchiveKeys, encryption } from './encryption';
import { FILES, FORMAT, MANIFEST, type ManifestEntry, SCHEMA, type SchemaEntry, TABLES } from './format';
import { hasOrganization, installationOf, uploadsOf } from './one-organization';
import { type Proof, readRows, SNAPSHOT } from './rows';
import { type ArchiveWriter, writeArchive } from './tar';

/** The number of bytes of a table that are buffered before they become an entry: an entry's size precedes its content. */
const PIECE = 4 * 1024 * 1024;

export interface BackupReport {
  tables: Map<string, Proof>;
  files: { count: number; bytes: number };
}

async function addTable(writer: ArchiveWriter, client: Client, table: Table): Promise<Proof> {
  let held: Buffer[] = [];
  let size = 0;
  let number = 0;
  const flush = async () => {
    if (size === 0) return;
    number += 1;
    await writer.add(`${TABLES}${keyOf(table)}/${String(number).padStart(6, '0')}`, Buffer.concat(held));
    held = [];
    size = 0;
  };
  const proof = await readRows(client, table, async (chunk) => {
    held.push(chunk);
    size += chunk.length;
    if (size >= PIECE) await flush();
  });
  await flush();
  return proof;
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path)) {
    if (Buffer.isBuffer(chunk)) yield chunk;
  }
}

/**
 * Adds the uploads. They are written once under random names and never changed; one deleted in the meantime is left out.
 * @param only paths below the folder; absent: all
 */
async function addFiles(
  writer: ArchiveWriter,
  folder: string,
  only?: ReadonlySet<string>,
): Promise<{ count: number; bytes: number }> {
  const total = { count: 0, bytes: 0 };
  if (!existsSync(folder)) return total;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (only && !only.has(name)) continue;
    const size = await stat(path).then(
      (found) => found.size,
      (error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      },
    );
    if (size === undefined) continue;
    await writer.addStream(FILES + name, size, bytesOf(path));
    total.count += 1;
    total.bytes += size;
  }
  return total;
}

async function describe(client: Client, tables: Table[], organizationId?: number): Promise<SchemaEntry> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  return {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await appliedMigrations(client),
    tables: tables.map(({ schema, name, columns }) => ({ schema, name, columns })),
    ...(organizationId !== undefined && {
      organization: { id: organizationId, installation: await installationOf(client) },
    }),
  };
}

const json = (value: SchemaEntry | ManifestEntry) => Buffer.from(JSON.stringify(value, undefined, 2));

/**
 * Writes an archive with a consistent snapshot of the whole database, despite concurrent writes, and the uploads.
 * @param filesFolder undefined when the uploads are elsewhere (S3)
 * @param organizationId saves only the rows and uploads of this organization
 * @throws {ArchiveError} when there is nothing to save
 */
export async function backup(
  ownerUrl: string,
  filesFolder: string | undefined,
  file: string,
  keys: ArchiveKeys,
  organizationId?: number,
): Promise<BackupReport> {
  return withClient(ownerUrl, 'backup', (client) =>
    inTransaction(client, SNAPSHOT, async () => {
      const tables = await listTables(client, organizationId);
      if (tables.length === 0) throw new ArchiveError('The database is empty: there is nothing to save.');
      if (organizationId !== undefined && !(await hasOrganization(client, organizationId))) {
        throw new ArchiveError(`There is no organization ${organizationId}.`);
      }
      const only = organizationId === undefined ? undefined : await uploadsOf(client, organizationId);
      const proofs = new Map<string, Proof>();
      let files = { count: 0, bytes: 0 };
      await writeArchive(file, encryption(keys), async (writer) => {
        await writer.add(SCHEMA, json(await describe(client, tables, organizationId)));
        for (const table of tables) proofs.set(keyOf(table), await addTable(writer, client, table));
        if (filesFolder !== undefined) files = await addFiles(writer, filesFolder, only);
        const sequences = await listSequences(client);
        await writer.add(MANIFEST, json({ tables: Object.fromEntries(proofs), sequences, files }));
      });
      return { tables: proofs, files };
    }),
  );
}
