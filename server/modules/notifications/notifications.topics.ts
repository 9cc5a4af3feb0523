import { everyone, named, type Topics } from '@server/events/topics';

/** Live events of this module, and who learns of them. */
export const notificationTopics = {
  notification: named,
  notificationSettings: everyone,
} as const satisfies Topics;
