import type { AuditObjects } from '@server/audit/audit-objects';

/** The audit object types of this module, with their sections of the history. */
export const assignmentAuditObjects = {
  assignmentRule: 'assignments',
} as const satisfies AuditObjects;
