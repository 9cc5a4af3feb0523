export interface TreeSource {
  id: number;
  parentId?: number | null;
}

export type TreeNode<Item extends TreeSource> = Item & { items: TreeNode<Item>[] };

export type Compare<Item> = (a: Item, b: Item) => number;

/** Compares siblings by the order in which people have put them. */
export const byOrder: Compare<{ id: number; order: number }> = (a, b) => a.order - b.order || a.id - b.id;

/**
 * Nests flat items by `parentId`. Siblings are sorted, by id by default. An item whose parent is missing, and every item of an
 * unattached cycle, becomes a root, so that no item is lost.
 */
export function buildTree<Item extends TreeSource>(
  items: readonly Item[],
  compare: Compare<Item> = (a, b) => a.id - b.id,
): TreeNode<Item>[] {
  const nodes = new Map(items.map((item): [number, TreeNode<Item>] => [item.id, { ...item, items: [] }]));
  const roots: TreeNode<Item>[] = [];
  for (const node of [...nodes.values()].sort(compare)) {
    const parent = node.parentId ? nodes.get(node.parentId) : undefined;
    if (parent && !isAbove(nodes, node, parent)) parent.items.push(node);
    else roots.push(node);
  }
  return roots;
}

/** Whether `node` is `parent` or one of its ancestors. */
function isAbove<Item extends TreeSource>(
  nodes: Map<number, TreeNode<Item>>,
  node: TreeNode<Item>,
  parent: TreeNode<Item>,
): boolean {
  const seen = new Set<number>();
  for (
    let at: TreeNode<Item> | undefined = parent;
    at;
    at = at.parentId ? nodes.get(at.parentId) : undefined
  ) {
    if (at.id === node.id) return true;
    if (seen.has(at.id)) return false;
    seen.add(at.id);
  }
  return false;
}

/** Returns the tree's nodes from top to bottom, each with its depth; the children of closed nodes are omitted. */
export function flattenTree<Item extends TreeSource>(
  nodes: readonly TreeNode<Item>[],
  isOpen: (node: TreeNode<Item>) => boolean = () => true,
  depth = 0,
): { node: TreeNode<Item>; depth: number }[] {
  return nodes.flatMap((node) => [
    { node, depth },
    ...(isOpen(node) ? flattenTree(node.items, isOpen, depth + 1) : []),
  ]);
}

/** Returns the ids of all descendants of an item, excluding itself. */
export function descendantIds<Item extends TreeSource>(items: readonly Item[], id: number): Set<number> {
  const found = new Set<number>();
  let layer = [id];
  while (layer.length) {
    const parents = new Set(layer);
    layer = items
      .filter((item) => item.parentId && parents.has(item.parentId) && !found.has(item.id) && item.id !== id)
      .map((item) => item.id);
    for (const next of layer) found.add(next);
  }
  return found;
}
