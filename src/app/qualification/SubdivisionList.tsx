import { SubdivisionListPage } from '@src/features/qualifications/pages/SubdivisionListPage';
import { RemindAll } from '../content/slots';

/** The leader's people, with a reminder for all who have not earned theirs. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
