import { SubdivisionListPage } from '@src/features/educations/pages/SubdivisionListPage';
import { RemindAll } from '../content/list-slots';

/** The progress of the leader's people, with a reminder for all who have not finished. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
