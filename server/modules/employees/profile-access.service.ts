import type { Caller, Scope } from '@server/graphql/context';
import { holdsSomewhere } from '@server/graphql/rights';
import { isOwnField, KEPT_FIELDS, mayWriteIn } from './employees.policy';
import { employeesRepository } from './employees.repository';
import { newestRequest } from './profile-requests.read-model';

export type ProfileAccessView = Awaited<ReturnType<ProfileAccessService['read']>>;

export type ProfileAccessService = ReturnType<typeof createProfileAccessService>;

/** What people may do to their own profile. */
export function createProfileAccessService() {
  return {
    async read(scope: Scope, caller: Caller) {
      const { tx, organizationId } = scope;
      const organization = await employeesRepository.organization(tx, organizationId);
      // Whoever writes people's cards where they themselves stand writes their own too.
      const isPersonnel =
        holdsSomewhere(caller, 'employees', 'write') && (await mayWriteIn(scope, caller.subdivisionId));
      return {
        userId: caller.userId,
        ownFields: KEPT_FIELDS.filter((field) => isPersonnel || isOwnField(field, organization)),
        isPersonnel,
        request: await newestRequest(scope, caller.userId),
      };
    },
  };
}
