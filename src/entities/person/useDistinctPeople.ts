import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import { distinguishPeople } from '@src/lib/person';

type People = Parameters<typeof distinguishPeople>[0];

/** Returns a function that distinguishes people with the same name, in the language of the page. */
export function useDistinctPeople(position?: (position: { id: number; name: string }) => string) {
  const { t } = useTranslation('common');
  return useCallback(
    <Person extends People[number]>(people: readonly Person[]): Person[] =>
      distinguishPeople(people, {
        ...(position ? { position } : {}),
        personnelNumber: (number) => t('common:person.number', { number }),
        since: (date) => t('common:person.since', { date: formatDate(date) }),
      }),
    [t, position],
  );
}

/** Returns a function that lists the names of people; equal names have beside them what distinguishes the people. */
export function useListNames(position?: (position: { id: number; name: string }) => string) {
  const distinct = useDistinctPeople(position);
  return (people: readonly (Omit<People[number], 'name'> & { nameFull: string })[]): string[] =>
    distinct(people.map((person) => ({ ...person, name: person.nameFull }))).map(({ name }) => name);
}

type Named = Omit<People[number], 'name'> & { id: number };

/** Returns the names of people by id; equal names have beside them what distinguishes the people. */
export function useDistinctNames<Person extends Named>(
  people: readonly Person[],
  nameOf: (person: Person) => string,
): ReadonlyMap<number, string> {
  const distinct = useDistinctPeople();
  const byId = new Map(people.map((person) => [person.id, { ...person, name: nameOf(person) }]));
  return new Map(distinct([...byId.values()]).map(({ id, name }) => [id, name]));
}
