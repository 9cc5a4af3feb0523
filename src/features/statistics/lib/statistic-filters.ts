import type { StatisticFilter, StatisticKind } from '@src/api/generated/types';
import { dateFormats, todayStored } from '@src/lib/dates';
import {
  choiceParam,
  choicesParam,
  flagParam,
  idsParam,
  textParam,
  type UrlCodecs,
} from '@src/lib/url-state';
import { type StatisticTab, statisticPath } from '../statistic-tab';
import { format, parseISO, subDays } from 'date-fns';
import { isDay } from '@domain/statistics/period-before';
import { USER_STATUSES } from '@domain/user-statuses';

export const periods = ['all', '7', '30', '90', '365', 'custom'] as const;

export type StatisticPeriod = (typeof periods)[number];

/** The statuses of people who are counted: whoever was dismissed owes nothing. */
export const countedStatuses = USER_STATUSES.filter((status) => status !== 'dismissed');

type CountedStatus = (typeof countedStatuses)[number];

export type StatisticFilters = {
  subdivisionIds: number[];
  positionIds: number[];
  userIds: number[];
  statuses: CountedStatus[];
  period: StatisticPeriod;
  /** The start of a custom period, yyyy-MM-dd or empty. */
  dateFrom: string;
  dateTo: string;
  isAdaptation: boolean;
  /** The day of the numbers, yyyy-MM-dd; empty for today. */
  asOf: string;
  /** Whether each number is compared with that of the previous period. */
  isCompared: boolean;
};

/** The state of the statistics page in the address. */
export const statisticCodecs: UrlCodecs<StatisticFilters> = {
  subdivisionIds: idsParam(),
  positionIds: idsParam(),
  userIds: idsParam(),
  statuses: choicesParam(countedStatuses),
  period: choiceParam(periods, 'all'),
  dateFrom: textParam(),
  dateTo: textParam(),
  isAdaptation: flagParam(),
  asOf: textParam(),
  isCompared: flagParam(),
};

/** Returns the selected day of the numbers, unless it is today. */
export function otherDay({ asOf }: Pick<StatisticFilters, 'asOf'>, today = todayStored()): string | null {
  return asOf !== today && isDay(asOf) ? asOf : null;
}

function datesOf({ period, dateFrom, dateTo }: StatisticFilters, today: string): StatisticFilter {
  if (period === 'all') return {};
  if (period === 'custom') {
    return { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
  }
  // «За 7 дней» means today and the six days before.
  const from = subDays(parseISO(today), Number(period) - 1);
  return { dateFrom: format(from, dateFormats.stored) };
}

/** Converts the filters to query variables; unset ones are left out. */
export function statisticFilter(filters: StatisticFilters, today = todayStored()): StatisticFilter {
  const { subdivisionIds, positionIds, userIds, statuses, isAdaptation } = filters;
  const asOf = otherDay(filters, today);
  return {
    ...datesOf(filters, asOf ?? today),
    ...(asOf ? { asOf } : {}),
    ...(subdivisionIds.length ? { subdivisionIds } : {}),
    ...(positionIds.length ? { positionIds } : {}),
    ...(userIds.length ? { userIds } : {}),
    ...(statuses.length ? { statuses } : {}),
    ...(isAdaptation ? { isAdaptation } : {}),
  };
}

/** Whether any filter is set. */
export function isStatisticFiltered(filters: StatisticFilters): boolean {
  return Object.keys(statisticFilter(filters)).length > 0;
}

export const statisticKinds = [
  'assigned',
  'signed',
  'notSigned',
  'overdue',
  'refused',
] as const satisfies readonly StatisticKind[];

interface PeopleTarget {
  kind: StatisticKind;
  objectId?: number;
  subdivisionId?: number;
  /** Whether it is for the number of the previous period. */
  isBefore?: boolean;
}

/** The query parameters that only panels use. */
const panelKeys = ['objectId', 'subdivisionId', 'isBefore', 'search', 'page'] as const;

/** Returns the address of the people behind a number. The page's filters are kept. */
export function peopleLink(
  tab: Pick<StatisticTab, 'segment'>,
  search: string,
  { kind, objectId, subdivisionId, isBefore = false }: PeopleTarget,
) {
  const params = new URLSearchParams(search);
  for (const key of panelKeys) params.delete(key);
  if (objectId) params.set('objectId', String(objectId));
  if (subdivisionId) params.set('subdivisionId', String(subdivisionId));
  if (isBefore) params.set('isBefore', '1');
  return { pathname: `${statisticPath(tab)}/people/${kind}`, search: params.toString() };
}

/** Returns the page's query without the panel's parameters. */
export function withoutPanel(search: string): string {
  const params = new URLSearchParams(search);
  for (const key of panelKeys) params.delete(key);
  return params.toString();
}
