import type { ClientPayDocumentFilter, PayDocumentStatus, PayDocumentType } from '@src/api/generated/types';
import { isStoredDate } from '@src/lib/calendar';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';

export const DOCUMENT_TYPES = [
  'invoice',
  'act',
  'upd',
  'reconciliation',
] as const satisfies readonly PayDocumentType[];
export const DOCUMENT_STATUSES = ['issued', 'paid', 'voided'] as const satisfies readonly PayDocumentStatus[];

/** What the list of documents keeps in the address, beside what the list of clients does. */
export const documentCodecs = {
  type: choiceParam(['', ...DOCUMENT_TYPES], ''),
  state: choiceParam(['', ...DOCUMENT_STATUSES], ''),
  dayFrom: textParam(),
  dayTo: textParam(),
  find: textParam(),
  documents: numberParam(1),
};

export interface DocumentFilter {
  type: '' | PayDocumentType;
  state: '' | PayDocumentStatus;
  dayFrom: string;
  dayTo: string;
  find: string;
}

export const NO_DOCUMENT_FILTER: DocumentFilter = { type: '', state: '', dayFrom: '', dayTo: '', find: '' };

/** The filter as it is asked: what is not chosen is left out, and so is what is no day. */
export function documentQuery(
  { type, state, dayFrom, dayTo, find }: DocumentFilter,
  clientId: number | null,
): ClientPayDocumentFilter {
  return {
    ...(clientId === null ? {} : { organizationId: clientId }),
    ...(type === '' ? {} : { type }),
    ...(state === '' ? {} : { status: state }),
    ...(isStoredDate(dayFrom) ? { from: dayFrom } : {}),
    ...(isStoredDate(dayTo) ? { to: dayTo } : {}),
    ...(find === '' ? {} : { search: find }),
  };
}

/** Where the spreadsheet of a filter is. */
export function documentsFile(filter: ClientPayDocumentFilter): string {
  const asked = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `/api/back-office/documents.xlsx?${new URLSearchParams(asked)}`;
}

/** Where the PDF of a client's document is. */
export const clientDocumentPath = (organizationId: number, id: number): string =>
  `/api/back-office/documents/${organizationId}/${id}`;
