import { getTableName, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { selectRows } from './rows';
import { wholeRows } from './whole-rows';

/** A table of an organization's rows with a numeric key. */
type TableOfRows = PgTable & { readonly id: PgColumn; readonly organizationId: PgColumn };

/**
 * Prepares the query that returns whole rows of a table by their ids, in no particular order; missing ones are omitted. Its text
 * is the same for any number of ids, so PostgreSQL prepares it once, and its columns are neither built nor mapped one by one.
 */
export function rowsByIds<Table extends TableOfRows>(
  table: Table,
): (tx: Tx, organizationId: number, ids: readonly number[]) => Promise<InferSelectModel<Table>[]> {
  const { columns, shape, read } = wholeRows(table, 'r');
  const beginning = sql`select ${columns} from ${sql.identifier(getTableName(table))} r`;
  return async (tx, organizationId, ids) => {
    const rows = await selectRows(
      tx,
      shape,
    )(
      sql`${beginning} where r.organization_id = ${organizationId} and r.id = any(${sql.param([...ids])}::int[])`,
    );
    return rows.map(read);
  };
}
