import { namedUsersOr, type Topics } from '@server/events/topics';
import { hasRight } from '@server/graphql/access/rights';

/** Live events of this module, and who receives them. */
export const historyTopics = {
  historyCheck: namedUsersOr((caller) => hasRight(caller, 'organizationSetting', 'read')),
} as const satisfies Topics;
