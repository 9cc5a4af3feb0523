import Button from '@mui/material/Button';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { type Adjustment, useAdjustmentsQuery } from '../../api';
import { useClientQueue } from '../../lib/useClientQueue';
import { ClientQueue } from '../ClientQueue';
import { type AdjustmentStep, AdjustmentDialog } from './AdjustmentDialog';
import { NewAdjustmentDialog } from './NewAdjustmentDialog';
import { useAdjustmentColumns } from './useAdjustmentColumns';

interface AdjustmentListProps {
  /** Null for all clients, pending ones first. */
  client: { id: number; name: string } | null;
}

/** «Корректировки баланса»: corrections that were made, those that wait for a second person, and their outcomes. */
export function AdjustmentList({ client }: AdjustmentListProps) {
  const { t } = useTranslation('office');
  const shown = useClientQueue(client === null);
  const { page, pageSize, isOnlyWaiting: isOpen } = shown;
  const [asked, setAsked] = useState<{ adjustment: Adjustment; step: AdjustmentStep } | null>(null);
  const query = useAdjustmentsQuery({ organizationId: client?.id ?? null, isOpen, page, pageSize });
  const found = query.data?.adjustments;
  const columns = useAdjustmentColumns({
    isClientShown: client === null,
    onStep: (adjustment, step) => setAsked({ adjustment, step }),
  });
  return (
    <ClientQueue<Adjustment>
      title={t('office:adjustments.title')}
      actions={client && found ? <NewAdjustment client={client} limit={found.limit} /> : null}
      columns={columns}
      empty={
        <EmptyState icon={Scale} title={t(`office:adjustments.${isOpen ? 'noneWaits' : 'empty'}`)} isDense />
      }
      onlyLabel={t('office:adjustments.onlyOpen')}
      shown={shown}
      items={found?.items}
      count={found?.count}
      query={query}
    >
      {asked ? <AdjustmentDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </ClientQueue>
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
