import { getTableName, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { builtOnce } from './built-once';
import { selectRows } from './rows';
import { wholeRows } from './whole-rows';

/** A table of an organization's rows with a numeric key. */
type TableOfRows = PgTable & { readonly id: PgColumn; readonly organizationId: PgColumn };

/**
 * Prepares the query that returns whole rows of a table by their ids, in no particular order; missing ones are omitted. Its text
 * is the same for any number of ids, so it is built and prepared once, and its columns are not mapped one by one.
 */
export function rowsByIds<Table extends TableOfRows>(
  table: Table,
): (tx: Tx, organizationId: number, ids: readonly number[]) => Promise<InferSelectModel<Table>[]> {
  const { columns, shape, read } = wholeRows(table, 'r');
  const select = builtOnce<{ organizationId: number; ids: readonly number[] }>(
    (value) => sql`select ${columns} from ${sql.identifier(getTableName(table))} r
      where r.organization_id = ${value('organizationId')} and r.id = any(${value('ids')}::int[])`,
  );
  return async (tx, organizationId, ids) => {
    const rows = await selectRows(tx, shape)(select({ organizationId, ids }));
    return rows.map(read);
  };
}
