import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { type ClientDispute, useTokenDisputesQuery } from '../../api';
import { AcceptDisputeDialog } from './AcceptDisputeDialog';
import { DeclineDisputeDialog } from './DeclineDisputeDialog';
import { useDisputeColumns } from './useDisputeColumns';

const pageSize = 20;

/** «Споры»: what clients say about write-offs, the newest first; of all clients those that wait for an answer. */
export function DisputeList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const [page, setPage] = useState(1);
  const [isOpen, setIsOpen] = useState(clientId === null);
  const [asked, setAsked] = useState<{ dispute: ClientDispute; isAccepted: boolean } | null>(null);
  const { data, error, isFetching, refetch } = useTokenDisputesQuery({
    ...{ organizationId: clientId, isOpen, page, pageSize },
  });
  const close = () => setAsked(null);
  const columns = useDisputeColumns({
    isClientShown: clientId === null,
    onAccept: (dispute) => setAsked({ dispute, isAccepted: true }),
    onDecline: (dispute) => setAsked({ dispute, isAccepted: false }),
  });
  return (
    <Stack component="section" spacing={1.5} aria-label={t('office:disputes.title')}>
      <Typography component="h2" variant="h2">
        {t('office:disputes.title')}
      </Typography>
      <SimpleTable<ClientDispute>
        label={t('office:disputes.title')}
        columns={columns}
        rows={data?.tokenDisputes.items}
        rowKey={({ organizationId, id }) => `${organizationId}-${id}`}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={MessageSquareWarning}
            title={t(`office:disputes.${isOpen ? 'allAnswered' : 'empty'}`)}
            isDense
          />
        }
        toolbar={
          <FilterSwitch
            label={t('office:disputes.onlyOpen')}
            value={isOpen}
            onChange={(isOn) => {
              setIsOpen(isOn);
              setPage(1);
            }}
          />
        }
        paging={{ count: data?.tokenDisputes.count ?? 0, page, pageSize, onPage: setPage }}
      />
      {asked?.isAccepted ? <AcceptDisputeDialog dispute={asked.dispute} onClose={close} /> : null}
      {asked && !asked.isAccepted ? <DeclineDisputeDialog dispute={asked.dispute} onClose={close} /> : null}
    </Stack>
  );
}
