import { worksHere } from '@domain/user-statuses';
import type { EmployeesResolvers } from '@server/graphql/generated/domains/employees';
import { isBirthday, yearsBetween } from '@server/modules/days';
import { fullName, shortName } from '@server/modules/person-name';
import { isNewcomer } from './newcomer.read-model';
import { isOnline } from './employees.read-model';

/** The field resolvers of a person; their read policies are in server/user.type-policies.ts. */
export function createUserFields(now: () => Date): EmployeesResolvers['User'] {
  return {
    nameShort: shortName,
    nameFull: fullName,
    age: async ({ dateBirth, organizationId }, _, { loaders }) =>
      dateBirth === null
        ? null
        : yearsBetween(dateBirth, await loaders.todayOfOrganization.load(organizationId)),
    isBirth: async ({ dateBirth, organizationId }, _, { loaders }) =>
      dateBirth !== null && isBirthday(dateBirth, await loaders.todayOfOrganization.load(organizationId)),
    organizationAdminId: ({ organizationId }, _, { loaders }) =>
      loaders.adminOfOrganization.load(organizationId),
    avatar: ({ avatarId }, _, { loaders }) => (avatarId === null ? null : loaders.content.load(avatarId)),
    subdivision: ({ subdivisionId }, _, { loaders }) =>
      subdivisionId === null ? null : loaders.subdivision.load(subdivisionId),
    position: ({ positionId }, _, { loaders }) =>
      positionId === null ? null : loaders.position.load(positionId),
    leaderSubdivision: ({ leaderSubdivisionId }, _, { loaders }) =>
      leaderSubdivisionId === null ? null : loaders.subdivision.load(leaderSubdivisionId),
    leader: ({ id }, _, { loaders }) => loaders.leaderOfUser.load(id),
    mentor: ({ mentorId }, _, { loaders }) => (mentorId === null ? null : loaders.user.load(mentorId)),
    traineeId: async ({ id }, _, { loaders }) => (await loaders.traineeOfMentor.load(id))?.id ?? null,
    trainee: ({ id }, _, { loaders }) => loaders.traineeOfMentor.load(id),
    isUser: ({ isLeader, isAdmin, isSuperAdmin }) => !isLeader && !isAdmin && !isSuperAdmin,
    isActive: worksHere,
    isOnline: (row) => isOnline(row, now()),
    isNewcomer: async ({ dateJobStart, organizationId }, _, { loaders }) =>
      isNewcomer(dateJobStart, await loaders.todayOfOrganization.load(organizationId)),
    statisticRegulation: ({ id }, _, { loaders }) => loaders.userRegulationStatistic.load(id),
    statisticEducation: ({ id }, _, { loaders }) => loaders.userEducationStatistic.load(id),
    qualifications: ({ id }, _, { loaders }) => loaders.userQualifications.load(id),
  };
}
