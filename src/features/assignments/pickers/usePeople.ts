import { disambiguateNames } from '@src/lib/options';
import { useMemo, useState } from 'react';
import type { PickerOption } from '@src/components/form/ChipsPicker';
import { useAssignmentPeopleQuery, type AssignmentPerson } from '../api';

const PAGE = 20;

const toOption = (person: AssignmentPerson): PickerOption => ({
  id: person.id,
  name: person.nameFull,
  isArchive: person.isArchive,
  sampleKind: 'user',
  detail: [person.position?.name, person.subdivision?.name].filter(Boolean).join(' · '),
});

/** People to choose from: those found by what is typed, and those who are chosen already. */
export function usePeople(chosenIds: readonly number[]) {
  const [search, setSearch] = useState('');
  const found = useAssignmentPeopleQuery({ search: search.trim() || null, pageSize: PAGE });
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
    const options = [...new Map(people.map((person) => [person.id, toOption(person)])).values()];
    return disambiguateNames(options, ({ detail }) => detail);
  }, [found.currentData, chosen.data, ids.length]);
  return { options, isLoading: found.isFetching, onSearch: setSearch };
}
