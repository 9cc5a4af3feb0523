import { followsStatistics, namedUsersOr, type Topics } from '@server/events/topics';

/** The live event topics of this module and their audiences. */
export const assignmentTopics = {
  assignment: namedUsersOr(followsStatistics),
} as const satisfies Topics;
