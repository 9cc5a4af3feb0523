import { z } from 'zod';
import type { ReportCell } from '@server/modules/content/content-reports';
import { bytesShape, type Task } from '@server/workers/task';

/** What stands in the PDF of a report: cells in words already. */
export interface SnapshotInput {
  title: string;
  /** Who has fixed it, when, and how many rows it has. */
  lines: string[];
  columns: { title: string; cell: ReportCell }[];
  rows: string[][];
}

export const snapshotTask: Task<SnapshotInput, Uint8Array> = {
  name: 'reportSnapshot',
  // The server itself says what stands in it.
  input: z.custom<SnapshotInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 60, megabytes: 700 },
  failure: null,
};
