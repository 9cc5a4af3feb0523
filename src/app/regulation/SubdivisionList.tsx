import { SubdivisionListPage } from '@src/features/regulations/pages/SubdivisionListPage';
import { RemindAll } from '../content/list-slots';

/** The progress of the leader's people, with a reminder for all who have not signed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
