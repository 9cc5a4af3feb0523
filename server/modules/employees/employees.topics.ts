import { everyone, namedUsersOr, type TopicAudience, type Topics } from '@server/events/topics';
import { hasRight, holdsSomewhere } from '@server/graphql/rights';

/** One's own, or as those whom it was addressed to; whoever looks as a role that does not write cards learns nothing. */
const ofOneselfOrWriters: TopicAudience = (caller, { ids, userIds = [] }) =>
  userIds.includes(caller.userId) &&
  (holdsSomewhere(caller, 'employees', 'write') || ids.includes(caller.userId));

/** Live events of this module, and who learns of them. */
export const employeeTopics = {
  user: everyone,
  personnel: ofOneselfOrWriters,
  employeeImport: namedUsersOr((caller) => hasRight(caller, 'employees', 'write')),
} as const satisfies Topics;
