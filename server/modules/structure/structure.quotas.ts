import type { MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
export const structureQuotas = {
  actingLeaderSave: ['notices'],
  actingLeaderDelete: ['notices'],
  regulationStructureCreate: ['structure'],
  regulationStructureUpdate: ['structure'],
  regulationStructuresUpdate: ['structure'],
  regulationStructureDelete: ['structure'],
  positionsRoleUpdate: ['notices'],
  structureOutlineRead: { because: 'writes nothing' },
  structureOutlineCreate: ['structure'],
  structureRowsUpdate: ['structure'],
  positionCreate: ['structure'],
  positionUpdate: ['structure'],
  positionDelete: ['structure'],
  positionsUpdate: ['structure'],
  subdivisionCreate: ['structure'],
  subdivisionUpdate: ['structure'],
  subdivisionDelete: ['structure'],
  subdivisionsUpdate: ['structure'],
} as const satisfies MutationQuotas;
