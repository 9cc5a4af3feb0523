import type { Caller } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';

/** Whether the caller may edit every object of every kind in the organization, and sees everybody's progress on it. */
export function mayEditAll(caller: Caller): boolean {
  return hasRight(caller, 'employees', 'write');
}
