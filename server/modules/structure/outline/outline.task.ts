import { z } from 'zod';
import { bytesShape, PARSING, type Task } from '@server/workers/task';

export interface OutlineInput {
  bytes: Uint8Array;
  name: string;
}

/** Converts a table of a structure to an indented list. */
export const outlineTask: Task<OutlineInput, string> = {
  name: 'outline',
  input: z.object({ bytes: bytesShape, name: z.string() }),
  answer: z.string(),
  limits: PARSING,
  failure: 'import.notSpreadsheet',
};
