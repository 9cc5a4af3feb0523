import { fold } from '@src/lib/fold';
import { buildTree, byOrder, type TreeNode } from '@domain/tree';

export interface StructureNode {
  id: number;
  parentId: number | null;
  name: string;
  order: number;
  isArchive: boolean;
  /** An additional row that is not part of the structure: a person, or «ещё». */
  isExtra?: boolean;
  /** Found by the server through data that the row does not show. */
  isFound?: boolean;
}

/** Returns the items whose name contains the text, with all their ancestors, so that they keep their position. */
export function foundWithParents<Item extends StructureNode>(items: readonly Item[], search: string): Item[] {
  const text = fold(search.trim());
  if (!text) return [...items];
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = new Set<number>();
  for (const item of items) {
    if (!item.isFound && !fold(item.name).includes(text)) continue;
    for (let at: Item | undefined = item; at && !kept.has(at.id); at = byId.get(at.parentId ?? 0)) {
      kept.add(at.id);
    }
  }
  return items.filter((item) => kept.has(item.id));
}

/** Returns the displayed tree: in order, with archived items only on request. */
export function structureTree<Item extends StructureNode>(
  items: readonly Item[],
  { search, isArchive }: { search: string; isArchive: boolean },
): TreeNode<Item>[] {
  const shown = items.filter((item) => isArchive || !item.isArchive);
  return buildTree(foundWithParents(shown, search), byOrder);
}

/** Returns the ids of the items with children, which "expand all" opens. */
export function parentIds(items: readonly StructureNode[]): number[] {
  return [...new Set(items.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
}

/** Returns the ids of an item's ancestors, so that a link to it finds its row expanded. */
export function idsAbove(items: readonly StructureNode[], id: number | null): number[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const path: number[] = [];
  for (let at = byId.get(id ?? 0)?.parentId ?? null; at !== null && !path.includes(at);) {
    path.push(at);
    at = byId.get(at)?.parentId ?? null;
  }
  return path;
}

/** Returns an item's path as text: «Отдел продаж › Розница». */
export function pathName(items: readonly StructureNode[], id: number): string {
  const byId = new Map(items.map((item) => [item.id, item]));
  return idsAbove(items, id)
    .reverse()
    .flatMap((above) => byId.get(above)?.name ?? [])
    .join(' › ');
}
