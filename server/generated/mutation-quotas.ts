import { rejectDuplicates } from '@server/duplicates';
import type { EveryMutationQuota } from '@server/quotas/mutation-quota';
import { adaptationQuotas } from '@server/modules/adaptation/adaptation.quotas';
import { assignmentQuotas } from '@server/modules/assignments/assignments.quotas';
import { authQuotas } from '@server/modules/auth/auth.quotas';
import { contentQuotas } from '@server/modules/content/content.quotas';
import { educationQuotas } from '@server/modules/educations/educations.quotas';
import { employeeQuotas } from '@server/modules/employees/employees.quotas';
import { faqQuotas } from '@server/modules/faq/faq.quotas';
import { historyQuotas } from '@server/modules/history/history.quotas';
import { notificationQuotas } from '@server/modules/notifications/notifications.quotas';
import { organizationQuotas } from '@server/modules/organization/organization.quotas';
import { paymentQuotas } from '@server/modules/payment/payment.quotas';
import { providerAlertQuotas } from '@server/modules/provider-alerts/provider-alerts.quotas';
import { qualificationQuotas } from '@server/modules/qualifications/qualifications.quotas';
import { regulationQuotas } from '@server/modules/regulations/regulations.quotas';
import { reportQuotas } from '@server/modules/reports/reports.quotas';
import { roleQuotas } from '@server/modules/roles/roles.quotas';
import { sessionQuotas } from '@server/modules/sessions/sessions.quotas';
import { statisticQuotas } from '@server/modules/statistics/statistics.quotas';
import { structureQuotas } from '@server/modules/structure/structure.quotas';
import { supportQuotas } from '@server/modules/support/support.quotas';
import { testQuotas } from '@server/modules/tests/tests.quotas';
import { sampleQuotas } from '@server/samples/samples.quotas';

/** Written by `npm run codegen` from every `*.quotas.ts`. */
export const mutationQuotas = {
  ...adaptationQuotas,
  ...assignmentQuotas,
  ...authQuotas,
  ...contentQuotas,
  ...educationQuotas,
  ...employeeQuotas,
  ...faqQuotas,
  ...historyQuotas,
  ...notificationQuotas,
  ...organizationQuotas,
  ...paymentQuotas,
  ...providerAlertQuotas,
  ...qualificationQuotas,
  ...regulationQuotas,
  ...reportQuotas,
  ...roleQuotas,
  ...sessionQuotas,
  ...statisticQuotas,
  ...structureQuotas,
  ...supportQuotas,
  ...testQuotas,
  ...sampleQuotas,
} satisfies EveryMutationQuota;

rejectDuplicates('mutationQuotas', [adaptationQuotas, assignmentQuotas, authQuotas, contentQuotas, educationQuotas, employeeQuotas, faqQuotas, historyQuotas, notificationQuotas, organizationQuotas, paymentQuotas, providerAlertQuotas, qualificationQuotas, regulationQuotas, reportQuotas, roleQuotas, sessionQuotas, statisticQuotas, structureQuotas, supportQuotas, testQuotas, sampleQuotas].flatMap((part) => Object.keys(part)));
