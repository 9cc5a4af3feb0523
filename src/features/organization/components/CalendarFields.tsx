import { zoneName } from '@domain/zone-name';
import limits from '@graphql/limits.json';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '@src/components/form/DateInput';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { formatDate } from '@src/lib/dates';
import { languages } from '@src/lib/languages';
import { Pair } from './Pair';
import { WeekField } from './WeekField';

/** The company's time zone and calendar. */
export function CalendarFields() {
  const { t, i18n } = useTranslation(['organization', 'common']);
  const timezones = useMemo(() => zoneChoices(i18n.language), [i18n.language]);
  return (
    <>
      <Pair>
        <FormSelect
          name="timezone"
          label={t('organization:setting.timezone')}
          isRequired
          choices={timezones}
        />
        <FormSelect
          name="lang"
          label={t('organization:setting.lang')}
          isRequired
          choices={languages.map((value) => ({ value, label: t(`common:language.name.${value}`) }))}
        />
      </Pair>
      <WeekField name="workDays" label={t('organization:setting.workDays')} />
      <HolidaysField />
      <Pair>
        <FormNumberField
          name="adaptDays"
          label={t('organization:setting.adaptDays')}
          help={t('organization:setting.adaptDaysHelp')}
          isRequired
          min={limits.adaptDaysMin}
          max={limits.adaptDaysMax}
        />
        <FormNumberField
          name="countEmployees"
          label={t('organization:setting.countEmployees')}
          isRequired
          min={limits.countEmployeesMin}
          max={limits.countEmployeesMax}
        />
      </Pair>
    </>
  );
}

/** The time zones by their names in words; zones of one name are told apart by the place beside it. */
function zoneChoices(lang: string) {
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => ({ value: zone, label: `${zoneName(zone, lang)} (${zone.replaceAll('_', ' ')})` }))
    .sort((left, right) => left.label.localeCompare(right.label, lang));
}

/** The company's own holidays. */
function HolidaysField() {
  const { t, i18n } = useTranslation('organization');
  const [{ value: days }, , { setValue }] = useField<string[]>('holidays');
  const shown = (day: string) => formatDate(day, 'date', i18n.language);
  // A partly typed year is already a valid year.
  const add = (day: string) => {
    if (day >= '2000' && !days.includes(day) && days.length < limits.holidays)
      void setValue([...days, day].sort());
  };
  return (
    <Stack spacing={1}>
      <DateInput
        key={days.length}
        label={t('organization:setting.holidays')}
        help={t('organization:setting.holidaysHelp')}
        value=""
        onChange={add}
      />
      {days.length ? (
        <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {days.map((day) => (
            <Chip
              key={day}
              label={shown(day)}
              onDelete={() => void setValue(days.filter((other) => other !== day))}
            />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
