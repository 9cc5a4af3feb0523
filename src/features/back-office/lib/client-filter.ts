import { isStoredDate } from '@src/lib/calendar';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';
import type { ClientQuery } from '../api';

/** The codes of the status filter, as they stand in the address. */
export const STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export type Status = (typeof STATUSES)[number];

/** What the list is narrowed by, as it is sent. */
export type ClientConditions = Pick<
  ClientQuery,
  | 'search'
  | 'isActive'
  | 'isActiveSubscribe'
  | 'isPartner'
  | 'isFreePeriod'
  | 'dateCreateStart'
  | 'dateCreateEnd'
>;

/** What each code sends. */
const FLAGS: Record<Status, ClientConditions> = {
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

/** The filters of the list as they are sent: of the dates only valid ones. */
export function clientQuery({ status, from, to, search }: ClientFilter): ClientConditions {
  return {
    ...FLAGS[status],
    ...(isStoredDate(from) ? { dateCreateStart: from } : {}),
    ...(isStoredDate(to) ? { dateCreateEnd: to } : {}),
    ...(search ? { search } : {}),
  };
}
