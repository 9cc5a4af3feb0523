import { everyone, namedUsersOr, type Topics } from '@server/events/topics';
import { isAuthor } from '@server/graphql/access/rights';

/** Live events of this module, and who receives them. */
export const qualificationTopics = {
  qualification: everyone,
  qualificationWork: namedUsersOr(isAuthor),
} as const satisfies Topics;
