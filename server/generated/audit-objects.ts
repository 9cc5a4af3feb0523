import { rejectDuplicates } from '@server/duplicates';
import type { AuditObjects } from '@server/audit/audit-objects';
import { adaptationAuditObjects } from '@server/modules/adaptation/adaptation.audit-objects';
import { assignmentAuditObjects } from '@server/modules/assignments/assignments.audit-objects';
import { educationAuditObjects } from '@server/modules/educations/educations.audit-objects';
import { employeeAuditObjects } from '@server/modules/employees/employees.audit-objects';
import { faqAuditObjects } from '@server/modules/faq/faq.audit-objects';
import { historyAuditObjects } from '@server/modules/history/history.audit-objects';
import { notificationAuditObjects } from '@server/modules/notifications/notifications.audit-objects';
import { organizationAuditObjects } from '@server/modules/organization/organization.audit-objects';
import { paymentAuditObjects } from '@server/modules/payment/payment.audit-objects';
import { providerAlertAuditObjects } from '@server/modules/provider-alerts/provider-alerts.audit-objects';
import { qualificationAuditObjects } from '@server/modules/qualifications/qualifications.audit-objects';
import { regulationAuditObjects } from '@server/modules/regulations/regulations.audit-objects';
import { reportAuditObjects } from '@server/modules/reports/reports.audit-objects';
import { roleAuditObjects } from '@server/modules/roles/roles.audit-objects';
import { statisticAuditObjects } from '@server/modules/statistics/statistics.audit-objects';
import { structureAuditObjects } from '@server/modules/structure/structure.audit-objects';
import { testAuditObjects } from '@server/modules/tests/tests.audit-objects';

/** Written by `npm run codegen` from every `*.audit-objects.ts`. */
export const auditObjects = {
  ...adaptationAuditObjects,
  ...assignmentAuditObjects,
  ...educationAuditObjects,
  ...employeeAuditObjects,
  ...faqAuditObjects,
  ...historyAuditObjects,
  ...notificationAuditObjects,
  ...organizationAuditObjects,
  ...paymentAuditObjects,
  ...providerAlertAuditObjects,
  ...qualificationAuditObjects,
  ...regulationAuditObjects,
  ...reportAuditObjects,
  ...roleAuditObjects,
  ...statisticAuditObjects,
  ...structureAuditObjects,
  ...testAuditObjects,
} satisfies AuditObjects;

rejectDuplicates('auditObjects', [adaptationAuditObjects, assignmentAuditObjects, educationAuditObjects, employeeAuditObjects, faqAuditObjects, historyAuditObjects, notificationAuditObjects, organizationAuditObjects, paymentAuditObjects, providerAlertAuditObjects, qualificationAuditObjects, regulationAuditObjects, reportAuditObjects, roleAuditObjects, statisticAuditObjects, structureAuditObjects, testAuditObjects].flatMap((part) => Object.keys(part)));
