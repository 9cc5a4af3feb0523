import { AccessPage } from '@src/features/educations/pages/AccessPage';
import { ObjectPeople } from '../content/list-slots';
import { ObjectGrants, ObjectPrerequisites, ObjectRules, ObjectShelf } from '../content/slots';

/** A qualification is not in this list: people earn it by its components, so those are the prerequisites. */
const FIRST = ['education', 'test', 'regulation'] as const;

function Prerequisites({ objectId }: { objectId: number }) {
  return <ObjectPrerequisites objectId={objectId} types={FIRST} />;
}

/** Rules and grants of an education. */
export function Access() {
  return (
    <AccessPage
      Rules={ObjectRules}
      Grants={ObjectGrants}
      People={ObjectPeople}
      Shelf={ObjectShelf}
      Prerequisites={Prerequisites}
    />
  );
}
