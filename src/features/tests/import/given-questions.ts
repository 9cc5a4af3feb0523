import type { QuestionTable } from '@domain/questions/table/cells';
import { fromAiken } from '@domain/questions/table/from-aiken';
import { fromGift } from '@domain/questions/table/from-gift';
import { formatOf, type TextFormat } from '@domain/questions/table/text-format';
import { utf8Text, windowsText } from '@src/lib/file-text';

/** Returns the text of a file. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  return utf8Text(bytes) ?? windowsText(bytes);
}

/** Returns the format of a text: the author's choice, else detected. */
export const textFormat = (text: string, chosen: TextFormat | 'auto'): TextFormat =>
  chosen === 'auto' ? formatOf(text) : chosen;

/** Parses the questions of a text that is not a table. */
export function questionsOfText(text: string, format: Exclude<TextFormat, 'table'>): QuestionTable {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return format === 'aiken' ? fromAiken(plain) : fromGift(plain);
}
