import { everyone, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const roleTopics = {
  role: everyone,
} as const satisfies Topics;
