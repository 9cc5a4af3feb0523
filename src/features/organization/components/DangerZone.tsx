import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { Section } from '@src/components/layout/Section';
import { rules } from '@domain/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { useOrganizationSessionsEndMutation } from '../api';

/** Actions that affect everybody at once, confirmed by typing the company's name. */
export function DangerZone({ name }: { name: string }) {
  const { t } = useTranslation('organization');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ maxWidth: 860, mt: 2 }}>
      <Section title={t('organization:danger.title')} text={t('organization:danger.text')}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('organization:danger.sessionsText')}</Typography>
          <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
            {t('organization:danger.sessions')}
          </Button>
        </Stack>
      </Section>
      {isOpen ? <EndSessions name={name} onClose={() => setIsOpen(false)} /> : null}
    </Box>
  );
}

const schema = object({ name: rules.required() });
const initialValues = { name: '' };

function EndSessions({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('organization');
  const notify = useNotify();
  const [end] = useOrganizationSessionsEndMutation();
  return (
    <QuestionDialog
      title={t('organization:danger.sessions')}
      initialValues={initialValues}
      schema={schema}
      submitLabel={t('organization:danger.sessionsConfirm')}
      submit={{ color: 'error' }}
      onClose={onClose}
      onSubmit={async (values) => {
        const { data, error } = await end(values);
        if (error) return error;
        notify.success(t('organization:danger.ended', { count: data?.organizationSessionsEnd ?? 0 }));
        onClose();
        return undefined;
      }}
    >
      <Alert severity="warning">{t('organization:danger.sessionsWarning')}</Alert>
      <FormTextField
        name="name"
        label={t('organization:danger.name')}
        help={t('organization:danger.nameHelp', { name })}
        isRequired
        autoFocus
      />
    </QuestionDialog>
  );
}
