import { z } from 'zod';
import type { Reverts } from '@server/audit/reverts';
import { hasRight } from '@server/graphql/rights';
import { employeesRepository } from './employees.repository';
import type { ProfilesService } from './profiles.service';

const id = z.number().int().nullable();
const text = z.string().nullable();

/** Neither the address (it is the login) nor the status (it starts and ends assignments). */
const fields = z.object({
  nameFirst: z.string(),
  nameMiddle: z.string(),
  nameSecond: z.string(),
  phone: text,
  personnelNumber: text,
  hireSource: text,
  sex: text,
  subdivisionId: id,
  positionId: id,
  mentorId: id,
  dateBirth: text,
  dateJobStart: text,
  dateAdaptEnd: text,
  dateJobEnd: text,
  info: z.string(),
  detailInfo: z.string(),
});

/** Registers how a person's card restores an earlier value. */
export function registerReverts(reverts: Reverts, profiles: ProfilesService): void {
  reverts.register('user', {
    fields: Object.keys(fields.shape),
    may: (caller) => hasRight(caller, 'employees', 'write'),
    find: ({ tx, organizationId }, objectId) => employeesRepository.find(tx, organizationId, objectId),
    async write(scope, { id: objectId, field, value, updatedAt }) {
      const change = fields.partial().parse({ [field]: value });
      await profiles.update(
        scope, // The earlier value was intended at that time, so a position of another subdivision is allowed.
        { id: objectId, updatedAt, isOtherSubdivision: true, ...change },
        null,
      );
    },
  });
}
