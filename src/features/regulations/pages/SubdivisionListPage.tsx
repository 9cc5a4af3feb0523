import type { ComponentProps } from 'react';
import { ContentKindContext } from '@src/content/content-kind';
import { TeamListFrame } from '@src/content/lists/TeamListFrame';
import { useRegulationTeamQuery } from '../api';
import { regulationKind } from '../kind';
import { usePendingApprovals } from '../lists/use-pending-approvals';

type TeamProps = ComponentProps<typeof TeamListFrame>;

const useTeam: TeamProps['useTeam'] = (variables) => {
  const { data, error, isFetching, refetch } = useRegulationTeamQuery(variables);
  const team = data?.regulationTeam;
  return { data: team && { ...team, objects: team.regulations }, error, isFetching, refetch };
};

/** The leader's people and their assigned regulations. */
export function SubdivisionListPage({ RemindAll }: Pick<TeamProps, 'RemindAll'>) {
  const approvals = usePendingApprovals();
  return (
    <ContentKindContext value={regulationKind}>
      <TeamListFrame useTeam={useTeam} waiting={approvals.length} RemindAll={RemindAll} />
    </ContentKindContext>
  );
}
