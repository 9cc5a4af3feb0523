import type { KeyboardEvent, RefObject } from 'react';
import { type ChartDirection, neighbour, type CardBox } from './chart-items';

const directions: Record<string, ChartDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const folds: Record<string, boolean> = { '+': true, '=': true, '-': false };

interface ChartKeys {
  frame: RefObject<HTMLElement | null>;
  boxes: ReadonlyMap<number, CardBox>;
  rootIds: readonly number[];
  currentId: number;
  onWalk: (id: number) => void;
  onFold: (id: number, isOpen: boolean) => void;
  onSelect: (id: number) => void;
  /** Handles Alt with an arrow; returns whether it moves the card. */
  onMove: (id: number, key: string) => boolean;
}

/**
 * Keyboard control of the chart: arrows move between cards, plus and minus expand and collapse, Enter opens, Alt with an arrow
 * moves the card.
 */
export function useChartKeys(keys: ChartKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { frame, boxes, rootIds, currentId, onWalk, onFold, onSelect, onMove } = keys;
  const walk = (direction: ChartDirection) => {
    const cards = [...boxes.values()].map(({ item, childIds }) => ({ ...item, childIds }));
    const next = neighbour(cards, rootIds, currentId, direction);
    if (next !== null) onWalk(next);
  };
  return (event) => {
    const direction = directions[event.key];
    const fold = folds[event.key];
    if (event.target !== frame.current || event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      if (!onMove(currentId, event.key)) return;
    } else if (direction) walk(direction);
    else if (fold !== undefined) onFold(currentId, fold);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(currentId);
    else return;
    event.preventDefault();
  };
}
