import type { Option } from '@src/lib/options';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { OptionPicker } from './OptionPicker';
import { useFormField } from './useFormField';

interface FormAutocompleteProps extends FormFieldProps {
  options: readonly Option[];
  placeholder?: string;
  isLoading?: boolean;
  /** For lists that the server searches: called with the typed text. */
  onSearch?: (text: string) => void;
}

/** Selects one record by typing. The value is its id, or `null` when empty. Archived records are offered only while chosen. */
export function FormAutocomplete({
  name,
  messages,
  options,
  placeholder,
  isLoading,
  onSearch,
  ...frame
}: FormAutocompleteProps) {
  const { field, error, setValue, leave } = useFormField<number | null>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <OptionPicker
          id={id}
          describedBy={describedBy}
          options={options}
          value={field.value}
          onChange={(value) => void setValue(value)}
          onBlur={leave}
          placeholder={placeholder}
          isWrong={Boolean(error)}
          isDisabled={frame.isDisabled}
          isLoading={isLoading}
          onSearch={onSearch}
        />
      )}
    </FieldFrame>
  );
}
