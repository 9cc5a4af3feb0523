import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { Section } from '@src/components/layout/Section';
import { rules } from '@src/lib/validation/rules';
import { useNotify } from '@src/store/useNotify';
import { useOrganizationSessionsEndMutation } from '../api';

/** What touches everybody at once; asked for by the company's name. */
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
  const titleId = useId();
  const notify = useNotify();
  const [end] = useOrganizationSessionsEndMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const send = async (values: typeof initialValues, helpers: FormikHelpers<typeof initialValues>) => {
    const { data, error } = await end(values);
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    notify.success(t('organization:danger.ended', { count: data?.organizationSessionsEnd ?? 0 }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <AppForm initialValues={initialValues} schema={schema} onSubmit={send}>
        <DialogTitle id={titleId}>{t('organization:danger.sessions')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <Alert severity="warning">{t('organization:danger.sessionsWarning')}</Alert>
            <FormTextField
              name="name"
              label={t('organization:danger.name')}
              help={t('organization:danger.nameHelp', { name })}
              isRequired
              autoFocus
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton color="error">{t('organization:danger.sessionsConfirm')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
