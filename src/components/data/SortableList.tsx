import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';

interface SortableListProps {
  /** The ids of the items that can be dragged, in their order. */
  ids: readonly (string | number)[];
  /** Called with the indices of a dropped item and of the item in whose place it was dropped. */
  onMove: (from: number, to: number) => void;
  /** The list; its items use `useSortableItem`. */
  children: ReactNode;
}

/** A vertical list whose items can be dragged with the pointer. The keyboard needs buttons beside the handles. */
export function SortableList({ ids, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const from = ids.findIndex((id) => id === active.id);
    const to = ids.findIndex((id) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ restoreFocus: false }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Returns the props of an item's element and those of its handle, and whether the item is being dragged. */
export function useSortableItem(id: string | number, isDisabled = false) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isDisabled,
  });
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  return { item: { ref: setNodeRef, style }, handle: isDisabled ? {} : { ...listeners }, isDragging };
}

interface DragHandleProps {
  /** The handlers that `useSortableItem` returns. */
  handle: ReturnType<typeof useSortableItem>['handle'];
  size?: number;
  sx?: SxProps<Theme>;
}

/** The part of an item by which it is dragged; the keyboard does not need it. */
export function DragHandle({ handle, size = 17, sx = {} }: DragHandleProps) {
  return (
    <Box
      {...handle}
      aria-hidden
      sx={[
        {
          display: 'grid',
          placeItems: 'center',
          cursor: 'grab',
          color: 'text.secondary',
          touchAction: 'none',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <GripVertical size={size} />
    </Box>
  );
}
