/** What is taken by the hand, or by the menu, on the chart: a card with all below it, or somebody on a card. */
export type Held =
  { kind: 'card'; id: number; name: string } | { kind: 'person'; id: number; name: string; fromId: number };

export interface ChartMoves {
  canHold: (kind: Held['kind']) => boolean;
  canDrop: (held: Held, targetId: number) => boolean;
  drop: (held: Held, targetId: number) => void;
  /** «Переместить…»: asks where to. */
  ask: (held: Held) => void;
  /** Alt and an arrow: the keyboard's way to drag a card. */
  byKey: (id: number, key: string) => boolean;
  /** Absent: nothing may be added. */
  addBelow: ((id: number) => void) | undefined;
}

/** On a chart the head is above and those beside are to the left and right; a tree's rows go the other way round. */
export const keyMoves: Record<string, 'up' | 'down' | 'in' | 'out'> = {
  ArrowLeft: 'up',
  ArrowRight: 'down',
  ArrowUp: 'out',
  ArrowDown: 'in',
};
