/** Returns the path of an invoice or act as PDF. */
export const documentPath = (id: number): string => `/api/payment/documents/${id}`;

/** Returns the path of a partner's invoice as PDF. */
export const refInvoicePath = (id: number): string => `/api/payment/ref-invoices/${id}`;
