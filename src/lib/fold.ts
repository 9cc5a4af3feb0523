/** Normalizes a text for search: lower case, and «ё» replaced with «е», as people type it. */
export function fold(text: string): string {
  return text.toLocaleLowerCase().replaceAll('\u0451', '\u0435');
}
