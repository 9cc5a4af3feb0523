import type { Scope } from '@server/graphql/context';
import { eachOrganization } from '@server/jobs/each-organization';
import type { HandlersOf } from '@server/jobs/jobs';
import { dayOf, daysAfter, daysBetween } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import {
  isReminderDay,
  quietDaysOff,
  reminderCalendars,
} from '@server/modules/notifications/reminders.read-model';
import limits from '@graphql/limits.json';
import { documentText } from '@server/texts';
import { fullName } from '@server/modules/person-name';
import { documentsDue, organizationsWithDocuments } from '../employee-documents.read-model';
import type { UserDocumentRow } from './employee-documents.tables';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';
import { decidersOf } from '../profile/profile-requests.read-model';
import type { employeeJobs } from '../employees.jobs';

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'notify' | 'now'>;
type ExpiryNotificationType = 'documentExpiring' | 'employeeDocumentExpiring';

/** Returns the document's display name: its own name, otherwise its kind. */
function documentName({ kind, name }: UserDocumentRow, lang: 'ru' | 'en-us'): string {
  return name || documentText(lang, `userDocument.${kind}`);
}

/** Reminds people and those who can edit their card of expiring documents, until there is a later one. */
export function createDocumentReminders({ database, log, notify, now }: Deps) {
  async function notifyExpiring(
    scope: Scope,
    type: ExpiryNotificationType,
    userIds: readonly number[],
    { document, person }: { document: UserDocumentRow; person: UserRow },
    today: string,
  ): Promise<void> {
    const { lang } = await employeesRepository.organization(scope.tx, scope.organizationId);
    const own = type === 'documentExpiring';
    await notify(scope, {
      userIds,
      type,
      objectType: 'userDocument',
      objectId: document.id,
      route: own ? '/profile' : `/employees/${person.id}/additional`,
      params: {
        name: documentName(document, own ? person.lang : lang),
        date: document.validUntil ?? '',
        ...(own ? {} : { person: fullName(person) }),
      },
      dedupeKey: `${type}:${document.id}:${today}`,
    });
  }

  async function remind(scope: Scope): Promise<void> {
    const { tx, organizationId } = scope;
    const { timezone } = await employeesRepository.organization(tx, organizationId);
    const today = dayOf(now(), timezone);
    const due = await documentsDue(tx, organizationId, daysAfter(today, limits.reminderDayMax));
    if (due.length === 0) return;
    const daysOff = await quietDaysOff(tx, organizationId);
    if (daysOff.isOff) return;
    const calendarsOf = (type: ExpiryNotificationType) =>
      reminderCalendars(tx, organizationId, { reminder: type, overdue: type });
    const own = await calendarsOf('documentExpiring');
    const theirs = await calendarsOf('employeeDocumentExpiring');
    for (const item of due) {
      const { document, person } = item;
      const daysLeft = daysBetween(today, document.validUntil ?? today);
      const isAsked = (calendars: typeof own) => (id: number) =>
        isReminderDay(calendars, daysOff, id, daysLeft);
      await notifyExpiring(scope, 'documentExpiring', [person.id].filter(isAsked(own)), item, today);
      const hrIds = await decidersOf(tx, organizationId, person);
      await notifyExpiring(scope, 'employeeDocumentExpiring', hrIds.filter(isAsked(theirs)), item, today);
    }
  }

  const handlers: HandlersOf<typeof employeeJobs, 'remindDocuments'> = {
    remindDocuments: () =>
      eachOrganization({ database, log }, 'remindDocuments', organizationsWithDocuments, remind),
  };
  return handlers;
}
