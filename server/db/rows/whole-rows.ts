import { getTableColumns, type InferSelectModel, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import type { RowOf } from './row-shapes';
import { isLeftAsText, shapeOf, type TableShape } from './table-shapes';

/** Rows of a table with all its columns, as `selectRows` returns them. */
export interface WholeRows<Table extends PgTable> {
  /** All columns of the alias under their property names, as one piece of SQL. */
  columns: SQL;
  /** The shape of these columns in a result. */
  shape: TableShape<Table>;
  /** Converts a result row to a row of the table: timestamps, which the driver leaves as text, become dates. */
  read(this: void, row: RowOf<TableShape<Table>>): InferSelectModel<Table>;
}

/**
 * Prepares the complete column list of a table for a frequent query, so that it is not built and mapped column by column for each
 * request.
 * @throws {Error} for a table with a bigint or a numeric column, which would stay text
 */
export function wholeRows<Table extends PgTable>(table: Table, alias: string): WholeRows<Table> {
  const columns = Object.entries(getTableColumns(table));
  const unread = columns.find(([, column]) => isLeftAsText(column) && !(column instanceof PgTimestamp));
  if (unread) throw new Error(`the column ${unread[0]} would be read as text`);
  const named = columns.map(
    ([name, column]) =>
      `"${alias}"."${column.keyAsName ? toSnakeCase(column.name) : column.name}" as "${name}"`,
  );
  const instants = columns.flatMap(([name, column]) => (column instanceof PgTimestamp ? [name] : []));
  function read(row: RowOf<TableShape<Table>>): InferSelectModel<Table>;
  function read(row: object): object {
    for (const name of instants) {
      const text: unknown = Reflect.get(row, name);
      if (typeof text === 'string') Reflect.set(row, name, new Date(text));
    }
    return row;
  }
  return { columns: sql.raw(named.join(', ')), shape: shapeOf(table), read };
}
