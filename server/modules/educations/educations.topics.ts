import { everyone, namedUsersOr, type Topics } from '@server/events/topics';
import { isAuthor } from '@server/graphql/access/rights';

/** The live event topics of this module and their audiences. */
export const educationTopics = {
  education: everyone,
  educationWork: namedUsersOr(isAuthor),
} as const satisfies Topics;
