import { sql } from 'drizzle-orm';

/** Of a select with a limit: how many rows there are without it. */
export const countOfAll = sql<number>`count(*) over ()::int`;

interface Page {
  limit: number;
  offset: number;
}

/**
 * A page and the number of all rows, in one statement; behind the last page no row could tell it, and it takes two.
 * @param find selects `countOfAll` beside each row
 */
export async function paged<Row extends { count: number }>(
  { limit, offset }: Page,
  find: (page: Page) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await find({ limit, offset });
  const [first] = rows.length > 0 || offset === 0 ? rows : await find({ limit: 1, offset: 0 });
  return { rows, count: first?.count ?? 0 };
}
