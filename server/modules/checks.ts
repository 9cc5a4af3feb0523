import { removeControls, storableLine, storableText } from '@domain/storable-text';
import { AppError } from '@server/errors';

interface TextRule {
  field: string;
  max: number;
  isRequired?: boolean;
}

/**
 * Returns the stored form of a text: without control characters and outer spaces. It stays plain text; output must escape it.
 * @throws {AppError} validation.required, validation.tooLong
 */
export function checkText(value: string, rule: TextRule): string {
  return checkLength(storableText(value), rule);
}

function checkLength(text: string, { field, max, isRequired = false }: TextRule): string {
  if (isRequired && text === '') throw new AppError('validation.required', { field });
  if (text.length > max) throw new AppError('validation.tooLong', { field, params: { max } });
  return text;
}

/** The same for a single line: names and titles. */
export function checkLine(value: string, rule: TextRule): string {
  return checkLength(storableLine(value), rule);
}

/** @throws {AppError} validation.range unless null or a whole number from `min` to `max` */
export function checkRange(
  value: number | null,
  { field, min, max }: { field: string; min: number; max: number },
): number | null {
  if (value !== null && (!Number.isInteger(value) || value < min || value > max)) {
    throw new AppError('validation.range', { field, params: { min, max } });
  }
  return value;
}

/** Checks a field that was sent; a field that was not sent stays undefined, and therefore unchanged. */
export function sent<Value, Checked>(
  value: Value | undefined,
  check: (value: Value) => Checked,
): Checked | undefined {
  return value === undefined ? undefined : check(value);
}

/** The same for a field that cannot be emptied: null counts as not sent. */
export function given<Value, Checked>(
  value: Value | null | undefined,
  check: (value: Value) => Checked,
): Checked | undefined {
  return value === undefined || value === null ? undefined : check(value);
}

/**
 * Returns the number of an ID.
 * @throws {AppError} notFound: an ID that is not a number matches nothing
 */
export function checkRowId(id: string): number {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) throw new AppError('notFound');
  return number;
}

/** Returns page and size of a list as limit and offset. A page beyond the end is empty. */
export function paging(
  page: number | null | undefined,
  pageSize: number | null | undefined,
  max: number,
): { limit: number; offset: number } {
  const limit = Math.min(Math.max(pageSize ?? 20, 1), max);
  return { limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}

/**
 * Returns a LIKE pattern that finds the text anywhere, whatever characters it contains; stored texts never have control
 * characters.
 */
export function likePattern(text: string): string {
  return `%${removeControls(text)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Normalizes a search text in the way names are compared: «ё» becomes «е», one space between words. */
export function searchedText(text: string): string {
  return removeControls(text, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
}

/** Returns one LIKE pattern per word, the longest first (used for the index lookup); «ё» becomes «е». */
export function wordPatterns(text: string): string[] {
  return searchedText(text)
    .split(' ')
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map(likePattern);
}
