import { AppError } from '@server/errors';

interface TextRule {
  field: string;
  max: number;
  isRequired?: boolean;
}

/** Control characters but line ends and tabs; PostgreSQL does not store a NUL at all. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Halves of a character: no JSON for PostgreSQL. */
const HALVES = /\p{Surrogate}/gu;

/** A text without what no database keeps, or shows to anybody. */
export const keepable = (value: string): string => value.replaceAll(CONTROL, '').replaceAll(HALVES, '');

/**
 * A text as it is stored: without control characters and outer spaces. It stays plain text; whoever shows it escapes it.
 * @throws {AppError} validation.required, validation.tooLong
 */
export function checkText(value: string, { field, max, isRequired = false }: TextRule): string {
  const text = keepable(value).trim();
  if (isRequired && text === '') throw new AppError('validation.required', { field });
  if (text.length > max) throw new AppError('validation.tooLong', { field, params: { max } });
  return text;
}

/** The same on one line: names and titles. */
export function checkLine(value: string, rule: TextRule): string {
  return checkText(value.replaceAll(/\s+/g, ' '), rule);
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

/** A field that was sent, checked; what was not sent stays undefined and so as it is. */
export function sent<Value, Checked>(
  value: Value | undefined,
  check: (value: Value) => Checked,
): Checked | undefined {
  return value === undefined ? undefined : check(value);
}

/** The same of a field that cannot be emptied: null is as if it was not sent. */
export function given<Value, Checked>(
  value: Value | null | undefined,
  check: (value: Value) => Checked,
): Checked | undefined {
  return value === undefined || value === null ? undefined : check(value);
}

/**
 * The number that an ID stands for.
 * @throws {AppError} notFound: nothing is called by what is no number
 */
export function checkRowId(id: string): number {
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) throw new AppError('notFound');
  return number;
}

/** Page and size of a list as limit and offset. A page beyond the end is an empty page. */
export function paging(
  page: number | null | undefined,
  pageSize: number | null | undefined,
  max: number,
): { limit: number; offset: number } {
  const limit = Math.min(Math.max(pageSize ?? 20, 1), max);
  return { limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}

/** A LIKE pattern that finds the text anywhere, whatever characters it has; no stored text has control characters. */
export function likePattern(text: string): string {
  return `%${text
    .replaceAll(CONTROL, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** What is searched for as names are compared with it: «ё» is «е», one space between words. */
export function searchedText(text: string): string {
  return text
    .replaceAll(CONTROL, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
}

/** One LIKE pattern per word, the longest first (the one that an index is asked for); «ё» is «е». */
export function wordPatterns(text: string): string[] {
  return searchedText(text)
    .split(' ')
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map(likePattern);
}
