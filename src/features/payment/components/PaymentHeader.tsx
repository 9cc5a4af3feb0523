import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectIsSubscribed } from '@src/store/selectors/rights';

/** The header of the payment pages, with their tabs; of a closed workspace only the balance opens, so it has none. */
export function PaymentHeader({ purpose, action }: { purpose: string; action: ReactNode }) {
  const { t } = useTranslation('payment');
  const isSubscribed = useAppSelector(selectIsSubscribed);
  const tabs = {
    basePath: '/payment',
    items: [
      { path: '/balance', label: t('payment:tab.balance') },
      { path: '/tokens', label: t('payment:tab.tokens') },
      { path: '/transaction', label: t('payment:tab.transaction') },
      { path: '/documents', label: t('payment:tab.documents') },
      { path: '/refs', label: t('payment:tab.refs') },
    ],
  };
  return (
    <PageHeader
      title={t('navigation:payment')}
      purpose={purpose}
      action={action}
      {...(isSubscribed ? { tabs } : {})}
    />
  );
}
