import limits from '@graphql/limits.json';
import { hasRight, holdsSomewhere, reachOf, subdivisionsWith } from '@server/graphql/rights';
import type { Context } from '@server/graphql/context';
import type { QueryUsersArgs, Resolvers, UserResolvers, UserSort } from '@server/graphql/generated/resolvers';
import { once } from '@server/graphql/once';
import { paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { AdminsService } from './admins.service';
import { mayKnow, seesContacts } from './employees.policy';
import { fullName, shortName } from './employees.read-model';
import type { EmployeesService } from './employees.service';
import type { UserRow } from './employees.tables';
import { listPeople, type PeopleFilter } from './people-list.read-model';
import type { ProfilesService } from './profiles.service';

const ONLINE_MS = 120_000;

/** What `ids` name is found in the archive too: an old choice still has its name. */
function archiveFilter({ ids, isArchive }: QueryUsersArgs, mayBrowse: boolean): boolean | null {
  if (ids && typeof isArchive !== 'boolean') return null;
  return mayBrowse && isArchive === true;
}

/** Sorts that begin with what is newest unless told otherwise. */
const RECENT_FIRST: ReadonlySet<UserSort> = new Set<UserSort>(['dateJobStart', 'createdAt']);

function isDescending({ sort, direction }: QueryUsersArgs): boolean {
  return direction ? direction === 'desc' : RECENT_FIRST.has(sort ?? 'name');
}

function filterOf(args: QueryUsersArgs, { signedIn }: Context): PeopleFilter {
  const { ids = null, search, subdivisionIds = null, positionIds = null, statuses, page, pageSize } = args;
  const reach = reachOf(signedIn, 'employees', 'read');
  const isArchive = archiveFilter(args, holdsSomewhere(signedIn, 'employees', 'read'));
  return {
    ids,
    subdivisionIds,
    positionIds,
    search: (search ?? '').slice(0, limits.search),
    withContacts: seesContacts(signedIn),
    withChildren: args.withChildren ?? false,
    statuses: statuses?.length ? statuses : null,
    isArchive,
    // Who works here is no secret; who did is for those who look after them.
    reach: isArchive === true ? reach : null,
    sort: args.sort ?? 'name',
    isDescending: isDescending(args),
    ...paging(page, pageSize, limits.pageSizeMax),
  };
}

/** A field that only those may see who may know the person's contacts. */
function known<Value>(pick: (row: UserRow) => Value) {
  return async (row: UserRow, _: object, context: Context): Promise<Value | null> =>
    (await mayKnow(context, row)) ? pick(row) : null;
}

/** Whether statistics show the caller this person. */
async function seesFigures({ signedIn, loaders }: Context, { subdivisionId }: UserRow): Promise<boolean> {
  if (hasRight(signedIn, 'statistics', 'read')) return true;
  const isAnywhere = subdivisionsWith(signedIn, 'statistics', 'read').length > 0;
  return isAnywhere && subdivisionId !== null && loaders.isStatisticSubdivision.load(subdivisionId);
}

function userFields(now: () => Date): UserResolvers {
  return {
    nameShort: shortName,
    nameFull: fullName,
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
    isActive: ({ status, isArchive }) => status !== 'dismissed' && !isArchive,
    isOnline: ({ lastSeenAt }) => lastSeenAt !== null && now().getTime() - lastSeenAt.getTime() < ONLINE_MS,
    isStarted: ({ passwordHash }) => passwordHash !== null,
    statisticRegulation: async (row, _, context) => {
      return (await seesFigures(context, row)) || (await mayKnow(context, row))
        ? context.loaders.userRegulationStatistic.load(row.id)
        : { performance: null, signedIds: [], notSignedIds: [], overdueIds: [] };
    },
  };
}

/** The contract's fields of people: graphql/schema/employees.graphql. */
export function createEmployeesResolvers(
  employees: EmployeesService,
  profiles: ProfilesService,
  admins: AdminsService,
  { now, obligationPreview: preview }: Pick<ModuleDeps, 'now' | 'obligationPreview'>,
): Resolvers {
  return {
    Query: {
      users: (_, args, context) =>
        listPeople(context.scope.tx, context.scope.organizationId, filterOf(args, context)),
      user: (_, { user }, { loaders, signedIn }) => loaders.user.load(user.id ?? signedIn.userId),
      userPlacePreview: (_, { user: { id, subdivisionId, positionId } }, { scope }) =>
        preview(scope, (within) => profiles.update(within, { id, subdivisionId, positionId }, null)),
    },
    Mutation: {
      userCreate: (_, { user, fileAvatar, clientKey }, { scope }) =>
        once(
          scope,
          clientKey,
          () => employees.create(scope, user, fileAvatar ?? null),
          (id) => employees.find(scope, id),
        ),
      userUpdate: (_, { user, fileAvatar }, { scope }) => profiles.update(scope, user, fileAvatar ?? null),
      userDelete: async (_, { id }, { scope }) => {
        await employees.archive(scope, id);
        return true;
      },
      userRestore: (_, { id }, { scope }) => employees.restore(scope, id),
      adminUpdate: (_, { userId, isAdmin }, { scope }) => admins.set(scope, userId, isAdmin),
      userInvite: async (_, { id }, { scope }) => {
        await employees.invite(scope, id);
        return true;
      },
    },
    User: userFields(now),
  };
}
