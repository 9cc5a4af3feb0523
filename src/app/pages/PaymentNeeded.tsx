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
    <PageHeader
      title={t('navigation:paymentPage.title')}
      purpose={t('navigation:paymentPage.user')}
      action={
        <BusyButton variant="contained" isBusy={isBusy} onClick={() => void check()}>
          {t('navigation:paymentPage.retry')}
        </BusyButton>
      }
    />
  );
}
