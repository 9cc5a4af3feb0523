import { sql } from 'drizzle-orm';

/** The number of rows of a select without its limit. */
export const countOfAll = sql<number>`count(*) over ()::int`;

interface Page {
  limit: number;
  offset: number;
}

/**
 * Returns a page and the number of all rows in one statement; past the last page no row contains the number, so it takes two.
 * @param find selects `countOfAll` with each row
 */
export async function paged<Row extends { count: number }>(
  { limit, offset }: Page,
  find: (page: Page) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await find({ limit, offset });
  const [first] = rows.length > 0 || offset === 0 ? rows : await find({ limit: 1, offset: 0 });
  return { rows, count: first?.count ?? 0 };
}
