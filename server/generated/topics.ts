import { rejectDuplicates } from '@server/duplicates';
import type { EveryTopic } from '@server/events/topics';
import { adaptationTopics } from '@server/modules/adaptation/adaptation.topics';
import { assignmentTopics } from '@server/modules/assignments/assignments.topics';
import { educationTopics } from '@server/modules/educations/educations.topics';
import { employeeTopics } from '@server/modules/employees/employees.topics';
import { faqTopics } from '@server/modules/faq/faq.topics';
import { historyTopics } from '@server/modules/history/history.topics';
import { notificationTopics } from '@server/modules/notifications/notifications.topics';
import { organizationTopics } from '@server/modules/organization/organization.topics';
import { paymentTopics } from '@server/modules/payment/payment.topics';
import { providerAlertTopics } from '@server/modules/provider-alerts/provider-alerts.topics';
import { qualificationTopics } from '@server/modules/qualifications/qualifications.topics';
import { regulationTopics } from '@server/modules/regulations/regulations.topics';
import { roleTopics } from '@server/modules/roles/roles.topics';
import { sessionTopics } from '@server/modules/sessions/sessions.topics';
import { structureTopics } from '@server/modules/structure/structure.topics';
import { supportTopics } from '@server/modules/support/support.topics';
import { testTopics } from '@server/modules/tests/tests.topics';

/** Written by `npm run codegen` from every `*.topics.ts`. */
export const topics = {
  ...adaptationTopics,
  ...assignmentTopics,
  ...educationTopics,
  ...employeeTopics,
  ...faqTopics,
  ...historyTopics,
  ...notificationTopics,
  ...organizationTopics,
  ...paymentTopics,
  ...providerAlertTopics,
  ...qualificationTopics,
  ...regulationTopics,
  ...roleTopics,
  ...sessionTopics,
  ...structureTopics,
  ...supportTopics,
  ...testTopics,
} satisfies EveryTopic;

rejectDuplicates('topics', [adaptationTopics, assignmentTopics, educationTopics, employeeTopics, faqTopics, historyTopics, notificationTopics, organizationTopics, paymentTopics, providerAlertTopics, qualificationTopics, regulationTopics, roleTopics, sessionTopics, structureTopics, supportTopics, testTopics].flatMap((part) => Object.keys(part)));
