import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { type Schedule, useNotificationScheduleUpdateMutation } from '../api';

const schema = object({ senderName: rules.text(limits.senderName) });

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const choices = hours.map((value) => ({ value, label: value }));

function valuesOf(schedule: Schedule) {
  return {
    digestHour: hours[schedule.digestHour] ?? '',
    isQuiet: schedule.isQuiet,
    quietFrom: schedule.quietFrom,
    quietTo: schedule.quietTo,
    isWeekendQuiet: schedule.isWeekendQuiet,
    senderName: schedule.senderName,
    escalateDays: schedule.escalateDays,
  };
}

type Values = ReturnType<typeof valuesOf>;

interface ScheduleSectionProps {
  schedule: Schedule;
  canWrite: boolean;
  refresh: () => void;
}

/** When letters go out, from whom, and when a head hears of what is overdue. */
export function ScheduleSection({ schedule, canWrite, refresh }: ScheduleSectionProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const notify = useNotify();
  const [update] = useNotificationScheduleUpdateMutation();
  const form = useRecordForm<Schedule, Values>({
    record: schedule,
    send: (values, updatedAt) =>
      update({
        schedule: {
          ...values,
          digestHour: hours.indexOf(values.digestHour),
          escalateDays: Number(values.escalateDays),
          ...(updatedAt ? { updatedAt } : {}),
        },
      }),
    onSaved: () => notify.success(t('common:saved')),
    refresh,
    draftName: 'notification-schedule',
  });
  const base = form.base ?? schedule;
  const initialValues = useMemo(() => valuesOf(base), [base]);
  return (
    <AppForm initialValues={initialValues} schema={schema} onSubmit={form.submit} isReinitialized isGuarded>
      <FollowRecord record={schedule} base={base} onFollow={form.follow} />
      <FormDraft name="notification-schedule" />
      <Section
        title={t('notifications:schedule.title')}
        text={t('notifications:schedule.text', { timezone: base.timezone })}
      >
        <FormErrors errors={form.errors} />
        <Fields isDisabled={!canWrite} />
        {canWrite ? (
          <FormFooter>
            <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
          </FormFooter>
        ) : null}
      </Section>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

function Fields({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('notifications');
  const { values } = useFormikContext<Values>();
  const isQuietOff = isDisabled || !values.isQuiet;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      <Box>
        <FormCheckbox
          name="isQuiet"
          isSwitch
          isDisabled={isDisabled}
          label={t('notifications:schedule.isQuiet')}
          help={t('notifications:schedule.isQuietHelp')}
        />
        <FormCheckbox
          name="isWeekendQuiet"
          isSwitch
          isDisabled={isDisabled}
          label={t('notifications:schedule.isWeekendQuiet')}
        />
      </Box>
      <FormSelect
        name="quietFrom"
        label={t('notifications:schedule.quietFrom')}
        choices={choices}
        isDisabled={isQuietOff}
      />
      <FormSelect
        name="quietTo"
        label={t('notifications:schedule.quietTo')}
        choices={choices}
        isDisabled={isQuietOff}
      />
      <FormSelect
        name="digestHour"
        label={t('notifications:schedule.digestHour')}
        help={t('notifications:schedule.digestHelp')}
        choices={choices}
        isDisabled={isDisabled}
      />
      <FormTextField
        name="senderName"
        label={t('notifications:schedule.senderName')}
        placeholder={t('common:siteName')}
        help={t('notifications:schedule.senderHelp')}
        maxLength={limits.senderName}
        isDisabled={isDisabled}
      />
      <FormNumberField
        name="escalateDays"
        label={t('notifications:schedule.escalateDays')}
        help={t('notifications:schedule.escalateHelp')}
        min={0}
        max={limits.reminderDayMax}
        isDisabled={isDisabled}
      />
    </Box>
  );
}
