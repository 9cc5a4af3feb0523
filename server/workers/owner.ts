import type { Scope } from '@server/graphql/context';
import type { Owner } from './task';

/** The owner of system work: jobs and the first start's data. */
const NOBODY = 0;

/** Returns the owner whose turn the work for this scope uses. */
export function ownerOf({ organizationId, caller }: Pick<Scope, 'organizationId' | 'caller'>): Owner {
  return { organizationId, userId: caller?.userId ?? NOBODY };
}
