import { isAiken } from './from-aiken';
import { isGift } from './from-gift';
import { fieldOf } from './words';

/** The format of a text with questions. */
export type TextFormat = 'table' | 'aiken' | 'gift';

/** Detects the format of a text: a table has tabs, or a known heading in its first line. */
export function formatOf(text: string): TextFormat {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const cells = first.split(/[\t;,|]/);
  if (first.includes('\t') || (cells.length > 1 && cells.some((cell) => fieldOf(cell) === 'text')))
    return 'table';
  if (isAiken(text)) return 'aiken';
  return isGift(text) ? 'gift' : 'table';
}
