import type { AuditObjects } from '@server/audit/audit-objects';

/** The audit object types of this module, with their sections of the history. */
export const adaptationAuditObjects = {
  adaptation: 'employees',
  adaptationItem: 'employees',
  adaptationTemplate: 'employees',
} as const satisfies AuditObjects;
