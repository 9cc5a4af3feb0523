import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { PayDocumentRow } from '../payment.tables';

/** What stands in a paper. Its sums are texts of kopecks: numbers of 64 bits go to no other process. */
export type PayPaper = Pick<
  PayDocumentRow,
  'type' | 'number' | 'date' | 'periodFrom' | 'periodTo' | 'vatRate' | 'parties'
> & { amount: string };

export const payDocumentTask: Task<PayPaper, Uint8Array> = {
  name: 'payDocument',
  // The server itself says what stands in it.
  input: z.custom<PayPaper>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 30, megabytes: 500 },
  failure: null,
};
