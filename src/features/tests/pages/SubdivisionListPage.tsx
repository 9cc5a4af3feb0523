import type { ComponentProps } from 'react';
import { TeamListFrame } from '@src/content/lists/TeamListFrame';
import { useTestTeamQuery } from '../api';
import { TestKindPage } from './TestKindPage';

type TeamProps = ComponentProps<typeof TeamListFrame>;

const useTeam: TeamProps['useTeam'] = (variables) => {
  const { currentData, error, isFetching, refetch } = useTestTeamQuery(variables);
  const team = currentData?.testTeam;
  return { data: team && { ...team, objects: team.tests }, error, isFetching, refetch };
};

/** The leader's people and their assigned tests. */
export function SubdivisionListPage({ RemindAll }: Pick<TeamProps, 'RemindAll'>) {
  return (
    <TestKindPage>
      <TeamListFrame useTeam={useTeam} waiting={0} RemindAll={RemindAll} />
    </TestKindPage>
  );
}
