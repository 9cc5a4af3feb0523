import { createContext, useContext } from 'react';

export interface ChartActions {
  select: (id: number) => void;
  toggle: (id: number, isOpen: boolean) => void;
  /** Whether pressing a card can start a drag, so that it does not pan the chart. */
  isTaken: boolean;
  /** The type of the cards. */
  kind: 'position' | 'subdivision';
}

/** The actions of cards; the cards themselves contain only the displayed data. */
export const ChartActionsContext = createContext<ChartActions>({
  select: () => {},
  toggle: () => {},
  isTaken: false,
  kind: 'subdivision',
});

/** Returns the actions of a card. */
export function useChartActions(): ChartActions {
  return useContext(ChartActionsContext);
}
