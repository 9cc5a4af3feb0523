import DataLoader from 'dataloader';
import type { Tx } from '@server/db/database';
import type { LoaderSource } from './loaders';

type ReadMany<Row> = (tx: Tx, organizationId: number, ids: readonly number[]) => Promise<Row[]>;

/** A loader of rows by a number: one statement for all of a request's tick; null for what is not there. */
export function loadById<Row>(
  source: LoaderSource,
  read: ReadMany<Row>,
  idOf: (row: Row) => number | null,
): DataLoader<number, Row | null> {
  return new DataLoader(async (ids) => {
    const { tx, organizationId } = source.scope();
    const rows = await read(tx, organizationId, ids);
    const byId = new Map(rows.map((row) => [idOf(row), row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
