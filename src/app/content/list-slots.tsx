import { AssignMany } from '@src/features/assignments/bulk/AssignMany';
import { RemindMany } from '@src/features/assignments/bulk/RemindMany';
import { AssignmentPeople } from '@src/features/assignments/people/AssignmentPeople';
import { RemindAllButton } from '@src/features/assignments/people/RemindAllButton';
import { useContentKind } from '@src/content/content-kind';
import type { Named } from '@src/store/useMany';
import { useIsEdit } from '@src/store/useEditMode';

// Components that assignments provide to lists of content, for the content kind of the current page. They are apart from those of
// an object's pages, whose forms no list should load.

interface PeopleProps {
  objectId: number;
  canEdit: boolean;
}

/** The people to whom an object is assigned. */
export function ObjectPeople({ objectId, canEdit }: PeopleProps) {
  const { objectType } = useContentKind();
  const isEdit = useIsEdit();
  return <AssignmentPeople objectType={objectType} objectId={objectId} canEdit={canEdit && isEdit} />;
}

interface Chosen {
  objects: readonly Named[];
}

/** Assigns the chosen objects to people. */
export function Assign({ objects }: Chosen) {
  const { objectType } = useContentKind();
  return <AssignMany objectType={objectType} objects={objects} />;
}

/** Reminds the people who have not completed the chosen objects. */
export function Remind({ objects }: Chosen) {
  const { objectType } = useContentKind();
  return <RemindMany objectType={objectType} objects={objects} />;
}

/** Reminds all of a leader's people who have not completed their assignments. */
export function RemindAll({ objectIds }: { objectIds: number[] }) {
  const { objectType } = useContentKind();
  return <RemindAllButton objectType={objectType} objectIds={objectIds} />;
}
