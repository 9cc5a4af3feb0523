import { searchedText } from '@server/modules/checks';

/** The number of characters before the searched word, and in total. */
const BEFORE = 40;
const LENGTH = 140;

/** Returns an excerpt of a clause around the longest searched word, on one line. */
export function excerpt(words: string, query: string): string {
  const line = words
    .replaceAll(/\{\{\w+\}\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [longest = ''] = searchedText(query)
    .split(' ')
    .sort((a, b) => b.length - a.length);
  const at = Math.max(0, searchedText(line).indexOf(longest));
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  const shown = line.slice(from, from + LENGTH);
  const isCut = from + LENGTH < line.length;
  const trimmed = isCut ? shown.slice(0, Math.max(shown.lastIndexOf(' '), LENGTH / 2)) : shown;
  return `${from > 0 ? '…' : ''}${trimmed.trim()}${isCut ? '…' : ''}`;
}
