import { rejectDuplicates } from '@server/duplicates';
import type { NotificationTypes } from '@server/modules/notifications/notification-type';
import { adaptationNotificationTypes } from '@server/modules/adaptation/adaptation.notification-types';
import { authNotificationTypes } from '@server/modules/auth/auth.notification-types';
import { contentNotificationTypes } from '@server/modules/content/content.notification-types';
import { educationNotificationTypes } from '@server/modules/educations/educations.notification-types';
import { employeeNotificationTypes } from '@server/modules/employees/employees.notification-types';
import { organizationNotificationTypes } from '@server/modules/organization/organization.notification-types';
import { paymentNotificationTypes } from '@server/modules/payment/payment.notification-types';
import { providerAlertNotificationTypes } from '@server/modules/provider-alerts/provider-alerts.notification-types';
import { qualificationNotificationTypes } from '@server/modules/qualifications/qualifications.notification-types';
import { regulationNotificationTypes } from '@server/modules/regulations/regulations.notification-types';
import { reportsNotificationTypes } from '@server/modules/reports/reports.notification-types';
import { roleNotificationTypes } from '@server/modules/roles/roles.notification-types';
import { structureNotificationTypes } from '@server/modules/structure/structure.notification-types';
import { supportNotificationTypes } from '@server/modules/support/support.notification-types';
import { testNotificationTypes } from '@server/modules/tests/tests.notification-types';

/** Written by `npm run codegen` from every `*.notification-types.ts`. */
export const notificationTypes = {
  ...adaptationNotificationTypes,
  ...authNotificationTypes,
  ...contentNotificationTypes,
  ...educationNotificationTypes,
  ...employeeNotificationTypes,
  ...organizationNotificationTypes,
  ...paymentNotificationTypes,
  ...providerAlertNotificationTypes,
  ...qualificationNotificationTypes,
  ...regulationNotificationTypes,
  ...reportsNotificationTypes,
  ...roleNotificationTypes,
  ...structureNotificationTypes,
  ...supportNotificationTypes,
  ...testNotificationTypes,
} satisfies NotificationTypes;

rejectDuplicates('notificationTypes', [adaptationNotificationTypes, authNotificationTypes, contentNotificationTypes, educationNotificationTypes, employeeNotificationTypes, organizationNotificationTypes, paymentNotificationTypes, providerAlertNotificationTypes, qualificationNotificationTypes, regulationNotificationTypes, reportsNotificationTypes, roleNotificationTypes, structureNotificationTypes, supportNotificationTypes, testNotificationTypes].flatMap((part) => Object.keys(part)));
