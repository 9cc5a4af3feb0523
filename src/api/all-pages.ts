import limits from '@graphql/limits.json';
import { type ApiError, isApiError } from './errors';

interface Page<Item> {
  items: readonly Item[];
  count: number;
}

/** Options for reading one page of a complete list: the result is not subscribed to, and cached data is not used. */
export const uncachedPageOptions = { subscribe: false, forceRefetch: true } as const;

const maxReadAttempts = 3;

/**
 * Runs a query that nothing subscribes to. Its result can be invalidated and dropped from the cache while the request is in
 * flight; the query is then repeated.
 */
export async function readUncached<Answer>(
  read: () => PromiseLike<{ data?: Answer; error?: unknown }>,
): Promise<Answer> {
  for (let reading = 0; reading < maxReadAttempts; reading += 1) {
    const { data, error } = await read();
    if (error !== undefined) throw error;
    if (data !== undefined) return data;
  }
  const lost: ApiError = { kind: 'network' };
  throw lost;
}

/** Runs a read and returns its result in the format of an endpoint's `queryFn`. */
async function toQueryResult<Answer>(
  read: () => Promise<Answer>,
): Promise<{ data: Answer } | { error: ApiError }> {
  try {
    return { data: await read() };
  } catch (error) {
    return { error: isApiError(error) ? error : { kind: 'support', text: String(error) } };
  }
}

/**
 * Reads a complete list page by page, for trees and select fields that need all of it. Returns the result in the format of an
 * endpoint's `queryFn`.
 */
export function allPages<Item>(
  read: (range: { page: number; pageSize: number }) => Promise<Page<Item>>,
): Promise<{ data: Item[] } | { error: ApiError }> {
  return toQueryResult(async () => {
    const pageSize = limits.pageSizeMax;
    const first = await read({ page: 1, pageSize });
    const pages = Math.ceil(first.count / pageSize);
    // The first page gives the total count; the remaining pages are read in parallel.
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read({ page: index + 2, pageSize })),
    );
    return [first, ...rest].flatMap(({ items }) => [...items]);
  });
}
