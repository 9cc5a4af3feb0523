import { useField } from 'formik';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import type { FormFieldProps } from '@src/components/form/FormTextField';
import { usePeople } from '@src/content/pickers/usePeople';

/** One person, as a field of the surrounding form. */
export function PersonField(props: FormFieldProps) {
  const [{ value }] = useField<number | null>(props.name);
  const { options, isLoading, onSearch } = usePeople(value === null ? [] : [value]);
  return <FormAutocomplete {...props} options={options} isLoading={isLoading} onSearch={onSearch} />;
}
