import limits from '@graphql/limits.json';
import { type ApiError, isApiError } from './errors';

interface Page<Item> {
  items: readonly Item[];
  count: number;
}

/** Options of a page that is read on the way to the whole list: nobody shows it, and no older copy will do. */
export const pageOnce = { subscribe: false, forceRefetch: true } as const;

const mostReadings = 3;

/**
 * Reads what nobody holds in the cache. Everything may become old, and this answer be forgotten, while it is on its way:
 * then it is read again.
 */
export async function readAnew<Answer>(
  read: () => PromiseLike<{ data?: Answer; error?: unknown }>,
): Promise<Answer> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const { data, error } = await read();
    if (error !== undefined) throw error;
    if (data !== undefined) return data;
  }
  const lost: ApiError = { kind: 'network' };
  throw lost;
}

/** What a reading of one page comes to, as the `queryFn` of an endpoint answers it. */
async function onePage<Answer>(read: () => Promise<Answer>): Promise<{ data: Answer } | { error: ApiError }> {
  try {
    return { data: await read() };
  } catch (error) {
    return { error: isApiError(error) ? error : { kind: 'support', text: String(error) } };
  }
}

/**
 * Reads a list to its end, page after page: for trees and choices, which need all of it.
 * Answers as the `queryFn` of an endpoint does.
 */
export function allPages<Item>(
  read: (range: { page: number; pageSize: number }) => Promise<Page<Item>>,
): Promise<{ data: Item[] } | { error: ApiError }> {
  return onePage(async () => {
    const pageSize = limits.pageSizeMax;
    const first = await read({ page: 1, pageSize });
    const pages = Math.ceil(first.count / pageSize);
    // The first page says how many there are; the rest come side by side.
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read({ page: index + 2, pageSize })),
    );
    return [first, ...rest].flatMap(({ items }) => [...items]);
  });
}
