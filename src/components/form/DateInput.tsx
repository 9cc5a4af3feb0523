import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { dateFormats } from '@src/lib/dates';
import { datePickerSlots } from './date-picker-slots';
import { DatePickerProvider } from './DatePickerProvider';
import { useIsReadOnly } from './ReadOnlyFields';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useTypedDate } from './useTypedDate';

interface DateInputProps extends FieldFrameProps {
  /** yyyy-MM-dd, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A calendar date outside of a form: shown as dd.MM.yyyy, weeks start on Monday. An incomplete date counts as empty. */
export function DateInput({ value, onChange, ...frame }: DateInputProps) {
  const isReadOnly = useIsReadOnly();
  const typed = useTypedDate(value, (stored) => onChange(stored ?? ''));
  return (
    <DatePickerProvider>
      <FieldFrame {...frame}>
        {({ id, labelId, describedBy }) => (
          <DatePicker
            {...typed}
            format={dateFormats.date}
            disabled={(frame.isDisabled ?? false) || isReadOnly}
            slots={datePickerSlots}
            slotProps={{
              field: { clearable: true },
              textField: {
                id,
                size: 'small',
                fullWidth: true,
                slotProps: { input: { 'aria-labelledby': labelId, 'aria-describedby': describedBy } },
              },
            }}
          />
        )}
      </FieldFrame>
    </DatePickerProvider>
  );
}
