import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonPage } from '@src/components/feedback/Skeletons';
import { EditModeGate } from '@src/store/EditModeGate';
import { useRegulationDraftQuery, type RegulationDetails } from '../api';
import { useRegulationApprovalsQuery } from '../first-api';
import { ApprovalPanel } from '../edit/ApprovalPanel';
import { DraftWorkspace } from '../edit/DraftWorkspace';
import type { PeopleSlots } from '@src/content/slots';
import { RegulationFrame } from './RegulationFrame';

/** Writing a regulation, and for those who are asked, approving it. */
export function EditPage(slots: PeopleSlots) {
  const { t } = useTranslation('regulations');
  return (
    <RegulationFrame purpose={t('edit.purpose')} allows={({ canEdit, isAsked }) => canEdit || isAsked}>
      {(regulation) => <Edit key={regulation.id} regulation={regulation} slots={slots} />}
    </RegulationFrame>
  );
}

function Edit({ regulation, slots }: { regulation: RegulationDetails; slots: PeopleSlots }) {
  const approvals = useRegulationApprovalsQuery();
  const asked = approvals.data?.regulationApprovals.find(
    (approval) => approval.regulation.id === regulation.id,
  );
  return (
    <Stack spacing={3}>
      {asked ? <ApprovalPanel approval={asked} regulation={regulation} /> : null}
      {regulation.abilities.canEdit ? (
        <EditModeGate>
          <Draft id={regulation.id} slots={slots} />
        </EditModeGate>
      ) : null}
    </Stack>
  );
}

function Draft({ id, slots }: { id: number; slots: PeopleSlots }) {
  const { data, error, isFetching, refetch } = useRegulationDraftQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  // Counts the beginnings: a new one takes the server's text again.
  const [begun, setBegun] = useState<number | null>(null);
  const regulation = data?.regulation;
  if (!regulation && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // Never begin with a copy from the cache: it may be older than what was saved from here a minute ago.
  if (!regulation || (begun === null && isFetching)) return <SkeletonPage />;
  if (begun === null) setBegun(0);
  const restart = async () => {
    await refetch();
    setBegun((now) => (now ?? 0) + 1);
  };
  return (
    <DraftWorkspace
      key={begun}
      regulation={regulation}
      onRestart={() => void restart()}
      refresh={() => void refetch()}
      {...slots}
    />
  );
}
