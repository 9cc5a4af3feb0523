import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { renderPdf } from '@server/pdf/pdf';
import { certificateDocument } from './certificate-document';
import type { CertificateOrder } from './certificate.task';

/** Renders a certificate as a PDF, in a worker process. */
export function makeCertificate({ timezone, ...input }: CertificateOrder): Promise<Uint8Array> {
  return renderPdf(certificateDocument({ ...input, dates: createDocumentDates(timezone) }));
}
