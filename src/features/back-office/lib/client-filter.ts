import { choiceParam, numberParam, textParam } from '@src/lib/url-state';
import type { ClientQuery } from '../api';

/** The codes of the status filter, as they stand in the address. */
export const STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export type Status = (typeof STATUSES)[number];

/** What each code sends. */
const FLAGS: Record<Status, ClientQuery> = {
  '0': {},
  '1': { isActive: true },
  '2': { isActive: false },
  '3': { isFreePeriod: true },
  '4': { isPartner: true },
  '5': { isActiveSubscribe: false },
};

/** What the back office keeps in its address. */
export const clientCodecs = {
  status: choiceParam(STATUSES, '0'),
  from: textParam(),
  to: textParam(),
  search: textParam(),
  page: numberParam(1),
  /** The selected client. */
  client: numberParam(null),
};

export interface ClientFilter {
  status: Status;
  from: string;
  to: string;
  search: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day of the calendar: the 31st of June is none. */
function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The filters of the list as they are sent: of the dates only valid ones. */
export function clientQuery({ status, from, to, search }: ClientFilter): ClientQuery {
  return {
    ...FLAGS[status],
    ...(isDay(from) ? { dateCreateStart: from } : {}),
    ...(isDay(to) ? { dateCreateEnd: to } : {}),
    ...(search ? { search } : {}),
  };
}
