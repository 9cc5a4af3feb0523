import { everyone, namedUsers, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const notificationTopics = {
  notification: namedUsers,
  notificationSettings: everyone,
} as const satisfies Topics;
