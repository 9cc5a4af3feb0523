import { SECRET } from './support';

/** Every text and field name anywhere in a value. */
export function allTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(allTexts);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, field]) =>
      field === null ? [] : [name, ...allTexts(field)],
    );
  }
  return [String(value)];
}

const KEYS = ['key', 'rightIds', 'rubric', 'explained', 'explanation', 'feedback', 'outcome', 'isShuffled'];

/** Checks that a response contains no right answers, points or explanations. */
export function expectNoKey(value: unknown): void {
  const found = allTexts(value);
  expect(found.filter((word) => KEYS.includes(word) || word.includes(SECRET))).toEqual([]);
}
