import { extname } from 'node:path';
import { isEmailTextKey, emailText } from '@server/texts';
import { layOutEmail, type EmailPart, type WrittenEmail } from './email-page';
import type { EmailInput } from './email-input';
import type { EmailAttachment } from './mail.tables';
import { safeParams } from './names';

/** Returns the text for the event type, or the template's general text if there is none. Plain: without any text by users. */
function textOf({ template, params, lang }: EmailInput, part: 'subject' | 'text', isPlain: boolean): string {
  const own = isPlain ? `${template}.plain.${part}` : `${template}.${params['type'] ?? ''}.${part}`;
  return emailText(lang, isEmailTextKey(own) ? own : `${template}.${part}`, params);
}

/** Returns the email's facts, one line each. */
function factsOf({ lang, facts = [] }: EmailInput): EmailPart[] {
  if (facts.length === 0) return [];
  const lines = facts.map(({ text, params }) => emailText(lang, text, safeParams(params)));
  return [{ kind: 'text', text: lines.join('\n') }];
}

/** Returns what a plain email says about its organization: at the end, and as a claim. */
function claimedBy({ lang, params }: EmailInput): EmailPart[] {
  const { organization } = params;
  if (organization === undefined) return [];
  return [{ kind: 'text', text: emailText(lang, 'plain.organization', { organization }) }];
}

/** Returns the attachments; a plain email names them for their type only, since users name files too. */
export function attachmentsOf({ attachments = [], lang }: EmailInput, isPlain: boolean): EmailAttachment[] {
  if (!isPlain) return [...attachments];
  return attachments.map(({ name, content }) => ({
    name: emailText(lang, 'plain.attachment') + extname(name),
    content,
  }));
}

/**
 * Writes an email in the recipient's language.
 * @param isPlain the sender is not verified: text by the sender appears neither in the subject nor first
 */
export function writeEmail(input: EmailInput, publicUrl: string, isPlain = false): WrittenEmail {
  const email = { ...input, params: safeParams(input.params) };
  const { lang, template, params, route, path } = email;
  const address = path ?? (route === undefined ? undefined : `/#${route}`);
  const name = isPlain ? undefined : params['receiver'];
  const own = `${template}.button`;
  const button = isEmailTextKey(own) ? own : 'button';
  const parts: EmailPart[] = [
    ...(name === undefined ? [] : [{ kind: 'text' as const, text: emailText(lang, 'greeting', { name }) }]),
    { kind: 'text', text: textOf(email, 'text', isPlain) },
    ...(isPlain ? [] : factsOf(email)),
    ...(address === undefined
      ? []
      : [{ kind: 'button' as const, text: emailText(lang, button), url: `${publicUrl}${address}` }]),
    ...(isPlain ? claimedBy(email) : []),
  ];
  return layOutEmail(lang, textOf(email, 'subject', isPlain), parts);
}
