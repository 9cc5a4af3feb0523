import { isOpenStatus } from '@domain/assignment-statuses';
import type { Caller } from '@server/graphql/context';
import type { AssignmentStatus, ContentStatus, GrantLevel } from '@server/graphql/generated/resolvers';
import { mayEditAll } from '../content.policy';

/** What a caller has to do with one object: the facts that rights are decided by, read in one statement for many. */
export interface AccessContext {
  id: number;
  ownerId: number;
  isArchive: boolean;
  currentVersionId: number | null;
  draftVersionId: number | null;
  draftStatus: ContentStatus | null;
  /** Levels granted to the caller directly, by position, by subdivision or to all. */
  grants: GrantLevel[];
  /** Of the caller's newest obligation that was not cancelled. */
  assignmentStatus: AssignmentStatus | null;
  /** Somebody of the subdivisions that the caller leads has it. */
  leadsAssigned: boolean;
  /** Named to approve it, or asked to approve its draft. */
  isApprover: boolean;
  /** Nobody has to approve the draft, or everybody has. */
  isApproved: boolean;
  /** Whoever may read it may take it by themselves. */
  isOnShelf: boolean;
  /** Something has to be done before it can be started. */
  hasPrerequisites: boolean;
}

export type Permission = (caller: Caller, access: AccessContext) => boolean;

/** Admin, owner, granted, or whoever may edit employees. */
export function canEdit(caller: Caller, access: AccessContext): boolean {
  return mayEditAll(caller) || access.ownerId === caller.userId || access.grants.includes('edit');
}

/** Who may edit, who was granted the report, and a leader (who sees their own people in it only). */
export function canReport(caller: Caller, access: AccessContext): boolean {
  return seesWholeReport(caller, access) || access.leadsAssigned;
}

/** The same without leaders: everybody's rows. */
export function seesWholeReport(caller: Caller, access: AccessContext): boolean {
  return canEdit(caller, access) || access.grants.includes('report');
}

/** Whoever may edit, was assigned it, was granted anything, leads somebody who has it, or approves it. */
export function canView(caller: Caller, access: AccessContext): boolean {
  return (
    canReport(caller, access) ||
    access.grants.length > 0 ||
    access.assignmentStatus !== null ||
    access.isApprover
  );
}

/** Who sees a text that is not published yet: those who write it and those who approve it. */
export function canViewDraft(caller: Caller, access: AccessContext): boolean {
  return canEdit(caller, access) || access.isApprover;
}

/** Whether the caller may publish the draft now. */
function canPublish(caller: Caller, access: AccessContext): boolean {
  const { isArchive, draftVersionId, isApproved } = access;
  return canEdit(caller, access) && !isArchive && draftVersionId !== null && isApproved;
}

/** Whether the caller may read this version: a published one with the object, a draft by those who work on it. */
export function canReadVersion(
  caller: Caller,
  access: AccessContext,
  version: { status: ContentStatus },
): boolean {
  return version.status === 'published' ? canView(caller, access) : canViewDraft(caller, access);
}

/** Whether the caller may do now what their obligation asks for: sign, study. */
export function canFulfil(
  { viewAs }: Caller,
  { isArchive, currentVersionId, assignmentStatus }: AccessContext,
): boolean {
  // Whoever looks as a role only looks: not even the clock of reading starts.
  if (viewAs !== null || isArchive || currentVersionId === null) return false;
  return assignmentStatus !== null && isOpenStatus(assignmentStatus);
}

/** Whether the caller may take it from the shelf: they have not had it yet. */
export function canTake(caller: Caller, access: AccessContext): boolean {
  const { isOnShelf, isArchive, currentVersionId, assignmentStatus } = access;
  if (caller.viewAs !== null || !isOnShelf || isArchive || currentVersionId === null) return false;
  return assignmentStatus === null && canView(caller, access);
}

/** Whether the caller may say what they think of it: they have done it, and it does not wait to be done again. */
export function canRate({ viewAs }: Caller, { assignmentStatus }: AccessContext): boolean {
  return viewAs === null && assignmentStatus === 'done';
}

/** Buttons that objects of every kind have. */
export interface AuthorAbilities {
  canEdit: boolean;
  canReport: boolean;
  canPublish: boolean;
}

/** What the browser shows an author's buttons by. Services ask the same functions again. */
export const authorAbilities = (caller: Caller, access: AccessContext): AuthorAbilities => ({
  canEdit: canEdit(caller, access),
  canReport: canReport(caller, access),
  canPublish: canPublish(caller, access),
});
