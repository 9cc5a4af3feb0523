import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { PayDocumentRow } from '../payment.tables';

/** The content of a document. Its sums are kopecks as text, because 64-bit numbers cannot be sent to another process. */
export type PayDocumentInput = Pick<
  PayDocumentRow,
  'type' | 'number' | 'date' | 'periodFrom' | 'periodTo' | 'vatRate' | 'parties' | 'statement' | 'tokens'
> & { amount: string };

/** Returns what the document's PDF is made from. */
export function payDocumentInput(document: PayDocumentRow): PayDocumentInput {
  const { type, number, date, periodFrom, periodTo, vatRate, parties, statement, tokens, amount } = document;
  return {
    ...{ type, number, date, periodFrom, periodTo, vatRate, parties, statement, tokens },
    amount: String(amount),
  };
}

export const payDocumentTask: Task<PayDocumentInput, Uint8Array> = {
  name: 'payDocument',
  // The server itself builds the content, so it is not validated in detail.
  input: z.custom<PayDocumentInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 30, megabytes: 500 },
  failure: null,
};
