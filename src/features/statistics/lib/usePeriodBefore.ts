import { skipToken } from '@reduxjs/toolkit/query';
import { useUrlState } from '@src/components/routing/useUrlState';
import { createContext, useContext, useMemo } from 'react';
import { type Figures, useStatisticQuery } from '../api';
import { useStatisticTab } from '../statistic-tab';
import { type FilterBefore, periodBefore } from './period-before';
import { statisticCodecs } from './statistic-filters';

/** The numbers of the previous period; null when there is no comparison or they are not loaded yet. */
export const FiguresBeforeContext = createContext<Figures | null>(null);

/** Returns the numbers to compare with. */
export const useFiguresBefore = (): Figures | null => useContext(FiguresBeforeContext);

export interface PeriodBefore {
  /** Null when no period is selected. */
  filter: FilterBefore | null;
  /** There are no numbers for that day yet. */
  isEarly: boolean;
  figures: Figures | null;
  error: unknown;
  refetch: () => void;
}

/**
 * Returns the previous period to compare with, according to the address; null for no comparison. `firstDay`: the first day with
 * numbers.
 */
export function usePeriodBefore(firstDay: string | undefined): PeriodBefore | null {
  const { objectType } = useStatisticTab().kind;
  const { state } = useUrlState(statisticCodecs);
  const filter = useMemo(() => (state.isCompared ? periodBefore(state) : null), [state]);
  const isEarly = filter !== null && firstDay !== undefined && filter.asOf < firstDay;
  const isAsked = filter !== null && firstDay !== undefined && !isEarly;
  const { currentData, error, refetch } = useStatisticQuery(isAsked ? { objectType, filter } : skipToken);
  if (!state.isCompared) return null;
  const figures = currentData?.statistic ?? null;
  return { filter, isEarly, figures, error: isAsked ? error : undefined, refetch: () => void refetch() };
}
