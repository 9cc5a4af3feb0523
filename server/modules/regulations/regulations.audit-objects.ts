import type { AuditObjects } from '@server/audit/audit-objects';

/** How the history names this module's objects, and in which of its sections they appear. */
export const regulationAuditObjects = {
  regulation: 'regulations',
} as const satisfies AuditObjects;
