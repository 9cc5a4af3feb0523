import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { type Adjustment, useAdjustmentsQuery } from '../../api';
import { type AdjustmentStep, AdjustmentDialog } from './AdjustmentDialog';
import { NewAdjustmentDialog } from './NewAdjustmentDialog';
import { useAdjustmentColumns } from './useAdjustmentColumns';

const pageSize = 20;

interface AdjustmentListProps {
  /** Null: of all clients, those that wait first. */
  client: { id: number; name: string } | null;
}

/** «Корректировки баланса»: what was done, what waits for a second person, and what became of it. */
export function AdjustmentList({ client }: AdjustmentListProps) {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const [isOpen, setIsOpen] = useState(client === null);
  const [asked, setAsked] = useState<{ adjustment: Adjustment; step: AdjustmentStep } | null>(null);
  const { data, error, isFetching, refetch } = useAdjustmentsQuery({
    ...{ organizationId: client?.id ?? null, isOpen, page, pageSize },
  });
  const columns = useAdjustmentColumns({
    isClientShown: client === null,
    onStep: (adjustment, step) => setAsked({ adjustment, step }),
  });
  const title = t('office:adjustments.title');
  return (
    <Stack component="section" spacing={1.5} aria-label={title}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 220px' }}>
          {title}
        </Typography>
        {client && data ? <NewAdjustment client={client} limit={data.adjustments.limit} /> : null}
      </Stack>
      <SimpleTable<Adjustment>
        label={title}
        columns={columns}
        rows={data?.adjustments.items}
        rowKey={({ organizationId, id }) => `${organizationId}-${id}`}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={Scale}
            title={t(`office:adjustments.${isOpen ? 'noneWaits' : 'empty'}`)}
            isDense
          />
        }
        toolbar={
          <FilterSwitch
            label={t('office:adjustments.onlyOpen')}
            value={isOpen}
            onChange={(isOn) => {
              setIsOpen(isOn);
              setPage(1);
            }}
          />
        }
        paging={{ count: data?.adjustments.count ?? 0, page, pageSize, onPage: setPage }}
      />
      {asked ? <AdjustmentDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </Stack>
  );
}

function NewAdjustment({ client, limit }: { client: { id: number; name: string }; limit: string }) {
  const { t } = useTranslation('office');
  const mayWrite = useAppSelector(selectCan)('backOfficeSettingAccount', 'write');
  const [isAsked, setIsAsked] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('office:adjustments.new')}</Button>
      {isAsked ? (
        <NewAdjustmentDialog client={client} limit={limit} onClose={() => setIsAsked(false)} />
      ) : null}
    </>
  );
}
