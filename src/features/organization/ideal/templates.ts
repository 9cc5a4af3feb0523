/** Sets of ready-made statements, by what people do: `ideal:template.<set>` has their name and their texts. */
export const templateSets = [
  'any',
  'sales',
  'shop',
  'warehouse',
  'office',
  'production',
  'it',
  'lead',
] as const;

export type TemplateSet = (typeof templateSets)[number];

export const templateSize = [1, 2, 3, 4, 5] as const;

/**
 * The set that a position's name asks for, by the words that each set knows.
 * @param wordsOf the words of a set, parted by commas
 */
export function templateFor(name: string, wordsOf: (set: TemplateSet) => string): TemplateSet {
  const text = name.toLowerCase();
  const knows = (set: TemplateSet) =>
    wordsOf(set)
      .split(',')
      .some((word) => word.trim().length > 1 && text.includes(word.trim()));
  // A head of something is a head first.
  const [first = 'any'] = [...templateSets].reverse().filter(knows);
  return first;
}
