import { AccessPage } from '@src/features/educations/pages/AccessPage';
import { ObjectGrants, ObjectPeople, ObjectPrerequisites, ObjectRules, ObjectShelf } from '../content/slots';

/** Rules and grants of an education. */
export function Access() {
  return (
    <AccessPage
      Rules={ObjectRules}
      Grants={ObjectGrants}
      People={ObjectPeople}
      Shelf={ObjectShelf}
      Prerequisites={ObjectPrerequisites}
    />
  );
}
