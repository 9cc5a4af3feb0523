import { type SQL, sql } from 'drizzle-orm';
import { WORDS_PER_MINUTE } from './blocks';

/** The seconds that reading this many words takes: `readingSeconds` without a time set by the author. */
export const calculatedSeconds = (words: SQL): SQL =>
  sql`ceil(${words} * 60.0 / ${WORDS_PER_MINUTE}::int)::int`;
