import { z } from 'zod';
import { bytesShape, type Task } from '@server/workers/task';

/** A table of a report's PDF, with cells already converted to text. */
export interface PdfTable {
  /** Lines above the table. */
  lines: string[];
  columns: { title: string; isNumber: boolean }[];
  rows: string[][];
}

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
