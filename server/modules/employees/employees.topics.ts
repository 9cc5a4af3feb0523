import { everyone, namedUsersOr, type TopicAudience, type Topics } from '@server/events/topics';
import { hasRight, holdsSomewhere } from '@server/graphql/access/rights';

/** The person's own events, or events addressed to the caller; a caller who views as a role that cannot edit cards gets none. */
const ofOneselfOrWriters: TopicAudience = (caller, { ids, userIds = [] }) =>
  userIds.includes(caller.userId) &&
  (holdsSomewhere(caller, 'employees', 'write') || ids.includes(caller.userId));

/** The live event topics of this module and their audiences. */
export const employeeTopics = {
  user: everyone,
  personnel: ofOneselfOrWriters,
  employeeImport: namedUsersOr((caller) => hasRight(caller, 'employees', 'write')),
} as const satisfies Topics;
