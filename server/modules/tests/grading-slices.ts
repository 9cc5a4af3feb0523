import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long nobody else is answered. */
const SLICE_MS = 5;

/**
 * Looks at one after another and lets everybody else be answered in between, where it takes longer: typed answers are
 * compared with all that their author accepts.
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  look: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(look(item));
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return results;
}
