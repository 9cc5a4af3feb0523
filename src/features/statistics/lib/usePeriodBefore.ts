import { skipToken } from '@reduxjs/toolkit/query';
import { useUrlState } from '@src/components/routing/useUrlState';
import { createContext, useContext, useMemo } from 'react';
import { type Figures, useStatisticQuery } from '../api';
import { useStatisticTab } from '../statistic-tab';
import { type FilterBefore, periodBefore } from './period-before';
import { statisticCodecs } from './statistic-filters';

/** The numbers of the period before, for whatever shows a number; null: nothing is compared, or they are not there yet. */
export const FiguresBeforeContext = createContext<Figures | null>(null);

/** The numbers that the page's own are compared with. */
export const useFiguresBefore = (): Figures | null => useContext(FiguresBeforeContext);

export interface PeriodBefore {
  /** Null: no period is chosen. */
  filter: FilterBefore | null;
  /** That day has no numbers yet. */
  isEarly: boolean;
  figures: Figures | null;
  error: unknown;
  refetch: () => void;
}

/** What the page is compared with, as the address asks; null: with nothing. `firstDay`: the first that has numbers. */
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
