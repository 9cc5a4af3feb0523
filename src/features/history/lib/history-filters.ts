import { HISTORY_SECTIONS } from '@domain/history-sections';
import type { HistoryFilter, HistorySection } from '@src/api/generated/types';
import { dateFormats, todayStored } from '@src/lib/dates';
import { choiceParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { format, parseISO, subDays } from 'date-fns';

export const periods = ['1', '7', '30', '90', '365', 'all', 'custom'] as const;

export type HistoryFilters = {
  period: (typeof periods)[number];
  /** The start of a custom period, yyyy-MM-dd or empty. */
  dateFrom: string;
  dateTo: string;
  actorId: number | null;
  action: string;
  section: HistorySection | '';
  affectedUserId: number | null;
  page: number;
  pageSize: number;
};

/** The history's state in the address. */
export const historyCodecs: UrlCodecs<HistoryFilters> = {
  period: choiceParam(periods, '30'),
  dateFrom: textParam(),
  dateTo: textParam(),
  actorId: numberParam(null),
  action: textParam(),
  section: choiceParam<HistorySection | ''>(['', ...HISTORY_SECTIONS], ''),
  affectedUserId: numberParam(null),
  page: numberParam(1),
  pageSize: numberParam(20),
};

function datesOf({ period, dateFrom, dateTo }: HistoryFilters, today: string): HistoryFilter {
  if (period === 'all') return {};
  if (period === 'custom') return { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
  // «За 7 дней» means today and the six days before.
  return { dateFrom: format(subDays(parseISO(today), Number(period) - 1), dateFormats.stored) };
}

/** Converts the filters to query variables; unset ones are left out. */
export function historyFilter(filters: HistoryFilters, today = todayStored()): HistoryFilter {
  const { actorId, action, section, affectedUserId } = filters;
  return {
    ...datesOf(filters, today),
    ...(actorId ? { actorId } : {}),
    ...(action ? { actions: [action] } : {}),
    ...(section ? { section } : {}),
    ...(affectedUserId ? { affectedUserId } : {}),
  };
}

/** Whether any filter other than the default thirty days is set. */
export function isHistoryFiltered({
  period,
  actorId,
  action,
  section,
  affectedUserId,
}: HistoryFilters): boolean {
  return period !== '30' || Boolean(actorId ?? affectedUserId) || action !== '' || section !== '';
}

/** Returns the address of the spreadsheet for the current filters. */
export function exportPath(filters: HistoryFilters): string {
  const entries = Object.entries(historyFilter(filters)).map(([name, value]) => [name, String(value)]);
  return `/api/history.xlsx?${String(new URLSearchParams(Object.fromEntries(entries)))}`;
}
