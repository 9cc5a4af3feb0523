import type { ComponentProps } from 'react';
import { TeamListFrame } from '@src/content/lists/TeamListFrame';
import { useQualificationTeamQuery } from '../api';
import { QualificationKindPage } from './QualificationKindPage';

type TeamProps = ComponentProps<typeof TeamListFrame>;

const useTeam: TeamProps['useTeam'] = (variables) => {
  const { currentData, error, isFetching, refetch } = useQualificationTeamQuery(variables);
  const team = currentData?.qualificationTeam;
  return { data: team && { ...team, objects: team.qualifications }, error, isFetching, refetch };
};

/** The leader's people and their assigned qualifications. */
export function SubdivisionListPage({ RemindAll }: Pick<TeamProps, 'RemindAll'>) {
  return (
    <QualificationKindPage>
      <TeamListFrame useTeam={useTeam} waiting={0} RemindAll={RemindAll} />
    </QualificationKindPage>
  );
}
