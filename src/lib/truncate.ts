/** Truncates a text to `length` characters including the ellipsis. It does not split symbols such as emoji. */
export function truncate(text: string, length: number): string {
  const symbols = [...text];
  return symbols.length <= length
    ? text
    : `${symbols
        .slice(0, Math.max(0, length - 3))
        .join('')
        .trimEnd()}...`;
}
