/** First letters for a picture that is not there. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** How a person is shown: first name, then family name. */
export function personName(person: { nameFirst: string; nameSecond: string }): string {
  return `${person.nameFirst} ${person.nameSecond}`.trim();
}
