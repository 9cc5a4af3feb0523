import { type Column as TableColumn, getTableColumns, type Table } from 'drizzle-orm';
import { boolean, type Column, float, json, nullable, oneOf, type Shape, text } from './row-shapes';

/** The column types that the driver returns as text although drizzle would convert them. */
const LEFT_AS_TEXT = [
  'PgTimestamp',
  'PgBigInt53',
  'PgBigInt64',
  'PgNumeric',
  'PgNumericNumber',
  'PgNumericBigInt',
] as const;

/** The type that `tx.execute` returns for a column of a table. */
type Stored<Of extends TableColumn> =
  | (Of['_']['columnType'] extends (typeof LEFT_AS_TEXT)[number] ? string : Of['_']['data'])
  | (Of['_']['notNull'] extends true ? never : null);

/** Returns the shape of a row with all columns of a table, by their property names. */
export type TableShape<Of extends Table> = {
  readonly [Name in keyof Of['_']['columns']]: Column<Stored<Of['_']['columns'][Name]>>;
};

/** Whether the driver returns the column as text although drizzle would convert it. */
export const isLeftAsText = ({ columnType }: TableColumn): boolean =>
  LEFT_AS_TEXT.some((type) => type === columnType);

/** Any non-null value: for JSON columns and for types that the driver converts. */
const present: Column<unknown> = { ...json, accepts: (value): value is unknown => value !== null };

function baseOf(column: TableColumn): Column<unknown> {
  if (column.enumValues) return oneOf(column.enumValues);
  if (isLeftAsText(column)) return text;
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

/** Returns the column type that a statement returns for a table column, whatever its name in the result. */
export function columnOf<Of extends TableColumn>(column: Of): Column<Stored<Of>>;
export function columnOf(column: TableColumn): Column<unknown> {
  const base = baseOf(column);
  return column.notNull ? base : nullable(base);
}

/** Returns the shape of a row with all columns of a table, by their property names. */
export function shapeOf<Of extends Table>(table: Of): TableShape<Of>;
export function shapeOf(table: Table): Shape {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, columnOf(column)]),
  );
}
