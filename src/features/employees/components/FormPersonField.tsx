import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { personName } from '@src/lib/person';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { useEmployeeOptionsQuery } from '../api';

interface FormPersonFieldProps extends FormFieldProps {
  placeholder?: string;
  /** Not offered: the person whose mentor is chosen. */
  exceptId?: number;
}

const optionsShown = 20;
const searchDelay = 250;

/** One person, found by typing a name; the server searches. */
export function FormPersonField({ exceptId, ...props }: FormPersonFieldProps) {
  const [{ value }] = useField<number | null>(props.name);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useEmployeeOptionsQuery({ search, pageSize: optionsShown });
  const chosen = useEmployeeOptionsQuery({ ids: [value ?? 0], pageSize: 1 }, { skip: value === null });
  const people = new Map(
    [...(value === null ? [] : (chosen.data?.users.items ?? [])), ...(found.data?.users.items ?? [])].map(
      (person) => [person.id, person],
    ),
  );
  return (
    <FormAutocomplete
      {...props}
      options={[...people.values()]
        .filter(({ id }) => id !== exceptId)
        .map((person) => ({ id: person.id, name: personName(person), isArchive: person.isArchive }))}
      isLoading={found.isFetching}
      onSearch={setTyped}
    />
  );
}
