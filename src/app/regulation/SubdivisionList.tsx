import { RemindAllButton } from '@src/features/assignments/people/RemindAllButton';
import { SubdivisionListPage, type RemindTarget } from '@src/features/regulations/pages/SubdivisionListPage';

function RemindAll({ targets, names }: { targets: RemindTarget[]; names: string[] }) {
  return (
    <RemindAllButton
      objectType="regulation"
      names={names}
      targets={targets.map(({ regulationId, userIds }) => ({ objectId: regulationId, userIds }))}
    />
  );
}

/** The leader's people, with a reminder for all who have not signed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
