import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { CertificateInput } from './certificate-document';

/** A certificate that is rendered as a PDF. */
export type CertificateOrder = Omit<CertificateInput, 'dates'> & { timezone: string };

/** The server itself builds the content, so it is not validated in detail. */
const inputShape = z.custom<CertificateOrder>((value) => typeof value === 'object' && value !== null);

export const certificateTask: Task<CertificateOrder, Uint8Array> = {
  name: 'certificate',
  input: inputShape,
  answer: bytesShape,
  limits: { cpuSeconds: 15, megabytes: 450 },
  failure: null,
};
