import { createHash } from 'node:crypto';

/** Returns the sort key of an item: the same for the same seed, and not predictable from other seeds. */
const placeOf = (seed: number, list: string, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, list, id]))
    .digest('hex');

/** Returns the items in the shuffled order. */
export function drawn<Item extends { readonly id: string }>(
  seed: number,
  items: readonly Item[],
  list: string,
): readonly Item[] {
  return items
    .map((item) => ({ item, place: placeOf(seed, list, item.id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ item }) => item);
}
