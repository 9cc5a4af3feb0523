export type PageItem =
  | { kind: 'page'; page: number }
  /** Jumps by the size of the window. */
  | { kind: 'ellipsis'; side: 'left' | 'right'; target: number };

const pageWindow = 2;

/**
 * Returns the first page, an ellipsis, a window of pages around the current one, an ellipsis, the last page. Pages count from 1.
 */
export function pageItems(current: number, count: number, size = pageWindow): PageItem[] {
  if (count <= 0) return [];
  const page = Math.min(Math.max(1, current), count);
  const start = Math.max(2, Math.min(page, count - size));
  const end = Math.min(count - 1, start + size - 1);
  const items: PageItem[] = [{ kind: 'page', page: 1 }];
  if (start > 2) items.push({ kind: 'ellipsis', side: 'left', target: Math.max(1, page - size) });
  for (let number = start; number <= end; number += 1) items.push({ kind: 'page', page: number });
  if (end < count - 1) items.push({ kind: 'ellipsis', side: 'right', target: Math.min(count, page + size) });
  if (count > 1) items.push({ kind: 'page', page: count });
  return items;
}
