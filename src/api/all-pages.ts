import limits from '@graphql/limits.json';

interface Page<Item> {
  items: readonly Item[];
  count: number;
}

/** Reads a list to its end, page after page: for trees and choices, which need all of it. */
export async function allPages<Item>(read: (page: number, pageSize: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(page, limits.pageSizeMax);
    items.push(...answer.items);
    if (!answer.items.length || items.length >= answer.count) return items;
  }
}
