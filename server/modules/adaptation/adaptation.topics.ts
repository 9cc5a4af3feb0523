import { followsStatistics, namedUsersOr, type Topics } from '@server/events/topics';
import { isAuthor } from '@server/graphql/rights';

/** Live events of this module, and who learns of them. */
export const adaptationTopics = {
  adaptation: namedUsersOr(followsStatistics),
  adaptationTemplate: namedUsersOr(isAuthor),
} as const satisfies Topics;
