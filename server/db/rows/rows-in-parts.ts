import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../database';
import type { RowOf, Shape } from './row-shapes';
import { selectRows } from './rows';

/**
 * Runs a query whose result is too long for one answer: `selectInParts(tx, shape, size)(query)` yields its rows in parts of `size`,
 * through a cursor of the transaction. One is read at a time; the database prepares the next part while one is worked on.
 */
export const selectInParts = <Columns extends Shape>(tx: Tx, columns: Columns, size: number) =>
  async function* (query: SQL): AsyncGenerator<RowOf<Columns>[]> {
    await tx.execute(sql`declare part_rows no scroll cursor for ${query}`);
    const fetch = () => {
      const rows = selectRows(tx, columns)(sql.raw(`fetch forward ${size} from part_rows`));
      // Reported when it is its turn, if somebody still wants it.
      rows.catch(() => undefined);
      return rows;
    };
    let next = fetch();
    try {
      for (;;) {
        const rows = await next;
        if (rows.length === size) next = fetch();
        if (rows.length > 0) yield rows;
        if (rows.length < size) return;
      }
    } finally {
      // The next one of this transaction uses a cursor of the same name; in a failed transaction the cursor no longer exists.
      await tx.execute(sql`close part_rows`).catch(() => undefined);
    }
  };
