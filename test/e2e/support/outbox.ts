import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '@test/helpers/built-app';

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The text of an email as its reader sees it: of its first part, in any encoding. */
export function textOf(message: string): string {
  const start = message.indexOf('Content-Type: text/plain');
  const end = message.indexOf('\n\n', start);
  const headers = message.slice(start, end);
  const body = message.slice(end + 2).split(/\r?\n--/)[0] ?? '';
  const encoding = /Content-Transfer-Encoding: ([\w-]+)/i.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body) : body;
}

/** The messages to an address, the newest last. */
function messagesTo(app: RunningApp, address: string): string[] {
  const folder = join(app.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((message) => new RegExp(`^To: .*${address.replace(/[.+]/g, '\\$&')}`, 'm').test(message));
}

/** The texts of the emails to an address, the newest last. */
const emailsTo = (app: RunningApp, address: string) => messagesTo(app, address).map(textOf);

/** Returns the match of a pattern in an email to an address; waits for the job that writes the email. */
async function waitForEmail(
  app: RunningApp,
  address: string,
  read: (emails: readonly string[]) => string | undefined,
): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = read(emailsTo(app, address));
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`the letter to ${address} has not come`);
}

/** The file name of a part of a message, which mailers write in encoded pieces. */
function partName(part: string): string {
  const pieces = [...part.matchAll(/filename\*\d+\*?=([^;\r\n]+)/g)].map(([, piece = '']) => piece);
  return decodeURIComponent(pieces.join('').replace(/^utf-8''/i, ''));
}

/** The attachments of that name in all emails to an address. */
export function attachmentsTo(app: RunningApp, address: string, name: string): Buffer[] {
  const files: Buffer[] = [];
  for (const message of messagesTo(app, address)) {
    for (const part of message.split(/\r?\n--/)) {
      const body = part
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('');
      if (partName(part) === name) files.push(Buffer.from(body, 'base64'));
    }
  }
  return files;
}

/** Returns the match of a pattern in the newest email to an address. */
export const findEmail = (app: RunningApp, address: string, pattern: RegExp): Promise<string> =>
  waitForEmail(app, address, (emails) => pattern.exec(emails.at(-1) ?? '')?.[0]);

const INVITATION = /https?:\/\/\S+accessToken=\S+/;

/** The newest invitation to an address; on working days an email about tasks may follow it at once. */
export const invitationEmailTo = (app: RunningApp, address: string): Promise<string> =>
  waitForEmail(app, address, (emails) => emails.findLast((text) => INVITATION.test(text)));

/** The link in the newest invitation to an address. */
export const invitationTo = async (app: RunningApp, address: string): Promise<string> =>
  INVITATION.exec(await invitationEmailTo(app, address))?.[0] ?? '';

/** The code of the newest email to an address. */
export const codeTo = (app: RunningApp, address: string): Promise<string> =>
  findEmail(app, address, /(?<=: )\d{4,8}(?=\.)/);
