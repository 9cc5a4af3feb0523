import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { useState } from 'react';
import { usePeople } from './usePeople';

interface PeopleFilterProps {
  label: string;
  placeholder: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** A filter by people, found by name on the server; nobody is asked for before it is opened. */
export function PeopleFilter(props: PeopleFilterProps) {
  const [isOpened, setIsOpened] = useState(false);
  const people = usePeople(props.value, isOpened);
  return <FilterMultiple {...props} {...people} onOpen={() => setIsOpened(true)} />;
}
