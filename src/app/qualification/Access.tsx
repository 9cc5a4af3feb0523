import { AccessPage } from '@src/features/qualifications/pages/AccessPage';
import { ObjectPeople } from '../content/list-slots';
import { ObjectGrants, ObjectRules } from '../content/slots';

/** The people who must earn a qualification, and who else may see or edit it. */
export function Access() {
  return <AccessPage Rules={ObjectRules} Grants={ObjectGrants} People={ObjectPeople} />;
}
