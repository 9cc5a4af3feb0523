import { namedUsersOr, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const faqTopics = {
  faqEntry: namedUsersOr(({ isSuperAdmin }) => isSuperAdmin),
} as const satisfies Topics;
