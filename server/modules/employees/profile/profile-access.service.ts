import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere } from '@server/graphql/access/rights';
import { isOwnField, KEPT_FIELDS, mayWriteIn } from '../employees.policy';
import { employeesRepository } from '../employees.repository';
import { newestRequest } from './profile-requests.read-model';

export type ProfileAccessView = Awaited<ReturnType<ProfileAccessService['read']>>;

export type ProfileAccessService = ReturnType<typeof createProfileAccessService>;

/** Determines what people may do with their own profile. */
export function createProfileAccessService() {
  return {
    async read(scope: Scope, caller: Caller) {
      const { tx, organizationId } = scope;
      const organization = await employeesRepository.organization(tx, organizationId);
      // People who can edit cards in their own subdivision can edit their own card too.
      const isHr =
        holdsSomewhere(caller, 'employees', 'write') && (await mayWriteIn(scope, caller.subdivisionId));
      return {
        userId: caller.userId,
        ownFields: KEPT_FIELDS.filter((field) => isHr || isOwnField(field, organization)),
        isHr,
        request: await newestRequest(scope, caller.userId),
      };
    },
  };
}
