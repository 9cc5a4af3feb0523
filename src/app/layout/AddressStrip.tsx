import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applyServerErrors } from '@src/api/form-errors';
import type { AddressConfirmation } from '@src/api/init';
import { AppForm } from '@src/components/form/AppForm';
import { BusyButton } from '@src/components/form/BusyButton';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useUserAddressCodeMutation, useUserAddressConfirmMutation } from '@src/features/auth/api';
import { codeProofSchema } from '@src/features/profile/forms/proof';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';

const CHANGE = '/profile?emailChange=1';

/** Nobody has confirmed the organization's address: the code that was sent there, without being in the way of anything. */
export function AddressStrip({ confirmation }: { confirmation: AddressConfirmation }) {
  const { t } = useTranslation('navigation');
  const { email, lettersPerDay } = confirmation;
  return (
    <Box
      component="section"
      aria-label={t('navigation:address.title')}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1.5,
        alignItems: 'center',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: theme.tokens.accentSoft,
        color: theme.tokens.accentText,
        borderBottom: `1px solid ${theme.tokens.border}`,
      })}
    >
      <Box sx={{ display: 'flex', gap: 1.25, flex: '1 1 340px', minWidth: 0 }}>
        <Box sx={{ pt: 0.25 }}>
          <MailCheck size={18} aria-hidden />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {t('navigation:address.text', { email })}
          </Typography>
          <Typography variant="body2">{t('navigation:address.why', { count: lettersPerDay })}</Typography>
        </Box>
      </Box>
      <CodeForm email={email} />
    </Box>
  );
}

function CodeForm({ email }: { email: string }) {
  const { t } = useTranslation('navigation');
  const notify = useNotify();
  const [confirm] = useUserAddressConfirmMutation();
  const [errors, setErrors] = useState<string[]>([]);
  return (
    <AppForm
      initialValues={{ code: '' }}
      schema={codeProofSchema}
      onSubmit={async (values, helpers) => {
        setErrors([]);
        const { data, error } = await confirm({ code: values.code.trim() });
        if (data) notify.success(t('navigation:address.done'));
        else setErrors(applyServerErrors(error, values, helpers));
      }}
    >
      <FormErrors errors={errors} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ width: 150 }}>
          <FormTextField
            name="code"
            label={t('navigation:address.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
        </Box>
        <SubmitButton>{t('navigation:address.confirm')}</SubmitButton>
        <ResendButton email={email} />
        <Button color="inherit" component={Link} to={CHANGE}>
          {t('navigation:address.change')}
        </Button>
      </Box>
    </AppForm>
  );
}

function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('navigation');
  const notify = useNotify();
  const call = useCall();
  const [resend, { isLoading }] = useUserAddressCodeMutation();
  const send = () =>
    call(resend({})).then(
      () => notify.success(t('navigation:address.sent', { email })),
      () => undefined,
    );
  return (
    <BusyButton color="inherit" isBusy={isLoading} onClick={() => void send()}>
      {t('navigation:address.resend')}
    </BusyButton>
  );
}
