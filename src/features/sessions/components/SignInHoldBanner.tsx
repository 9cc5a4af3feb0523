import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expectedErrors } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { useSignInConfirmMutation, useSignInConfirmStartMutation, useSignInHoldQuery } from '../api';

/** Why the user can read but not sign, and what they can do about it. */
export function SignInHoldBanner() {
  const { t, i18n } = useTranslation('sessions');
  const hold = useSignInHoldQuery().data?.signInHold;
  if (!hold) return null;
  const { state, changedAt, changedBy, newValue, canConfirm } = hold;
  const date = formatDate(changedAt, 'dateTime', i18n.language);
  const isDisputed = state === 'disputed';
  return (
    <Alert severity={isDisputed ? 'error' : 'warning'} sx={{ mb: 2 }}>
      <AlertTitle>{t(isDisputed ? 'sessions:hold.disputed' : 'sessions:hold.title')}</AlertTitle>
      {isDisputed
        ? t('sessions:hold.disputedText')
        : t('sessions:hold.changed', { who: changedBy ?? t('sessions:hold.nobody'), date })}{' '}
      {isDisputed ? null : t(canConfirm ? 'sessions:hold.confirmText' : 'sessions:hold.askText')}
      {canConfirm ? <Confirming address={newValue ?? ''} /> : null}
    </Alert>
  );
}

function Confirming({ address }: { address: string }) {
  const { t } = useTranslation('sessions');
  const notify = useNotify();
  const [start, starting] = useSignInConfirmStartMutation();
  const [confirm, confirming] = useSignInConfirmMutation();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const isSent = starting.isSuccess;

  const send = async () => {
    const answer = await start();
    setError(answer.error ? (expectedErrors(answer.error)[0]?.message ?? '') : '');
  };
  const finish = async () => {
    const answer = await confirm({ code });
    if (!answer.error) notify.success(t('sessions:hold.confirmed'));
    else setError(expectedErrors(answer.error)[0]?.message ?? '');
  };
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ mt: 1.5, alignItems: { sm: 'flex-start' } }}
    >
      {isSent ? (
        <>
          <Box sx={{ maxWidth: 320 }}>
            <FieldFrame
              label={t('sessions:hold.code')}
              help={t('sessions:hold.sent', { address })}
              error={error || undefined}
            >
              {({ id, describedBy }) => (
                <OutlinedInput
                  id={id}
                  size="small"
                  value={code}
                  inputProps={{
                    ...{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
                    'aria-describedby': describedBy,
                  }}
                  onChange={({ target }) => setCode(target.value)}
                />
              )}
            </FieldFrame>
          </Box>
          <BusyButton
            variant="contained"
            isBusy={confirming.isLoading}
            disabled={code.trim() === ''}
            sx={{ mt: { sm: 3.25 } }}
            onClick={() => void finish()}
          >
            {t('sessions:hold.confirm')}
          </BusyButton>
        </>
      ) : (
        <>
          <BusyButton variant="contained" isBusy={starting.isLoading} onClick={() => void send()}>
            {t('sessions:hold.send')}
          </BusyButton>
          {error}
        </>
      )}
    </Stack>
  );
}
