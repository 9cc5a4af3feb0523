import type { ObjectType } from '@src/api/generated/types';
import { GrantsSection } from '@src/features/assignments/grants/GrantsSection';
import { PrerequisitesSection } from '@src/features/assignments/prerequisites/PrerequisitesSection';
import { RulesSection } from '@src/features/assignments/rules/RulesSection';
import { ShelfSection } from '@src/features/assignments/shelf/ShelfSection';
import { useContentKind } from '@src/content/content-kind';

// Components that assignments provide to an object's pages, for the content kind of the current page.

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
