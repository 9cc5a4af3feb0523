import { setImmediate as nextTurn } from 'node:timers/promises';

/** The max time during which no other request is handled. */
const SLICE_MS = 5;

/**
 * Processes one item after another and lets other requests be handled in between when it takes long: typed answers are compared
 * with everything that their author accepts.
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
