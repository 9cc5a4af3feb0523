import { z } from 'zod';
import type { Revert, Reverts } from '@server/audit/reverts';
import type { Caller, Scope } from '@server/graphql/context';
import { hasRight } from '@server/graphql/access/rights';
import { positionsByIds, subdivisionsByIds } from './structure.read-model';
import type { PositionsService, SubdivisionsService } from './structure.service';

const id = z.number().int().nullable();
const kpi = z.object({
  name: z.string(),
  unit: z.string(),
  target: z.number().nullable(),
  period: z.enum(['day', 'week', 'month', 'quarter']),
  weight: z.number(),
});

/** Excludes the role, which changes the rights of many people, and the order, which concerns all siblings at once. */
const positionFields = z.object({
  name: z.string(),
  parentId: id,
  subdivisionId: id,
  vep: z.string(),
  kpi: z.array(kpi),
  postFunctions: z.array(z.string()),
  subdivisionName: z.string().nullable(),
  subdivisionColor: z.string().nullable(),
});

const subdivisionFields = z.object({
  name: z.string(),
  parentId: id,
  positionId: id,
  idealPicture: z.string(),
});

const may = (caller: Caller) => hasRight(caller, 'structure', 'write');
const given = ({ field, value }: Revert) => ({ [field]: value });

/** Registers how positions and subdivisions are reverted to an earlier value. */
export function registerReverts(
  reverts: Reverts,
  positions: PositionsService,
  subdivisions: SubdivisionsService,
): void {
  reverts.register('position', {
    fields: Object.keys(positionFields.shape),
    may,
    find: async ({ tx, organizationId }: Scope, objectId) =>
      (await positionsByIds(tx, organizationId, [objectId])).get(objectId) ?? null,
    async write(scope, revert) {
      const { id: objectId, updatedAt } = revert;
      const fields = positionFields.partial().parse(given(revert));
      await positions.update(scope, { id: objectId, updatedAt, ...fields });
    },
  });
  reverts.register('subdivision', {
    fields: Object.keys(subdivisionFields.shape),
    may,
    find: async ({ tx, organizationId }: Scope, objectId) =>
      (await subdivisionsByIds(tx, organizationId, [objectId])).get(objectId) ?? null,
    async write(scope, revert) {
      const { id: objectId, updatedAt } = revert;
      const fields = subdivisionFields.partial().parse(given(revert));
      await subdivisions.update(scope, { id: objectId, updatedAt, ...fields });
    },
  });
}
