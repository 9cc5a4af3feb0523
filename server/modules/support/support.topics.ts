import { namedUsersOr, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const supportTopics = {
  support: namedUsersOr(({ isAdmin }) => isAdmin),
} as const satisfies Topics;
