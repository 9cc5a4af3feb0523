import { useSettled } from '@src/components/useSettled';
import { disambiguateNames } from '@src/lib/options';
import { personDetail, personName } from '@src/lib/person';
import { useState } from 'react';
import { useEmployeeOptionsQuery } from '../api';

const optionsShown = 20;

/** People to choose one from: those whom the server finds by what is typed, and the chosen one. */
export function usePersonOptions(value: number | null) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useEmployeeOptionsQuery({ search, pageSize: optionsShown });
  const chosen = useEmployeeOptionsQuery({ ids: [value ?? 0], pageSize: 1 }, { skip: value === null });
  const people = new Map(
    [...(value === null ? [] : (chosen.data?.users.items ?? [])), ...(found.data?.users.items ?? [])].map(
      (person) => [person.id, person],
    ),
  );
  return {
    options: disambiguateNames(
      [...people.values()].map((person) => ({
        id: person.id,
        name: personName(person),
        isArchive: person.isArchive,
        detail: personDetail(person),
        sampleKind: 'user' as const,
      })),
      ({ detail }) => detail,
    ),
    isLoading: found.isFetching,
    onSearch: setTyped,
  };
}
