import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';
import type { ActInput } from './act';
import type { CertificateInput } from './certificate';
import type { ComparisonInput } from './comparison';
import type { SheetInput } from './sheet';
import type { SheetRow } from './documents.read-model';
import type { PackedRows } from '@server/workers/packed-rows';
import type { TextInput } from './text';

/** The input without what cannot be sent to another process. */
type Sent<Input> = Omit<Input, 'dates'>;

/** A sheet may have all people of an organization. */
type SentSheet = Omit<SheetInput, 'dates' | 'rows'> & { rows: PackedRows<SheetRow> };

/** The content of each kind of document. */
export type DocumentContent =
  | { kind: 'act'; input: Sent<ActInput> }
  | { kind: 'certificate'; input: Sent<CertificateInput> }
  | { kind: 'comparison'; input: Sent<ComparisonInput> }
  | { kind: 'sheet'; input: SentSheet }
  | { kind: 'text'; input: Sent<TextInput> };

/** A document that is rendered as a PDF. */
export type DocumentInput = { timezone: string } & DocumentContent;

/** The server itself builds the content, so it is not validated in detail. */
const inputShape = z.custom<DocumentInput>((value) => typeof value === 'object' && value !== null);

/** A sheet with twenty thousand people uses most of it. */
const LIMITS = { cpuSeconds: 45, megabytes: 900 };

export const documentTask: Task<DocumentInput, Uint8Array> = {
  name: 'document',
  input: inputShape,
  answer: bytesShape,
  limits: LIMITS,
  failure: null,
};
