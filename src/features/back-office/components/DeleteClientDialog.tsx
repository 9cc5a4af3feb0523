import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { organizationNamesSchema } from '@domain/organization/organization';
import limits from '@graphql/limits.json';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { useNotify } from '@src/store/useNotify';
import { type Client, useOrganizationDeleteMutation } from '../api';

interface DeleteClientDialogProps {
  client: Pick<Client, 'id' | 'name'>;
  onDeleted: () => void;
  onClose: () => void;
}

const schema = organizationNamesSchema.pick(['name']);

/** Asks for the client's name before deleting it; the server's rejection is shown in the form. */
export function DeleteClientDialog({ client, onDeleted, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation('office');
  const [remove] = useOrganizationDeleteMutation();
  const notify = useNotify();
  return (
    <QuestionDialog<{ name: string }>
      title={t('office:delete.title', { name: client.name })}
      initialValues={{ name: '' }}
      schema={schema}
      submitLabel={t('common:action.delete')}
      submit={{ color: 'error' }}
      onSubmit={async ({ name }) => {
        const { error } = await remove({ id: client.id, name });
        if (error) return error;
        notify.success(t('office:delete.done', { name: client.name }));
        onDeleted();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {t('office:delete.text', { days: limits.restorableDays })}
      </Typography>
      <FormTextField name="name" label={t('office:delete.name')} isRequired />
    </QuestionDialog>
  );
}
