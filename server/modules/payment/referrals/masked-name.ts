const SHOWN = 3;

/** The first letters of a name: who knows it recognizes it, and nobody else learns it. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const shown = letters.slice(0, letters.length > SHOWN ? SHOWN : 1).join('');
  return `${shown.trimEnd()}•••`;
}
