import { disambiguateNames } from './options';

export { fullName as personName } from '@domain/person-name';

/** Returns the line below a person's name in a picker: the position, else the email. */
export function personDetail(person: { position: { name: string } | null; email?: string | null }): string {
  return person.position?.name ?? person.email ?? '';
}

interface NamedPerson {
  name: string;
  position: { id: number; name: string } | null;
  subdivision?: { name: string } | null;
  /** This and the following fields are null for callers who may not see the contacts, and absent where they are not asked for. */
  personnelNumber?: string | null;
  email?: string | null;
  dateJobStart?: string | null;
}

interface ApartWords {
  /** Returns a position's disambiguated name; without it, the plain name is used. */
  position?: (position: { id: number; name: string }) => string;
  personnelNumber: (number: string) => string;
  since: (date: string) => string;
}

/**
 * Returns details that distinguish people with the same name: the position, the subdivision, the personnel number, the email, the
 * first day. Each detail is added only when the previous ones leave duplicates.
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
