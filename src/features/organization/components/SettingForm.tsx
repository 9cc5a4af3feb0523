import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormTextField } from '@src/components/form/FormTextField';
import { FormErrors } from '@src/components/form/FormErrors';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { SaveBar } from '@src/components/form/SaveBar';
import { useNotify } from '@src/store/useNotify';
import { type OrganizationSetting, useOrganizationSettingUpdateMutation } from '../api';
import { cardFiles } from '../forms/card';
import { settingInput, settingSchema, settingValues, type SettingValues } from '../forms/setting';
import { AccentField } from './AccentField';
import { CalendarFields } from './CalendarFields';
import { CardFields } from './CardFields';
import { RequisiteFields } from './RequisiteFields';
import { SelfEditFields } from './SelfEditFields';

interface SettingFormProps {
  setting: OrganizationSetting;
  isReadOnly: boolean;
  refresh: () => void;
}

const draftName = 'organization-setting';

/** All of it in one form, of which only what was changed is checked and saved. */
export function SettingForm({ setting, isReadOnly, refresh }: SettingFormProps) {
  const { t } = useTranslation('organization');
  const [settingUpdate] = useOrganizationSettingUpdateMutation();
  const notify = useNotify();
  const form = useRecordForm<OrganizationSetting, SettingValues>({
    record: setting,
    draftName,
    refresh,
    send: async (values, updatedAt, base = setting) =>
      settingUpdate({
        setting: { ...settingInput(values, settingValues(base)), ...(updatedAt ? { updatedAt } : {}) },
        ...cardFiles(values, base.organization),
      }),
    onSaved: () => notify.success(t('common:saved')),
  });
  const { base = setting } = form;
  const initialValues = useMemo(() => settingValues(base), [base]);
  const schema = useMemo(() => settingSchema(initialValues), [initialValues]);
  return (
    <AppForm<SettingValues>
      initialValues={initialValues}
      schema={schema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
      isReadOnly={isReadOnly}
    >
      <FollowRecord record={setting} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Box sx={{ maxWidth: 860 }}>
        <Stack spacing={2}>
          <FormErrors errors={form.errors} />
          <Section title={t('organization:setting.company')}>
            <Stack spacing={2}>
              <CardFields organization={base.organization} />
            </Stack>
          </Section>
          <Section
            title={t('organization:setting.requisites')}
            text={t('organization:setting.requisitesText')}
          >
            <Stack spacing={2}>
              <RequisiteFields />
            </Stack>
          </Section>
          <Section title={t('organization:setting.calendar')}>
            <Stack spacing={2}>
              <CalendarFields />
            </Stack>
          </Section>
          <Section title={t('organization:accent.title')}>
            <AccentField />
          </Section>
          <Section title={t('organization:setting.selfEdit')} text={t('organization:setting.selfEditText')}>
            <SelfEditFields />
          </Section>
          <Section title={t('organization:setting.evidence')} text={t('organization:setting.evidenceText')}>
            <FormTextField
              name="evidenceEmails"
              label={t('organization:setting.evidenceEmails')}
              help={t('organization:setting.evidenceEmailsHelp')}
              minRows={2}
            />
          </Section>
          {isReadOnly ? null : <SaveBar />}
        </Stack>
      </Box>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
