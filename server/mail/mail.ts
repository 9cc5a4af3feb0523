import type { Config } from '@server/config/config';
import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import { writeLetter } from './letter';
import { letterTable } from './mail.tables';

/** Letters whose texts stand in locales/{lang}/letters.json. `params` fill their placeholders. */
export type LetterTemplate = 'invitation' | 'resetCode' | 'signCode' | 'notice' | 'security';

export interface LetterInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** Of the receiver, not of the caller. */
  lang: Lang;
  template: LetterTemplate;
  /** Besides the placeholders: `receiver`, the name to greet; of notices and security letters `type`, what happened. */
  params: Record<string, string | number>;
  /** Where the letter's button leads: a route of the browser (`/regulation/my/7`). Absent: no button. */
  route?: string;
}

export interface Mail {
  /** Stores the letters; a job sends each after the commit, or without SMTP puts it into the outbox folder. */
  send(tx: Tx, letters: readonly LetterInput[]): Promise<void>;
}

/** Letters: stored with the write that causes them, sent by a job when that has been committed. */
export function createMail(config: Pick<Config, 'publicUrl'>, jobs: Jobs): Mail {
  return {
    async send(tx, letters) {
      if (letters.length === 0) return;
      const rows = await tx
        .insert(letterTable)
        .values(
          letters.map((letter) => ({
            organizationId: letter.organizationId,
            to: letter.to,
            ...writeLetter(letter, config.publicUrl),
          })),
        )
        .returning({ letterId: letterTable.id });
      await jobs.enqueueAll(tx, 'sendLetter', rows);
    },
  };
}
