import { rejectDuplicates } from '@server/duplicates';
import type { TypePolicies } from '@server/graphql/access/policies';
import { adaptationPolicies } from '@server/modules/adaptation/adaptation.type-policies';
import { assignmentPolicies } from '@server/modules/assignments/assignments.type-policies';
import { authPolicies } from '@server/modules/auth/auth.type-policies';
import { contentPolicies } from '@server/modules/content/content.type-policies';
import { educationPolicies } from '@server/modules/educations/educations.type-policies';
import { employeePolicies } from '@server/modules/employees/employees.type-policies';
import { faqPolicies } from '@server/modules/faq/faq.type-policies';
import { filePolicies } from '@server/modules/files/files.type-policies';
import { historyPolicies } from '@server/modules/history/history.type-policies';
import { notificationPolicies } from '@server/modules/notifications/notifications.type-policies';
import { organizationPolicies } from '@server/modules/organization/organization.type-policies';
import { paymentPolicies } from '@server/modules/payment/payment.type-policies';
import { providerAlertPolicies } from '@server/modules/provider-alerts/provider-alerts.type-policies';
import { qualificationPolicies } from '@server/modules/qualifications/qualifications.type-policies';
import { regulationPolicies } from '@server/modules/regulations/regulations.type-policies';
import { reportPolicies } from '@server/modules/reports/reports.type-policies';
import { rolePolicies } from '@server/modules/roles/roles.type-policies';
import { searchPolicies } from '@server/modules/search/search.type-policies';
import { sessionPolicies } from '@server/modules/sessions/sessions.type-policies';
import { statisticPolicies } from '@server/modules/statistics/statistics.type-policies';
import { structurePolicies } from '@server/modules/structure/structure.type-policies';
import { supportPolicies } from '@server/modules/support/support.type-policies';
import { testPolicies } from '@server/modules/tests/tests.type-policies';
import { samplePolicies } from '@server/samples/samples.type-policies';
import { userPolicies } from '@server/user.type-policies';

/** Written by `npm run codegen` from every `*.type-policies.ts`. */
export const typePolicies = {
  ...adaptationPolicies,
  ...assignmentPolicies,
  ...authPolicies,
  ...contentPolicies,
  ...educationPolicies,
  ...employeePolicies,
  ...faqPolicies,
  ...filePolicies,
  ...historyPolicies,
  ...notificationPolicies,
  ...organizationPolicies,
  ...paymentPolicies,
  ...providerAlertPolicies,
  ...qualificationPolicies,
  ...regulationPolicies,
  ...reportPolicies,
  ...rolePolicies,
  ...searchPolicies,
  ...sessionPolicies,
  ...statisticPolicies,
  ...structurePolicies,
  ...supportPolicies,
  ...testPolicies,
  ...samplePolicies,
  ...userPolicies,
} satisfies TypePolicies;

rejectDuplicates('typePolicies', [adaptationPolicies, assignmentPolicies, authPolicies, contentPolicies, educationPolicies, employeePolicies, faqPolicies, filePolicies, historyPolicies, notificationPolicies, organizationPolicies, paymentPolicies, providerAlertPolicies, qualificationPolicies, regulationPolicies, reportPolicies, rolePolicies, searchPolicies, sessionPolicies, statisticPolicies, structurePolicies, supportPolicies, testPolicies, samplePolicies, userPolicies].flatMap((part) => Object.keys(part)));
