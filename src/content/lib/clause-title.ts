/** Returns the first words of a clause, for tables of contents and outlines. */
export function clauseTitle(text: string, length = 80): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}...`;
}
