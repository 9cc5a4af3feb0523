import { namedUsersOr, type Topics } from '@server/events/topics';
import { hasRight } from '@server/graphql/access/rights';

/** Live events of this module, and who receives them. */
export const paymentTopics = {
  payment: namedUsersOr((caller) => hasRight(caller, 'payment', 'read')),
} as const satisfies Topics;
