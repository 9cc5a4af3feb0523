import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@src/components/layout/PageHeader';

/** The header of the payment pages, with their tabs. */
export function PaymentHeader({ purpose, action }: { purpose: string; action: ReactNode }) {
  const { t } = useTranslation('payment');
  return (
    <PageHeader
      title={t('navigation:payment')}
      purpose={purpose}
      action={action}
      tabs={{
        basePath: '/payment',
        items: [
          { path: '/balance', label: t('payment:tab.balance') },
          { path: '/tokens', label: t('payment:tab.tokens') },
          { path: '/transaction', label: t('payment:tab.transaction') },
          { path: '/documents', label: t('payment:tab.documents') },
          { path: '/refs', label: t('payment:tab.refs') },
        ],
      }}
    />
  );
}
