import { regulationSchema } from '@domain/regulations/regulation';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { AppForm } from '@src/components/form/AppForm';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import type { RegulationInput, RegulationType } from '../api';
import { TYPES } from '../edit/properties-form';

interface EmptyValues {
  name: string;
  type: RegulationType;
}

const schema = regulationSchema.pick(['name']);
const initial: EmptyValues = { name: '', type: 'regulation' };

/** A form with a name and a type, enough to start writing. */
export function EmptyForm({ onSubmit }: { onSubmit: (regulation: RegulationInput) => Promise<unknown> }) {
  const { t } = useTranslation('regulations');
  return (
    <AppForm
      initialValues={initial}
      schema={schema}
      onSubmit={(values) => onSubmit({ ...values, name: values.name.trim() })}
    >
      <Stack spacing={2}>
        <FormTextField
          name="name"
          label={t('field.name')}
          placeholder={t('new.namePlaceholder')}
          isRequired
          autoFocus
          maxLength={limits.regulationName}
        />
        <FormSelect
          name="type"
          label={t('field.type')}
          choices={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <div>
          <SubmitButton>{t('new.begin')}</SubmitButton>
        </div>
      </Stack>
    </AppForm>
  );
}
