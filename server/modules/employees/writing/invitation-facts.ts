import { dateFormat } from '@server/formatters';
import type { Lang, Scope } from '@server/graphql/context';
import type { EmailFact } from '@server/mail/email-input';
import { firstAssignment } from '@server/modules/assignments/newcomers.read-model';
import { describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import { dayOf, dayText } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { fullName } from '@server/modules/person-name';
import type { OrganizationRow } from '@server/modules/organization/organization.tables';
import { leaderIds } from '../employees.read-model';
import { employeesRepository } from '../employees.repository';
import type { UserRow } from '../employees.tables';

type Deps = Pick<ModuleDeps, 'contentKinds' | 'now'>;

/** «среда, 25.11.2026» */
function firstDayText(day: string, lang: Lang): string {
  const weekday = dateFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${dayText(day)}`;
}

/**
 * Adds facts to a newcomer's invitation besides its link: their first day if it is in the future, whom to meet, what to read
 * first. Unknown facts are omitted.
 */
export function createInvitationFacts({ contentKinds, now }: Deps) {
  function firstDay({ dateJobStart }: UserRow, { lang, timezone }: OrganizationRow): EmailFact[] {
    if (dateJobStart === null || dateJobStart < dayOf(now(), timezone)) return [];
    return [{ text: 'invitation.firstDay', params: { date: firstDayText(dateJobStart, lang) } }];
  }

  async function meets({ tx, organizationId }: Scope, person: UserRow): Promise<EmailFact[]> {
    const leaders = await leaderIds(tx, organizationId, [person.id]);
    const { mentorId } = person;
    const leaderId = leaders.get(person.id) ?? null;
    const ids = [mentorId, leaderId].flatMap((id) => (id === null || id === person.id ? [] : [id]));
    const people = await employeesRepository.findMany(tx, organizationId, ids);
    const leader = people.find(({ id }) => id === leaderId);
    const mentor = people.find(({ id }) => id === mentorId);
    return [
      ...(leader === undefined
        ? []
        : [{ text: 'invitation.leader', params: { name: fullName(leader) } } as const]),
      ...(mentor === undefined || mentorId === leaderId
        ? []
        : [{ text: 'invitation.mentor', params: { name: fullName(mentor) } } as const]),
    ];
  }

  async function reads(scope: Scope, { id }: UserRow): Promise<EmailFact[]> {
    const first = await firstAssignment(scope.tx, scope.organizationId, id);
    if (first === null) return [];
    const described = (await describeObjects(contentKinds, scope, [first])).get(objectKeyText(first));
    if (!described) return [];
    return [{ text: 'invitation.first', params: { name: described.name } }];
  }

  return async (scope: Scope, person: UserRow, organization: OrganizationRow): Promise<EmailFact[]> => [
    ...firstDay(person, organization),
    ...(await meets(scope, person)),
    ...(await reads(scope, person)),
  ];
}
