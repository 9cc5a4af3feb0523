import type { AuditObjects } from '@server/audit/audit-objects';

/** What the history tells of this module, and in which of its sections. */
export const statisticAuditObjects = {
  statisticView: 'organization',
} as const satisfies AuditObjects;
