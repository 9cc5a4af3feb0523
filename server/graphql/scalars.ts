import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is an existing calendar date, yyyy-MM-dd, in the years that PostgreSQL supports and people use. */
function isCalendarDate(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1000) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw new GraphQLError('Date must be a calendar date, yyyy-MM-dd');
}

function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
  if (date !== null && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError('DateTime must be an instant, ISO 8601 with a zone');
}

function textOf(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : null;
}

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: parseDay,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(textOf(node)),
});

export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    return parseInstant(value).toISOString();
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(textOf(node)),
});

/** A file of a multipart request: the transport sets the variable to a promise of it. */
export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  serialize() {
    throw new GraphQLError('Upload is for input only');
  },
  parseValue(value) {
    if (value instanceof Promise) return value;
    throw new GraphQLError('Upload must come in a multipart request');
  },
  parseLiteral() {
    throw new GraphQLError('Upload must come in a multipart request');
  },
});

const DIGITS = /^-?\d{1,18}$/;

function parseWhole(value: unknown): bigint {
  if (typeof value === 'string' && DIGITS.test(value)) return BigInt(value);
  throw new GraphQLError('Money must be a whole number in digits');
}

/** JSON numbers above 2^53 are not exact, so the value is sent as text. */
export const moneyScalar = new GraphQLScalarType<bigint, string>({
  name: 'Money',
  serialize: (value) => String(typeof value === 'bigint' ? value : parseWhole(value)),
  parseValue: parseWhole,
  parseLiteral: (node) => parseWhole(textOf(node)),
});

/** Values for a text's placeholders; only the server sends it. */
export const paramsScalar = new GraphQLScalarType({
  name: 'Params',
  parseValue() {
    throw new GraphQLError('Params is for output only');
  },
  parseLiteral() {
    throw new GraphQLError('Params is for output only');
  },
});
