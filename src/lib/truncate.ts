/** Cuts a text to `length` characters, the three dots included. Whole symbols only: an emoji is not halved. */
export function truncate(text: string, length: number): string {
  const symbols = [...text];
  return symbols.length <= length
    ? text
    : `${symbols
        .slice(0, Math.max(0, length - 3))
        .join('')
        .trimEnd()}...`;
}
