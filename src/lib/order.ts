export interface Orderable {
  id: number;
  order: number;
}

export interface Reorder {
  oldOrder: number;
  newOrder: number;
  /** Only those whose order changes. */
  orders: Map<number, number>;
}

/**
 * What a drag of `id` onto the place of `overId` does to the orders of a list. Null when nothing moves.
 * The orders are numbered anew from the smallest, so gaps and repeats heal.
 */
export function reorder(items: readonly Orderable[], id: number, overId: number): Reorder | null {
  const sorted = [...items].sort((a, b) => a.order - b.order || a.id - b.id);
  const from = sorted.findIndex((item) => item.id === id);
  const to = sorted.findIndex((item) => item.id === overId);
  const [moved] = from === to || from < 0 || to < 0 ? [] : sorted.splice(from, 1);
  if (!moved) return null;
  const first = Math.min(...items.map((item) => item.order));
  sorted.splice(to, 0, moved);
  const orders = new Map<number, number>();
  sorted.forEach((item, index) => {
    if (item.order !== first + index) orders.set(item.id, first + index);
  });
  return { oldOrder: moved.order, newOrder: first + to, orders };
}
