import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useFormField } from '@src/components/form/useFormField';

const week = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** Days of the week, Monday first. */
export function WeekField({ name, label }: { name: string; label: string }) {
  const { i18n } = useTranslation();
  const { field, error, setValue } = useFormField<number[]>(name);
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(
      monday + (day - 1) * 86_400_000,
    );
  return (
    <FieldFrame label={label} error={error}>
      {({ id, describedBy }) => (
        <ToggleButtonGroup
          id={id}
          value={field.value}
          aria-label={label}
          aria-describedby={describedBy}
          onChange={(_event, days: number[]) => void setValue([...days].sort())}
          sx={{ flexWrap: 'wrap' }}
        >
          {week.map((day) => (
            <ToggleButton key={day} value={day} title={nameOf(day, 'long')}>
              {nameOf(day, 'short')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </FieldFrame>
  );
}
