import { useSettled } from '@src/components/useSettled';
import { useDistinctPeople } from '@src/entities/person/useDistinctPeople';
import { useMemo, useState } from 'react';
import { type PersonOption, useAssignmentPeopleQuery } from '@src/entities/person/api';

const PAGE = 20;

const toOption = (person: PersonOption) => ({
  ...person,
  name: person.nameFull,
  sampleKind: 'user' as const,
  detail: [person.position?.name, person.subdivision?.name].filter(Boolean).join(' · '),
});

/**
 * Returns the people to choose from: those that match the typed text, and those already chosen. `isOffered`: whether the list is
 * open, so that others are needed than the chosen ones.
 */
export function usePeople(chosenIds: readonly number[], isOffered = true) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const distinct = useDistinctPeople();
  const found = useAssignmentPeopleQuery({ search: search || null, pageSize: PAGE }, { skip: !isOffered });
  const ids = useMemo(() => [...chosenIds].sort((a, b) => a - b), [chosenIds]);
  const chosen = useAssignmentPeopleQuery(
    { ids, pageSize: Math.max(ids.length, 1) },
    { skip: ids.length === 0 },
  );
  const options = useMemo(() => {
    const people = [
      ...(found.currentData?.users.items ?? []),
      ...(ids.length > 0 ? (chosen.data?.users.items ?? []) : []),
    ];
    return distinct([...new Map(people.map((person) => [person.id, toOption(person)])).values()]);
  }, [found.currentData, chosen.data, ids.length, distinct]);
  return { options, isLoading: found.isFetching, onSearch: setTyped };
}
