import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

export interface SelectChoice {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface FormSelectProps extends FormFieldProps {
  choices: readonly SelectChoice[];
  /** Shown for the empty value, and offered as a choice when the field is optional. */
  placeholder?: string;
}

/** A select field for a few values. For many values or for records, use `FormAutocomplete`. */
export function FormSelect({ name, messages, choices, placeholder, ...frame }: FormSelectProps) {
  const { field, error } = useFormField<string>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <Select
          {...field}
          id={`${id}-select`}
          value={field.value ?? ''}
          displayEmpty
          inputProps={{ id, 'aria-label': frame.label }}
          SelectDisplayProps={{ 'aria-describedby': describedBy }}
        >
          {placeholder === undefined ? null : (
            <MenuItem value="" disabled={frame.isRequired ?? false}>
              {placeholder}
            </MenuItem>
          )}
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value} disabled={choice.isDisabled ?? false}>
              {choice.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
