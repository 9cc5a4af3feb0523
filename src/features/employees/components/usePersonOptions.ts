import { useSettled } from '@src/components/useSettled';
import { personDetail, personName } from '@src/lib/person';
import { useDistinctPeople } from '@src/lib/useDistinctPeople';
import { useState } from 'react';
import { useEmployeeOptionsQuery } from '../api';

const optionsShown = 20;

/** Returns the people to choose one from: those that match the typed text, and the chosen one. */
export function usePersonOptions(value: number | null) {
  const [typed, setTyped] = useState('');
  const distinct = useDistinctPeople();
  const search = useSettled(typed.trim());
  const found = useEmployeeOptionsQuery({ search, pageSize: optionsShown });
  const chosen = useEmployeeOptionsQuery({ ids: [value ?? 0], pageSize: 1 }, { skip: value === null });
  const people = new Map(
    [...(value === null ? [] : (chosen.data?.users.items ?? [])), ...(found.data?.users.items ?? [])].map(
      (person) => [person.id, person],
    ),
  );
  return {
    options: distinct(
      [...people.values()].map((person) => ({
        ...person,
        name: personName(person),
        detail: personDetail(person),
        sampleKind: 'user' as const,
      })),
    ),
    isLoading: found.isFetching,
    onSearch: setTyped,
  };
}
