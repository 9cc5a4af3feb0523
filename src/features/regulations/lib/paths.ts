/** Addresses of the files that the server makes of a regulation. */
export const files = {
  document: (id: number, versionId?: number) =>
    `/api/regulations/${id}/document.pdf${versionId === undefined ? '' : `?versionId=${versionId}`}`,
  sheet: (id: number, versionId?: number) =>
    `/api/regulations/${id}/acknowledgement.pdf${versionId === undefined ? '' : `?versionId=${versionId}`}`,
  refusal: (signatureId: string) => `/api/regulations/signatures/${signatureId}/act.pdf`,
};

export type ContentTab = 'my' | 'editor' | 'subdivision';

/** Addresses of a regulation's pages. */
export function regulationPath(tab: ContentTab, id: number | 'new', page: string): string {
  return `/regulation/${tab}/${id}/${page}`;
}
