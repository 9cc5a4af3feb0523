import OutlinedInput from '@mui/material/OutlinedInput';
import { normalizePhone } from '@src/lib/phone';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

/** A phone number, kept as `+7` and digits however it was typed. */
export function FormPhoneField({ name, messages, ...frame }: FormFieldProps) {
  const { field, error, setValue } = useFormField<string>(name, messages);
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
          onBlur={(event) => {
            const phone = normalizePhone(event.target.value);
            if (phone !== field.value) void setValue(phone);
            field.onBlur(event);
          }}
          inputProps={{ inputMode: 'tel', maxLength: 24 }}
        />
      )}
    </FieldFrame>
  );
}
