import { followsStatistics, namedUsersOr, type Topics } from '@server/events/topics';

/** Live events of this module, and who learns of them. */
export const assignmentTopics = {
  assignment: namedUsersOr(followsStatistics),
} as const satisfies Topics;
