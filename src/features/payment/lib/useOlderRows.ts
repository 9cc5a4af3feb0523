import { useState } from 'react';

/** A page of a list with the newest rows first. */
export interface PageOf<Row> {
  items: readonly Row[];
  hasMore: boolean;
}

interface OlderRows<Row> {
  /** Undefined until the first load. */
  rows: readonly Row[] | undefined;
  hasMore: boolean;
  more: () => Promise<void>;
}

/**
 * Combines the first page, which is kept up to date, with older pages loaded on demand. Rows that new ones push off the first
 * page are kept.
 * @param list the key of the list; rows of another list are dropped
 * @param readOlder returns the page after this row; undefined when it could not be loaded
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
