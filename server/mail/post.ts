import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { JobPayloads } from '@server/jobs/jobs';
import { type LetterRow, letterTable } from './mail.tables';

type PostConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Where letters go when no SMTP is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** The name of a letter there. */
export function outboxFileName({ id, createdAt }: Pick<LetterRow, 'id' | 'createdAt'>): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

async function intoOutbox(config: PostConfig, letter: LetterRow): Promise<void> {
  const folder = outboxFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail(messageOf(config, letter));
  await writeFile(join(folder, outboxFileName(letter)), message instanceof Buffer ? message : '', {
    mode: 0o600,
  });
}

/** `Адаптика <no-reply@…>`: the organization's own name may stand before the provider's address. */
function senderOf(mailFrom: string, senderName: string): string | { name: string; address: string } {
  if (senderName === '') return mailFrom;
  return { name: senderName, address: /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom };
}

function messageOf(config: PostConfig, letter: LetterRow) {
  const { to, subject, text, html, senderName, unsubscribeUrl, attachments } = letter;
  return {
    from: senderOf(config.mailFrom, senderName),
    // An address is one address, whatever it contains.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, content }) => ({
      filename: name,
      content: Buffer.from(content, 'base64'),
    })),
    // RFC 8058: mail programs offer it beside the letter, without opening a page.
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

const isOver = ({ eraseAt }: Pick<LetterRow, 'eraseAt'>, at: Date) => eraseAt !== null && eraseAt <= at;

/** The job `sendLetter`: sends one stored letter by SMTP, or writes it into the outbox folder. Failing, it is tried again. */
export function createPost(
  config: PostConfig,
  database: Database,
  now: () => Date,
): (payload: JobPayloads['sendLetter']) => Promise<void> {
  const smtp = config.smtpUrl === undefined ? null : createTransport(config.smtpUrl);

  const note = (id: number, values: Partial<typeof letterTable.$inferInsert>) =>
    database.system((tx) => tx.update(letterTable).set(values).where(eq(letterTable.id, id)));

  return async ({ letterId }) => {
    const [letter] = await database.system((tx) =>
      tx.select().from(letterTable).where(eq(letterTable.id, letterId)),
    );
    // One whose code was used or replaced meanwhile has nothing to say.
    if (!letter || letter.sentAt || isOver(letter, now())) return;
    if (smtp === null) return intoOutbox(config, letter);
    try {
      await smtp.sendMail(messageOf(config, letter));
    } catch (error) {
      await note(letterId, { error: String(error).slice(0, 1_000) });
      throw error;
    }
    // Nobody reads it here once it has been handed over.
    const erased = letter.eraseAt ? { eraseAt: now() } : {};
    await note(letterId, { sentAt: now(), error: null, ...erased });
  };
}
