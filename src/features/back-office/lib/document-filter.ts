import type { ClientPayDocumentFilter, PayDocumentStatus, PayDocumentType } from '@src/api/generated/types';
import { isStoredDate } from '@domain/calendar';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';

export const DOCUMENT_TYPES = [
  'invoice',
  'act',
  'upd',
  'reconciliation',
] as const satisfies readonly PayDocumentType[];
export const DOCUMENT_STATUSES = ['issued', 'paid', 'voided'] as const satisfies readonly PayDocumentStatus[];

/** The document list's state in the address, in addition to the client list's. */
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

/** Converts the filter to query variables; empty values and invalid dates are left out. */
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

/** Returns the path of the spreadsheet for a filter. */
export function documentsFile(filter: ClientPayDocumentFilter): string {
  const asked = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `/api/back-office/documents.xlsx?${new URLSearchParams(asked)}`;
}

/** Returns the path of a client's document as PDF. */
export const clientDocumentPath = (organizationId: number, id: number): string =>
  `/api/back-office/documents/${organizationId}/${id}`;
