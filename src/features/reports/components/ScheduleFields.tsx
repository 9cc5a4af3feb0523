import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { zoneName } from '@domain/zone-name';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { useFormField } from '@src/components/form/useFormField';
import { PeoplePicker } from '@src/entities/person/PeoplePicker';
import { useReportCalendarQuery } from '../api';
import { FREQUENCIES, HOLIDAYS, HOURS, type ReportValues, WEEK_DAYS } from '../lib/report-form';

/** Whether, when and to whom a report is sent. */
export function ScheduleFields() {
  const { t } = useTranslation('reports');
  const { values } = useFormikContext<ReportValues>();
  return (
    <>
      <FormSelect
        name="frequency"
        label={t('reports:schedule.frequency')}
        isRequired
        choices={FREQUENCIES.map((value) => ({ value, label: t(`reports:schedule.often.${value}`) }))}
      />
      {values.frequency === 'never' ? null : <When frequency={values.frequency} />}
    </>
  );
}

function When({ frequency }: { frequency: Exclude<ReportValues['frequency'], 'never'> }) {
  const { t, i18n } = useTranslation('reports');
  const { data } = useReportCalendarQuery();
  const { timezone, workDays = [], holidays = [] } = data?.reportCalendar ?? {};
  const days = workDays.map((day) => t(`reports:schedule.shortDays.${day}`)).join(', ');
  const { field, error, setValue } = useFormField<number[]>('schedule.recipientIds');
  return (
    <>
      {frequency === 'weekly' ? (
        <FormSelect
          name="schedule.weekDay"
          label={t('reports:schedule.weekDay')}
          isRequired
          choices={WEEK_DAYS.map((day) => ({
            value: String(day),
            label: t(`reports:schedule.days.${day}`),
          }))}
        />
      ) : null}
      {frequency === 'monthly' ? (
        <FormNumberField
          name="schedule.monthDay"
          label={t('reports:schedule.monthDay')}
          isRequired
          min={1}
          max={28}
        />
      ) : null}
      <FormSelect
        name="schedule.hour"
        label={t('reports:schedule.hour')}
        help={timezone ? t('reports:schedule.hourHelp', { timezone: zoneName(timezone, i18n.language) }) : ''}
        isRequired
        choices={HOURS.map((hour) => ({ value: hour, label: `${hour.padStart(2, '0')}:00` }))}
      />
      <FormSelect
        name="schedule.holidays"
        label={t('reports:schedule.holidays.label')}
        help={timezone ? t('reports:schedule.holidays.help', { days, count: holidays.length }) : ''}
        isRequired
        choices={HOLIDAYS.map((value) => ({ value, label: t(`reports:schedule.holidays.${value}`) }))}
      />
      <PeoplePicker
        label={t('reports:schedule.recipients')}
        help={t('reports:schedule.recipientsHelp')}
        isRequired
        error={error}
        value={field.value}
        onChange={(ids) => void setValue(ids)}
      />
      <FormCheckbox name="schedule.onlyIfRows" label={t('reports:schedule.onlyIfRows')} />
    </>
  );
}
