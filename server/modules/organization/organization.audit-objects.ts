import type { AuditObjects } from '@server/audit/audit-objects';

/** What the history tells of this module, and in which of its sections. */
export const organizationAuditObjects = {
  organization: 'organization',
  idealStatement: 'organization',
  idealProposal: 'organization',
  gapCheck: 'organization',
} as const satisfies AuditObjects;
