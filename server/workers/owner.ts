import type { Scope } from '@server/graphql/context';
import type { Owner } from './task';

/** Of the system itself: jobs and the first start's data. */
const NOBODY = 0;

/** In whose turn work for this scope is done. */
export function ownerOf({ organizationId, caller }: Pick<Scope, 'organizationId' | 'caller'>): Owner {
  return { organizationId, userId: caller?.userId ?? NOBODY };
}
