import type { AuditObjects } from '@server/audit/audit-objects';

/** How the history names this module's objects, and in which of its sections they appear. */
export const organizationAuditObjects = {
  organization: 'organization',
  idealStatement: 'organization',
  idealProposal: 'organization',
  gapCheck: 'organization',
} as const satisfies AuditObjects;
