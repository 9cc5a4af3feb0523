import { SubdivisionListPage } from '@src/features/tests/pages/SubdivisionListPage';
import { RemindAll } from '../content/list-slots';

/** The progress of the leader's people, with a reminder for all who have not passed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
