import { fold } from '@src/lib/fold';
import { buildTree, type TreeNode } from '@src/lib/tree';

export interface StructureNode {
  id: number;
  parentId: number | null;
  name: string;
  order: number;
  isArchive: boolean;
  /** Stands in the tree and is no part of it: somebody who works there, or «ещё». */
  isExtra?: boolean;
  /** Found by the server already, by what the row does not show. */
  isFound?: boolean;
}

const byOrder = (a: StructureNode, b: StructureNode): number => a.order - b.order || a.id - b.id;

/** The items whose name has the text, with everything above them, so that they keep their place. */
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

/** The tree as it is shown: by order, archived items only when asked for. */
export function structureTree<Item extends StructureNode>(
  items: readonly Item[],
  { search, isArchive }: { search: string; isArchive: boolean },
): TreeNode<Item>[] {
  const shown = items.filter((item) => isArchive || !item.isArchive);
  return buildTree(foundWithParents(shown, search), byOrder);
}

/** The ids of the items that have children: what «expand all» opens. */
export function parentIds(items: readonly StructureNode[]): number[] {
  return [...new Set(items.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])))];
}

/** The ids above an item, so that a link to it finds its row open. */
export function idsAbove(items: readonly StructureNode[], id: number | null): number[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const path: number[] = [];
  for (let at = byId.get(id ?? 0)?.parentId ?? null; at !== null && !path.includes(at);) {
    path.push(at);
    at = byId.get(at)?.parentId ?? null;
  }
  return path;
}

/** Where an item stands, as a line: «Отдел продаж › Розница». */
export function pathName(items: readonly StructureNode[], id: number): string {
  const byId = new Map(items.map((item) => [item.id, item]));
  return idsAbove(items, id)
    .reverse()
    .flatMap((above) => byId.get(above)?.name ?? [])
    .join(' › ');
}
