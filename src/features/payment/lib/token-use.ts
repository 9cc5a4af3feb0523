import { isStoredDate } from '@domain/calendar';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';
import type { TokenUse } from '../api';

/** What the use of tokens is shown by. */
export const USE_VIEWS = ['day', 'action', 'person'] as const;

export type UseView = (typeof USE_VIEWS)[number];

/** The state of the section in the URL. */
export const usageCodecs = {
  by: choiceParam<UseView>(USE_VIEWS, 'day'),
  from: textParam(),
  to: textParam(),
  action: textParam(),
  /** The page of the table. */
  usagePage: numberParam(1),
};

/** The rows of a page of the table: the chart shows all. */
export const PAGE_SIZE = 10;

export interface UseFilter {
  by: UseView;
  from: string;
  to: string;
  action: string;
}

/** Converts the filter to query variables; empty values and invalid dates are left out. */
export function askedUse({ from, to, action }: UseFilter) {
  return {
    ...(isStoredDate(from) ? { from } : {}),
    ...(isStoredDate(to) ? { to } : {}),
    ...(action === '' ? {} : { action }),
  };
}

/** A bar of the chart, and a row of its table. */
export interface UseRow {
  key: string;
  /** A day (yyyy-MM-dd) or a name; empty: others and the system. */
  name: string;
  tokens: number;
}

/** Returns the bars of the chart: every day, or each action or person. */
export function usageBars(usage: TokenUse, view: UseView): UseRow[] {
  if (view === 'day') return usage.days.map(({ day, tokens }) => ({ key: day, name: day, tokens }));
  if (view === 'action') return usage.actions.map(({ code, name, tokens }) => ({ key: code, name, tokens }));
  const people = usage.people.map(({ userId, name, tokens }) => ({ key: String(userId), name, tokens }));
  return usage.others > 0 ? [...people, { key: 'others', name: '', tokens: usage.others }] : people;
}

/** Returns the rows of the table: days without use are left out, and the last day comes first. */
export function usageRows(usage: TokenUse, view: UseView): UseRow[] {
  const bars = usageBars(usage, view);
  return view === 'day' ? bars.filter(({ tokens }) => tokens > 0).toReversed() : bars;
}
