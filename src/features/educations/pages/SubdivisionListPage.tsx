import type { ComponentProps } from 'react';
import { TeamListFrame } from '@src/content/lists/TeamListFrame';
import { useEducationTeamQuery } from '../api';
import { EducationKindPage, useEducationKind } from './EducationKindPage';

type TeamProps = ComponentProps<typeof TeamListFrame>;

const useTeam: TeamProps['useTeam'] = (variables) => {
  const { typeContent } = useEducationKind();
  const { currentData, error, isFetching, refetch } = useEducationTeamQuery({ ...variables, typeContent });
  const team = currentData?.educationTeam;
  return { data: team && { ...team, objects: team.educations }, error, isFetching, refetch };
};

/** The leader's people and their assigned educations. */
export function SubdivisionListPage({ RemindAll }: Pick<TeamProps, 'RemindAll'>) {
  return (
    <EducationKindPage>
      {({ typeContent }) => (
        <TeamListFrame key={typeContent} useTeam={useTeam} waiting={0} RemindAll={RemindAll} />
      )}
    </EducationKindPage>
  );
}
