import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useCall } from '@src/store/useCall';
import { useRegulationSignCodeMutation, type SignMethod } from '../api';
import type { SignErrors, SignInput } from './use-sign';

interface SignMethodFieldProps {
  regulationId: number;
  method: SignMethod;
  input: SignInput;
  errors: SignErrors;
  onChange: (patch: Partial<SignInput>) => void;
}

/** How the user proves their identity for the signature; renders nothing when the checkbox is enough. */
export function SignMethodField({ regulationId, method, input, errors, onChange }: SignMethodFieldProps) {
  const { t } = useTranslation('regulations');
  if (method === 'checkbox') return null;
  if (method === 'password') {
    return (
      <FieldFrame label={t('sign.password')} error={errors['password']}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            type="password"
            autoComplete="current-password"
            aria-describedby={describedBy}
            value={input.password}
            onChange={({ target }) => onChange({ password: target.value })}
            sx={{ maxWidth: 260 }}
          />
        )}
      </FieldFrame>
    );
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'flex-end', flexWrap: 'wrap' }}>
      <FieldFrame label={t('sign.code')} error={errors['code']}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            autoComplete="one-time-code"
            inputProps={{ inputMode: 'numeric', maxLength: 8 }}
            aria-describedby={describedBy}
            value={input.code}
            onChange={({ target }) => onChange({ code: target.value })}
            sx={{ maxWidth: 160 }}
          />
        )}
      </FieldFrame>
      <CodeButton regulationId={regulationId} />
    </Stack>
  );
}

/** Seconds until the next code can be requested. */
const WAIT = 60;

function CodeButton({ regulationId }: { regulationId: number }) {
  const { t } = useTranslation('regulations');
  const call = useCall();
  const [send, { isLoading }] = useRegulationSignCodeMutation();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const ask = async () => {
    await call(send({ id: regulationId }));
    setLeft(WAIT);
  };
  if (left !== null && left > 0) {
    return (
      <Button size="small" disabled role="status">
        {t('sign.codeSent', { seconds: left })}
      </Button>
    );
  }
  return (
    <BusyButton
      size="small"
      variant="outlined"
      isBusy={isLoading}
      onClick={() => void ask().catch(() => undefined)}
    >
      {t(left === null ? 'sign.codeGet' : 'sign.codeAgain')}
    </BusyButton>
  );
}
