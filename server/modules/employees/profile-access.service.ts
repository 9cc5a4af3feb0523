import type { Scope } from '@server/graphql/context';
import type { ProfileAccess } from '@server/graphql/generated/resolvers';
import { holdsSomewhere } from '@server/graphql/rights';
import { isOwnField, KEPT_FIELDS, mayWriteIn } from './employees.policy';
import { employeesRepository } from './employees.repository';

export interface ProfileAccessService {
  read(scope: Scope): Promise<ProfileAccess>;
}

/** What people may do to their own profile. */
export function createProfileAccessService(): ProfileAccessService {
  /** Whoever writes people's cards where they themselves stand writes their own too. */
  async function isOwnPersonnel(scope: Scope): Promise<boolean> {
    const { caller } = scope;
    return (
      caller !== null &&
      holdsSomewhere(caller, 'employees', 'write') &&
      mayWriteIn(scope, caller.subdivisionId)
    );
  }

  return {
    async read(scope) {
      const organization = await employeesRepository.organization(scope.tx, scope.organizationId);
      const isWriter = await isOwnPersonnel(scope);
      return { ownFields: KEPT_FIELDS.filter((field) => isWriter || isOwnField(field, organization)) };
    },
  };
}
