import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type RefAccrual, useRefAccrualDecideMutation, useRefAccrualsQuery } from '../../api';
import { useClientQueue } from '../../lib/useClientQueue';
import { ClientQueue } from '../ClientQueue';
import { RejectAccrualDialog } from './RejectAccrualDialog';
import { useAccrualColumns } from './useAccrualColumns';

/** Accruals, the newest first; suspected self-referrals wait for a decision. */
export function RefAccrualList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const shown = useClientQueue(false);
  const { page, pageSize, isOnlyWaiting: isReview } = shown;
  const [rejected, setRejected] = useState<RefAccrual | null>(null);
  const [decide] = useRefAccrualDecideMutation();
  const call = useCall();
  const notify = useNotify();
  const query = useRefAccrualsQuery({ organizationId: clientId, isReview, page, pageSize });
  const approve = ({ organizationId, id }: RefAccrual) =>
    void call(decide({ organizationId, id, isApproved: true })).then(
      () => notify.success(t('office:refs.approved')),
      () => undefined,
    );
  const columns = useAccrualColumns({ onApprove: approve, onReject: setRejected });
  return (
    <ClientQueue<RefAccrual>
      title={t('office:refs.accruals')}
      columns={columns}
      empty={<EmptyState icon={Handshake} title={t('office:refs.noAccruals')} isDense />}
      isFiltered={isReview}
      onlyLabel={t('office:refs.onlyReview')}
      shown={shown}
      items={query.data?.refAccruals.items}
      count={query.data?.refAccruals.count}
      query={query}
    >
      {rejected ? <RejectAccrualDialog accrual={rejected} onClose={() => setRejected(null)} /> : null}
    </ClientQueue>
  );
}
