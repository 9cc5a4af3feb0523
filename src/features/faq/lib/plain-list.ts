/** A list item in an answer: «- Загрузите людей». */
export const LIST_ITEM = /^[-•]\s+/;

/** Returns an answer as continuous text, for excerpts that cannot contain a list. */
export function withoutListMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(LIST_ITEM, ''))
    .join('\n');
}
