import type { Config } from '@server/config/config';
import type { Tx } from '@server/db/database';
import type { Lang } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import { codeLifetime, type CodePurpose } from '@server/modules/auth/codes';
import { writeLetter } from './letter';
import type { WrittenLetter } from './letter-page';
import { type LetterAttachment, letterTable } from './mail.tables';

/** Letters whose texts stand in locales/{lang}/letters.json. `params` fill their placeholders. */
export type LetterTemplate =
  | 'invitation'
  | 'resetCode'
  | 'signCode'
  | 'emailCode'
  | 'confirmCode'
  | 'security'
  | 'signInChange'
  | 'ipRecovery'
  | 'evidenceHead';

export interface LetterInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** Of the receiver, not of the caller. */
  lang: Lang;
  template: LetterTemplate;
  /** Besides the placeholders: `receiver`, the name to greet; of security letters `type`, what happened. */
  params: Record<string, string | number>;
  /** Of one with a code or a link that signs in: when it is used or expires, the words of the letter are erased. */
  opens?: { userId: number; purpose: CodePurpose };
  /** Of one with another link that opens something: until then. */
  expiresAt?: Date;
  /** Where the letter's button leads: a route of the browser (`/regulation/my/7`). Absent: no button. */
  route?: string;
  attachments?: LetterAttachment[];
  /** Instead of a route: an address below the server's own. */
  path?: string;
}

/** A letter that is in words already. */
export interface ReadyLetter extends WrittenLetter {
  organizationId: number | null;
  to: string;
  /** Instead of the provider's name. */
  senderName?: string;
  /** Where the receiver can refuse more of its kind. */
  unsubscribeUrl?: string | null;
  attachments?: LetterAttachment[];
}

export interface Mail {
  /** Stores the letters; a job sends each after the commit, or without SMTP puts it into the outbox folder. */
  send(tx: Tx, letters: readonly LetterInput[]): Promise<void>;
  /** The same of letters in words. */
  post(tx: Tx, letters: readonly ReadyLetter[]): Promise<void>;
}

/** When the words of the letter are erased, at the latest. */
function erasing({ opens, expiresAt }: LetterInput, at: Date) {
  if (!opens) return expiresAt ? { eraseAt: expiresAt } : {};
  const { userId: opensUserId, purpose: opensPurpose } = opens;
  return { opensUserId, opensPurpose, eraseAt: new Date(at.getTime() + codeLifetime(opensPurpose)) };
}

/** Letters: stored with the write that causes them, sent by a job when that has been committed. */
export function createMail(config: Pick<Config, 'publicUrl'>, jobs: Jobs, now: () => Date): Mail {
  async function post(tx: Tx, letters: readonly ReadyLetter[]): Promise<void> {
    if (letters.length === 0) return;
    const rows = await tx
      .insert(letterTable)
      .values([...letters])
      .returning({ letterId: letterTable.id });
    await jobs.enqueueAll(tx, 'sendLetter', rows);
  }

  return {
    post,
    send: (tx, letters) =>
      post(
        tx,
        letters.map((letter) => ({
          organizationId: letter.organizationId,
          to: letter.to,
          ...(letter.attachments ? { attachments: letter.attachments } : {}),
          ...erasing(letter, now()),
          ...writeLetter(letter, config.publicUrl),
        })),
      ),
  };
}
