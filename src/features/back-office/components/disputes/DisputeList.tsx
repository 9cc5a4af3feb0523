import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type ClientDispute, useTokenDisputesQuery } from '../../api';
import { useClientQueue } from '../../lib/useClientQueue';
import { ClientQueue } from '../ClientQueue';
import { AcceptDisputeDialog } from './AcceptDisputeDialog';
import { DeclineDisputeDialog } from './DeclineDisputeDialog';
import { useDisputeColumns } from './useDisputeColumns';

/** «Споры»: clients' disputes of write-offs, the newest first; for all clients, the pending ones. */
export function DisputeList({ clientId }: { clientId: number | null }) {
  const { t } = useTranslation('office');
  const shown = useClientQueue(clientId === null);
  const { page, pageSize, isOnlyWaiting: isOpen } = shown;
  const [asked, setAsked] = useState<{ dispute: ClientDispute; isAccepted: boolean } | null>(null);
  const query = useTokenDisputesQuery({ organizationId: clientId, isOpen, page, pageSize });
  const close = () => setAsked(null);
  const columns = useDisputeColumns({
    isClientShown: clientId === null,
    onAccept: (dispute) => setAsked({ dispute, isAccepted: true }),
    onDecline: (dispute) => setAsked({ dispute, isAccepted: false }),
  });
  return (
    <ClientQueue<ClientDispute>
      title={t('office:disputes.title')}
      columns={columns}
      empty={
        <EmptyState
          icon={MessageSquareWarning}
          title={t(`office:disputes.${isOpen ? 'allAnswered' : 'empty'}`)}
          isDense
        />
      }
      onlyLabel={t('office:disputes.onlyOpen')}
      shown={shown}
      items={query.data?.tokenDisputes.items}
      count={query.data?.tokenDisputes.count}
      query={query}
    >
      {asked?.isAccepted ? <AcceptDisputeDialog dispute={asked.dispute} onClose={close} /> : null}
      {asked && !asked.isAccepted ? <DeclineDisputeDialog dispute={asked.dispute} onClose={close} /> : null}
    </ClientQueue>
  );
}
