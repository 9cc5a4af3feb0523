import limits from '@graphql/limits.json';
import { type ApiError, isApiError } from './errors';

interface Page<Item> {
  items: readonly Item[];
  count: number;
}

/** Options of a page that is read on the way to the whole list: nobody shows it, and no older copy will do. */
export const pageOnce = { subscribe: false, forceRefetch: true } as const;

/**
 * Reads a list to its end, page after page: for trees and choices, which need all of it.
 * Answers as the `queryFn` of an endpoint does.
 */
export async function allPages<Item>(
  read: (range: { page: number; pageSize: number }) => Promise<Page<Item>>,
): Promise<{ data: Item[] } | { error: ApiError }> {
  const items: Item[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const answer = await read({ page, pageSize: limits.pageSizeMax });
      items.push(...answer.items);
      if (!answer.items.length || items.length >= answer.count) return { data: items };
    }
  } catch (error) {
    return { error: isApiError(error) ? error : { kind: 'support', text: String(error) } };
  }
}
