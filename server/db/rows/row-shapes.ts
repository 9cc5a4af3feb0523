/** The type to which the driver converts the values of a column. */
export type Answered = 'number' | 'string' | 'boolean';

/** The type of one column of a result. */
export interface Column<Value> {
  /** Used in messages: `integer`, `text or null`. */
  readonly name: string;
  /** Absent: the driver may return any type. */
  readonly answered?: Answered;
  accepts(this: void, value: unknown): value is Value;
}

/** The columns of a result by their names. */
export type Shape = Readonly<Record<string, Column<unknown>>>;

/** The type of a row with that shape. */
export type RowOf<Columns extends Shape> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** int2, int4 and counts cast with `::int`. Without the cast, a PostgreSQL count is a bigint and arrives as text. */
export const integer: Column<number> = {
  name: 'integer',
  answered: 'number',
  accepts: (value): value is number => Number.isInteger(value),
};

/** float4 and float8. */
export const float: Column<number> = {
  name: 'float',
  answered: 'number',
  accepts: (value): value is number => typeof value === 'number',
};

/** Everything that arrives as text: text, bigint, numeric, dates and timestamps. */
export const text: Column<string> = {
  name: 'text',
  answered: 'string',
  accepts: (value): value is string => typeof value === 'string',
};

export const boolean: Column<boolean> = {
  name: 'boolean',
  answered: 'boolean',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

export const bytes: Column<Buffer> = {
  name: 'bytes',
  accepts: (value): value is Buffer => Buffer.isBuffer(value),
};

/** JSON of any kind: the reading code checks its type. */
export const json: Column<unknown> = { name: 'json', accepts: (_): _ is unknown => true };

/** The same column, or null. */
export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return {
    name: `${column.name} or null`,
    answered: column.answered,
    accepts: (value): value is Value | null => value === null || column.accepts(value),
  };
}

/** Text with one of these values. */
export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  return {
    name: `one of ${values.join(', ')}`,
    answered: 'string',
    accepts: (value): value is Value => values.some((known) => known === value),
  };
}

/** An SQL or JSON array. */
export function listOf<Value>(column: Column<Value>): Column<Value[]> {
  return {
    name: `list of ${column.name}`,
    accepts: (value): value is Value[] => Array.isArray(value) && value.every(column.accepts),
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** JSON with any keys, whose values all have the same type. */
export function recordOf<Value>(column: Column<Value>): Column<Record<string, Value>> {
  return {
    name: `record of ${column.name}`,
    accepts: (value): value is Record<string, Value> =>
      isObject(value) && Object.values(value).every(column.accepts),
  };
}

/** JSON with exactly these keys. */
export function objectOf<Columns extends Shape>(shape: Columns): Column<RowOf<Columns>> {
  return {
    name: `object of ${Object.keys(shape).join(', ')}`,
    accepts: (value): value is RowOf<Columns> =>
      isObject(value) &&
      Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
      Object.entries(shape).every(([key, column]) => column.accepts(Reflect.get(value, key))),
  };
}

/** JSON with these keys and possibly others. */
export function openObjectOf<Columns extends Shape>(
  shape: Columns,
): Column<RowOf<Columns> & Record<string, unknown>> {
  return {
    name: `object with ${Object.keys(shape).join(', ')}`,
    accepts: (value): value is RowOf<Columns> & Record<string, unknown> =>
      isObject(value) &&
      Object.entries(shape).every(([key, column]) => column.accepts(Reflect.get(value, key))),
  };
}

/** JSON with some of these keys and no others. */
export function partialOf<Columns extends Shape>(shape: Columns): Column<Partial<RowOf<Columns>>> {
  return {
    name: `object of some of ${Object.keys(shape).join(', ')}`,
    accepts: (value): value is Partial<RowOf<Columns>> =>
      isObject(value) && Object.entries(value).every(([key, held]) => shape[key]?.accepts(held) ?? false),
  };
}
