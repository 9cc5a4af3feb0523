import { isOpenStatus } from '@domain/assignment-statuses';
import type { Context } from '@server/graphql/context';
import type { Loaders } from '@server/graphql/loaders/loaders';
import { subjectOf } from '@server/graphql/access/subject';
import type { ObjectKey } from '../content-kind';
import { type AccessContext, canTake } from './access.policy';

type Prerequisites = Awaited<ReturnType<Loaders['unmetPrerequisites']['load']>>;

/**
 * Returns the prerequisites that block the caller from starting the object: an object already started or not assigned is not
 * blocked.
 */
export async function lockedBy(
  { loaders, signedIn }: Context,
  object: ObjectKey,
  access: AccessContext,
): Promise<Prerequisites> {
  if (!access.hasPrerequisites) return [];
  const assignment = await loaders.myAssignment.load(object);
  const isToBegin = assignment
    ? isOpenStatus(assignment.status) && assignment.openedAt === null
    : canTake(subjectOf(signedIn), access);
  return isToBegin ? loaders.unmetPrerequisites.load(object) : [];
}
