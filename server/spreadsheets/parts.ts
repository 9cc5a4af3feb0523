import type { Scope } from '@server/graphql/context';

/**
 * How many rows of an export are read at once. They are read and converted without a pause, which delays every request of others:
 * beside parts of 200 rows, others waited 1.4 times as long as beside these.
 */
export const PART = 50;

/** A scope without a transaction. */
export type ExportScope = Omit<Scope, 'tx'>;

interface Reading<Row> {
  /** The max number of rows of one file. */
  maxRows: number;
  /** The number of rows in memory at once. */
  size: number;
  /** Returns the rows after `last`; fewer than `size` means that there are no more. */
  read(last: Row | null): Promise<Row[]>;
}

/** Yields all rows of `read` in parts: they form one list when all of them are read in one snapshot of the database. */
export async function* inParts<Row>({ maxRows, size, read }: Reading<Row>): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (let number = 0; number * size < maxRows; number += 1) {
    const rows: Row[] = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1) ?? null;
  }
}

/** Yields what `read` returns for these ids, in parts of this size. */
export async function* inPartsById<Row>(
  ids: readonly number[],
  size: number,
  read: (ids: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += size) yield await read(ids.slice(from, from + size));
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
