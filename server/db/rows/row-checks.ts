import { join, relative } from 'node:path';
import type { QueryResult } from 'pg';
import { projectRoot } from '../../config/paths';
import type { Answered, Shape } from './row-shapes';

/** `fields` is absent when nothing was sent to the database. */
type Answer = Pick<QueryResult<Record<string, unknown>>, 'rows'> & Partial<Pick<QueryResult, 'fields'>>;

/** The JavaScript types to which the driver converts PostgreSQL's built-in types, by their ids. */
const ANSWERED: Readonly<Record<number, Answered>> = {
  16: 'boolean', // bool
  20: 'string', // int8
  21: 'number', // int2
  23: 'number', // int4
  25: 'string', // text
  26: 'number', // oid
  700: 'number', // float4
  701: 'number', // float8
  1043: 'string', // varchar
  1082: 'string', // date
  1114: 'string', // timestamp
  1184: 'string', // timestamptz
  1700: 'string', // numeric
  2950: 'string', // uuid
};

/** The helper's own stack frames are skipped. */
const HELPER = join('server', 'db', 'rows', 'rows.ts');

/** The result of a statement differs from the shape that the calling code declares. */
export class RowShapeError extends Error {
  override name = 'RowShapeError';
}

/**
 * Compares a result with its shape: the columns are compared even when there is no row.
 * @param asked an error of the caller: the message names the file found in its stack
 * @throws {RowShapeError} naming all columns that differ
 */
export function compareRows(shape: Shape, answer: Answer, asked: Error | undefined): void {
  const problems = [...columnProblems(shape, answer), ...valueProblems(shape, answer)];
  if (problems.length === 0) return;
  throw new RowShapeError(
    `${placeOf(asked?.stack)}: the answer differs from its shape: ${problems.join('; ')}`,
  );
}

function columnProblems(shape: Shape, { fields }: Answer): string[] {
  if (!fields) return [];
  const problems = fields.flatMap(({ name, dataTypeID }) => {
    const column = shape[name];
    if (!column) return [`"${name}" is not in the shape`];
    const answered = ANSWERED[dataTypeID];
    return column.answered && answered && column.answered !== answered
      ? [`"${name}" arrives as ${answered}, not ${column.name}`]
      : [];
  });
  const names = new Set(fields.map(({ name }) => name));
  const missing = Object.keys(shape).filter((name) => !names.has(name));
  return [...problems, ...missing.map((name) => `"${name}" is missing`)];
}

function valueProblems(shape: Shape, { rows }: Answer): string[] {
  return Object.entries(shape).flatMap(([name, { name: promised, accepts }]) => {
    const row = rows.find((candidate) => !accepts(candidate[name]));
    // A missing column has already been reported.
    return row && name in row ? [`"${name}" is ${shown(row[name])}, not ${promised}`] : [];
  });
}

function shown(value: unknown): string {
  return value === null ? 'null' : `${typeof value} ${JSON.stringify(value)?.slice(0, 200)}`;
}

/** Returns the file and line of the first caller outside the helper. */
function placeOf(stack = ''): string {
  const caller = stack
    .split('\n')
    .slice(1)
    .find((line) => !line.includes(HELPER));
  if (caller === undefined) return 'a statement';
  const place = caller.slice(Math.max(caller.lastIndexOf('('), caller.lastIndexOf(' ')) + 1).replace(')', '');
  return relative(projectRoot, place);
}
