import { flagParam, idsParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { isDay } from '@domain/statistics/period-before';

export type WhatIfState = {
  whatIf: boolean;
  leavers: number[];
  /** yyyy-MM-dd, or empty. */
  lastDay: string;
};

/** The state of the panel «Что, если» in the address. */
export const whatIfCodecs: UrlCodecs<WhatIfState> = {
  whatIf: flagParam(),
  leavers: idsParam(),
  lastDay: textParam(),
};

/** Returns the query variables; null while something is not selected yet. */
export function whatIfQuestion({
  leavers,
  lastDay,
}: Pick<WhatIfState, 'leavers' | 'lastDay'>): { userIds: number[]; date: string } | null {
  return leavers.length > 0 && isDay(lastDay) ? { userIds: leavers, date: lastDay } : null;
}
