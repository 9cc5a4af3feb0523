import { sql } from 'drizzle-orm';
import type { Config } from '@server/config/config';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Lang } from '@server/graphql/context';
import type { Jobs } from '@server/jobs/jobs';
import type { LetterKey } from '@server/texts';
import { codeLifetime, type CodePurpose } from '@server/modules/auth/codes';
import { writeLetter } from './letter';
import type { WrittenLetter } from './letter-page';
import { type LetterAttachment, letterTable } from './mail.tables';
import { mailJobs } from './mail.jobs';

/** Emails whose texts are in locales/{lang}/letters.json. `params` are the values of their placeholders. */
export type LetterTemplate =
  | 'invitation'
  | 'resetCode'
  | 'signCode'
  | 'emailCode'
  | 'confirmCode'
  | 'addressCode'
  | 'security'
  | 'signInChange'
  | 'ipRecovery'
  | 'evidenceHead'
  | 'report';

/** A separate line below the email's first text. */
export interface LetterFact {
  text: LetterKey;
  params: Record<string, string | number>;
}

export interface LetterInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** The language of the recipient, not of the caller. */
  lang: Lang;
  template: LetterTemplate;
  /** In addition to the placeholders: `receiver`, the name to greet; for security emails `type`, the event. */
  params: Record<string, string | number>;
  /** Further content; a plain email omits it. */
  facts?: readonly LetterFact[];
  /** For an email with a code or a sign-in link: when it is used or expires, the content of the email is erased. */
  opens?: { userId: number; purpose: CodePurpose };
  /** For an email with another kind of access link: when that expires. */
  expiresAt?: Date;
  /** The user whose sign-in it concerns: the person who registered an organization gets these regardless of its email limit. */
  userId?: number;
  /** The target of the email's button: a route of the browser (`/regulation/my/7`). Absent: no button. */
  route?: string;
  attachments?: LetterAttachment[];
  /** Instead of a route: a path on the server. */
  path?: string;
}

/** An email with its final text. */
export interface ReadyLetter extends WrittenLetter {
  organizationId: number | null;
  to: string;
  /** Replaces the provider's name. */
  senderName?: string;
  /** The link by which the recipient can unsubscribe from this kind of email. */
  unsubscribeUrl?: string | null;
  attachments?: LetterAttachment[];
  /** A person is waiting for it: it has priority over other emails. */
  isUrgent?: boolean;
  /** False: it does not count toward the few that an unconfirmed organization may send. */
  isCounted?: boolean;
}

export interface Mail {
  /** Stores the emails; a job sends them after the commit, or without SMTP puts them into the outbox folder. */
  send(tx: Tx, letters: readonly LetterInput[]): Promise<void>;
  /** The same for emails with their final text. */
  post(tx: Tx, letters: readonly ReadyLetter[]): Promise<void>;
  /** Whether emails of this organization may not contain its own text, because its identity is not confirmed. */
  isPlain(tx: Tx, organizationId: number | null): Promise<boolean>;
}

/** Returns when the content of the email is erased at the latest. */
function erasing({ opens, expiresAt }: LetterInput, at: Date) {
  if (!opens) return expiresAt ? { eraseAt: expiresAt } : {};
  const { userId: opensUserId, purpose: opensPurpose } = opens;
  return { opensUserId, opensPurpose, eraseAt: new Date(at.getTime() + codeLifetime(opensPurpose)) };
}

const URGENT: ReadonlySet<LetterTemplate> = new Set([
  'resetCode',
  'signCode',
  'emailCode',
  'confirmCode',
  'addressCode',
]);

/** Creates the email service: emails are stored with the write that causes them and sent by a job after the commit. */
export function createMail(config: Pick<Config, 'publicUrl' | 'smtpUrl'>, jobs: Jobs, now: () => Date): Mail {
  /** Looked up once per transaction, regardless of the number of emails. */
  const known = new WeakMap<Tx, Map<number, Promise<boolean>>>();

  async function isUnconfirmed(tx: Tx, organizationId: number): Promise<boolean> {
    const rows = await selectRows(tx, { isConfirmed: boolean })(
      sql`select organization_is_confirmed(${organizationId}) as "isConfirmed"`,
    );
    return rows[0]?.isConfirmed !== true;
  }

  async function isPlain(tx: Tx, organizationId: number | null): Promise<boolean> {
    // The provider's own text cannot be abused for advertising, and unsent emails bother nobody.
    if (organizationId === null || config.smtpUrl === undefined) return false;
    const asked = known.get(tx) ?? new Map<number, Promise<boolean>>();
    known.set(tx, asked);
    const answer = asked.get(organizationId) ?? isUnconfirmed(tx, organizationId);
    asked.set(organizationId, answer);
    return answer;
  }

  /** Returns false for codes to the person who registered the organization: without them it could not be confirmed. */
  async function isCounted(tx: Tx, { organizationId, userId }: LetterInput): Promise<boolean> {
    if (userId === undefined || organizationId === null) return true;
    const rows = await selectRows(tx, { userId: nullable(integer) })(
      sql`select user_id as "userId" from organization where id = ${organizationId}`,
    );
    return rows[0]?.userId !== userId;
  }

  async function post(tx: Tx, letters: readonly ReadyLetter[]): Promise<void> {
    if (letters.length === 0) return;
    await tx.insert(letterTable).values(letters.map((letter) => ({ ...letter, dueAt: sql`now()` })));
    await jobs.enqueue(tx, mailJobs.sendLetters, {});
  }

  return {
    post,
    isPlain,
    async send(tx, letters) {
      const ready: ReadyLetter[] = [];
      for (const letter of letters) {
        const { organizationId, to, template } = letter;
        const isOwnWordless = await isPlain(tx, organizationId);
        ready.push({
          organizationId,
          to,
          ...(letter.attachments ? { attachments: letter.attachments } : {}),
          ...erasing(letter, now()),
          isUrgent: URGENT.has(template),
          isCounted: !isOwnWordless || (await isCounted(tx, letter)),
          ...writeLetter(letter, config.publicUrl, isOwnWordless),
        });
      }
      await post(tx, ready);
    },
  };
}
