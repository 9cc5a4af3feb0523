import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { dateFormats } from '@src/lib/dates';
import { parseISO } from 'date-fns';
import { datePickerSlots } from '../form/date-picker-slots';
import { DatePickerProvider } from '../form/DatePickerProvider';
import { useTypedDate } from '../form/useTypedDate';

interface FilterDateProps {
  label: string;
  /** yyyy-MM-dd, or empty. */
  value: string;
  onChange: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Why this day is rejected. */
  error?: string | undefined;
}

/** A filter by day. An incomplete date changes nothing. */
export function FilterDate({ label, value, onChange, min, max, error }: FilterDateProps) {
  const typed = useTypedDate(value, (stored) => {
    if (stored !== '') onChange(stored ?? '');
  });
  return (
    <DatePickerProvider>
      <DatePicker
        {...typed}
        format={dateFormats.date}
        {...(min ? { minDate: parseISO(min) } : {})}
        {...(max ? { maxDate: parseISO(max) } : {})}
        slots={datePickerSlots}
        slotProps={{
          field: { clearable: true },
          textField: {
            size: 'small',
            ...(error ? { error: true, helperText: error } : {}),
            slotProps: { input: { 'aria-label': label } },
            sx: { width: { xs: '100%', sm: 170 } },
          },
        }}
      />
    </DatePickerProvider>
  );
}
