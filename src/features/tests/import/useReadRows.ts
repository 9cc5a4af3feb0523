import { useEffect, useState } from 'react';
import type { QuestionRow } from '@domain/questions/table/cells';
import { isRead, readOf } from './import-lines';

/** The maximum time in milliseconds that parsing blocks the page. */
const SLICE_MS = 12;

/**
 * Parses the rows in slices, so that ten thousand of them do not block the page; returns the number of parsed rows. `table`:
 * different for each table, so that correcting a row does not restart the parsing.
 */
export function useReadRows(rows: readonly QuestionRow[], table: number): number {
  const [done, setDone] = useState({ table, count: 0 });
  useEffect(() => {
    let at = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      for (; at < rows.length && performance.now() < end; at += 1) {
        const row = rows[at];
        if (row && !isRead(row)) readOf(row);
      }
      setDone({ table, count: at });
      if (at < rows.length) timer = setTimeout(slice, 0);
    };
    slice();
    return () => clearTimeout(timer);
  }, [rows, table]);
  return done.table === table ? Math.min(done.count, rows.length) : 0;
}
