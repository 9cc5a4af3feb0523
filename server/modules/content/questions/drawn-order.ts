import { createHash } from 'node:crypto';

/** Where something stands: the same for the same seed, and nothing to be foreseen from other seeds. */
const placeOf = (seed: number, list: string, id: string): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, list, id]))
    .digest('hex');

/** Items in the order that was drawn. */
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
