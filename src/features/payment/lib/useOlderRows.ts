import { useState } from 'react';

interface PageOf<Row> {
  items: readonly Row[];
  hasMore: boolean;
}

interface OlderRows<Row> {
  /** Undefined while nothing was loaded yet. */
  rows: readonly Row[] | undefined;
  hasMore: boolean;
  more: () => Promise<void>;
}

/**
 * The first page, which is kept fresh, and older ones as they are asked for. What new rows push off the first page stays.
 * @param readOlder the page below this row; undefined: it could not be read
 */
export function useOlderRows<Row extends { id: string | number }>(
  first: PageOf<Row> | undefined,
  readOlder: (last: Row) => Promise<PageOf<Row> | undefined>,
): OlderRows<Row> {
  const [kept, setKept] = useState<PageOf<Row> | null>(null);
  const rows = first && [
    ...new Map([...first.items, ...(kept?.items ?? [])].map((row) => [row.id, row])).values(),
  ];
  const more = async () => {
    const last = rows?.at(-1);
    const older = last && (await readOlder(last));
    if (rows && older) setKept({ items: [...rows, ...older.items], hasMore: older.hasMore });
  };
  return { rows, hasMore: (kept ?? first)?.hasMore === true, more };
}
