import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { type LetterRow, letterTable } from './mail.tables';
import { outboxFileName, outboxFolder } from './post';

/** The content of an email whose code is no longer usable: only the fact that it was sent, its recipient and time are kept. */
const ERASED = { subject: '', text: '', html: '' } as const;

const BATCH = 100;

/** Creates the job `eraseLetters`: erases the content of emails whose code was used or has expired, in the outbox as well. */
export function createEraseLetters(
  config: Pick<Config, 'dataDir'>,
  database: Database,
  now: () => Date,
): () => Promise<void> {
  async function eraseSome(): Promise<number> {
    return database.system(async (tx) => {
      const due: Pick<LetterRow, 'id' | 'createdAt'>[] = await tx
        .select({ id: letterTable.id, createdAt: letterTable.createdAt })
        .from(letterTable)
        .where(and(lte(letterTable.eraseAt, now()), isNull(letterTable.erasedAt)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const letter of due) {
        await rm(join(outboxFolder(config), outboxFileName(letter)), { force: true });
      }
      if (due.length > 0) {
        const ids = due.map(({ id }) => id);
        await tx
          .update(letterTable)
          .set({ ...ERASED, erasedAt: now() })
          .where(inArray(letterTable.id, ids));
      }
      return due.length;
    });
  }

  return async () => {
    while ((await eraseSome()) === BATCH);
  };
}
