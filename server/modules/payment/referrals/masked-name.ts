const SHOWN = 3;

/** Returns the first letters of a name: people who know the name recognize it, and others do not learn it. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const shown = letters.slice(0, letters.length > SHOWN ? SHOWN : 1).join('');
  return `${shown.trimEnd()}•••`;
}
