import type { Owner } from './task';

export interface QueueLimits {
  /** The max number of waiting items in total, per organization, and per person. */
  maxTotal: number;
  perOrganization: number;
  perPerson: number;
}

export interface FairQueue<Item> {
  /** Adds an item. False: too many are already waiting. */
  push(owner: Owner, item: Item): boolean;
  /** Takes the next item of an organization accepted by `isFree`, from a person who is not paused; null: there is none. */
  take(
    isFree: (organizationId: number) => boolean,
    isPaused?: (userId: number) => boolean,
  ): { owner: Owner; item: Item } | null;
  /** Removes an item that nobody waits for any more. False: it is not in the queue. */
  remove(owner: Owner, item: Item): boolean;
  /** Removes and returns all items. */
  drain(): Item[];
}

interface Line<Item> {
  people: Map<number, Item[]>;
  length: number;
}

/** Moves an entry to the end: a Map keeps the order of insertion. */
function moveToEnd<Value>(map: Map<number, Value>, key: number, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

/**
 * Creates a queue in which organizations take turns, and the people within an organization too: regardless of how many items one
 * of them has, the next one waits for only one of them.
 */
export function createFairQueue<Item>({
  maxTotal,
  perOrganization,
  perPerson,
}: QueueLimits): FairQueue<Item> {
  const lines = new Map<number, Line<Item>>();
  let length = 0;

  function takeFrom(
    organizationId: number,
    line: Line<Item>,
    isPaused: (userId: number) => boolean,
  ): { owner: Owner; item: Item } | null {
    for (const [userId, items] of line.people) {
      const item = isPaused(userId) ? undefined : items.shift();
      if (item === undefined) continue;
      line.length -= 1;
      length -= 1;
      if (items.length === 0) line.people.delete(userId);
      else moveToEnd(line.people, userId, items);
      if (line.length === 0) lines.delete(organizationId);
      else moveToEnd(lines, organizationId, line);
      return { owner: { organizationId, userId }, item };
    }
    return null;
  }

  return {
    push({ organizationId, userId }, item) {
      const line = lines.get(organizationId) ?? { people: new Map<number, Item[]>(), length: 0 };
      const items = line.people.get(userId) ?? [];
      if (length >= maxTotal || line.length >= perOrganization || items.length >= perPerson) return false;
      items.push(item);
      line.people.set(userId, items);
      line.length += 1;
      lines.set(organizationId, line);
      length += 1;
      return true;
    },
    take(isFree, isPaused = () => false) {
      for (const [organizationId, line] of lines) {
        const taken = isFree(organizationId) ? takeFrom(organizationId, line, isPaused) : null;
        if (taken) return taken;
      }
      return null;
    },
    remove({ organizationId, userId }, item) {
      const line = lines.get(organizationId);
      const items = line?.people.get(userId) ?? [];
      const index = items.indexOf(item);
      if (!line || index < 0) return false;
      items.splice(index, 1);
      line.length -= 1;
      length -= 1;
      if (items.length === 0) line.people.delete(userId);
      if (line.length === 0) lines.delete(organizationId);
      return true;
    },
    drain() {
      const items = [...lines.values()].flatMap(({ people }) => [...people.values()].flat());
      lines.clear();
      length = 0;
      return items;
    },
  };
}
