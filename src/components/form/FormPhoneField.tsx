import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

/** What a person means by what they typed or pasted: `8 (900) 123-45-67` → `+79001234567`. */
export function normalizePhone(text: string): string {
  const digitsOnly = text.replace(/\D/g, '');
  if (!digitsOnly) return text.trim().startsWith('+') ? '+' : '';
  const isWithPlus = text.trim().startsWith('+');
  if (!isWithPlus && digitsOnly.length === 10) return `+7${digitsOnly}`;
  if (!isWithPlus && digitsOnly.startsWith('8')) return `+7${digitsOnly.slice(1)}`;
  return `+${digitsOnly}`;
}

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
