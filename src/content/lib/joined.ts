interface Named {
  readonly id: string;
}

const byId = <Item extends Named>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

/** One of three states of the same thing: what only one of two people has changed is as they have it. */
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
 * What two people have made of one list, both with what they added, changed and removed: in their order, with what was
 * added here behind it. Null: both have changed the same item, each otherwise. An item that one has removed and the other
 * has changed stays.
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
      // Removed here, unless it is new or was changed there.
      if (!was || !isSame(was, item)) joined.push(item);
      continue;
    }
    // Both may have added the same one, of a bank.
    const one = joinedOne(was ?? own, item, own, isSame);
    if (!one || (!was && !isSame(item, own))) return null;
    joined.push(one.value);
  }
  const added = mine.filter((item) => {
    const was = before.get(item.id);
    return !their.has(item.id) && (!was || !isSame(was, item));
  });
  return [...joined, ...added];
}
