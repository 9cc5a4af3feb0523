import { educationSchema } from '@domain/educations/education';
import { PersonField } from '@src/entities/person/PersonField';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { type EducationProperties, useEducationUpdateMutation } from '../api';
import { propertiesInput, propertiesValues, type PropertiesValues } from './properties-form';

interface PropertiesFormProps {
  education: EducationProperties;
  refresh: () => void;
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** All properties of an education except its text. */
export function PropertiesForm({ education, refresh }: PropertiesFormProps) {
  const { t } = useTranslation(['educations', 'content']);
  const notify = useNotify();
  const [update] = useEducationUpdateMutation();
  const draftName = `education:${education.id}`;
  const form = useRecordForm<EducationProperties, PropertiesValues>({
    record: education,
    draftName,
    refresh,
    send: (values, updatedAt) => update({ education: propertiesInput(education.id, values, updatedAt) }),
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={propertiesValues(form.base ?? education)}
      schema={educationSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FormDraft name={draftName} />
      <FollowRecord record={education} base={form.base} onFollow={form.follow} />
      <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
        <FormErrors errors={form.errors} />
        <Box sx={pair}>
          <FormTextField name="code" label={t('field.code')} isRequired maxLength={limits.regulationCode} />
          <FormTextField name="category" label={t('field.category')} maxLength={limits.contentCategory} />
        </Box>
        <FormTextField name="name" label={t('field.name')} isRequired maxLength={limits.regulationName} />
        <FormTextField
          name="description"
          label={t('field.description')}
          minRows={2}
          maxLength={limits.contentDescription}
        />
        <PersonField name="ownerId" label={t('content:field.owner')} help={t('field.ownerHelp')} isRequired />
        <Box sx={pair}>
          <FormNumberField
            name="minutes"
            label={t('field.minutes')}
            help={t('field.minutesHelp')}
            min={1}
            max={limits.educationMinutes}
          />
          <FormNumberField
            name="minReadingSec"
            label={t('field.minReading')}
            help={t('field.minReadingHelp')}
            min={0}
            max={limits.readingSecMax}
          />
        </Box>
        <SaveBar label={t('field.save')} />
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
