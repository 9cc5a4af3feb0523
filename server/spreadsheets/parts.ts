import type { Database, Tx } from '@server/db/database';
import type { Scope } from '@server/graphql/context';

export type ExportScope = Omit<Scope, 'tx'>;

interface Bounds {
  /** The max number of rows of one file. */
  maxRows: number;
  /** The number of rows in memory at once. */
  size: number;
}

interface Reading<Row> extends Bounds {
  /** Returns the rows after `last`; fewer than `size` means that there are no more. `number` counts the parts from 0. */
  read(scope: Scope, last: Row | null, number: number): Promise<Row[]>;
}

/** Yields all rows of `read` in parts, each in a separate short transaction, so that slow downloads keep none open. */
export function inParts<Row>(
  database: Pick<Database, 'tenant'>,
  scope: ExportScope,
  { read, ...bounds }: Reading<Row>,
): AsyncGenerator<Row[]> {
  return eachPart<Row>(bounds, (last, number) =>
    database.tenant(scope.organizationId, (tx) => read({ ...scope, tx }, last, number)),
  );
}

/** The same across all organizations, in system transactions. */
export function inSystemParts<Row>(
  database: Pick<Database, 'system'>,
  { read, ...bounds }: Bounds & { read(tx: Tx, last: Row | null): Promise<Row[]> },
): AsyncGenerator<Row[]> {
  return eachPart<Row>(bounds, (last) => database.system((tx) => read(tx, last)));
}

async function* eachPart<Row>(
  { maxRows, size }: Bounds,
  read: (last: Row | null, number: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (let number = 0; number * size < maxRows; number += 1) {
    const rows: Row[] = await read(last, number);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1) ?? null;
  }
}

/** Maps each row of the parts; `index` counts across all parts. */
export async function* mapParts<Row, Made>(
  parts: AsyncIterable<readonly Row[]>,
  make: (row: Row, index: number) => Made,
): AsyncGenerator<Made[]> {
  let before = 0;
  for await (const rows of parts) {
    const start = before;
    yield rows.map((row, index) => make(row, start + index));
    before += rows.length;
  }
}
