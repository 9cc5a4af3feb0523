import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { ActInput } from './act';
import type { CertificateInput } from './certificate';
import type { ComparisonInput } from './comparison';
import type { SheetInput } from './sheet';
import type { TextInput } from './text';

/** Without what cannot be sent to another process. */
type Sent<Input> = Omit<Input, 'dates'>;

/** What stands in a document of each kind. */
export type DocumentContent =
  | { kind: 'act'; input: Sent<ActInput> }
  | { kind: 'certificate'; input: Sent<CertificateInput> }
  | { kind: 'comparison'; input: Sent<ComparisonInput> }
  | { kind: 'sheet'; input: Sent<SheetInput> }
  | { kind: 'text'; input: Sent<TextInput> };

/** A document that is made as a PDF. */
export type DocumentInput = { timezone: string } & DocumentContent;

/** The server itself says what stands in a document. */
const inputShape = z.custom<DocumentInput>((value) => typeof value === 'object' && value !== null);

/** A sheet of twenty thousand people takes most of it. */
const LIMITS = { cpuSeconds: 45, megabytes: 900 };

export const documentTask: Task<DocumentInput, Uint8Array> = {
  name: 'document',
  input: inputShape,
  answer: bytesShape,
  limits: LIMITS,
  failure: null,
};
