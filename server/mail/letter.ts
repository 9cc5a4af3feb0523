import type { Lang } from '@server/graphql/context';
import { isLetterKey, letterText } from '@server/texts';
import type { LetterInput } from './mail';

export interface WrittenLetter {
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

/** Text made safe inside HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The text of this template and kind of notice; of the template alone where the kind has none of its own. */
function textOf({ template, params, lang }: LetterInput, part: 'subject' | 'text' | 'button'): string {
  const own = `${template}.${params['type'] ?? ''}.${part}`;
  const common = `${template}.${part}`;
  if (isLetterKey(own)) return letterText(lang, own, params);
  return isLetterKey(common) ? letterText(lang, common, params) : letterText(lang, 'button');
}

function page(lang: Lang, paragraphs: string[], button: { text: string; url: string } | null): string {
  const body = paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`).join('');
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="background:#2f6f5e;border-radius:8px;color:#fff;display:inline-block;padding:12px 20px;text-decoration:none">${escapeHtml(button.text)}</a></p>`
    : '';
  const footer = `<p style="color:#667;font-size:13px;margin:24px 0 0">${escapeHtml(letterText(lang, 'footer'))}</p>`;
  return `<!doctype html><html lang="${lang === 'ru' ? 'ru' : 'en'}"><meta charset="utf-8"><body style="font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1c2421;max-width:560px;margin:0 auto;padding:24px">${body}${link}${footer}</body></html>`;
}

/** Puts a letter into words, in the receiver's language, as text and as HTML. */
export function writeLetter(letter: LetterInput, publicUrl: string): WrittenLetter {
  const { lang, params, route } = letter;
  // A line break in a name must not add a header to the letter.
  const subject = textOf(letter, 'subject').replace(/\s+/g, ' ');
  const name = params['receiver'];
  const greeting = name === undefined ? [] : [letterText(lang, 'greeting', { name })];
  const paragraphs = [...greeting, textOf(letter, 'text')];
  const button =
    route === undefined ? null : { text: textOf(letter, 'button'), url: `${publicUrl}/#${route}` };
  const text = [
    ...paragraphs,
    ...(button ? [`${button.text}: ${button.url}`] : []),
    letterText(lang, 'footer'),
  ];
  return { subject, text: text.join('\n\n'), html: page(lang, paragraphs, button) };
}
