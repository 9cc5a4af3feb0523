import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { BackLink } from '@src/components/layout/BackLink';
import { PageHeader } from '@src/components/layout/PageHeader';
import { contentPath } from '@src/content/content-kind';
import { uuid } from '@src/lib/uuid';
import { rules } from '@src/lib/validation/rules';
import { EditModeGate } from '@src/store/EditModeGate';
import { useCall } from '@src/store/useCall';
import { useTestCreateMutation } from '../api';
import { testKind } from '../kind';

const schema = object({
  name: rules.required(limits.regulationName),
  category: rules.text(limits.contentCategory),
});
const initial = { name: '', category: '' };

/** A name: enough to begin. It leads into the editor of questions. */
export function NewPage() {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const call = useCall();
  const [create] = useTestCreateMutation();
  // One page makes one test: what is sent twice is made once.
  const [clientKey] = useState(uuid);
  const begin = async ({ name, category }: typeof initial) => {
    const test = { name: name.trim(), category: category.trim() };
    const { data } = await call(create({ test, clientKey }));
    if (data) void navigate(contentPath(testKind, 'editor', data.testCreate.id, 'edit'), { replace: true });
  };
  return (
    <>
      <PageHeader
        back={<BackLink to={`${testKind.path}/editor/list`}>{t('list.editor')}</BackLink>}
        title={t('new.title')}
        purpose={t('new.purpose')}
      />
      <EditModeGate>
        <Card sx={{ p: { xs: 2, sm: 2.5 }, maxWidth: 640 }}>
          <AppForm initialValues={initial} schema={schema} onSubmit={begin}>
            <Stack spacing={2}>
              <FormTextField
                name="name"
                label={t('field.name')}
                placeholder={t('new.namePlaceholder')}
                isRequired
                autoFocus
                maxLength={limits.regulationName}
              />
              <FormTextField name="category" label={t('field.category')} maxLength={limits.contentCategory} />
              <div>
                <SubmitButton>{t('new.begin')}</SubmitButton>
              </div>
            </Stack>
          </AppForm>
        </Card>
      </EditModeGate>
    </>
  );
}
