import { createContext, useContext } from 'react';

export interface ChartActions {
  select: (id: number) => void;
  toggle: (id: number, isOpen: boolean) => void;
  /** A press on a card may be the beginning of a drag, and moves the chart no more. */
  isTaken: boolean;
  /** What the cards are. */
  kind: 'position' | 'subdivision';
}

/** What a card does when it is pressed: cards themselves hold only what they show. */
export const ChartActionsContext = createContext<ChartActions>({
  select: () => {},
  toggle: () => {},
  isTaken: false,
  kind: 'subdivision',
});

/** What a card of the chart can do. */
export function useChartActions(): ChartActions {
  return useContext(ChartActionsContext);
}
