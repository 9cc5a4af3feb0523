import OutlinedInput from '@mui/material/OutlinedInput';
import { normalizePhone } from '@src/lib/phone';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

/** A phone number, stored as `+7` and digits in whatever format it was typed. */
export function FormPhoneField({ name, messages, ...frame }: FormFieldProps) {
  const { field, error, setValue, leaveWith } = useFormField<string>(name, messages);
  return (
    <FieldFrame {...frame} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...field}
          id={id}
          type="tel"
          value={field.value ?? ''}
          placeholder="+79001234567"
          autoComplete="tel"
          aria-describedby={describedBy}
          // Enter submits the form without a blur, so the value is normalized here.
          onKeyDown={({ key }) => {
            if (key === 'Enter') void setValue(normalizePhone(field.value ?? ''));
          }}
          onBlur={(event) => leaveWith(normalizePhone(event.target.value))}
          inputProps={{ inputMode: 'tel', maxLength: 24 }}
        />
      )}
    </FieldFrame>
  );
}
