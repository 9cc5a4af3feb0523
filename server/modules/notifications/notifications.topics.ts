import { everyone, namedUsers, type Topics } from '@server/events/topics';

/** Live events of this module, and who learns of them. */
export const notificationTopics = {
  notification: namedUsers,
  notificationSettings: everyone,
} as const satisfies Topics;
