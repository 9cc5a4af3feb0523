import { RemindAllButton } from '@src/features/assignments/people/RemindAllButton';
import { SubdivisionListPage, type RemindTarget } from '@src/features/regulations/pages/SubdivisionListPage';

function RemindAll({ targets }: { targets: RemindTarget[] }) {
  return (
    <RemindAllButton
      objectType="regulation"
      targets={targets.map(({ regulationId, userIds }) => ({ objectId: regulationId, userIds }))}
    />
  );
}

/** The leader's people, with a reminder for all who have not signed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
