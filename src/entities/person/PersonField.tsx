import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useField } from 'formik';
import { usePeople } from './usePeople';

interface PersonFieldProps extends FormFieldProps {
  placeholder?: string;
  /** The person who is not offered: nobody is their own mentor. */
  exceptId?: number;
}

/** A field for one person, found by name on the server. */
export function PersonField({ exceptId, ...props }: PersonFieldProps) {
  const [{ value }] = useField<number | null>(props.name);
  const { options, isLoading, onSearch } = usePeople(value === null ? [] : [value]);
  return (
    <FormAutocomplete
      {...props}
      options={options.filter(({ id }) => id !== exceptId)}
      isLoading={isLoading}
      onSearch={onSearch}
    />
  );
}
