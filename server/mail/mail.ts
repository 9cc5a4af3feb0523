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

/** Letters whose texts stand in locales/{lang}/letters.json. `params` fill their placeholders. */
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

/** A line of its own below the letter's first words. */
export interface LetterFact {
  text: LetterKey;
  params: Record<string, string | number>;
}

export interface LetterInput {
  /** Null: from the provider itself. */
  organizationId: number | null;
  to: string;
  /** Of the receiver, not of the caller. */
  lang: Lang;
  template: LetterTemplate;
  /** Besides the placeholders: `receiver`, the name to greet; of security letters `type`, what happened. */
  params: Record<string, string | number>;
  /** What else it says; a plain letter leaves it out. */
  facts?: readonly LetterFact[];
  /** Of one with a code or a link that signs in: when it is used or expires, the words of the letter are erased. */
  opens?: { userId: number; purpose: CodePurpose };
  /** Of one with another link that opens something: until then. */
  expiresAt?: Date;
  /** Whose own sign-in it is about: whoever registered an organization gets these whatever else it has sent. */
  userId?: number;
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
  /** Somebody sits and waits for it: it goes before what is merely news. */
  isUrgent?: boolean;
  /** False: it is none of the few that an organization may send before it is confirmed. */
  isCounted?: boolean;
}

export interface Mail {
  /** Stores the letters; a job sends them after the commit, or without SMTP puts them into the outbox folder. */
  send(tx: Tx, letters: readonly LetterInput[]): Promise<void>;
  /** The same of letters in words. */
  post(tx: Tx, letters: readonly ReadyLetter[]): Promise<void>;
  /** Whether letters of this organization may not say anything of its own, as nobody has confirmed who it is. */
  isPlain(tx: Tx, organizationId: number | null): Promise<boolean>;
}

/** When the words of the letter are erased, at the latest. */
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

/** Letters: stored with the write that causes them, sent by a job when that has been committed. */
export function createMail(config: Pick<Config, 'publicUrl' | 'smtpUrl'>, jobs: Jobs, now: () => Date): Mail {
  /** Asked once in a transaction, however many letters it has. */
  const known = new WeakMap<Tx, Map<number, Promise<boolean>>>();

  async function isUnconfirmed(tx: Tx, organizationId: number): Promise<boolean> {
    const rows = await selectRows(tx, { isConfirmed: boolean })(
      sql`select organization_is_confirmed(${organizationId}) as "isConfirmed"`,
    );
    return rows[0]?.isConfirmed !== true;
  }

  async function isPlain(tx: Tx, organizationId: number | null): Promise<boolean> {
    // The provider's own words are nobody's advertisement, and what is not sent is no nuisance.
    if (organizationId === null || config.smtpUrl === undefined) return false;
    const asked = known.get(tx) ?? new Map<number, Promise<boolean>>();
    known.set(tx, asked);
    const answer = asked.get(organizationId) ?? isUnconfirmed(tx, organizationId);
    asked.set(organizationId, answer);
    return answer;
  }

  /** Codes of whoever registered the organization: without them nobody could confirm it. */
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
