import { getTableColumns, type InferSelectModel, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';

/** Rows of a table with all of its columns, as `tx.execute` answers them. */
export interface WholeRows<Row> {
  /** All columns of the alias by the names of their properties, as one piece of SQL. */
  columns: SQL;
  /** The row of an answer, with what the driver leaves as text made what its type says. */
  read(this: void, row: Row): Row;
}

/**
 * All columns of a table for a list that is asked for again and again: written down once, not put together and mapped
 * column by column for each request.
 */
export function wholeRows<Table extends PgTable>(
  table: Table,
  alias: string,
): WholeRows<InferSelectModel<Table>> {
  const columns = Object.entries(getTableColumns(table));
  const named = columns.map(
    ([name, column]) =>
      `"${alias}"."${column.keyAsName ? toSnakeCase(column.name) : column.name}" as "${name}"`,
  );
  const instants = columns.flatMap(([name, column]) => (column instanceof PgTimestamp ? [name] : []));
  return {
    columns: sql.raw(named.join(', ')),
    read(row) {
      for (const name of instants) {
        const text: unknown = Reflect.get(row, name);
        if (typeof text === 'string') Reflect.set(row, name, new Date(text));
      }
      return row;
    },
  };
}
