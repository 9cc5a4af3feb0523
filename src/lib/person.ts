import { disambiguateNames } from './options';

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

/** What stands below a person's name in a list to choose from: the position, else the address. */
export function personDetail(person: { position: { name: string } | null; email?: string | null }): string {
  return person.position?.name ?? person.email ?? '';
}

interface NamedPerson {
  name: string;
  position: { id: number; name: string } | null;
  subdivision?: { name: string } | null;
  /** This and what follows is null for callers who may not see the contacts. */
  personnelNumber: string | null;
  email: string | null;
  dateJobStart: string | null;
}

interface ApartWords {
  /** A position among others of its name; absent: it is called as it is. */
  position?: (position: { id: number; name: string }) => string;
  personnelNumber: (number: string) => string;
  since: (date: string) => string;
}

/**
 * What tells people of one name apart, everywhere: the position, the subdivision, the personnel number, the address, the first
 * day; each only where those before it leave two alike.
 */
export function distinguishPeople<Person extends NamedPerson>(
  people: readonly Person[],
  words: ApartWords,
): Person[] {
  return disambiguateNames(
    people,
    ({ position }) => position && (words.position?.(position) ?? position.name),
    ({ subdivision }) => subdivision?.name,
    ({ personnelNumber }) => personnelNumber && words.personnelNumber(personnelNumber),
    ({ email }) => email,
    ({ dateJobStart }) => dateJobStart && words.since(dateJobStart),
  );
}
