import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type IpAccess, type IpMode, useIpAccessUpdateMutation } from '../api';
import { useLockout } from '../lib/useLockout';
import { OwnAddress } from './OwnAddress';

const MODES: readonly IpMode[] = ['off', 'monitor', 'on'];

/** Off, log only, or on, with the consequences for the current user. */
export function ModeSection({ access, mayChange }: { access: IpAccess; mayChange: boolean }) {
  const { t } = useTranslation('sessions');
  const [update] = useIpAccessUpdateMutation();
  const { guarded, dialog } = useLockout(access.recoveryEmail);
  const [isBusy, setIsBusy] = useState(false);
  const call = useCall();
  const notify = useNotify();

  const choose = async (mode: IpMode) => {
    setIsBusy(true);
    const answer = await guarded((confirmation) =>
      update({ access: { mode, confirmation, updatedAt: access.updatedAt } }),
    );
    setIsBusy(false);
    if (answer === null) return;
    await call(Promise.resolve(answer)).then(
      () => notify.success(t(`sessions:mode.done.${mode}`)),
      () => undefined,
    );
  };

  return (
    <Section title={t('sessions:mode.title')} text={t('sessions:mode.purpose')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          value={access.mode}
          disabled={!mayChange || isBusy}
          aria-label={t('sessions:mode.title')}
          onChange={(_event, next: IpMode | null) => {
            if (next !== null) void choose(next);
          }}
        >
          {MODES.map((mode) => (
            <ToggleButton key={mode} value={mode}>
              {t(`sessions:mode.${mode}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography color="textSecondary">{t(`sessions:mode.text.${access.mode}`)}</Typography>
        <OwnAddress {...access} />
        {access.isExempt ? <Alert severity="info">{t('sessions:own.exempt')}</Alert> : null}
      </Stack>
      {dialog}
    </Section>
  );
}
