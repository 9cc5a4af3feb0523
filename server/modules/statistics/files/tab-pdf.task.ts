import { z } from 'zod';
import type { Letterhead } from '@server/modules/content/documents/letterhead';
import type { DayChart } from '@server/pdf/day-chart';
import type { PdfTable } from '@server/pdf/tables';
import { bytesShape, type Task } from '@server/workers/task';

/** The content of a tab's PDF. */
export interface TabPdfInput {
  head: Letterhead;
  title: string;
  /** The filters, and who made it when. */
  lines: string[];
  tables: PdfTable[];
  /** Null: nothing was assigned. */
  curve: { title: string; chart: DayChart; table: PdfTable } | null;
  /** What only the tab of this kind has. */
  sections: PdfTable[];
}

export const tabPdfTask: Task<TabPdfInput, Uint8Array> = {
  name: 'statisticPdf',
  // The server itself builds the content, so it is not validated in detail.
  input: z.custom<TabPdfInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 60, megabytes: 700 },
  failure: null,
};
