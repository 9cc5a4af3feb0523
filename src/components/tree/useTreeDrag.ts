import {
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { MovePlace, TreeMove } from './tree-moves';

/** How long a closed row is hovered over before it opens. */
const openDelay = 600;

export interface DropHint {
  targetId: number;
  place: MovePlace;
  isAllowed: boolean;
}

interface TreeDragOptions {
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
  onHover: (id: number) => void;
}

function startY(event: Event): number | undefined {
  if (event instanceof MouseEvent) return event.clientY;
  return 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0]?.clientY : undefined;
}

function placeAt(event: DragMoveEvent | DragEndEvent): MovePlace | null {
  const start = startY(event.activatorEvent);
  if (start === undefined || !event.over) return null;
  const share = (start + event.delta.y - event.over.rect.top) / event.over.rect.height;
  if (share < 0.28) return 'before';
  return share > 0.72 ? 'after' : 'inside';
}

/** Dragging a row between, before, behind and into others. */
export function useTreeDrag({ canMove, onMove, onHover }: TreeDragOptions) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [hint, setHint] = useState<DropHint | null>(null);
  const hover = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>(undefined);

  const stopHover = () => {
    clearTimeout(hover.current?.timer);
    hover.current = undefined;
  };
  const stop = () => {
    stopHover();
    setDraggedId(null);
    setHint(null);
  };
  const followHover = (id: number, place: MovePlace) => {
    if (place !== 'inside') return stopHover();
    if (hover.current?.id === id) return;
    stopHover();
    hover.current = { id, timer: setTimeout(() => onHover(id), openDelay) };
  };
  const hintOf = (event: DragMoveEvent | DragEndEvent): DropHint | null => {
    const place = placeAt(event);
    const targetId = Number(event.over?.id);
    const id = Number(event.active.id);
    if (!place || targetId === id) return null;
    return { targetId, place, isAllowed: canMove({ id, targetId, place }) };
  };
  const onDragMove = (event: DragMoveEvent) => {
    const next = hintOf(event);
    if (!next) {
      stopHover();
      return setHint(null);
    }
    followHover(next.targetId, next.place);
    setHint((last) =>
      last?.targetId === next.targetId && last.place === next.place && last.isAllowed === next.isAllowed
        ? last
        : next,
    );
  };
  const onDragEnd = (event: DragEndEvent) => {
    // By the event itself: a quick hand lets go before the last hint is drawn.
    const end = hintOf(event);
    if (end?.isAllowed) onMove({ id: Number(event.active.id), targetId: end.targetId, place: end.place });
    stop();
  };
  return {
    draggedId,
    hint,
    context: {
      sensors,
      onDragStart: (event: DragStartEvent) => setDraggedId(Number(event.active.id)),
      onDragMove,
      onDragEnd,
      onDragCancel: stop,
    },
  };
}
