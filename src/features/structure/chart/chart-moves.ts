/** The item being dragged or moved by menu on the chart: a card with its descendants, or a person on a card. */
export type Held =
  { kind: 'card'; id: number; name: string } | { kind: 'person'; id: number; name: string; fromId: number };

export interface ChartMoves {
  canHold: (kind: Held['kind']) => boolean;
  canDrop: (held: Held, targetId: number) => boolean;
  drop: (held: Held, targetId: number) => void;
  /** «Переместить…»: asks for the destination. */
  ask: (held: Held) => void;
  /** Handles Alt and an arrow key, the keyboard alternative to dragging a card. */
  byKey: (id: number, key: string) => boolean;
  /** Absent when nothing may be added. */
  addBelow: ((id: number) => void) | undefined;
}

/** In a chart the parent is above and siblings are left and right; in a tree the axes are swapped. */
export const keyMoves: Record<string, 'up' | 'down' | 'in' | 'out'> = {
  ArrowLeft: 'up',
  ArrowRight: 'down',
  ArrowUp: 'out',
  ArrowDown: 'in',
};
