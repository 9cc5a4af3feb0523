export type MovePlace = 'before' | 'inside' | 'after';

export interface TreeMove {
  id: number;
  targetId: number;
  place: MovePlace;
}

export interface TreePlace {
  id: number;
  parentId: number | null;
  order: number;
}

interface Placed {
  id: number;
  parentId?: number | null | undefined;
  order: number;
}

export type MoveRejection = 'cycle' | 'depth';

const bySiblingOrder = (a: Placed, b: Placed): number => a.order - b.order || a.id - b.id;

/** Returns the parent as displayed: an item whose parent is not among the items is at the top level. */
function shownParent(byId: ReadonlyMap<number, Placed>, item: Placed): number | null {
  return item.parentId && byId.has(item.parentId) ? item.parentId : null;
}

function ancestors(byId: ReadonlyMap<number, Placed>, id: number | null): number[] {
  const path: number[] = [];
  for (let at = id; at !== null && !path.includes(at);) {
    path.push(at);
    const item = byId.get(at);
    at = item ? shownParent(byId, item) : null;
  }
  return path;
}

function heightOf(items: readonly Placed[], id: number, seen = new Set<number>()): number {
  if (seen.has(id)) return 0;
  seen.add(id);
  const children = items.filter((item) => item.parentId === id);
  return 1 + Math.max(0, ...children.map((child) => heightOf(items, child.id, seen)));
}

/** Returns why a move is not possible; null when it is. */
export function moveRejection(
  items: readonly Placed[],
  id: number,
  parentId: number | null,
  maxDepth: number,
): MoveRejection | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  const path = ancestors(byId, parentId);
  if (path.includes(id)) return 'cycle';
  return path.length + heightOf(items, id) > maxDepth ? 'depth' : null;
}

/**
 * Returns the positions that a move changes: the moved item and the siblings that make room for it; empty when nothing changes.
 * The new siblings are renumbered, which removes gaps and duplicates.
 */
export function placesAfterMove(items: readonly Placed[], move: TreeMove): TreePlace[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const moved = byId.get(move.id);
  const target = byId.get(move.targetId);
  if (!moved || !target || moved.id === target.id) return [];
  const parentId = move.place === 'inside' ? target.id : shownParent(byId, target);
  const siblings = items
    .filter((item) => item.id !== moved.id && shownParent(byId, item) === parentId)
    .sort(bySiblingOrder);
  const targetIndex = siblings.findIndex((item) => item.id === target.id);
  const at = move.place === 'inside' ? siblings.length : targetIndex + (move.place === 'after' ? 1 : 0);
  siblings.splice(at, 0, moved);
  return siblings
    .map((item, order) => ({ id: item.id, parentId, order }))
    .filter((place) => {
      const before = byId.get(place.id);
      if (place.id === moved.id && shownParent(byId, moved) !== parentId) return true;
      return before?.order !== place.order;
    });
}

/**
 * Returns the positions that change when an item is put last under a parent (null: at the top level). Empty when it is already
 * there.
 */
export function placesInside(items: readonly Placed[], id: number, parentId: number | null): TreePlace[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const moved = byId.get(id);
  if (!moved || shownParent(byId, moved) === parentId) return [];
  const orders = items.filter((item) => shownParent(byId, item) === parentId).map((item) => item.order);
  return [{ id, parentId, order: Math.max(-1, ...orders) + 1 }];
}

/** Returns the move that a key requests: among the siblings, under the previous sibling, or out of the parent. */
export function keyboardMove(
  items: readonly Placed[],
  id: number,
  direction: 'up' | 'down' | 'in' | 'out',
): TreeMove | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  const moved = byId.get(id);
  if (!moved) return null;
  const parentId = shownParent(byId, moved);
  if (direction === 'out') return parentId === null ? null : { id, targetId: parentId, place: 'after' };
  const siblings = items.filter((item) => shownParent(byId, item) === parentId).sort(bySiblingOrder);
  const index = siblings.findIndex((item) => item.id === id);
  const target = siblings[direction === 'down' ? index + 1 : index - 1];
  if (!target) return null;
  const place = { up: 'before', down: 'after', in: 'inside' } as const;
  return { id, targetId: target.id, place: place[direction] };
}
