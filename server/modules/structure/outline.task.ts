import { z } from 'zod';
import { bytesShape, PARSING, type Task } from '@server/workers/task';

export interface OutlineInput {
  bytes: Uint8Array;
  name: string;
}

/** A table of a structure as an indented list. */
export const outlineTask: Task<OutlineInput, string> = {
  name: 'outline',
  input: z.object({ bytes: bytesShape, name: z.string() }),
  answer: z.string(),
  limits: PARSING,
  failure: 'import.notSpreadsheet',
};
