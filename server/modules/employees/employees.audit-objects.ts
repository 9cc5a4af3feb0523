import type { AuditObjects } from '@server/audit/audit-objects';

/** What the history tells of this module, and in which of its sections. */
export const employeeAuditObjects = {
  user: 'employees',
  profileRequest: 'employees',
  userDocument: 'employees',
  leaving: 'employees',
  userNote: 'employees',
} as const satisfies AuditObjects;
