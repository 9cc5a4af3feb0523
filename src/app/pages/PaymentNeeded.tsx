import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initApi } from '@src/api/init';
import { BusyButton } from '@src/components/form/BusyButton';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppDispatch } from '@src/store/hooks';

/** Shown when the subscription is not active to users who cannot pay: whom to ask. */
export function PaymentNeeded() {
  const { t } = useTranslation('navigation');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    setIsBusy(true);
    // When the subscription is active again, the workspace reopens automatically.
    await dispatch(initApi.endpoints.initApp.initiate(undefined, { forceRefetch: true, subscribe: false }));
    setIsBusy(false);
  };
  return (
    <>
      <PageHeader title={t('navigation:payment')} />
      <Card sx={{ p: 3, maxWidth: 620 }}>
        <Stack direction="row" spacing={2}>
          <Box sx={{ color: (theme) => theme.tokens.accentText }}>
            <CreditCard size={26} aria-hidden />
          </Box>
          <Box>
            <Typography component="h2" variant="h2" gutterBottom>
              {t('navigation:paymentPage.title')}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {t('navigation:paymentPage.user')}
            </Typography>
            <BusyButton variant="outlined" isBusy={isBusy} onClick={() => void check()}>
              {t('navigation:paymentPage.retry')}
            </BusyButton>
          </Box>
        </Stack>
      </Card>
    </>
  );
}
