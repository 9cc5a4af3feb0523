import { useState } from 'react';

/** A page of a list, the newest first. */
export interface PageOf<Row> {
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
 * @param list which list it is: of another one nothing is kept
 * @param readOlder the page below this row; undefined: it could not be read
 */
export function useOlderRows<Row extends { id: string | number }>(
  list: string,
  first: PageOf<Row> | undefined,
  readOlder: (last: Row) => Promise<PageOf<Row> | undefined>,
): OlderRows<Row> {
  const [older, setOlder] = useState<{ list: string; page: PageOf<Row> } | null>(null);
  const kept = older?.list === list ? older.page : null;
  const rows = first && [
    ...new Map([...first.items, ...(kept?.items ?? [])].map((row) => [row.id, row])).values(),
  ];
  const more = async () => {
    const last = rows?.at(-1);
    const page = last && (await readOlder(last));
    if (rows && page) setOlder({ list, page: { items: [...rows, ...page.items], hasMore: page.hasMore } });
  };
  return { rows, hasMore: (kept ?? first)?.hasMore === true, more };
}
