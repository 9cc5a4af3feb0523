import { type ContentTab, contentPath } from '@src/content/content-kind';
import { regulationKind } from '../kind';

/** The paths of the files that the server generates for regulations. */
export const files = {
  document: (id: number, versionId?: number) =>
    `/api/regulations/${id}/document.pdf${versionId === undefined ? '' : `?versionId=${versionId}`}`,
  sheet: (id: number) => `/api/regulations/${id}/acknowledgement.pdf`,
  sheetTable: (id: number) => `/api/regulations/${id}/acknowledgement.xlsx`,
  journal: (id: number) => `/api/regulations/${id}/journal.xlsx`,
  comparison: (id: number, fromId: number, toId: number) =>
    `/api/regulations/${id}/comparison.pdf?fromId=${fromId}&toId=${toId}`,
  /** The export of the editors' list; undefined values are not filtered by. */
  list: (filter: Record<string, string | undefined>) => {
    const query = new URLSearchParams(
      Object.entries(filter).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    );
    return `/api/regulations/list.xlsx?${query.toString()}`;
  },
  certificate: (signatureId: string) => `/api/regulations/signatures/${signatureId}/certificate.pdf`,
  refusal: (signatureId: string) => `/api/regulations/signatures/${signatureId}/act.pdf`,
};

/** Returns the address of a regulation's page. */
export function regulationPath(tab: ContentTab, id: number | 'new', page: string): string {
  return contentPath(regulationKind, tab, id, page);
}
