import { GrantsSection } from '@src/features/assignments/grants/GrantsSection';
import { AssignmentPeople } from '@src/features/assignments/people/AssignmentPeople';
import { RulesSection } from '@src/features/assignments/rules/RulesSection';
import { useIsEdit } from '@src/store/useEditMode';

interface PeopleProps {
  objectId: number;
  canEdit: boolean;
}

/** The people to whom a regulation is assigned. */
export function RegulationPeople({ objectId, canEdit }: PeopleProps) {
  const isEdit = useIsEdit();
  return <AssignmentPeople objectType="regulation" objectId={objectId} canEdit={canEdit && isEdit} />;
}

/** The rules that assign a regulation to people. */
export function RegulationRules({ regulationId }: { regulationId: number }) {
  return <RulesSection objectType="regulation" objectId={regulationId} />;
}

/** The people who have additional rights to see or edit a regulation. */
export function RegulationGrants({ regulationId }: { regulationId: number }) {
  return <GrantsSection objectType="regulation" objectId={regulationId} />;
}
