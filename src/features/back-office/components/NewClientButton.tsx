import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newAdminSchema, newOrganizationSchema } from '@domain/auth/registration';
import limits from '@graphql/limits.json';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useNotify } from '@src/store/useNotify';
import { useOrganizationCreateMutation } from '../api';

const schema = newOrganizationSchema.omit(['promoCode']).shape(newAdminSchema.omit(['phone']).fields);

const EMPTY = { name: '', countEmployees: 0, nameFirst: '', email: '', position: { name: '' } };

/** Creates a client, whose admin gets an invitation. */
export function NewClientButton({ onCreated }: { onCreated: (id: number) => void }) {
  const { t } = useTranslation('office');
  const [clientKey, setClientKey] = useState<string | null>(null);
  return (
    <>
      <Button variant="contained" onClick={() => setClientKey(crypto.randomUUID())}>
        {t('office:create.open')}
      </Button>
      {clientKey ? (
        <NewClientDialog clientKey={clientKey} onCreated={onCreated} onClose={() => setClientKey(null)} />
      ) : null}
    </>
  );
}

interface NewClientDialogProps {
  clientKey: string;
  onCreated: (id: number) => void;
  onClose: () => void;
}

function NewClientDialog({ clientKey, onCreated, onClose }: NewClientDialogProps) {
  const { t } = useTranslation('office');
  const [create] = useOrganizationCreateMutation();
  const notify = useNotify();
  return (
    <QuestionDialog<typeof EMPTY>
      title={t('office:create.title')}
      initialValues={EMPTY}
      schema={schema}
      submitLabel={t('common:action.create')}
      onSubmit={async ({ name, countEmployees, ...admin }) => {
        const { data, error } = await create({ organization: { name, countEmployees }, admin, clientKey });
        if (!data) return error;
        notify.success(t('office:create.done', { email: admin.email }));
        onCreated(data.organizationCreate.id);
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label={t('office:create.name')} isRequired />
      <FormNumberField
        name="countEmployees"
        label={t('office:create.countEmployees')}
        min={limits.countEmployeesMin}
        max={limits.countEmployeesMax}
      />
      <FormTextField name="nameFirst" label={t('office:create.nameFirst')} isRequired />
      <FormTextField name="email" label={t('office:create.email')} isRequired />
      <FormTextField name="position.name" label={t('office:create.position')} isRequired />
    </QuestionDialog>
  );
}
