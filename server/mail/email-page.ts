import type { Lang } from '@server/graphql/context';
import { emailText } from '@server/texts';

/** The parts of an email from top to bottom. Texts are plain. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'item'; text: string; url: string; note: string }
  | { kind: 'button'; text: string; url: string };

/** A line at the bottom: plain, or a link. */
export interface FooterLine {
  text: string;
  url?: string;
}

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const BUTTON =
  'background:#2f6f5e;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none';
const FOOTER = 'color:#667;font-size:13px;margin:24px 0 0';

function partHtml(part: EmailPart): string {
  const text = escapeHtml(part.text);
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`;
    case 'heading':
      return `<h2 style="font-size:18px;margin:24px 0 8px">${text}</h2>`;
    case 'item':
      return `<p style="margin:0 0 12px"><a href="${escapeHtml(part.url)}" style="color:#2f6f5e">${text}</a><br><span style="color:#667;font-size:13px">${escapeHtml(part.note)}</span></p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="${BUTTON}">${text}</a></p>`;
  }
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
      return part.text;
    case 'item':
      return `— ${part.text}\n  ${part.note}\n  ${part.url}`;
    case 'button':
      return `${part.text}: ${part.url}`;
  }
}

const footerHtml = ({ text, url }: FooterLine) =>
  url === undefined
    ? escapeHtml(text)
    : `<a href="${escapeHtml(url)}" style="color:#667">${escapeHtml(text)}</a>`;

/** Renders the email as text and as HTML, in the common layout of all emails. */
export function layOutEmail(
  lang: Lang,
  subject: string,
  parts: readonly EmailPart[],
  footer: readonly FooterLine[] = [],
): WrittenEmail {
  const below = [...footer, { text: emailText(lang, 'footer') }];
  const body = parts.map(partHtml).join('');
  return {
    // A line break in a name must not add a header to the email.
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: [
      ...parts.map(partText),
      below.map(({ text, url }) => (url ? `${text}: ${url}` : text)).join('\n'),
    ].join('\n\n'),
    html: `<!doctype html><html lang="${lang === 'ru' ? 'ru' : 'en'}"><meta charset="utf-8"><body style="font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1c2421;max-width:560px;margin:0 auto;padding:24px">${body}<p style="${FOOTER}">${below.map(footerHtml).join('<br>')}</p></body></html>`,
  };
}
