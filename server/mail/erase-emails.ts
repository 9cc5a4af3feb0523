import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { type EmailRow, emailTable } from './mail.tables';
import { outboxFileName, outboxFolder } from './mailer';

/** The content of an email whose code is no longer usable: only the fact that it was sent, its recipient and time are kept. */
const ERASED = { subject: '', text: '', html: '' } as const;

const BATCH = 100;

/** Creates the job `eraseLetters`: erases the content of emails whose code was used or has expired, in the outbox as well. */
export function createEraseEmails(
  config: Pick<Config, 'dataDir'>,
  database: Database,
  now: () => Date,
): () => Promise<void> {
  async function eraseSome(): Promise<number> {
    return database.system(async (tx) => {
      const due: Pick<EmailRow, 'id' | 'createdAt'>[] = await tx
        .select({ id: emailTable.id, createdAt: emailTable.createdAt })
        .from(emailTable)
        .where(and(lte(emailTable.eraseAt, now()), isNull(emailTable.erasedAt)))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const email of due) {
        await rm(join(outboxFolder(config), outboxFileName(email)), { force: true });
      }
      if (due.length > 0) {
        const ids = due.map(({ id }) => id);
        await tx
          .update(emailTable)
          .set({ ...ERASED, erasedAt: now() })
          .where(inArray(emailTable.id, ids));
      }
      return due.length;
    });
  }

  return async () => {
    while ((await eraseSome()) === BATCH);
  };
}
