import type { Reverts } from '@server/audit/reverts';
import { hasRight } from '@server/graphql/access/rights';
import { employeesRepository } from './employees.repository';
import { RESTORABLE_FIELDS, restoringEdit } from './writing/person-fields';
import type { ProfilesService } from './profile/profiles.service';

/** Registers how a person's card restores an earlier value. */
export function registerReverts(reverts: Reverts, profiles: ProfilesService): void {
  reverts.register('user', {
    fields: RESTORABLE_FIELDS,
    may: (caller) => hasRight(caller, 'employees', 'write'),
    find: ({ tx, organizationId }, objectId) => employeesRepository.find(tx, organizationId, objectId),
    async write(scope, { id: objectId, field, value, updatedAt }) {
      await profiles.update(
        scope, // The earlier value was intended at that time, so a position of another subdivision is allowed.
        { id: objectId, updatedAt, isOtherSubdivision: true, ...restoringEdit(field, value) },
        null,
      );
    },
  });
}
