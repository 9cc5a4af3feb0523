/** A text as search compares it: small letters, and the Cyrillic yo is ye, as people type it. */
export function fold(text: string): string {
  return text.toLocaleLowerCase().replaceAll('\u0451', '\u0435');
}
