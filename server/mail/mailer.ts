import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { Jobs } from '@server/jobs/jobs';
import type { Logger } from '@server/log/logger';
import { createEmailQueue } from './email-queue';
import type { EmailRow } from './mail.tables';
import { withoutLinks } from './names';
import { mailJobs } from './mail.jobs';

type SenderConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** The folder for emails when no SMTP is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Returns the name of an email's file there. */
export function outboxFileName({ id, createdAt }: Pick<EmailRow, 'id' | 'createdAt'>): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

async function intoOutbox(config: SenderConfig, email: EmailRow): Promise<void> {
  const folder = outboxFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail(messageOf(config, email));
  await writeFile(join(folder, outboxFileName(email)), message instanceof Buffer ? message : '', {
    mode: 0o600,
  });
}

/**
 * Returns the sender, as in `Адаптика <no-reply@…>`: the organization's own name can replace the one before the provider's
 * address.
 */
function senderOf(mailFrom: string, senderName: string): string | { name: string; address: string } {
  if (senderName === '') return mailFrom;
  return { name: withoutLinks(senderName), address: /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom };
}

function messageOf(config: SenderConfig, email: EmailRow) {
  const { to, subject, text, html, senderName, unsubscribeUrl, attachments } = email;
  return {
    from: senderOf(config.mailFrom, senderName),
    // The value is one address, whatever it contains.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, content }) => ({
      filename: name,
      content: Buffer.from(content, 'base64'),
    })),
    // RFC 8058: mail programs offer it next to the email, without opening a page.
    ...(unsubscribeUrl
      ? {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
  };
}

const MAX_TRIES = 10;
/** An import triggers the job for each of its thousands of emails, and every check of the queue has a cost. */
const MIN_CHECK_INTERVAL_MS = 250;

interface SenderDeps {
  database: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Logger;
  now: () => Date;
}

/**
 * Creates the job `sendLetters`: sends waiting emails over SMTP or writes them into the outbox folder, in turns among the
 * organizations. Failed ones are retried. A node runs it once at a time: a further call makes the running one check the queue
 * again.
 */
export function createEmailSender(
  config: SenderConfig,
  { database, jobs, log, now }: SenderDeps,
): () => Promise<void> {
  const smtp = config.smtpUrl === undefined ? null : createTransport(config.smtpUrl);
  const queue = createEmailQueue(database, { isPaced: smtp !== null, now });
  let isRunning = false;
  let isAskedAgain = false;
  let lookedAt = 0;

  async function sendOne(email: EmailRow): Promise<void> {
    try {
      await (smtp === null ? intoOutbox(config, email) : smtp.sendMail(messageOf(config, email)));
      await queue.close(email.id, null);
    } catch (error) {
      const text = String(error).slice(0, 1_000);
      log.warn({ err: error, emailId: email.id }, 'an email could not be sent');
      if (email.tries >= MAX_TRIES) return queue.close(email.id, text);
      const runAt = await queue.delay(email.id, text, email.tries);
      await database.system((tx) => jobs.enqueue(tx, mailJobs.sendEmails, {}, { runAt }));
    }
  }

  async function sendAll(): Promise<void> {
    let emails = await queue.take();
    while (emails.length > 0) {
      await Promise.all(emails.map(sendOne));
      emails = await queue.take();
    }
  }

  return async () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedAgain) {
        await setTimeout(Math.max(0, lookedAt + MIN_CHECK_INTERVAL_MS - Date.now()));
        isAskedAgain = false;
        await sendAll();
        lookedAt = Date.now();
      }
    } finally {
      isRunning = false;
    }
  };
}
