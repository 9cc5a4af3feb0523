import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { type RefPayout, useRefPayoutsQuery } from '../../api';
import { DeclinePayoutDialog } from './DeclinePayoutDialog';
import { PaidPayoutDialog } from './PaidPayoutDialog';
import { usePayoutColumns } from './usePayoutColumns';

const pageSize = 20;

/** Partners' invoices, the newest first; of all clients those that wait are shown first. */
export function RefPayoutList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const [isWaiting, setIsWaiting] = useState(clientId === null);
  const [paid, setPaid] = useState<RefPayout | null>(null);
  const [declined, setDeclined] = useState<RefPayout | null>(null);
  const query = useRefPayoutsQuery({ organizationId: clientId, isWaiting, page, pageSize });
  const columns = usePayoutColumns({ onPay: setPaid, onDecline: setDeclined });
  const filter = (isOn: boolean) => {
    setIsWaiting(isOn);
    setPage(1);
  };
  return (
    <Stack component="section" spacing={1.5} aria-label={t('office:refs.payouts.title')}>
      <Typography component="h2" variant="h2">
        {t('office:refs.payouts.title')}
      </Typography>
      <SimpleTable<RefPayout>
        label={t('office:refs.payouts.title')}
        columns={columns}
        rows={query.data?.refPayouts.items}
        rowKey={({ organizationId, id }) => `${organizationId}-${id}`}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon={ReceiptText} title={t('office:refs.payouts.empty')} isDense />}
        isFiltered={isWaiting}
        onResetFilters={() => filter(false)}
        toolbar={
          <FilterSwitch label={t('office:refs.payouts.onlyWaiting')} value={isWaiting} onChange={filter} />
        }
        paging={{ count: query.data?.refPayouts.count ?? 0, page, pageSize, onPage: setPage }}
      />
      {paid ? <PaidPayoutDialog payout={paid} onClose={() => setPaid(null)} /> : null}
      {declined ? <DeclinePayoutDialog payout={declined} onClose={() => setDeclined(null)} /> : null}
    </Stack>
  );
}
