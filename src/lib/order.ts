export interface Orderable {
  id: number;
  order: number;
}

export interface Reorder {
  oldOrder: number;
  newOrder: number;
  /** Only the items whose order changes. */
  orders: Map<number, number>;
}

/**
 * Returns how dragging `id` onto `overId` changes the order numbers of a list; null when nothing moves. The order is renumbered
 * from the smallest number, which removes gaps and duplicates.
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
