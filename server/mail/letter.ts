import { isLetterKey, letterText } from '@server/texts';
import { layOutLetter, type LetterPart, type WrittenLetter } from './letter-page';
import type { LetterInput } from './mail';
import { safeParams } from './names';

/** Returns the text for the event type, or the template's general text if there is none. Plain: without any text by users. */
function textOf({ template, params, lang }: LetterInput, part: 'subject' | 'text', isPlain: boolean): string {
  const own = isPlain ? `${template}.plain.${part}` : `${template}.${params['type'] ?? ''}.${part}`;
  return letterText(lang, isLetterKey(own) ? own : `${template}.${part}`, params);
}

/** Returns the email's facts, one line each. */
function factsOf({ lang, facts = [] }: LetterInput): LetterPart[] {
  if (facts.length === 0) return [];
  const lines = facts.map(({ text, params }) => letterText(lang, text, safeParams(params)));
  return [{ kind: 'text', text: lines.join('\n') }];
}

/** Returns what a plain email says about its organization: at the end, and as a claim. */
function claimedBy({ lang, params }: LetterInput): LetterPart[] {
  const { organization } = params;
  if (organization === undefined) return [];
  return [{ kind: 'text', text: letterText(lang, 'plain.organization', { organization }) }];
}

/**
 * Writes an email in the recipient's language.
 * @param isPlain the sender is not verified: text by the sender appears neither in the subject nor first
 */
export function writeLetter(input: LetterInput, publicUrl: string, isPlain = false): WrittenLetter {
  const letter = { ...input, params: safeParams(input.params) };
  const { lang, template, params, route, path } = letter;
  const address = path ?? (route === undefined ? undefined : `/#${route}`);
  const name = isPlain ? undefined : params['receiver'];
  const own = `${template}.button`;
  const button = isLetterKey(own) ? own : 'button';
  const parts: LetterPart[] = [
    ...(name === undefined ? [] : [{ kind: 'text' as const, text: letterText(lang, 'greeting', { name }) }]),
    { kind: 'text', text: textOf(letter, 'text', isPlain) },
    ...(isPlain ? [] : factsOf(letter)),
    ...(address === undefined
      ? []
      : [{ kind: 'button' as const, text: letterText(lang, button), url: `${publicUrl}${address}` }]),
    ...(isPlain ? claimedBy(letter) : []),
  ];
  return layOutLetter(lang, textOf(letter, 'subject', isPlain), parts);
}
