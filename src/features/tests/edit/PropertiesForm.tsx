import { describedObjectSchema } from '@domain/content/object';
import { PersonField } from '@src/entities/person/PersonField';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { type TestProperties, useTestUpdateMutation } from '../api';

interface PropertiesFormProps {
  test: TestProperties;
  refresh: () => void;
}

type PropertiesValues = Pick<
  TestProperties,
  'category' | 'code' | 'description' | 'isRepetition' | 'name'
> & {
  ownerId: number | null;
};

const valuesOf = ({
  code,
  name,
  description,
  category,
  ownerId,
  isRepetition,
}: TestProperties): PropertiesValues => ({
  ...{ code, name, description, category, ownerId, isRepetition },
});

/** The form of a test's name and owner. */
export function PropertiesForm({ test, refresh }: PropertiesFormProps) {
  const { t } = useTranslation(['tests', 'content']);
  const notify = useNotify();
  const [update] = useTestUpdateMutation();
  const form = useRecordForm<TestProperties, PropertiesValues>({
    record: test,
    draftName: `test:${test.id}`,
    refresh,
    send: (values, updatedAt) =>
      update({ test: { id: test.id, ...values, ...(updatedAt === undefined ? {} : { updatedAt }) } }),
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={valuesOf(form.base ?? test)}
      schema={describedObjectSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
    >
      <FollowRecord record={test} base={form.base} onFollow={form.follow} />
      <Stack spacing={2.5} sx={{ maxWidth: 720 }}>
        <FormErrors errors={form.errors} />
        <FormTextField name="name" label={t('field.name')} isRequired maxLength={limits.regulationName} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <FormTextField name="code" label={t('field.code')} isRequired maxLength={limits.regulationCode} />
          <FormTextField name="category" label={t('field.category')} maxLength={limits.contentCategory} />
        </Box>
        <FormTextField
          name="description"
          label={t('field.description')}
          minRows={2}
          maxLength={limits.contentDescription}
        />
        <PersonField name="ownerId" label={t('content:field.owner')} help={t('field.ownerHelp')} isRequired />
        <FormCheckbox name="isRepetition" label={t('field.repetition')} help={t('field.repetitionHelp')} />
        <div>
          <SubmitButton isOnlyDirty>{t('field.save')}</SubmitButton>
        </div>
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
