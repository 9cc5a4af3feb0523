import type { ObjectKey } from '@server/modules/content/content-kind';
import { objectKeyText } from '@server/modules/content/content-kinds';
import { groupBy } from '@server/modules/group-by';

/** A dependency between two objects. */
export interface Dependency {
  of: ObjectKey;
  required: ObjectKey;
}

/**
 * Returns the shortest path from one of these objects to `to` along their prerequisites: if `to` then required them, they would
 * form a cycle. In order, including both ends; null: there is none.
 */
export function pathTo(
  to: ObjectKey,
  from: readonly ObjectKey[],
  waits: readonly Dependency[],
): ObjectKey[] | null {
  const requiredBy = groupBy(waits, ({ of }) => objectKeyText(of));
  const cameFrom = new Map<string, ObjectKey | null>(from.map((object) => [objectKeyText(object), null]));
  // Grows during the iteration: each object occurs in it once.
  const queue = [...from];
  for (const object of queue) {
    if (objectKeyText(object) === objectKeyText(to)) return pathBack(object, cameFrom);
    for (const { required } of requiredBy.get(objectKeyText(object)) ?? []) {
      if (cameFrom.has(objectKeyText(required))) continue;
      cameFrom.set(objectKeyText(required), object);
      queue.push(required);
    }
  }
  return null;
}

function pathBack(end: ObjectKey, cameFrom: ReadonlyMap<string, ObjectKey | null>): ObjectKey[] {
  const path: ObjectKey[] = [];
  for (let at: ObjectKey | null = end; at; at = cameFrom.get(objectKeyText(at)) ?? null) path.unshift(at);
  return path;
}
