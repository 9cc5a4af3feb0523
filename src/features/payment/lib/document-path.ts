/** Where the PDF of an invoice or an act is. */
export const documentPath = (id: number): string => `/api/payment/documents/${id}`;

/** Where the PDF of a partner's invoice is. */
export const refInvoicePath = (id: number): string => `/api/payment/ref-invoices/${id}`;
