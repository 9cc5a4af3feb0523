import { z } from 'zod';
import { bytesShape, PARSING, type Task } from '@server/workers/task';
import { type PreparedFile, preparedShape } from '@server/modules/files/file.task';
import type { Block } from '@server/modules/content/content.tables';
import { blockShape } from '@server/modules/content/blocks/draft-text.task';

export interface BodyInput {
  kind: 'pdf' | 'doc' | 'docx';
  name: string;
  bytes: Uint8Array;
  /** Whether the file itself is the text that is signed; it must then pass the checks of an upload. */
  isStored: boolean;
}

/** The words of a file as clauses, cleaned and numbered as they are stored. */
export interface Body {
  /** The file as an upload, where it is stored. */
  file: PreparedFile | null;
  /** From the title or the first heading; null when the document has none. */
  name: string | null;
  clauses: Block[];
  /** Lines of the first page that are not clauses. */
  leftOut: string[];
  /** The pictures that the clauses reference as `data-content` 1, 2, …: redrawn, not stored yet. */
  pictures: PreparedFile[];
}

export const bodyTask: Task<BodyInput, Body> = {
  name: 'body',
  input: z.object({
    kind: z.enum(['pdf', 'doc', 'docx']),
    name: z.string(),
    bytes: bytesShape,
    isStored: z.boolean(),
  }),
  answer: z.object({
    file: preparedShape.nullable(),
    name: z.string().nullable(),
    clauses: z.array(blockShape),
    leftOut: z.array(z.string()),
    pictures: z.array(preparedShape),
  }),
  limits: PARSING,
  failure: 'regulation.fileBroken',
};
