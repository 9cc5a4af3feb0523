import DataLoader from 'dataloader';
import type { Tx } from '@server/db/database';
import type { LoaderSource } from './loader-source';

type ReadMany<Row> = (tx: Tx, organizationId: number, ids: readonly number[]) => Promise<Row[]>;

/** Creates a loader of rows by a numeric key: one statement for all loads of a tick; null for missing rows. */
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
