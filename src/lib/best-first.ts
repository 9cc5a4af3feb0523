import { fold } from './fold';

/** Returns how well a name matches the typed text: 0 is an exact match, then a prefix, then the start of one of its words. */
function distanceOf(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  const at = name.indexOf(typed);
  if (at < 0) return 4;
  const isWord = [...name.matchAll(/(?<=[^\p{L}\d])(?=[\p{L}\d])/gu)].some(({ index }) =>
    name.startsWith(typed, index),
  );
  return isWord ? 2 : 3;
}

/** Sorts found records by how well they match the typed text; equal matches keep their order. */
export function bestFirst<Item>(
  items: readonly Item[],
  typed: string,
  nameOf: (item: Item) => string,
): Item[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [...items];
  return items
    .map((item) => ({ item, distance: distanceOf(fold(nameOf(item)), wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}
