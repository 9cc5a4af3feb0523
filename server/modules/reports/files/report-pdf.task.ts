import { z } from 'zod';
import type { PdfTable } from '@server/pdf/tables';
import { bytesShape, type Task } from '@server/workers/task';

/** The content of a report's PDF. */
export interface ReportPdfInput {
  title: string;
  /** Who made it, when, and its counts. */
  lines: string[];
  tables: PdfTable[];
}

export const reportPdfTask: Task<ReportPdfInput, Uint8Array> = {
  name: 'reportPdf',
  // The server itself builds the content, so it is not validated in detail.
  input: z.custom<ReportPdfInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 60, megabytes: 700 },
  failure: null,
};
