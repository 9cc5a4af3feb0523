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

/** How long a closed row is hovered before it opens. */
const openDelay = 600;

export interface DropHint {
  targetId: number;
  place: MovePlace;
  isAllowed: boolean;
}

/** How a tree handles items dragged over it. */
export interface TreeTarget {
  canMove: (move: TreeMove) => boolean;
  onMove: (move: TreeMove) => void;
  /** Items that can only be dropped into others, never between them. */
  isPutInside: (id: number) => boolean;
  onHover: (id: number) => void;
  nameOf: (id: number) => string;
}

/** An item that is not a row of the tree and can be dropped into one. */
export interface Carried {
  label: string;
  canDrop: (targetId: number) => boolean;
  onDrop: (targetId: number) => void;
}

interface TreeDragOptions {
  treeOf: () => TreeTarget | null;
  carriedOf: (id: number | string) => Carried | undefined;
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

/** Notices a row that something is held over for a while. */
function useHover(onHover: (id: number) => void) {
  const hover = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const stopHover = () => {
    clearTimeout(hover.current?.timer);
    hover.current = undefined;
  };
  const followHover = (id: number, place: MovePlace) => {
    if (place !== 'inside') return stopHover();
    if (hover.current?.id === id) return;
    stopHover();
    hover.current = { id, timer: setTimeout(() => onHover(id), openDelay) };
  };
  return { followHover, stopHover };
}

/** Drags a row between, before, after and into others, or another item into a row. */
export function useTreeDrag({ treeOf, carriedOf }: TreeDragOptions) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const [dragged, setDragged] = useState<{ id: number | string; label: string } | null>(null);
  const [hint, setHint] = useState<DropHint | null>(null);
  const { followHover, stopHover } = useHover((id) => treeOf()?.onHover(id));

  const stop = () => {
    stopHover();
    setDragged(null);
    setHint(null);
  };
  const hintOf = (event: DragMoveEvent | DragEndEvent): DropHint | null => {
    const pointed = placeAt(event);
    const place = pointed && treeOf()?.isPutInside(Number(event.active.id)) ? 'inside' : pointed;
    const targetId = Number(event.over?.id);
    const carried = carriedOf(event.active.id);
    if (carried && place) return { targetId, place: 'inside', isAllowed: carried.canDrop(targetId) };
    const id = Number(event.active.id);
    if (!place || targetId === id) return null;
    return { targetId, place, isAllowed: treeOf()?.canMove({ id, targetId, place }) ?? false };
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
  const drop = (id: number | string, { targetId, place }: DropHint) => {
    const carried = carriedOf(id);
    if (carried) carried.onDrop(targetId);
    else treeOf()?.onMove({ id: Number(id), targetId, place });
  };
  const onDragEnd = (event: DragEndEvent) => {
    // Taken from the event, because a quick drop happens before the last hint is rendered.
    const end = hintOf(event);
    if (end?.isAllowed) drop(event.active.id, end);
    stop();
  };
  return {
    dragged,
    hint,
    context: {
      sensors,
      onDragStart: ({ active: { id } }: DragStartEvent) =>
        setDragged({ id, label: carriedOf(id)?.label ?? treeOf()?.nameOf(Number(id)) ?? '' }),
      onDragMove,
      onDragEnd,
      onDragCancel: stop,
    },
  };
}
