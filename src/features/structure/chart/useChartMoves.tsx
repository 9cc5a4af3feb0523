import type { ReactNode } from 'react';
import type { TreeMoves } from '../lib/useTreeMoves';
import { usePersonMoves } from '../moves/usePersonMoves';
import { type ChartMoves, keyMoves } from './chart-moves';

export interface ChartMovesOptions {
  kind: 'position' | 'subdivision';
  /** Undefined when cards cannot be moved. */
  cards: TreeMoves | undefined;
  onAddBelow: ((id: number) => void) | undefined;
}

/** Moves cards and people with the same confirmations and undo as in the tree. */
export function useChartMoves({ kind, cards, onAddBelow }: ChartMovesOptions): {
  moves: ChartMoves;
  dialogs: ReactNode;
} {
  const people = usePersonMoves(kind);
  const { ask: askPerson } = people;
  const moves: ChartMoves = {
    canHold: (held) => (held === 'card' ? cards !== undefined : askPerson !== undefined),
    canDrop: (held, targetId) =>
      held.kind === 'person'
        ? held.fromId !== targetId
        : held.id !== targetId &&
          (cards?.requests.canMove({ id: held.id, targetId, place: 'inside' }) ?? false),
    drop: (held, targetId) => {
      if (held.kind === 'card') cards?.requests.onMove({ id: held.id, targetId, place: 'inside' });
      else askPerson?.(held.id, kind === 'position' ? { positionId: targetId } : { subdivisionId: targetId });
    },
    ask: (held) => (held.kind === 'card' ? cards?.ask(held.id) : askPerson?.(held.id, {})),
    byKey: (id, key) => {
      const direction = keyMoves[key];
      if (!direction || !cards) return false;
      cards.requests.onKeyMove(id, direction);
      return true;
    },
    addBelow: onAddBelow,
  };
  return {
    moves,
    dialogs: (
      <>
        {cards?.dialog}
        {people.dialog}
      </>
    ),
  };
}
