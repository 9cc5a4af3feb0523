import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useField } from 'formik';
import { usePersonOptions } from './usePersonOptions';

interface FormPersonFieldProps extends FormFieldProps {
  placeholder?: string;
  /** Not offered: the person whose mentor is chosen. */
  exceptId?: number;
}

/** One person, found by typing a name; the server searches. */
export function FormPersonField({ exceptId, ...props }: FormPersonFieldProps) {
  const [{ value }] = useField<number | null>(props.name);
  const { options, isLoading, onSearch } = usePersonOptions(value);
  return (
    <FormAutocomplete
      {...props}
      options={options.filter(({ id }) => id !== exceptId)}
      isLoading={isLoading}
      onSearch={onSearch}
    />
  );
}
