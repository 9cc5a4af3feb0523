import type { ObjectType } from '@src/api/generated/types';
import { AssignMany } from '@src/features/assignments/bulk/AssignMany';
import { RemindMany } from '@src/features/assignments/bulk/RemindMany';
import { GrantsSection } from '@src/features/assignments/grants/GrantsSection';
import { AssignmentPeople } from '@src/features/assignments/people/AssignmentPeople';
import { RemindAllButton } from '@src/features/assignments/people/RemindAllButton';
import { PrerequisitesSection } from '@src/features/assignments/prerequisites/PrerequisitesSection';
import { RulesSection } from '@src/features/assignments/rules/RulesSection';
import { ShelfSection } from '@src/features/assignments/shelf/ShelfSection';
import { useContentKind } from '@src/content/content-kind';
import type { Named } from '@src/store/useMany';
import { useIsEdit } from '@src/store/useEditMode';

// Components that assignments provide to content pages, for the content kind of the current page.

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

/** The rules that assign an object to people. */
export function ObjectRules({ objectId }: { objectId: number }) {
  const { objectType } = useContentKind();
  return <RulesSection objectType={objectType} objectId={objectId} />;
}

/** The people who have additional rights to see or edit an object. */
export function ObjectGrants({ objectId }: { objectId: number }) {
  const { objectType } = useContentKind();
  return <GrantsSection objectType={objectType} objectId={objectId} />;
}

/** Whether people may take an object on their own. */
export function ObjectShelf({ objectId, isOnShelf }: { objectId: number; isOnShelf: boolean }) {
  const { objectType } = useContentKind();
  return <ShelfSection objectType={objectType} objectId={objectId} isOnShelf={isOnShelf} />;
}

interface PrerequisitesProps {
  objectId: number;
  /** The possible types of a prerequisite, the usual one first. */
  types: readonly [ObjectType, ...ObjectType[]];
}

/** The prerequisites of an object. */
export function ObjectPrerequisites({ objectId, types }: PrerequisitesProps) {
  const { objectType } = useContentKind();
  return <PrerequisitesSection objectType={objectType} objectId={objectId} types={types} />;
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
