import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Config } from '@server/config/config';
import type { Tx } from '@server/db/database';
import { boolean, integer, nullable } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Jobs } from '@server/jobs/jobs';
import { codeLifetime } from '@server/modules/auth/codes';
import { attachmentsOf, writeEmail } from './email';
import type { EmailInput, EmailTemplate } from './email-input';
import type { WrittenEmail } from './email-page';
import { type EmailAttachment, emailTable } from './mail.tables';
import { mailJobs } from './mail.jobs';

/** An email with its final text. */
export interface ReadyEmail extends WrittenEmail {
  organizationId: number | null;
  to: string;
  /** Replaces the provider's name. */
  senderName?: string;
  /** The link by which the recipient can unsubscribe from this kind of email. */
  unsubscribeUrl?: string | null;
  attachments?: EmailAttachment[];
  /** A person is waiting for it: it has priority over other emails. */
  isUrgent?: boolean;
  /** False: it does not count toward the few that an unconfirmed organization may send. */
  isCounted?: boolean;
}

export interface Mail {
  /** Stores the emails; a job sends them after the commit, or without SMTP puts them into the outbox folder. */
  send(tx: Tx, emails: readonly EmailInput[]): Promise<void>;
  /** The same for emails with their final text. */
  sendReady(tx: Tx, emails: readonly ReadyEmail[]): Promise<void>;
  /** Whether emails can be sent, and no administrator of the organization has confirmed an address yet; its emails have no own text. */
  isUnconfirmed(tx: Tx, organizationId: number | null): Promise<boolean>;
}

/** Returns when the content of the email is erased at the latest. */
function erasing({ opens, expiresAt }: EmailInput, at: Date) {
  if (!opens) return expiresAt ? { eraseAt: expiresAt } : {};
  const { userId: opensUserId, purpose: opensPurpose } = opens;
  return { opensUserId, opensPurpose, eraseAt: new Date(at.getTime() + codeLifetime(opensPurpose)) };
}

/** What a person must know of their own sign-in, whatever else their organization is sending. */
const SECURITY: ReadonlySet<EmailTemplate> = new Set(['signInChange', 'security']);

const URGENT: ReadonlySet<EmailTemplate> = new Set([
  ...SECURITY,
  'resetCode',
  'signCode',
  'emailCode',
  'confirmCode',
  'addressCode',
]);

/** Whether the organization has written to the address before, and few of these emails were not counted today. */
async function isExempt(tx: Tx, organizationId: number, to: string): Promise<boolean> {
  const rows = await selectRows(tx, { isExempt: boolean })(sql`
    select count(*) filter (where l.sent_at is not null) > 0
      and count(*) filter (where not l.is_counted and l.created_at > now() - interval '1 day')
        < ${limits.mail.securityPerAddress} as "isExempt"
    from letter l where l.organization_id = ${organizationId} and lower(l."to") = lower(${to})`);
  return rows[0]?.isExempt === true;
}

/** Creates the email service: emails are stored with the write that causes them and sent by a job after the commit. */
export function createMail(config: Pick<Config, 'publicUrl' | 'smtpUrl'>, jobs: Jobs, now: () => Date): Mail {
  /** Looked up once per transaction, regardless of the number of emails. */
  const known = new WeakMap<Tx, Map<number, Promise<boolean>>>();

  async function lacksProof(tx: Tx, organizationId: number): Promise<boolean> {
    const rows = await selectRows(tx, { isConfirmed: boolean })(
      sql`select organization_is_confirmed(${organizationId}) as "isConfirmed"`,
    );
    return rows[0]?.isConfirmed !== true;
  }

  async function isUnconfirmed(tx: Tx, organizationId: number | null): Promise<boolean> {
    // The provider's own text cannot be abused for advertising, and unsent emails bother nobody.
    if (organizationId === null || config.smtpUrl === undefined) return false;
    const asked = known.get(tx) ?? new Map<number, Promise<boolean>>();
    known.set(tx, asked);
    const answer = asked.get(organizationId) ?? lacksProof(tx, organizationId);
    asked.set(organizationId, answer);
    return answer;
  }

  /**
   * Returns false for codes to the person who registered the organization, without which it could not be confirmed, and for
   * security emails to an address that has had an email from the organization: its administrator could use the few emails up
   * first. An address that never had one may be anybody's.
   */
  async function isCounted(tx: Tx, { organizationId, userId, template, to }: EmailInput): Promise<boolean> {
    if (organizationId === null) return true;
    if (SECURITY.has(template)) return !(await isExempt(tx, organizationId, to));
    if (userId === undefined) return true;
    const rows = await selectRows(tx, { userId: nullable(integer) })(
      sql`select user_id as "userId" from organization where id = ${organizationId}`,
    );
    return rows[0]?.userId !== userId;
  }

  async function sendReady(tx: Tx, emails: readonly ReadyEmail[]): Promise<void> {
    if (emails.length === 0) return;
    await tx.insert(emailTable).values(emails.map((email) => ({ ...email, dueAt: sql`now()` })));
    await jobs.enqueue(tx, mailJobs.sendEmails, {});
  }

  return {
    sendReady,
    isUnconfirmed,
    async send(tx, emails) {
      const ready: ReadyEmail[] = [];
      for (const email of emails) {
        const { organizationId, to, template } = email;
        const isOwnWordless = await isUnconfirmed(tx, organizationId);
        ready.push({
          organizationId,
          to,
          attachments: attachmentsOf(email, isOwnWordless),
          ...erasing(email, now()),
          isUrgent: URGENT.has(template),
          isCounted: !isOwnWordless || (await isCounted(tx, email)),
          ...writeEmail(email, config.publicUrl, isOwnWordless),
        });
      }
      await sendReady(tx, ready);
    },
  };
}
