/** Where the PDF of an invoice or an act is, under /api. */
export const paperPath = (id: number): string => `/payment/documents/${id}`;
