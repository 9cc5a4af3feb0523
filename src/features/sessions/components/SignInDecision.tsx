import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { expectedErrors } from '@src/api/errors';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { formatDate } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { useSignInHoldsQuery, useUserSignInConfirmMutation } from '../api';

/** For a person who may not sign: the reason, and the decision of an administrator who was not involved. */
export function SignInDecision({ userId }: { userId: number }) {
  const { t, i18n } = useTranslation('sessions');
  const [hold] = useSignInHoldsQuery({ userId }).data?.signInHolds ?? [];
  if (!hold) return null;
  const { state, changedAt, changedBy, newValue, canDecide } = hold;
  const isDisputed = state === 'disputed';
  const facts = {
    who: changedBy ?? t('sessions:hold.nobody'),
    date: formatDate(changedAt, 'dateTime', i18n.language),
    address: newValue ?? '',
  };
  return (
    <Alert severity={isDisputed ? 'error' : 'warning'} sx={{ my: 2 }}>
      <AlertTitle>{t(isDisputed ? 'sessions:decision.disputed' : 'sessions:decision.title')}</AlertTitle>
      {t('sessions:decision.facts', facts)}{' '}
      {t(canDecide ? 'sessions:decision.ask' : 'sessions:decision.other')}
      {canDecide ? <Deciding userId={userId} isNeeded={isDisputed} /> : null}
    </Alert>
  );
}

function Deciding({ userId, isNeeded }: { userId: number; isNeeded: boolean }) {
  const { t } = useTranslation('sessions');
  const notify = useNotify();
  const [confirm, { isLoading }] = useUserSignInConfirmMutation();
  const [decision, setDecision] = useState('');
  const [error, setError] = useState('');
  const decide = async () => {
    const answer = await confirm({ userId, decision });
    if (!answer.error) notify.success(t('sessions:decision.done'));
    else setError(expectedErrors(answer.error)[0]?.message ?? '');
  };
  return (
    <Stack spacing={1} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
      <FieldFrame
        label={t('sessions:decision.reason')}
        isRequired={isNeeded}
        help={t('sessions:decision.reasonHint')}
        error={error || undefined}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            multiline
            size="small"
            value={decision}
            inputProps={{ maxLength: limits.signInDecision, 'aria-describedby': describedBy }}
            onChange={({ target }) => setDecision(target.value)}
          />
        )}
      </FieldFrame>
      <BusyButton variant="contained" isBusy={isLoading} onClick={() => void decide()}>
        {t('sessions:decision.confirm')}
      </BusyButton>
    </Stack>
  );
}
