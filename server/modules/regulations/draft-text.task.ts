import { z } from 'zod';
import { PARSING, type Task } from '@server/workers/task';
import { clauseShape } from './body/body.task';
import type { StoredClause } from './regulations.tables';

export interface SentClause {
  id: string;
  level: number;
  ownNumber?: string | null | undefined;
  html: string;
}

/** A text as it is stored. */
export interface DraftText {
  clauses: StoredClause[];
  wordCount: number;
}

/** Cleans a text that somebody has written and counts its words. */
export const draftTextTask: Task<SentClause[], DraftText> = {
  name: 'draftText',
  input: z.array(
    z.object({ id: z.string(), level: z.number(), ownNumber: z.string().nullish(), html: z.string() }),
  ),
  answer: z.object({ clauses: z.array(clauseShape), wordCount: z.number() }),
  limits: PARSING,
  failure: null,
};
