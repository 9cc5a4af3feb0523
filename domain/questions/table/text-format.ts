import { isAiken } from './from-aiken';
import { isGift } from './from-gift';
import { fieldOf } from './words';

/** As what a text with questions is read. */
export type TextFormat = 'table' | 'aiken' | 'gift';

/** What a text looks like: a table has tabs or a heading that is known in its first line. */
export function formatOf(text: string): TextFormat {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const cells = first.split(/[\t;,|]/);
  if (first.includes('\t') || (cells.length > 1 && cells.some((cell) => fieldOf(cell) === 'text')))
    return 'table';
  if (isAiken(text)) return 'aiken';
  return isGift(text) ? 'gift' : 'table';
}
