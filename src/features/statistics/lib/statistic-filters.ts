import type { StatisticFilter, StatisticKind } from '@src/api/generated/types';
import { dateFormats, todayStored } from '@src/lib/dates';
import { choiceParam, flagParam, idsParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { type StatisticTab, statisticPath } from '../statistic-tab';
import { format, isValid, parseISO, subDays } from 'date-fns';

export const periods = ['all', '7', '30', '90', '365', 'custom'] as const;

export type StatisticPeriod = (typeof periods)[number];

export type StatisticFilters = {
  subdivisionIds: number[];
  positionIds: number[];
  period: StatisticPeriod;
  /** Of the custom period, yyyy-MM-dd or empty. */
  dateFrom: string;
  dateTo: string;
  isAdaptation: boolean;
  /** The day whose numbers are shown, yyyy-MM-dd; empty: today. */
  asOf: string;
  /** Whether each number stands beside that of the period before. */
  isCompared: boolean;
};

/** What the page of statistics keeps in the address. */
export const statisticCodecs: UrlCodecs<StatisticFilters> = {
  subdivisionIds: idsParam(),
  positionIds: idsParam(),
  period: choiceParam(periods, 'all'),
  dateFrom: textParam(),
  dateTo: textParam(),
  isAdaptation: flagParam(),
  asOf: textParam(),
  isCompared: flagParam(),
};

/** Whether it is a day. A year that is being typed passes through those of long ago: they are none yet. */
export const isDay = (text: string): boolean => isValid(parseISO(text)) && text >= '1900';

/** The day whose numbers are asked for, where that is not today. */
export function otherDay({ asOf }: Pick<StatisticFilters, 'asOf'>, today = todayStored()): string | null {
  return asOf !== today && isDay(asOf) ? asOf : null;
}

function datesOf({ period, dateFrom, dateTo }: StatisticFilters, today: string): StatisticFilter {
  if (period === 'all') return {};
  if (period === 'custom') {
    return { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
  }
  // «За 7 дней» is today and the six days before it.
  const from = subDays(parseISO(today), Number(period) - 1);
  return { dateFrom: format(from, dateFormats.stored) };
}

/** The filters as the server takes them; what is not chosen is not sent. */
export function statisticFilter(filters: StatisticFilters, today = todayStored()): StatisticFilter {
  const { subdivisionIds, positionIds, isAdaptation } = filters;
  const asOf = otherDay(filters, today);
  return {
    ...datesOf(filters, asOf ?? today),
    ...(asOf ? { asOf } : {}),
    ...(subdivisionIds.length ? { subdivisionIds } : {}),
    ...(positionIds.length ? { positionIds } : {}),
    ...(isAdaptation ? { isAdaptation } : {}),
  };
}

/** Whether anything was chosen. */
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
  /** Of the number of the period before. */
  isBefore?: boolean;
}

/** What only a panel keeps in the address. */
const panelKeys = ['objectId', 'subdivisionId', 'isBefore', 'search', 'page'] as const;

/** The address of the people behind a number. The page's filters stay in it. */
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

/** The page itself, without what only the panel needs. */
export function withoutPanel(search: string): string {
  const params = new URLSearchParams(search);
  for (const key of panelKeys) params.delete(key);
  return params.toString();
}
