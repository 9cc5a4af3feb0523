import { everyone, namedUsersOr, type Topics } from '@server/events/topics';

/** Live events of this module, and who receives them. */
export const organizationTopics = {
  organization: everyone,
  idealPicture: everyone,
  client: namedUsersOr(({ isSuperAdmin }) => isSuperAdmin),
} as const satisfies Topics;
