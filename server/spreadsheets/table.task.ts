import { z } from 'zod';
import { bytesShape, PARSING, type Task } from '@server/workers/task';

export interface TableInput {
  bytes: Uint8Array;
  fileName: string;
  maxColumns: number;
  /** Absent: all of them. */
  maxRows?: number | undefined;
}

/** A table as parts of its rows, each as JSON, so that only one part is in memory as objects. */
export interface Table {
  parts: Uint8Array[];
  /** Days are counted from 1904. */
  is1904: boolean;
}

export const tableTask: Task<TableInput, Table> = {
  name: 'table',
  input: z.object({
    bytes: bytesShape,
    fileName: z.string(),
    maxColumns: z.number(),
    maxRows: z.number().optional(),
  }),
  answer: z.object({ parts: z.array(bytesShape), is1904: z.boolean() }),
  limits: PARSING,
  failure: 'import.notSpreadsheet',
};

const partShape = z.array(z.object({ number: z.number(), cells: z.array(z.string()) }));

/** Returns the rows of a part. */
export function rowsOfPart(part: Uint8Array): z.infer<typeof partShape> {
  return partShape.parse(JSON.parse(Buffer.from(part).toString('utf8')));
}
