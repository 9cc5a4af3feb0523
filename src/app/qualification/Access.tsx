import { AccessPage } from '@src/features/qualifications/pages/AccessPage';
import { ObjectGrants, ObjectPeople, ObjectRules } from '../content/slots';

/** Who has to earn a qualification, and who else may see or edit it. */
export function Access() {
  return <AccessPage Rules={ObjectRules} Grants={ObjectGrants} People={ObjectPeople} />;
}
