import { registerTopicTags } from '@src/api/topic-tags';
import { adaptationRegistration } from './adaptation/registration';
import { assignmentsRegistration } from './assignments/registration';
import { backOfficeRegistration } from './back-office/registration';
import { contentKinds } from './content-kinds';
import type { DomainRegistration } from './domain-registration';
import { employeesRegistration } from './employees/registration';
import { faqRegistration } from './faq/registration';
import { historyRegistration } from './history/registration';
import { notificationsRegistration } from './notifications/registration';
import { organizationRegistration } from './organization/registration';
import { paymentRegistration } from './payment/registration';
import { rolesRegistration } from './roles/registration';
import { sessionsRegistration } from './sessions/registration';
import { settingsRegistration } from './settings/registration';
import { statisticRegistration } from './statistic/registration';
import { structureRegistration } from './structure/registration';
import { supportRegistration } from './support/registration';
import { todayRegistration } from './today/registration';

/** The domains of the application, in the order of the main menu. Each is registered only here. */
export const domains: readonly DomainRegistration[] = [
  organizationRegistration,
  settingsRegistration,
  todayRegistration,
  employeesRegistration,
  adaptationRegistration,
  structureRegistration,
  assignmentsRegistration,
  ...contentKinds,
  statisticRegistration,
  rolesRegistration,
  paymentRegistration,
  faqRegistration,
  backOfficeRegistration,
  notificationsRegistration,
  historyRegistration,
  sessionsRegistration,
  supportRegistration,
];

/** Registers the topics of every domain. Called once, before the first request. */
export const registerTopics = (): void => registerTopicTags(domains.map(({ topicTags = {} }) => topicTags));
