import { SubdivisionListPage } from '@src/features/qualifications/pages/SubdivisionListPage';
import { RemindAll } from '../content/list-slots';

/** The progress of the leader's people, with a reminder for all who have not earned their qualifications. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
