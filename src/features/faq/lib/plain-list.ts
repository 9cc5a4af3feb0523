/** A line of an answer that is an item of a list: «- Загрузите людей». */
export const LIST_ITEM = /^[-•]\s+/;

/** An answer as running text: the beginning of it is shown where no list can be. */
export function withoutListMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(LIST_ITEM, ''))
    .join('\n');
}
