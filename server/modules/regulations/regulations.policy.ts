import type { Caller } from '@server/graphql/context';
import { isOpenStatus } from '@domain/assignment-statuses';
import type {
  AssignmentStatus,
  ContentStatus,
  GrantLevel,
  RegulationAbilities,
} from '@server/graphql/generated/resolvers';
import { mayEditAll } from '@server/modules/content/content.policy';

/** How a caller stands to one regulation: the facts that rights are decided by, read in one statement for many. */
export interface RegulationStanding {
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
}

/** Admin, owner, granted, or whoever may edit employees. */
export function canEdit(caller: Caller, standing: RegulationStanding): boolean {
  return mayEditAll(caller) || standing.ownerId === caller.userId || standing.grants.includes('edit');
}

/** Who may edit, who was granted the report, and a leader (who sees their own people in it only). */
export function canReport(caller: Caller, standing: RegulationStanding): boolean {
  return seesWholeReport(caller, standing) || standing.leadsAssigned;
}

/** The same without leaders: everybody's rows. */
export function seesWholeReport(caller: Caller, standing: RegulationStanding): boolean {
  return canEdit(caller, standing) || standing.grants.includes('report');
}

/** Whoever may edit, was assigned it, was granted anything, leads somebody who has it, or approves it. */
export function canView(caller: Caller, standing: RegulationStanding): boolean {
  return (
    canReport(caller, standing) ||
    standing.grants.length > 0 ||
    standing.assignmentStatus !== null ||
    standing.isApprover
  );
}

/** Who sees a text that is not published yet: those who write it and those who approve it. */
export function canViewDraft(caller: Caller, standing: RegulationStanding): boolean {
  return canEdit(caller, standing) || standing.isApprover;
}

/** What the browser shows buttons by. Services ask the same functions again. */
export function abilitiesOf(caller: Caller, standing: RegulationStanding): RegulationAbilities {
  const { isArchive, currentVersionId, draftVersionId, assignmentStatus } = standing;
  const mayEdit = canEdit(caller, standing);
  return {
    canEdit: mayEdit,
    canReport: canReport(caller, standing),
    canPublish: mayEdit && !isArchive && draftVersionId !== null && standing.isApproved,
    // Whoever looks as a role only looks: not even the clock of reading starts.
    canSign:
      caller.viewAs === null &&
      !isArchive &&
      currentVersionId !== null &&
      assignmentStatus !== null &&
      isOpenStatus(assignmentStatus),
  };
}
