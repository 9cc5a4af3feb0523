import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { useField } from 'formik';
import { usePersonOptions } from './usePersonOptions';

interface FormPersonFieldProps extends FormFieldProps {
  placeholder?: string;
  /** The person whose mentor is being chosen, who is not offered. */
  exceptId?: number;
}

/** A field for one person, found by name on the server. */
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
