import { DndContext, DragOverlay, pointerWithin, useDraggable } from '@dnd-kit/core';
import Paper from '@mui/material/Paper';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { type Carried, type DropHint, type TreeTarget, useTreeDrag } from './useTreeDrag';

interface DragArea {
  hint: DropHint | null;
  /** Registers the tree's drop handlers. */
  attach: (tree: TreeTarget) => void;
  /** Registers an item from outside of the tree that can be dropped on its rows. */
  carry: (id: string, carried: Carried) => () => void;
}

export type { Carried };

const TreeDragContext = createContext<DragArea | null>(null);

/** Returns the surrounding drag area, if any. */
export function useDragArea(): DragArea | null {
  return use(TreeDragContext);
}

/** The area from which items can be dragged onto a tree: its own rows and items beside it. */
export function TreeDragArea({ children }: { children: ReactNode }) {
  const tree = useRef<TreeTarget>(null);
  const carried = useRef(new Map<string, Carried>());
  const drag = useTreeDrag({
    treeOf: useCallback(() => tree.current, []),
    carriedOf: useCallback((id: number | string) => carried.current.get(String(id)), []),
  });
  const attach = useCallback((target: TreeTarget) => {
    tree.current = target;
  }, []);
  const carry = useCallback((id: string, item: Carried) => {
    carried.current.set(id, item);
    return () => void carried.current.delete(id);
  }, []);
  const { dragged, hint } = drag;
  const area = useMemo(() => ({ hint, attach, carry }), [hint, attach, carry]);
  return (
    <TreeDragContext value={area}>
      <DndContext {...drag.context} collisionDetection={pointerWithin}>
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <Paper
              variant="outlined"
              sx={{ px: 1.5, py: 1, width: 'max-content', maxWidth: 320, borderColor: 'primary.main' }}
            >
              {dragged.label}
            </Paper>
          ) : null}
        </DragOverlay>
      </DndContext>
    </TreeDragContext>
  );
}

/** Makes an item beside the tree draggable onto its rows; without a surrounding area it cannot be dragged. */
export function useCarried(id: string, { label, canDrop, onDrop }: Carried, isDisabled = false) {
  const area = use(TreeDragContext);
  const carry = area?.carry;
  const isActive = carry !== undefined && !isDisabled;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !isActive });
  useEffect(
    () => (isActive ? carry(id, { label, canDrop, onDrop }) : undefined),
    [isActive, carry, id, label, canDrop, onDrop],
  );
  return { hold: setNodeRef, listeners: isActive ? listeners : undefined, isDragging, isActive };
}
