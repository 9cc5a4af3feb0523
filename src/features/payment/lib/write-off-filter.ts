import { isStoredDate } from '@src/lib/calendar';
import { numberParam, textParam } from '@src/lib/url-state';

/** What write-offs are narrowed by, as it stands in the address. */
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

/** As it is asked: what is not chosen is left out, and so is what is no day. */
export function askedFilter({ from, to, initiator, action }: WriteOffFilter) {
  return {
    ...(isStoredDate(from) ? { from } : {}),
    ...(isStoredDate(to) ? { to } : {}),
    ...(initiator > 0 ? { initiatorId: initiator } : {}),
    ...(action === '' ? {} : { action }),
  };
}

/** Where the spreadsheet of a filter is. */
export function writeOffsFile(filter: WriteOffFilter): string {
  const asked = Object.entries(askedFilter(filter)).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(asked).toString();
  return `/api/payment/write-offs.xlsx${query === '' ? '' : `?${query}`}`;
}
