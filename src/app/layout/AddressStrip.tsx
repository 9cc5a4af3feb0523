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
import { Strip } from '@src/components/layout/Strip';
import { useUserAddressCodeMutation, useUserAddressConfirmMutation } from '@src/features/auth/api';
import { codeProofSchema } from '@src/features/profile/forms/proof';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';

const CHANGE = '/profile?emailChange=1';

/** A nonmodal prompt for the code that was sent to the organization's unconfirmed email address. */
export function AddressStrip({ confirmation }: { confirmation: AddressConfirmation }) {
  const { t } = useTranslation('address');
  const { email, emailsPerDay } = confirmation;
  return (
    <Strip icon={MailCheck} place="page" label={t('address:title')} action={<CodeForm email={email} />}>
      {t('address:text', { email })}
      <Typography variant="body2">{t('address:why', { count: emailsPerDay })}</Typography>
    </Strip>
  );
}

function CodeForm({ email }: { email: string }) {
  const { t } = useTranslation('address');
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
        if (data) notify.success(t('address:done'));
        else setErrors(applyServerErrors(error, values, helpers));
      }}
    >
      <FormErrors errors={errors} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ width: 150 }}>
          <FormTextField
            name="code"
            label={t('address:code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
        </Box>
        <SubmitButton>{t('address:confirm')}</SubmitButton>
        <ResendButton email={email} />
        <Button color="inherit" component={Link} to={CHANGE}>
          {t('address:change')}
        </Button>
      </Box>
    </AppForm>
  );
}

function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation('address');
  const notify = useNotify();
  const call = useCall();
  const [resend, { isLoading }] = useUserAddressCodeMutation();
  const send = () =>
    call(resend({})).then(
      () => notify.success(t('address:sent', { email })),
      () => undefined,
    );
  return (
    <BusyButton color="inherit" isBusy={isLoading} onClick={() => void send()}>
      {t('address:resend')}
    </BusyButton>
  );
}
