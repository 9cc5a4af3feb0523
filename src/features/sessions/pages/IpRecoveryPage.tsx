import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { usePageTitle } from '@src/components/routing/page-title';
import { peekSecret, takeSecret } from '@src/lib/route-secrets';
import { useCall } from '@src/store/useCall';
import { useIpRecoverMutation } from '../api';

/** The page of the link in the email. It requires a click, because mail programs also open links. */
export function IpRecoveryPage() {
  const { t } = useTranslation('sessions');
  const [token] = useState(() => peekSecret('ipRecovery'));
  const [recover, { data, isLoading }] = useIpRecoverMutation();
  const call = useCall();
  usePageTitle(t('sessions:recovery.title'), t('common:siteName'));
  const run = async () => {
    if (token === null) return;
    await call(recover({ token })).then(
      () => takeSecret('ipRecovery'),
      () => undefined,
    );
  };
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', p: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      <Card sx={{ p: 3, maxWidth: 480 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h1">{t('sessions:recovery.title')}</Typography>
          {data?.ipRecover ? (
            <Alert severity="success">{t('sessions:recovery.done')}</Alert>
          ) : (
            <Typography color="textSecondary">{t('sessions:recovery.text')}</Typography>
          )}
          {token === null || data?.ipRecover === false ? (
            <Alert severity="warning">{t('sessions:recovery.used')}</Alert>
          ) : null}
          {data === undefined && token !== null ? (
            <BusyButton variant="contained" isBusy={isLoading} onClick={() => void run()}>
              {t('sessions:recovery.button')}
            </BusyButton>
          ) : (
            <Button variant="outlined" href="#/">
              {t('sessions:recovery.enter')}
            </Button>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
