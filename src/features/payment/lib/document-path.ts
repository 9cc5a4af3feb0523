/** Where the PDF of an invoice or an act is. */
export const documentPath = (id: number): string => `/api/payment/documents/${id}`;
