import { isOpenStatus } from '@domain/assignment-statuses';
import type { Caller } from '@server/graphql/context';
import type { EducationAbilities } from '@server/graphql/generated/resolvers';
import {
  type AccessContext,
  canEdit,
  canPublish,
  canReport,
} from '@server/modules/content/access/access.policy';

/** What the browser shows buttons by. Services ask the same functions again. */
export function abilitiesOf(caller: Caller, access: AccessContext): EducationAbilities {
  const { isArchive, currentVersionId, assignmentStatus } = access;
  return {
    canEdit: canEdit(caller, access),
    canReport: canReport(caller, access),
    canPublish: canPublish(caller, access),
    // Whoever looks as a role only looks: not even the clock of reading starts.
    canStudy:
      caller.viewAs === null &&
      !isArchive &&
      currentVersionId !== null &&
      assignmentStatus !== null &&
      isOpenStatus(assignmentStatus),
  };
}
