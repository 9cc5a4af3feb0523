import { qualificationSchema } from '@domain/qualifications/qualification';
import { PersonField } from '@src/entities/person/PersonField';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { type QualificationProperties, useQualificationUpdateMutation } from '../api';

interface PropertiesFormProps {
  qualification: QualificationProperties;
  refresh: () => void;
}

const { qualificationLevelMin: min, qualificationLevelMax: max } = limits;

type PropertiesValues = Pick<QualificationProperties, 'code' | 'description' | 'level' | 'name'> & {
  ownerId: number | null;
};

const valuesOf = ({
  code,
  name,
  description,
  level,
  ownerId,
}: QualificationProperties): PropertiesValues => ({
  ...{ code, name, description, level, ownerId },
});

/** The form of a qualification's name and owner. */
export function PropertiesForm({ qualification, refresh }: PropertiesFormProps) {
  const { t } = useTranslation(['qualifications', 'content']);
  const notify = useNotify();
  const [update] = useQualificationUpdateMutation();
  const form = useRecordForm<QualificationProperties, PropertiesValues>({
    record: qualification,
    draftName: `qualification:${qualification.id}`,
    refresh,
    send: ({ level, ...values }, updatedAt) =>
      update({
        qualification: {
          ...{ id: qualification.id, ...values, level: Number(level) },
          ...(updatedAt === undefined ? {} : { updatedAt }),
        },
      }),
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={valuesOf(form.base ?? qualification)}
      schema={qualificationSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={qualification} base={form.base} onFollow={form.follow} />
      <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
        <FormErrors errors={form.errors} />
        <FormTextField name="name" label={t('field.name')} isRequired maxLength={limits.regulationName} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormTextField name="code" label={t('field.code')} isRequired maxLength={limits.regulationCode} />
          <FormNumberField
            name="level"
            label={t('field.level')}
            help={t('field.levelHelp')}
            min={min}
            max={max}
          />
        </Box>
        <FormTextField
          name="description"
          label={t('field.description')}
          minRows={2}
          maxLength={limits.contentDescription}
        />
        <PersonField name="ownerId" label={t('content:field.owner')} help={t('field.ownerHelp')} isRequired />
        <div>
          <SubmitButton isOnlyDirty>{t('field.save')}</SubmitButton>
        </div>
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
