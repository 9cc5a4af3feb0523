import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type RefPayout, useRefPayoutsQuery } from '../../api';
import { useClientQueue } from '../../lib/useClientQueue';
import { ClientQueue } from '../ClientQueue';
import { DeclinePayoutDialog } from './DeclinePayoutDialog';
import { PaidPayoutDialog } from './PaidPayoutDialog';
import { usePayoutColumns } from './usePayoutColumns';

/** Partners' invoices, the newest first; for all clients, pending ones come first. */
export function RefPayoutList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const shown = useClientQueue(clientId === null);
  const { page, pageSize, isOnlyWaiting: isWaiting } = shown;
  const [paid, setPaid] = useState<RefPayout | null>(null);
  const [declined, setDeclined] = useState<RefPayout | null>(null);
  const query = useRefPayoutsQuery({ organizationId: clientId, isWaiting, page, pageSize });
  const columns = usePayoutColumns({ onPay: setPaid, onDecline: setDeclined });
  return (
    <ClientQueue<RefPayout>
      title={t('office:refs.payouts.title')}
      columns={columns}
      empty={
        <EmptyState
          icon={ReceiptText}
          title={t(`office:refs.payouts.${isWaiting ? 'noneWaits' : 'empty'}`)}
          isDense
        />
      }
      onlyLabel={t('office:refs.payouts.onlyWaiting')}
      shown={shown}
      items={query.data?.refPayouts.items}
      count={query.data?.refPayouts.count}
      query={query}
    >
      {paid ? <PaidPayoutDialog payout={paid} onClose={() => setPaid(null)} /> : null}
      {declined ? <DeclinePayoutDialog payout={declined} onClose={() => setDeclined(null)} /> : null}
    </ClientQueue>
  );
}
