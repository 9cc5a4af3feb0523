import { z } from 'zod';
import type { ReportCell } from '@server/modules/content/content-reports';
import { bytesShape, type Task } from '@server/workers/task';

/** The content of a report's PDF, with cells already converted to text. */
export interface SnapshotInput {
  title: string;
  /** Who took the snapshot, when, and how many rows it has. */
  lines: string[];
  columns: { title: string; cell: ReportCell }[];
  rows: string[][];
}

export const snapshotTask: Task<SnapshotInput, Uint8Array> = {
  name: 'reportSnapshot',
  // The server itself builds the content, so it is not validated in detail.
  input: z.custom<SnapshotInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 60, megabytes: 700 },
  failure: null,
};
