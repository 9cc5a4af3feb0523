import { hasRight, subdivisionsWith } from '@server/graphql/rights';
import type { Context } from '@server/graphql/context';
import type { UserResolvers } from '@server/graphql/generated/resolvers';
import { isBirthday, yearsBetween } from '@server/modules/days';
import { mayKnow, mayKnowLeaving } from './employees.policy';
import { fullName, isActive, isOnline, shortName } from './employees.read-model';
import type { UserRow } from './employees.tables';

/** A field that only those may see who may know the person's contacts. */
function known<Value>(pick: (row: UserRow) => Value) {
  return async (row: UserRow, _: object, context: Context): Promise<Value | null> =>
    (await mayKnow(context, row)) ? pick(row) : null;
}

/** The same of what is known of their leaving. */
function leaving<Value>(pick: (row: UserRow) => Value) {
  return async (row: UserRow, _: object, context: Context): Promise<Value | null> =>
    (await mayKnowLeaving(context, row)) ? pick(row) : null;
}

/** Whether statistics show the caller this person. */
async function seesFigures({ signedIn, loaders }: Context, { subdivisionId }: UserRow): Promise<boolean> {
  if (hasRight(signedIn, 'statistics', 'read')) return true;
  const isAnywhere = subdivisionsWith(signedIn, 'statistics', 'read').length > 0;
  return isAnywhere && subdivisionId !== null && loaders.isStatisticSubdivision.load(subdivisionId);
}

/** What the contract says of one person, as far as the caller may know it. */
export function createUserFields(now: () => Date): UserResolvers {
  return {
    nameShort: shortName,
    nameFull: fullName,
    datePossibleLeaving: leaving((row) => row.datePossibleLeaving),
    reasonPossibleLeaving: leaving((row) => row.reasonPossibleLeaving),
    reasonLeaving: leaving((row) => row.reasonLeaving),
    detailInfo: known((row) => row.detailInfo),
    authType: known((row) => row.authType),
    age: async (row, _, context) =>
      row.dateBirth !== null && (await mayKnow(context, row))
        ? yearsBetween(row.dateBirth, await context.loaders.todayOfOrganization.load(row.organizationId))
        : null,
    isBirth: async (row, _, context) =>
      row.dateBirth !== null &&
      (await mayKnow(context, row)) &&
      isBirthday(row.dateBirth, await context.loaders.todayOfOrganization.load(row.organizationId)),
    email: known((row) => row.email),
    phone: known((row) => row.phone),
    phones: known((row) => row.phones),
    goals: known((row) => row.goals),
    dateBirth: known((row) => row.dateBirth),
    dateJobStart: known((row) => row.dateJobStart),
    dateAdaptEnd: known((row) => row.dateAdaptEnd),
    dateJobEnd: known((row) => row.dateJobEnd),
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
    isActive,
    isOnline: (row) => isOnline(row, now()),
    isStarted: ({ passwordHash }) => passwordHash !== null,
    statisticRegulation: async (row, _, context) => {
      return (await seesFigures(context, row)) || (await mayKnow(context, row))
        ? context.loaders.userRegulationStatistic.load(row.id)
        : { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] };
    },
  };
}
