import { type Column as TableColumn, getTableColumns, type Table } from 'drizzle-orm';
import { boolean, type Column, float, json, nullable, oneOf, type Shape, text } from './row-shapes';

/** What the driver leaves as text where drizzle would read more from it. */
const LEFT_AS_TEXT = [
  'PgTimestamp',
  'PgBigInt53',
  'PgBigInt64',
  'PgNumeric',
  'PgNumericNumber',
  'PgNumericBigInt',
] as const;

/** What `tx.execute` answers of a column of a table. */
type Stored<Of extends TableColumn> =
  | (Of['_']['columnType'] extends (typeof LEFT_AS_TEXT)[number] ? string : Of['_']['data'])
  | (Of['_']['notNull'] extends true ? never : null);

/** The shape of a row with all columns of a table, by the names of their properties. */
export type TableShape<Of extends Table> = {
  readonly [Name in keyof Of['_']['columns']]: Column<Stored<Of['_']['columns'][Name]>>;
};

/** Whatever stands in a column of JSON, or of a type that the driver knows by itself. */
const present: Column<unknown> = { ...json, accepts: (value): value is unknown => value !== null };

function baseOf(column: TableColumn): Column<unknown> {
  if (column.enumValues) return oneOf(column.enumValues);
  if (LEFT_AS_TEXT.some((type) => type === column.columnType)) return text;
  switch (column.dataType) {
    case 'number':
      return float;
    case 'string':
      return text;
    case 'boolean':
      return boolean;
    default:
      return present;
  }
}

/** What a statement answers of a column of a table, by its name or by another. */
export function columnOf<Of extends TableColumn>(column: Of): Column<Stored<Of>>;
export function columnOf(column: TableColumn): Column<unknown> {
  const base = baseOf(column);
  return column.notNull ? base : nullable(base);
}

/** The shape of a row with all columns of a table, by the names of their properties. */
export function shapeOf<Of extends Table>(table: Of): TableShape<Of>;
export function shapeOf(table: Table): Shape {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, columnOf(column)]),
  );
}
