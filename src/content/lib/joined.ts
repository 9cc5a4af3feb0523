interface Named {
  readonly id: string;
}

const byId = <Item extends Named>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

/** Merges three versions of a value: a change made by only one side wins. */
export function joinedOne<Value>(
  base: Value,
  theirs: Value,
  mine: Value,
  isSame: (a: Value, b: Value) => boolean,
): { value: Value } | null {
  if (isSame(base, mine) || isSame(theirs, mine)) return { value: theirs };
  return isSame(base, theirs) ? { value: mine } : null;
}

/**
 * Merges two edited versions of a list, keeping what each side added, changed and removed: in the other side's order, followed by
 * local additions. Returns null when both sides changed the same item differently. An item that one side removed and the other
 * changed stays.
 */
export function joinedLists<Item extends Named>(
  base: readonly Item[],
  theirs: readonly Item[],
  mine: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): Item[] | null {
  const [before, their, my] = [byId(base), byId(theirs), byId(mine)];
  const joined: Item[] = [];
  for (const item of theirs) {
    const [was, own] = [before.get(item.id), my.get(item.id)];
    if (!own) {
      // Removed locally, so it is kept only when it was added or changed on the other side.
      if (!was || !isSame(was, item)) joined.push(item);
      continue;
    }
    // Both sides can have added the same item from a bank.
    const entry = joinedOne(was ?? own, item, own, isSame);
    if (!entry || (!was && !isSame(item, own))) return null;
    joined.push(entry.value);
  }
  const added = mine.filter((item) => {
    const was = before.get(item.id);
    return !their.has(item.id) && (!was || !isSame(was, item));
  });
  return [...joined, ...added];
}
