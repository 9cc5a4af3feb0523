import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import { TwoFactorProofDialog, type ProofPurpose } from './TwoFactorProofDialog';
import { TwoFactorSetupDialog } from './TwoFactorSetupDialog';

/** Below this number the user is advised to create new codes. */
const FEW_CODES = 3;

/** Whether two-factor sign-in is on, and the actions to change it. */
export function TwoFactor({ since, left }: { since: string | null; left: number }) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<'setup' | ProofPurpose | null>(null);
  const close = () => setOpen(null);
  return (
    <Box>
      <Typography component="h3" variant="subtitle1">
        {t('security:twoFactor.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {since === null
          ? t('security:twoFactor.off')
          : t('security:twoFactor.on', { date: formatDate(since), count: left })}
      </Typography>
      {since !== null && left < FEW_CODES ? (
        <Typography color="warning" role="status" sx={{ mt: 0.5 }}>
          {t('security:twoFactor.few')}
        </Typography>
      ) : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        {since === null ? (
          <Button variant="contained" onClick={() => setOpen('setup')}>
            {t('security:twoFactor.turnOn')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpen('codes')}>
              {t('security:twoFactor.newCodes')}
            </Button>
            <Button color="error" onClick={() => setOpen('off')}>
              {t('security:twoFactor.turnOff')}
            </Button>
          </>
        )}
      </Stack>
      {open === 'setup' ? <TwoFactorSetupDialog onClose={close} /> : null}
      {open === 'codes' || open === 'off' ? <TwoFactorProofDialog purpose={open} onClose={close} /> : null}
    </Box>
  );
}
