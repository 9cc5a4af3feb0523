import { z } from 'zod';
import { PARSING, type Task } from '@server/workers/task';
import type { Block } from '../content.tables';

export interface SentClause {
  id: string;
  level: number;
  ownNumber?: string | null | undefined;
  html: string;
}

/** A block returned by a worker process. */
export const blockShape = z.object({
  id: z.string(),
  level: z.number(),
  number: z.string(),
  ownNumber: z.string().optional(),
  html: z.string(),
  text: z.string(),
});

/** A text in its stored form. */
export interface DraftText {
  clauses: Block[];
  wordCount: number;
}

/** Sanitizes a text and counts its words. */
export const draftTextTask: Task<SentClause[], DraftText> = {
  name: 'draftText',
  input: z.array(
    z.object({ id: z.string(), level: z.number(), ownNumber: z.string().nullish(), html: z.string() }),
  ),
  answer: z.object({ clauses: z.array(blockShape), wordCount: z.number() }),
  limits: PARSING,
  failure: null,
};
