import type { PendingApproval } from '@src/content/types';
import { useRegulationApprovalsQuery } from '../first-api';

/** Returns what waits for the user's approval. */
export function usePendingApprovals(): readonly PendingApproval[] {
  const { data } = useRegulationApprovalsQuery();
  return (data?.regulationApprovals ?? []).map(({ id, versionId, regulation }) => ({
    id,
    versionId,
    object: {
      id: regulation.id,
      code: regulation.code,
      name: regulation.name,
      ownerName: regulation.owner.nameShort,
    },
  }));
}
