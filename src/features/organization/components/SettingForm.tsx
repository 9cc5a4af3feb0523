import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormTextField } from '@src/components/form/FormTextField';
import { LeaveGuard } from '@src/components/form/UnsavedChangesGuard';
import type { SettingSectionName } from '../forms/setting';
import { AccentField } from './AccentField';
import { CalendarFields } from './CalendarFields';
import { CardFields } from './CardFields';
import { RequisiteFields } from './RequisiteFields';
import { SelfEditFields } from './SelfEditFields';
import { SettingSection, type SettingSectionProps } from './SettingSection';

type SettingFormProps = Omit<SettingSectionProps, 'onDirty'>;

/** All settings, with one form for each topic. Leaving asks for confirmation once, however many of them were changed. */
export function SettingForm(props: SettingFormProps) {
  const { t } = useTranslation('organization');
  const [dirty, setDirty] = useState<readonly SettingSectionName[]>([]);
  const onDirty = useCallback((name: SettingSectionName, isDirty: boolean) => {
    setDirty((names) => {
      if (names.includes(name) === isDirty) return names;
      return isDirty ? [...names, name] : names.filter((other) => other !== name);
    });
  }, []);
  const section = { ...props, onDirty };
  return (
    <Box sx={{ maxWidth: 860 }}>
      <LeaveGuard isDirty={!props.isReadOnly && dirty.length > 0} isQueryLeaving />
      <Stack spacing={2}>
        <SettingSection {...section} name="company" title={t('organization:setting.company')}>
          <CardFields organization={props.setting.organization} />
        </SettingSection>
        <SettingSection
          {...section}
          name="requisites"
          title={t('organization:setting.requisites')}
          text={t('organization:setting.requisitesText')}
        >
          <RequisiteFields />
        </SettingSection>
        <SettingSection {...section} name="calendar" title={t('organization:setting.calendar')}>
          <CalendarFields />
        </SettingSection>
        <SettingSection {...section} name="look" title={t('organization:accent.title')}>
          <AccentField />
        </SettingSection>
        <SettingSection
          {...section}
          name="selfEdit"
          title={t('organization:setting.selfEdit')}
          text={t('organization:setting.selfEditText')}
        >
          <SelfEditFields />
        </SettingSection>
        <SettingSection {...section} name="tests" title={t('organization:setting.tests')}>
          <FormCheckbox
            name="isRepetition"
            label={t('organization:setting.repetition')}
            help={t('organization:setting.repetitionHelp')}
          />
        </SettingSection>
        <SettingSection
          {...section}
          name="evidence"
          title={t('organization:setting.evidence')}
          text={t('organization:setting.evidenceText')}
        >
          <FormTextField
            name="evidenceEmails"
            label={t('organization:setting.evidenceEmails')}
            help={t('organization:setting.evidenceEmailsHelp')}
            minRows={2}
          />
        </SettingSection>
      </Stack>
    </Box>
  );
}
