import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { PayDocumentRow } from '../payment.tables';

/** What stands in a document. Its sums are texts of kopecks: numbers of 64 bits go to no other process. */
export type PayDocumentInput = Pick<
  PayDocumentRow,
  'type' | 'number' | 'date' | 'periodFrom' | 'periodTo' | 'vatRate' | 'parties' | 'statement'
> & { amount: string };

export const payDocumentTask: Task<PayDocumentInput, Uint8Array> = {
  name: 'payDocument',
  // The server itself says what stands in it.
  input: z.custom<PayDocumentInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 30, megabytes: 500 },
  failure: null,
};
