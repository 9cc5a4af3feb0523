import type { AuditObjects } from '@server/audit/audit-objects';

/** The audit object types of this module, with their sections of the history. */
export const educationAuditObjects = {
  education: 'education',
} as const satisfies AuditObjects;
