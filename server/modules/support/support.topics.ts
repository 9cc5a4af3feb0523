import { namedAnd, type Topics } from '@server/events/topics';

/** Live events of this module, and who learns of them. */
export const supportTopics = {
  support: namedAnd(({ isAdmin }) => isAdmin),
} as const satisfies Topics;
