import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneName } from '@domain/zone-name';
import { scheduleSchema } from '@domain/notifications/schedule';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import { type Schedule, useNotificationScheduleUpdateMutation } from '../api';
import { EscalationFields } from './EscalationFields';
import { hours, scheduleInput, scheduleValues, type ScheduleValues } from './schedule-form';

const choices = hours.map((value) => ({ value, label: value }));

interface ScheduleSectionProps {
  schedule: Schedule;
  canWrite: boolean;
  refresh: () => void;
}

/** When emails are sent, from whom, and when a leader is notified of overdue items. */
export function ScheduleSection({ schedule, canWrite, refresh }: ScheduleSectionProps) {
  const { t, i18n } = useTranslation(['notifications', 'common']);
  const notify = useNotify();
  const [update] = useNotificationScheduleUpdateMutation();
  const form = useRecordForm<Schedule, ScheduleValues>({
    record: schedule,
    send: (values, updatedAt) => update({ schedule: scheduleInput(values, updatedAt) }),
    onSaved: () => notify.success(t('common:saved')),
    refresh,
    draftName: 'notification-schedule',
  });
  const base = form.base ?? schedule;
  const initialValues = useMemo(() => scheduleValues(base), [base]);
  const schema = useMemo(() => scheduleSchema(t('notifications:escalation.twice')), [t]);
  return (
    <AppForm initialValues={initialValues} schema={schema} onSubmit={form.submit} isReinitialized isGuarded>
      <FollowRecord record={schedule} base={base} onFollow={form.follow} />
      <FormDraft name="notification-schedule" />
      <Section
        title={t('notifications:schedule.title')}
        text={t('notifications:schedule.text', { timezone: zoneName(base.timezone, i18n.language) })}
      >
        <FormErrors errors={form.errors} />
        <Fields isDisabled={!canWrite} />
        <EscalationFields isDisabled={!canWrite} />
        {canWrite ? <SaveBar isOneOfMany /> : null}
      </Section>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

function Fields({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('notifications');
  const { values } = useFormikContext<ScheduleValues>();
  const isQuietOff = isDisabled || !values.isQuiet;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
        // On a phone only the quiet hours, from and to, are side by side.
        '& > :not(:nth-of-type(2), :nth-of-type(3))': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Stack spacing={1}>
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
      </Stack>
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
    </Box>
  );
}
