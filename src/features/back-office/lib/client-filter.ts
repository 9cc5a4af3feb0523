import { isStoredDate } from '@domain/calendar';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';
import type { ClientQuery } from '../api';

/** The codes of the status filter, as in the address. */
export const STATUSES = ['0', '1', '2', '3', '4', '5'] as const;
export type Status = (typeof STATUSES)[number];

/** The filters of the list in the query's format. */
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

/** The query flags of each code. */
const FLAGS: Record<Status, ClientConditions> = {
  '0': {},
  '1': { isActive: true },
  '2': { isActive: false },
  '3': { isFreePeriod: true },
  '4': { isPartner: true },
  '5': { isActiveSubscribe: false },
};

/** The back office's state in the address. */
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

/** Converts the filters of the list to query variables; invalid dates are left out. */
export function clientQuery({ status, from, to, search }: ClientFilter): ClientConditions {
  return {
    ...FLAGS[status],
    ...(isStoredDate(from) ? { dateCreateStart: from } : {}),
    ...(isStoredDate(to) ? { dateCreateEnd: to } : {}),
    ...(search ? { search } : {}),
  };
}
