import type { TypePolicies } from './graphql/policies';
import { adaptationPolicies } from './modules/adaptation/adaptation.type-policies';
import { assignmentPolicies } from './modules/assignments/assignments.type-policies';
import { authPolicies } from './modules/auth/auth.type-policies';
import { contentPolicies } from './modules/content/content.type-policies';
import { educationPolicies } from './modules/educations/educations.type-policies';
import { employeePolicies } from './modules/employees/employees.type-policies';
import { faqPolicies } from './modules/faq/faq.type-policies';
import { filePolicies } from './modules/files/files.type-policies';
import { historyPolicies } from './modules/history/history.type-policies';
import { notificationPolicies } from './modules/notifications/notifications.type-policies';
import { organizationPolicies } from './modules/organization/organization.type-policies';
import { paymentPolicies } from './modules/payment/payment.type-policies';
import { qualificationPolicies } from './modules/qualifications/qualifications.type-policies';
import { regulationPolicies } from './modules/regulations/regulations.type-policies';
import { rolePolicies } from './modules/roles/roles.type-policies';
import { searchPolicies } from './modules/search/search.type-policies';
import { sessionPolicies } from './modules/sessions/sessions.type-policies';
import { statisticPolicies } from './modules/statistics/statistics.type-policies';
import { structurePolicies } from './modules/structure/structure.type-policies';
import { providerAlertPolicies } from './modules/provider-alerts/provider-alerts.type-policies';
import { reportPolicies } from './modules/reports/reports.type-policies';
import { supportPolicies } from './modules/support/support.type-policies';
import { testPolicies } from './modules/tests/tests.type-policies';
import { samplePolicies } from './samples/samples.type-policies';
import { userPolicy } from './user-policy';

/** Who may read what, for every object type of the contract: one that is missing does not compile. */
export const typePolicies: TypePolicies = {
  ...authPolicies,
  ...sessionPolicies,
  ...organizationPolicies,
  ...faqPolicies,
  ...providerAlertPolicies,
  ...reportPolicies,
  ...supportPolicies,
  ...paymentPolicies,
  ...filePolicies,
  ...rolePolicies,
  ...structurePolicies,
  ...employeePolicies,
  User: userPolicy,
  ...assignmentPolicies,
  ...contentPolicies,
  ...regulationPolicies,
  ...educationPolicies,
  ...testPolicies,
  ...qualificationPolicies,
  ...adaptationPolicies,
  ...statisticPolicies,
  ...notificationPolicies,
  ...searchPolicies,
  ...historyPolicies,
  ...samplePolicies,
};
