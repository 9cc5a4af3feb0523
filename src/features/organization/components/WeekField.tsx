import { useTranslation } from 'react-i18next';
import { FormToggleGroup } from '@src/components/form/FormToggleGroup';

const week = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const monday = Date.UTC(2024, 0, 1);

/** A field for days of the week, Monday first. */
export function WeekField({ name, label }: { name: string; label: string }) {
  const { i18n } = useTranslation();
  const nameOf = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(
      monday + (day - 1) * 86_400_000,
    );
  const choices = week.map((value) => ({
    value,
    label: nameOf(value, 'short'),
    title: nameOf(value, 'long'),
  }));
  return <FormToggleGroup name={name} label={label} choices={choices} />;
}
