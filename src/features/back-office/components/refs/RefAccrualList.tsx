import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type RefAccrual, useRefAccrualDecideMutation, useRefAccrualsQuery } from '../../api';
import { RejectAccrualDialog } from './RejectAccrualDialog';
import { useAccrualColumns } from './useAccrualColumns';

const pageSize = 20;

/** Accruals, the newest first; those that look like one's own wait for a decision. */
export function RefAccrualList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const [isReview, setIsReview] = useState(false);
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
    <Stack component="section" spacing={1.5} aria-label={t('office:refs.accruals')}>
      <Typography component="h2" variant="h2">
        {t('office:refs.accruals')}
      </Typography>
      <SimpleTable<RefAccrual>
        label={t('office:refs.accruals')}
        columns={columns}
        rows={query.data?.refAccruals.items}
        rowKey={({ organizationId, id }) => `${organizationId}-${id}`}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState icon={Handshake} title={t('office:refs.noAccruals')} isDense />}
        isFiltered={isReview}
        onResetFilters={() => setIsReview(false)}
        toolbar={
          <FilterSwitch
            label={t('office:refs.onlyReview')}
            value={isReview}
            onChange={(isOn) => {
              setIsReview(isOn);
              setPage(1);
            }}
          />
        }
        paging={{ count: query.data?.refAccruals.count ?? 0, page, pageSize, onPage: setPage }}
      />
      {rejected ? <RejectAccrualDialog accrual={rejected} onClose={() => setRejected(null)} /> : null}
    </Stack>
  );
}
