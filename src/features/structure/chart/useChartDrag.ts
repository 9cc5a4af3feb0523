import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChartMoves, Held } from './chart-moves';

/** A press that moves less than this is a click. */
const slack = 6;
/** The distance to the edge at which the chart starts to scroll under the dragged item. */
const edge = 48;
const panStep = 14;

export interface ChartDragState {
  held: Held;
  x: number;
  y: number;
  target: { id: number; isAllowed: boolean } | null;
}

/** Returns the card that contains an element. */
export function cardAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId;
  return id === undefined ? null : Number(id);
}

const isWithin = (element: Element, x: number, y: number): boolean => {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

/** Returns the item under the pointer: a person on a card, or the card. */
function heldAt({ target, clientX, clientY }: PointerEvent): Held | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card-id]') : null;
  if (!card) return null;
  const id = Number(card.dataset.cardId);
  // Found by coordinates, because not every browser reports elements inside a button as event targets.
  const face = [...card.querySelectorAll<HTMLElement>('[data-person-id]')].find((item) =>
    isWithin(item, clientX, clientY),
  );
  if (!face) return { kind: 'card', id, name: card.dataset.cardName ?? '' };
  return { kind: 'person', id: Number(face.dataset.personId), name: face.title, fromId: id };
}

const towards = (at: number, from: number, to: number): number => {
  if (at < from + edge) return panStep;
  return at > to - edge ? -panStep : 0;
};

/** Suppresses the click on the original card that follows a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

interface Dragging {
  element: HTMLElement;
  held: Held;
  moves: { readonly current: ChartMoves };
  /** Scrolls the chart. */
  pan: (x: number, y: number) => void;
  show: (drag: ChartDragState | null) => void;
}

/** Returns the card below the pointer, other than the one that is dragged. */
function targetAt({ element, held, moves }: Dragging, x: number, y: number): ChartDragState['target'] {
  const under = document.elementFromPoint(x, y);
  const id = element.contains(under) ? cardAt(under) : null;
  const isItself = id === (held.kind === 'card' ? held.id : held.fromId);
  return id === null || isItself ? null : { id, isAllowed: moves.current.canDrop(held, id) };
}

/** Follows the pointer from its press until it is released. Returns what ends it before. */
function followDrag(down: PointerEvent, dragging: Dragging): () => void {
  const { element, held, moves, pan } = dragging;
  const listening = new AbortController();
  let at = { x: down.clientX, y: down.clientY };
  let isMoving = false;
  let tick = 0;
  const show = () => dragging.show({ held, ...at, target: targetAt(dragging, at.x, at.y) });
  const follow = () => {
    const box = element.getBoundingClientRect();
    const [x, y] = [towards(at.x, box.left, box.right), towards(at.y, box.top, box.bottom)];
    if (x || y) {
      pan(x, y);
      show();
    }
    tick = requestAnimationFrame(follow);
  };
  const end = () => {
    listening.abort();
    cancelAnimationFrame(tick);
    dragging.show(null);
  };
  const move = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    if (!isMoving && Math.hypot(at.x - down.clientX, at.y - down.clientY) < slack) return;
    if (!isMoving) tick = requestAnimationFrame(follow);
    isMoving = true;
    show();
  };
  const release = () => {
    const target = isMoving ? targetAt(dragging, at.x, at.y) : null;
    if (isMoving) swallowClick();
    end();
    if (target?.isAllowed) moves.current.drop(held, target.id);
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => (key === 'Escape' ? end() : undefined), { signal });
  return end;
}

/**
 * Dragging on the chart. A single listener, unlike in the tree: thousands of cards are not re-rendered during a drag, and the
 * chart can scroll beneath. Touch pans the chart; touch users have the menu.
 */
export function useChartDrag(frame: RefObject<HTMLElement | null>, moves: ChartMoves): ChartDragState | null {
  const flow = useReactFlow();
  const [drag, setDrag] = useState<ChartDragState | null>(null);
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let stop: (() => void) | undefined;
    const pan = (x: number, y: number) => {
      const view = flow.getViewport();
      void flow.setViewport({ ...view, x: view.x + x, y: view.y + y });
    };
    const begin = (down: PointerEvent) => {
      const held = heldAt(down);
      const isHand = down.pointerType !== 'touch' && down.button === 0;
      if (!isHand || !held || !latest.current.canHold(held.kind)) return;
      stop?.();
      stop = followDrag(down, { element, held, moves: latest, pan, show: setDrag });
    };
    element.addEventListener('pointerdown', begin);
    return () => {
      element.removeEventListener('pointerdown', begin);
      stop?.();
    };
  }, [frame, flow]);
  return drag;
}
