import type { AuditObjects } from '@server/audit/audit-objects';

/** The audit object types of this module, with their sections of the history. */
export const employeeAuditObjects = {
  user: 'employees',
  profileRequest: 'employees',
  userDocument: 'employees',
  leaving: 'employees',
  userNote: 'employees',
} as const satisfies AuditObjects;
