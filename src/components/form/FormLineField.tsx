import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormLineFieldProps extends FormFieldProps {
  maxLength?: number;
}

/** As in a field of one line, Enter sends the form. */
function sendOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** A text without line breaks that wraps where its column is too narrow for it, instead of being cut. */
export function FormLineField({ name, messages, maxLength, ...frame }: FormLineFieldProps) {
  const { field, error, setValue } = useFormField<string>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...field}
          id={id}
          multiline
          minRows={1}
          autoComplete="off"
          aria-describedby={describedBy}
          inputProps={{ maxLength, onKeyDown: sendOnEnter }}
          onChange={({ target }) => void setValue(target.value.replaceAll(/[\r\n]+/g, ' '))}
        />
      )}
    </FieldFrame>
  );
}
