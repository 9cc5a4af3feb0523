import { z } from 'zod';
import type { Reverts } from '@server/audit/reverts';
import { hasRight } from '@server/graphql/access/rights';
import { findOrganization } from './organization.read-model';
import type { OrganizationService } from './organization.service';

const fields = z.object({ name: z.string(), activityText: z.string(), countEmployees: z.number().int() });

/** Registers how the organization's card is reverted to an earlier value. */
export function registerReverts(reverts: Reverts, service: OrganizationService): void {
  reverts.register('organization', {
    fields: Object.keys(fields.shape),
    may: (caller) => hasRight(caller, 'organizationAbout', 'write'),
    // There is only one: the caller's own.
    find: ({ tx, organizationId }, id) =>
      id === organizationId ? findOrganization(tx, organizationId) : Promise.resolve(null),
    async write(scope, { field, value, updatedAt }) {
      await service.update(scope, { ...fields.partial().parse({ [field]: value }), updatedAt }, {});
    },
  });
}
