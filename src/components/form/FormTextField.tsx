import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useFormField, type RuleMessages } from './useFormField';

export interface FormFieldProps extends Omit<FieldFrameProps, 'error'> {
  /** Path in the form's values: `organization.name`. */
  name: string;
  messages?: RuleMessages;
}

interface FormTextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'url' | 'search';
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  /** Makes the field multi-line; it grows with the text. */
  minRows?: number;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** A single-line or multi-line text field. */
export function FormTextField({ name, messages, ...props }: FormTextFieldProps) {
  const { field, error } = useFormField<string>(name, messages);
  const {
    type = 'text',
    placeholder,
    autoComplete,
    autoFocus,
    minRows,
    maxLength,
    inputMode,
    ...rest
  } = props;
  const { startAdornment, endAdornment, ...frame } = rest;
  const rows: Partial<OutlinedInputProps> = minRows ? { multiline: true, minRows, maxRows: 14 } : {};
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...field}
          {...rows}
          id={id}
          type={type}
          value={field.value ?? ''}
          placeholder={placeholder}
          autoComplete={autoComplete ?? 'off'}
          autoFocus={autoFocus ?? false}
          startAdornment={startAdornment}
          endAdornment={endAdornment}
          aria-describedby={describedBy}
          inputProps={{ maxLength, inputMode }}
        />
      )}
    </FieldFrame>
  );
}
