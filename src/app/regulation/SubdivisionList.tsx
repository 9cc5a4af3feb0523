import type { RemindTarget } from '@src/content/lists/TeamListFrame';
import { RemindAllButton } from '@src/features/assignments/people/RemindAllButton';
import { SubdivisionListPage } from '@src/features/regulations/pages/SubdivisionListPage';

function RemindAll({ targets, names }: { targets: RemindTarget[]; names: string[] }) {
  return <RemindAllButton objectType="regulation" names={names} targets={targets} />;
}

/** The leader's people, with a reminder for all who have not signed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
