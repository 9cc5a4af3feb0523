import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { groupBy } from '@server/modules/group-by';

/** One object waits for another. */
export interface Wait {
  of: ObjectKey;
  required: ObjectKey;
}

/**
 * The shortest way from one of these objects to `to`, by what each waits for: with a wait of `to` for them they would wait for each
 * other. In the order of waiting, both ends with it; null: there is none.
 */
export function wayTo(to: ObjectKey, from: readonly ObjectKey[], waits: readonly Wait[]): ObjectKey[] | null {
  const requiredBy = groupBy(waits, ({ of }) => objectKeyText(of));
  const cameFrom = new Map<string, ObjectKey | null>(from.map((object) => [objectKeyText(object), null]));
  // It grows while it is walked: each object stands in it once.
  const queue = [...from];
  for (const object of queue) {
    if (objectKeyText(object) === objectKeyText(to)) return wayBack(object, cameFrom);
    for (const { required } of requiredBy.get(objectKeyText(object)) ?? []) {
      if (cameFrom.has(objectKeyText(required))) continue;
      cameFrom.set(objectKeyText(required), object);
      queue.push(required);
    }
  }
  return null;
}

function wayBack(end: ObjectKey, cameFrom: ReadonlyMap<string, ObjectKey | null>): ObjectKey[] {
  const way: ObjectKey[] = [];
  for (let at: ObjectKey | null = end; at; at = cameFrom.get(objectKeyText(at)) ?? null) way.unshift(at);
  return way;
}
