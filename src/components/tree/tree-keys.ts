import type { TreeNode, TreeSource } from '@domain/tree';

export interface ShownRow<Item extends TreeSource> {
  node: TreeNode<Item>;
  depth: number;
}

export type TreeAction = { kind: 'focus'; id: number } | { kind: 'toggle'; id: number; isOpen: boolean };

interface TreeState<Item extends TreeSource> {
  rows: readonly ShownRow<Item>[];
  index: number;
  isOpen: (id: number) => boolean;
}

type KeyHandler = <Item extends TreeSource>(state: TreeState<Item>) => TreeAction | null;

const focus = <Item extends TreeSource>(row: ShownRow<Item> | undefined): TreeAction | null =>
  row ? { kind: 'focus', id: row.node.id } : null;

const openOrEnter: KeyHandler = ({ rows, index, isOpen }) => {
  const node = rows[index]?.node;
  if (!node || !node.items.length) return null;
  return isOpen(node.id) ? focus(rows[index + 1]) : { kind: 'toggle', id: node.id, isOpen: true };
};

const closeOrLeave: KeyHandler = ({ rows, index, isOpen }) => {
  const row = rows[index];
  if (!row) return null;
  if (row.node.items.length && isOpen(row.node.id)) {
    return { kind: 'toggle', id: row.node.id, isOpen: false };
  }
  return focus(rows.slice(0, index).findLast((above) => above.depth === row.depth - 1));
};

const handlers: Record<string, KeyHandler> = {
  ArrowDown: ({ rows, index }) => focus(rows[index + 1]),
  ArrowUp: ({ rows, index }) => focus(rows[index - 1]),
  Home: ({ rows }) => focus(rows[0]),
  End: ({ rows }) => focus(rows.at(-1)),
  ArrowRight: openOrEnter,
  ArrowLeft: closeOrLeave,
};

/** Returns the action of a key in a tree, following the ARIA tree pattern; null when the key is not handled. */
export function treeKey<Item extends TreeSource>(key: string, state: TreeState<Item>): TreeAction | null {
  return handlers[key]?.(state) ?? null;
}

/**
 * Returns the next row whose name starts with the typed text, searching from the row after the current one and wrapping around.
 */
export function typeahead(names: readonly string[], index: number, typed: string): number | null {
  const wanted = typed.toLocaleLowerCase();
  for (let step = 1; step <= names.length; step += 1) {
    const at = (index + step) % names.length;
    if (names[at]?.toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return null;
}
