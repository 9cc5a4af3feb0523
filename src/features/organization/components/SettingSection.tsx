import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { Section } from '@src/components/layout/Section';
import { useWasOpen } from '@src/components/useWasOpen';
import { useNotify } from '@src/store/useNotify';
import { type OrganizationSetting, useOrganizationSettingUpdateMutation } from '../api';
import { cardFiles } from '../forms/card';
import {
  isSameSection,
  sectionValues,
  settingInput,
  settingSchema,
  type SettingSectionName,
  settingValues,
  type SettingValues,
} from '../forms/setting';

export interface SettingSectionProps {
  setting: OrganizationSetting;
  isReadOnly: boolean;
  refresh: () => void;
  /** Reports whether the section has unsaved changes. */
  onDirty: (name: SettingSectionName, isDirty: boolean) => void;
}

interface NamedSectionProps extends SettingSectionProps {
  name: SettingSectionName;
  title: string;
  text?: string;
  children: ReactNode;
}

/** The settings of one topic, which are saved separately from the other sections and their errors. */
export function SettingSection({ name, title, text, children, onDirty, ...props }: NamedSectionProps) {
  const { setting, isReadOnly, refresh } = props;
  const { t } = useTranslation('common');
  const [settingUpdate] = useOrganizationSettingUpdateMutation();
  const notify = useNotify();
  const draftName = `organization-setting-${name}`;
  const form = useRecordForm<OrganizationSetting, Partial<SettingValues>>({
    record: setting,
    draftName,
    refresh,
    send: async (typed, updatedAt, base = setting) => {
      const before = settingValues(base);
      const values = { ...before, ...typed };
      return settingUpdate({
        setting: { ...settingInput(values, before), ...(updatedAt ? { updatedAt } : {}) },
        ...cardFiles(values, base.organization),
      });
    },
    onSaved: () => notify.success(t('common:saved')),
  });
  const { base = setting } = form;
  const initialValues = useMemo(() => sectionValues(base, name), [base, name]);
  const schema = useMemo(() => settingSchema(settingValues(base)), [base]);
  return (
    <Section title={title} text={text}>
      <AppForm<Partial<SettingValues>>
        initialValues={initialValues}
        schema={schema}
        onSubmit={form.submit}
        isReinitialized
        isReadOnly={isReadOnly}
      >
        <FollowRecord
          record={setting}
          base={base}
          onFollow={form.follow}
          isUntouched={(next, last) => isSameSection(next, last, name)}
        />
        <FormDraft name={draftName} />
        <Stack spacing={2}>
          <FormErrors errors={form.errors} />
          {children}
        </Stack>
        {isReadOnly ? null : <Save onDirty={(isDirty) => onDirty(name, isDirty)} />}
        <ConflictDialog {...form.conflict} />
      </AppForm>
    </Section>
  );
}

/** Appears with the first change and stays, so that it does not lose the focus. */
function Save({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { dirty, isSubmitting } = useFormikContext();
  const isWaiting = dirty && !isSubmitting;
  useEffect(() => onDirty(isWaiting));
  return useWasOpen(dirty) ? <SaveBar /> : null;
}
