/** Where the PDF of an invoice or an act is, under /api. */
export const documentPath = (id: number): string => `/payment/documents/${id}`;
