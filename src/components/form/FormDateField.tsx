import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { format, isValid, parseISO } from 'date-fns';
import { useState } from 'react';
import { dateFormats, invalidDate } from '@src/lib/dates';
import { datePickerSlots } from './date-picker-slots';
import { DatePickerProvider } from './DatePickerProvider';
import { useIsReadOnly } from './ReadOnlyFields';
import { FieldFrame } from './FieldFrame';
import type { FormFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormDateFieldProps extends FormFieldProps {
  /** yyyy-MM-dd. */
  min?: string;
  max?: string;
}

/** A date field: shown as dd.MM.yyyy, weeks start on Monday, stored as yyyy-MM-dd; empty is `''`. */
export function FormDateField({ name, messages, min, max, ...frame }: FormDateFieldProps) {
  const { field, error, setValue, leave } = useFormField<string | null>(name, messages);
  const isReadOnly = useIsReadOnly();
  const [draft, setDraft] = useState<Date | null>(field.value ? parseISO(field.value) : null);
  const shown = draft && !isValid(draft) ? draft : field.value ? parseISO(field.value) : null;
  return (
    <DatePickerProvider>
      <FieldFrame {...frame} error={error}>
        {({ id, labelId, describedBy }) => (
          <DatePicker
            value={shown}
            format={dateFormats.date}
            disabled={(frame.isDisabled ?? false) || isReadOnly}
            {...(min ? { minDate: parseISO(min) } : {})}
            {...(max ? { maxDate: parseISO(max) } : {})}
            onChange={(next) => {
              setDraft(next);
              // An incomplete date stays in the form as invalid, so that the form cannot be submitted with the old date.
              void setValue(
                next === null ? '' : isValid(next) ? format(next, dateFormats.stored) : invalidDate,
              );
            }}
            slots={datePickerSlots}
            slotProps={{
              field: { clearable: !frame.isRequired },
              textField: {
                id,
                size: 'small',
                fullWidth: true,
                error: Boolean(error),
                onBlur: leave,
                slotProps: { input: { 'aria-labelledby': labelId, 'aria-describedby': describedBy } },
              },
            }}
          />
        )}
      </FieldFrame>
    </DatePickerProvider>
  );
}
