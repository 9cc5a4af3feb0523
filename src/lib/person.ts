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

/** What tells a person from another of the same name: the position, else the address. */
export function personDetail(person: { position: { name: string } | null; email?: string | null }): string {
  return person.position?.name ?? person.email ?? '';
}
