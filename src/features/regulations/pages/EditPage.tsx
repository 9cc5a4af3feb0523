import Stack from '@mui/material/Stack';
import { useRegulationDraftQuery, type RegulationDetails } from '../api';
import { useRegulationApprovalsQuery } from '../first-api';
import { ApprovalPanel } from '../edit/ApprovalPanel';
import { DraftWorkspace } from '../edit/DraftWorkspace';
import { DraftLoader } from '@src/content/edit/DraftLoader';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import { RegulationFrame } from './RegulationFrame';

/** The editor page of a regulation, and the approval for approvers. */
export function EditPage(slots: QuestionSlots) {
  return (
    <RegulationFrame isWriting allows={({ canEdit, isAsked }) => canEdit || isAsked}>
      {(regulation) => <Edit key={regulation.id} regulation={regulation} {...slots} />}
    </RegulationFrame>
  );
}

interface EditProps extends QuestionSlots {
  regulation: RegulationDetails;
}

function Edit({ regulation, ...slots }: EditProps) {
  const approvals = useRegulationApprovalsQuery();
  const asked = approvals.data?.regulationApprovals.find(
    (approval) => approval.regulation.id === regulation.id,
  );
  return (
    <Stack spacing={3}>
      {asked ? <ApprovalPanel approval={asked} regulation={regulation} /> : null}
      {regulation.abilities.canEdit ? (
        <DraftLoader id={regulation.id} useDraft={useDraft}>
          {(draft, tools) => <DraftWorkspace regulation={draft} {...slots} {...tools} />}
        </DraftLoader>
      ) : null}
    </Stack>
  );
}

function useDraft(id: number) {
  const { data, error, isFetching, refetch } = useRegulationDraftQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  return { data: data?.regulation, error, isFetching, refetch };
}
