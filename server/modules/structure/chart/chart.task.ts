import { z } from 'zod';
import type { ChartHead, DrawnItem } from '@domain/chart/chart-drawing';
import type { PaperFormat } from '@domain/chart/chart-formats';
import type { TreeNode } from '@domain/tree';
import { bytesShape, type Task } from '@server/workers/task';

/** A chart that is rendered as a PDF. */
export interface ChartInput {
  /** The cards that are shown; the cards of collapsed branches are left out. */
  nodes: readonly TreeNode<DrawnItem>[];
  format: PaperFormat;
  head: ChartHead;
  /** Pictures as data URLs by the person's id; the others are drawn with initials. */
  pictures: ReadonlyMap<number, string>;
}

export const chartTask: Task<ChartInput, Uint8Array> = {
  name: 'structureChart',
  // The server itself builds the content, so it is not validated in detail.
  input: z.custom<ChartInput>((value) => typeof value === 'object' && value !== null),
  answer: bytesShape,
  limits: { cpuSeconds: 60, megabytes: 700, seconds: 120 },
  failure: null,
};
