import type { Client } from 'pg';
import { z } from 'zod';
import { ident } from '../client';

/** A backup, restore or move that cannot be done. The message is for people: no stack needed. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export const tableShape = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export const sequenceShape = z.object({
  schema: z.string(),
  name: z.string(),
  /** A bigint as text. The first number to be issued if the sequence was never used. */
  value: z.string(),
  isUsed: z.boolean(),
});
export const migrationShape = z.object({ name: z.string(), sha256: z.string() });

export type Sequence = z.infer<typeof sequenceShape>;

/** A table as needed for a copy: its writable columns, and a row order that is the same on every server. */
export interface Table extends z.infer<typeof tableShape> {
  order: string;
  /** The condition that selects its rows; absent: all. */
  where?: string;
}

/** Returns the name of a table in messages and archives. */
export const keyOf = (table: { schema: string; name: string }) => `${table.schema}.${table.name}`;

/** The list of applied migrations belongs to the schema, not to the data: a copy leaves it unchanged. */
const BOOKKEEPING = ['public.schema_migration', 'graphile_worker.migrations'];

const OWN_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
const NOT_OF_AN_EXTENSION = `not exists (
  select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

const TABLES = `
  select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    coalesce(
      (select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
       from pg_index i
       cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary),
      't::text collate "C"') as "order",
    case when n.nspname <> 'public' then null when c.relname = 'organization' then 'id' else
      (select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped) end as "ownerColumn"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and ${OWN_SCHEMAS} and ${NOT_OF_AN_EXTENSION}
  order by 1, 2`;

const SEQUENCES = `
  select schemaname as schema, sequencename as name,
    coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
  from pg_sequences n
  where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1, 2`;

/** Whether a database has no tables except the system's. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query(TABLES);
  return rows.length === 0;
}

/** Lists the tables whose rows a copy includes, by name: of the whole installation, or of one organization. */
export async function listTables(client: Client, organizationId?: number): Promise<Table[]> {
  const { rows } = await client.query<Table & { ownerColumn: string | null }>(TABLES);
  const carried = rows.filter((table) => !BOOKKEEPING.includes(keyOf(table)));
  return carried.flatMap(({ ownerColumn, ...table }): Table[] => {
    if (organizationId === undefined) return [table];
    return ownerColumn ? [{ ...table, where: `t.${ident(ownerColumn)} = ${organizationId}` }] : [];
  });
}

/** Lists the sequences. They are not transactional: read them after the rows so that no number is issued twice. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(SEQUENCES);
  return rows;
}

/** Sets the sequences to their saved values. */
export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { schema, name, value, isUsed } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [ident(schema, name), value, isUsed]);
  }
}

/** Returns statements that drop the foreign keys and add them back (which checks every row). */
export async function foreignKeyStatements(client: Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; definition: string }>(
    `select n.nspname as schema, c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and ${OWN_SCHEMAS} order by 1, 2, 3`,
  );
  return rows.map(({ schema, table, name, definition }) => ({
    drop: `alter table ${ident(schema, table)} drop constraint ${ident(name)}`,
    add: `alter table ${ident(schema, table)} add constraint ${ident(name)} ${definition}`,
  }));
}

const ENABLING: Readonly<Record<string, string>> = {
  O: 'enable trigger',
  A: 'enable always trigger',
  R: 'enable replica trigger',
};

/** Returns statements that disable the enabled triggers (except those of foreign keys) and enable them again in the same mode. */
export async function triggerStatements(client: Client): Promise<{ disable: string; enable: string }[]> {
  const { rows } = await client.query<{ schema: string; table: string; name: string; state: string }>(
    `select n.nspname as schema, c.relname as "table", t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D' and ${OWN_SCHEMAS} order by 1, 2, 3`,
  );
  return rows.map(({ schema, table, name, state }) => ({
    disable: `alter table ${ident(schema, table)} disable trigger ${ident(name)}`,
    enable: `alter table ${ident(schema, table)} ${ENABLING[state] ?? 'enable trigger'} ${ident(name)}`,
  }));
}
