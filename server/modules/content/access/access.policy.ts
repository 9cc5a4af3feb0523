import { isOpenStatus } from '@domain/assignment-statuses';
import type { Caller } from '@server/graphql/context';
import type { AssignmentStatus, ContentStatus, GrantLevel } from '@server/graphql/generated/types';
import { mayEditAll } from '../content.policy';

/** The access context of a caller and an object: the facts that rights depend on, read in one statement for many. */
export interface AccessContext {
  id: number;
  ownerId: number;
  isArchive: boolean;
  currentVersionId: number | null;
  draftVersionId: number | null;
  draftStatus: ContentStatus | null;
  /** Levels granted to the caller directly, by position, by subdivision or to everybody. */
  grants: GrantLevel[];
  /** The status of the caller's newest assignment that was not cancelled. */
  assignmentStatus: AssignmentStatus | null;
  /** It is assigned to a person in the subdivisions that the caller leads. */
  leadsAssigned: boolean;
  /** The caller is one of its approvers, or was asked to approve its draft. */
  isApprover: boolean;
  /** The draft needs no approval, or has all of them. */
  isApproved: boolean;
  /** People with read access may take it on their own. */
  isOnShelf: boolean;
  /** It has prerequisites. */
  hasPrerequisites: boolean;
}

export type Permission = (caller: Caller, access: AccessContext) => boolean;

/** Whether the caller may edit it: an admin, the owner, a person with a grant, or one who may edit employees. */
export function canEdit(caller: Caller, access: AccessContext): boolean {
  return mayEditAll(caller) || access.ownerId === caller.userId || access.grants.includes('edit');
}

/** Whether the caller may see the report: those who may edit, those with a grant for it, and leaders (only their own people). */
export function canReport(caller: Caller, access: AccessContext): boolean {
  return seesWholeReport(caller, access) || access.leadsAssigned;
}

/** The same without leaders: for everybody's rows. */
export function seesWholeReport(caller: Caller, access: AccessContext): boolean {
  return canEdit(caller, access) || access.grants.includes('report');
}

/**
 * Whether the caller may see it: those who may edit, have it assigned, have any grant, lead a person who has it assigned, or
 * approve it.
 */
export function canView(caller: Caller, access: AccessContext): boolean {
  return (
    canReport(caller, access) ||
    access.grants.length > 0 ||
    access.assignmentStatus !== null ||
    access.isApprover
  );
}

/** Whether the caller may see an unpublished text: authors and approvers. */
export function canViewDraft(caller: Caller, access: AccessContext): boolean {
  return canEdit(caller, access) || access.isApprover;
}

/** Whether the caller may publish the draft now. */
function canPublish(caller: Caller, access: AccessContext): boolean {
  const { isArchive, draftVersionId, isApproved } = access;
  return canEdit(caller, access) && !isArchive && draftVersionId !== null && isApproved;
}

/** Whether the caller may read this version: a published one like the object, a draft only if they work on it. */
export function canReadVersion(
  caller: Caller,
  access: AccessContext,
  version: { status: ContentStatus },
): boolean {
  return version.status === 'published' ? canView(caller, access) : canViewDraft(caller, access);
}

/** Whether the caller can complete their assignment now: sign, study. */
export function canFulfil(
  { viewAs }: Caller,
  { isArchive, currentVersionId, assignmentStatus }: AccessContext,
): boolean {
  // Viewing as a role is read-only: not even the reading time is counted.
  if (viewAs !== null || isArchive || currentVersionId === null) return false;
  return assignmentStatus !== null && isOpenStatus(assignmentStatus);
}

/**
 * Whether the caller may rehearse completing it: everything that precedes a signature, without any effect. It is for those who view
 * as somebody who has it to complete, and for authors who have not.
 */
export function canRehearse(caller: Caller, access: AccessContext): boolean {
  const { isArchive, currentVersionId, assignmentStatus } = access;
  if (isArchive || currentVersionId === null || canFulfil(caller, access)) return false;
  if (caller.viewAs === null) return canEdit(caller, access);
  return assignmentStatus !== null && isOpenStatus(assignmentStatus);
}

/** Whether the caller may take it from the shelf: they have not had it before. */
export function canTake(caller: Caller, access: AccessContext): boolean {
  const { isOnShelf, isArchive, currentVersionId, assignmentStatus } = access;
  if (caller.viewAs !== null || !isOnShelf || isArchive || currentVersionId === null) return false;
  return assignmentStatus === null && canView(caller, access);
}

/** Whether the caller may rate it: they have completed it and need not repeat it. */
export function canRate({ viewAs }: Caller, { assignmentStatus }: AccessContext): boolean {
  return viewAs === null && assignmentStatus === 'done';
}

/** The author's buttons for objects of every kind. */
export interface AuthorAbilities {
  canEdit: boolean;
  canReport: boolean;
  canPublish: boolean;
}

/** Returns which of the author's buttons the browser shows. Services check the same conditions again. */
export const authorAbilities = (caller: Caller, access: AccessContext): AuthorAbilities => ({
  canEdit: canEdit(caller, access),
  canReport: canReport(caller, access),
  canPublish: canPublish(caller, access),
});
