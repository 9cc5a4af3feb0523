import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import { createPace } from '@server/spreadsheets/pace';

/** Rows for a worker process, serialized in parts. `Row` is the type that `unpackRows` returns. */
export interface PackedRows<Row> {
  parts: Uint8Array[];
  /** Only for the types: the rows themselves are in `parts`. */
  row?: Row;
}

/**
 * Packs rows while they are read, with pauses in which others are served. A message of twenty thousand objects would be serialized
 * in one go, on the thread that serves everybody; bytes are only copied, and wait for their turn outside of the heap.
 */
export async function packRows<Row>(
  parts: AsyncIterable<readonly Row[]>,
  pace: () => Promise<void> | undefined = createPace(),
): Promise<PackedRows<Row>> {
  const packed: Uint8Array[] = [];
  for await (const rows of parts) {
    packed.push(serialize(rows));
    await pace();
  }
  return { parts: packed };
}

/** Returns the rows in a worker process. */
export function unpackRows<Row>({ parts }: PackedRows<Row>): Row[] {
  // The server itself packed them.
  const rows = z.custom<Row[]>(Array.isArray);
  return parts.flatMap((part) => rows.parse(deserialize(part)));
}
