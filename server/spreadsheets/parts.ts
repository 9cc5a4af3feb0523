import type { Database } from '@server/db/database';
import type { Scope } from '@server/graphql/context';

export type ExportScope = Omit<Scope, 'tx'>;

interface Reading<Row> {
  /** As many rows as one file takes. */
  most: number;
  /** As many as stand in memory at once. */
  size: number;
  /** The rows after `last`; fewer than `size`: there are no more. `number` counts the parts from 0. */
  read(scope: Scope, last: Row | null, number: number): Promise<Row[]>;
}

/** Everything that `read` finds, part by part; each has a short transaction of its own: slow downloads hold none open. */
export async function* inParts<Row>(
  database: Pick<Database, 'tenant'>,
  scope: ExportScope,
  { most, size, read }: Reading<Row>,
): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (let number = 0; number * size < most; number += 1) {
    const after: Row | null = last;
    const rows: Row[] = await database.tenant(scope.organizationId, (tx) =>
      read({ ...scope, tx }, after, number),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1) ?? null;
  }
}

/** The parts with each row made into another; `index` counts over all of them. */
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
