import type { QuestionTable } from '@domain/questions/table/cells';
import { fromAiken } from '@domain/questions/table/from-aiken';
import { fromGift } from '@domain/questions/table/from-gift';
import { formatOf, type TextFormat } from '@domain/questions/table/text-format';
import { utf8Text, windowsText } from '@src/lib/file-text';

/** The text of a file. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  return utf8Text(bytes) ?? windowsText(bytes);
}

/** What a text is read as: what its author says, else what it looks like. */
export const textFormat = (text: string, chosen: TextFormat | 'auto'): TextFormat =>
  chosen === 'auto' ? formatOf(text) : chosen;

/** The questions of a text that is no table. */
export function questionsOfText(text: string, format: Exclude<TextFormat, 'table'>): QuestionTable {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return format === 'aiken' ? fromAiken(plain) : fromGift(plain);
}
