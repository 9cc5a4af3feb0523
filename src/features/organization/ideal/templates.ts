/** Sets of ready-made statements by kind of work: `ideal:template.<set>` contains their names and texts. */
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
 * Returns the set that matches a position's name by the keywords of each set.
 * @param wordsOf the keywords of a set, separated by commas
 */
export function templateFor(name: string, wordsOf: (set: TemplateSet) => string): TemplateSet {
  const text = name.toLowerCase();
  const knows = (set: TemplateSet) =>
    wordsOf(set)
      .split(',')
      .some((word) => word.trim().length > 1 && text.includes(word.trim()));
  // A leadership set takes precedence over others.
  const [first = 'any'] = [...templateSets].reverse().filter(knows);
  return first;
}
