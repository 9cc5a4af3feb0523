import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flattenTree, type TreeNode, type TreeSource } from '@domain/tree';
import { type ShownRow, treeKey, typeahead } from './tree-keys';
import type { TreeMove } from './tree-moves';
import { TreeRow } from './TreeRow';
import { TreeDragArea, useDragArea } from './TreeDragArea';

export interface MoveRequests {
  /** When absent, all rows can be moved. */
  isMovable?: (id: number) => boolean;
  /** Items that can only be dropped into others, never between them. */
  isPutInside?: (id: number) => boolean;
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
  /** Handles Alt and an arrow key, the keyboard alternative to dragging. */
  onKeyMove: (id: number, direction: 'up' | 'down' | 'in' | 'out') => void;
  /** Describes those keys to screen readers. */
  hint: string;
}

interface TreeProps<Item extends TreeSource> {
  label: string;
  nodes: readonly TreeNode<Item>[];
  nameOf: (item: TreeNode<Item>) => string;
  isOpen: (id: number) => boolean;
  onToggle: (id: number, isOpen: boolean) => void;
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** When absent, the tree is read-only. */
  moves?: MoveRequests | undefined;
  /** Buttons at the end of a row, which are not part of its accessible name. */
  actions?: ((item: TreeNode<Item>) => ReactNode) | undefined;
  /** Renders the content of a row. */
  children: (item: TreeNode<Item>) => ReactNode;
}

const directions: Record<string, 'up' | 'down' | 'in' | 'out'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

const typedFor = 700;

/** Collects the characters typed in quick succession on a row. */
function useTyped() {
  const typed = useRef({ text: '', at: 0 });
  return (key: string): string => {
    const now = Date.now();
    typed.current = { text: (now - typed.current.at < typedFor ? typed.current.text : '') + key, at: now };
    return typed.current.text;
  };
}

function siblingsOf<Item extends TreeSource>(rows: readonly ShownRow<Item>[]): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  const add = (nodes: readonly TreeNode<Item>[]) => {
    nodes.forEach((node, index) => {
      found.set(node.id, [index + 1, nodes.length]);
      add(node.items);
    });
  };
  add(rows.filter((row) => row.depth === 0).map((row) => row.node));
  return found;
}

/**
 * A tree that is fully usable by keyboard: arrows, Home, End, typing a name; items are moved by dragging or with Alt and arrows.
 */
export function Tree<Item extends TreeSource>(props: TreeProps<Item>) {
  const rows = <TreeRows {...props} />;
  return useDragArea() ? rows : <TreeDragArea>{rows}</TreeDragArea>;
}

function TreeRows<Item extends TreeSource>(props: TreeProps<Item>) {
  const { label, nodes, nameOf, isOpen, onToggle, selectedId, onSelect, moves, actions, children } = props;
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const type = useTyped();
  const rows = flattenTree(nodes, (node) => isOpen(node.id));
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const isShown = (id: number | null) => rows.some((row) => row.node.id === id);
  const entryId = [focusedId, selectedId].find(isShown) ?? rows[0]?.node.id ?? null;
  const siblings = siblingsOf(rows);
  const isMovable = moves?.isMovable ?? (() => moves !== undefined);
  const area = useDragArea();
  const hint = area?.hint ?? null;
  const attach = area?.attach;
  useEffect(() =>
    attach?.({
      canMove: moves?.canMove ?? (() => false),
      onMove: moves?.onMove ?? (() => {}),
      isPutInside: moves?.isPutInside ?? (() => false),
      onHover: (id) => onToggle(id, true),
      nameOf: (id) => {
        const dragged = rows.find((row) => row.node.id === id)?.node;
        return dragged ? nameOf(dragged) : '';
      },
    }),
  );

  const focusRow = (id: number) =>
    root.current?.querySelector<HTMLElement>(`[data-tree-id="${id}"]`)?.focus();
  const typeName = (event: KeyboardEvent, index: number) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const text = type(event.key);
    const names = rows.map((row) => nameOf(row.node));
    // While a name is being typed, the current row can already be the match.
    const found = typeahead(names, text.length > 1 ? index - 1 : index, text);
    const row = found === null ? undefined : rows[found];
    if (row) focusRow(row.node.id);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const action = treeKey(event.key, { rows, index, isOpen });
    if (!action) return typeName(event, index);
    event.preventDefault();
    if (action.kind === 'focus') focusRow(action.id);
    else onToggle(action.id, action.isOpen);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    const index = rows.findIndex((row) => row.node.id === entryId);
    const node = rows[index]?.node;
    if (!node) return;
    const direction = event.altKey ? directions[event.key] : undefined;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (!direction && !isChoice) return walk(event, index);
    event.preventDefault();
    if (direction) moves?.onKeyMove(node.id, direction);
    else onSelect(node.id);
  };

  return (
    <>
      {moves ? (
        <span id={hintId} hidden>
          {moves.hint}
        </span>
      ) : null}
      <Box ref={root} role="tree" aria-label={label} onKeyDown={press}>
        {rows.map(({ node, depth }) => (
          <TreeRow
            key={node.id}
            id={node.id}
            depth={depth}
            position={siblings.get(node.id)?.[0] ?? 1}
            setSize={siblings.get(node.id)?.[1] ?? 1}
            isOpen={node.items.length ? isOpen(node.id) : undefined}
            isSelected={node.id === selectedId}
            isFocusable={node.id === entryId}
            isMovable={isMovable(node.id)}
            hint={hint?.targetId === node.id ? hint : null}
            describedBy={moves ? hintId : undefined}
            onToggle={(id) => onToggle(id, !isOpen(id))}
            onSelect={onSelect}
            onFocus={setFocusedId}
            actions={actions?.(node)}
          >
            {children(node)}
          </TreeRow>
        ))}
      </Box>
    </>
  );
}
