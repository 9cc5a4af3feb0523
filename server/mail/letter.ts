import { isLetterKey, letterText } from '@server/texts';
import { layOutLetter, type LetterPart, type WrittenLetter } from './letter-page';
import type { LetterInput } from './mail';

/** The text of what happened; of the template alone where that has none of its own. */
function textOf({ template, params, lang }: LetterInput, part: 'subject' | 'text'): string {
  const own = `${template}.${params['type'] ?? ''}.${part}`;
  return letterText(lang, isLetterKey(own) ? own : `${template}.${part}`, params);
}

/** Puts a letter into words, in the receiver's language. */
export function writeLetter(letter: LetterInput, publicUrl: string): WrittenLetter {
  const { lang, template, params, route, path } = letter;
  const address = path ?? (route === undefined ? undefined : `/#${route}`);
  const name = params['receiver'];
  const own = `${template}.button`;
  const button = isLetterKey(own) ? own : 'button';
  const parts: LetterPart[] = [
    ...(name === undefined ? [] : [{ kind: 'text' as const, text: letterText(lang, 'greeting', { name }) }]),
    { kind: 'text', text: textOf(letter, 'text') },
    ...(address === undefined
      ? []
      : [{ kind: 'button' as const, text: letterText(lang, button), url: `${publicUrl}${address}` }]),
  ];
  return layOutLetter(lang, textOf(letter, 'subject'), parts);
}
