import { isStoredDate } from '@domain/calendar';
import { numberParam, textParam } from '@src/lib/url-state';

/** The filters of write-offs, as in the address. */
export interface WriteOffFilter {
  from: string;
  to: string;
  initiator: number;
  action: string;
}

export const writeOffCodecs = {
  from: textParam(),
  to: textParam(),
  initiator: numberParam(0),
  action: textParam(),
};

export const NO_FILTER: WriteOffFilter = { from: '', to: '', initiator: 0, action: '' };

/** Converts the filter to query variables; empty values and invalid dates are left out. */
export function askedFilter({ from, to, initiator, action }: WriteOffFilter) {
  return {
    ...(isStoredDate(from) ? { from } : {}),
    ...(isStoredDate(to) ? { to } : {}),
    ...(initiator > 0 ? { initiatorId: initiator } : {}),
    ...(action === '' ? {} : { action }),
  };
}

/** Returns the path of the spreadsheet for a filter. */
export function writeOffsFile(filter: WriteOffFilter): string {
  const asked = Object.entries(askedFilter(filter)).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(asked).toString();
  return `/api/payment/write-offs.xlsx${query === '' ? '' : `?${query}`}`;
}
