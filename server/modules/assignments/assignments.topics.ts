import { followsStatistics, namedAnd, type Topics } from '@server/events/topics';

/** Live events of this module, and who learns of them. */
export const assignmentTopics = {
  assignment: namedAnd(followsStatistics),
} as const satisfies Topics;
