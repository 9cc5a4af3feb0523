import { SubdivisionListPage } from '@src/features/tests/pages/SubdivisionListPage';
import { RemindAll } from '../content/slots';

/** The leader's people, with a reminder for all who have not passed. */
export function SubdivisionList() {
  return <SubdivisionListPage RemindAll={RemindAll} />;
}
