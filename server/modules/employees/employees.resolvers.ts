import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import { homeOf } from '@server/graphql/access/guests';
import { holdsSomewhere, scopeOf } from '@server/graphql/access/rights';
import type { Caller, Context } from '@server/graphql/context';
import type { QueryUsersArgs, UserInput, UserSort } from '@server/graphql/generated/types';
import type { EmployeesResolvers } from '@server/graphql/generated/domains/employees';
import { once } from '@server/graphql/idempotency';
import { paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import type { AdminsService } from './writing/admins.service';
import { soonUntil } from './employee-documents.read-model';
import { dismissedScope, seesContacts } from './employees.policy';
import { knownPeople } from './known-people.read-model';
import type { EmployeesService } from './employees.service';
import type { UserRow } from './employees.tables';
import { hireSourcesOf } from './lists/hire-sources.read-model';
import type { PeopleFilter } from './lists/people-filter.read-model';
import { listPeople, type PeoplePage } from './lists/people-list.read-model';
import type { ProfilesService } from './profile/profiles.service';
import { createUserFields } from './user-fields.resolvers';

/** Returns the archive filter: `ids` also finds archived people, so that an old choice still has a name. */
function archiveFilter({ ids, isArchive }: QueryUsersArgs, mayBrowse: boolean): boolean | null {
  if (ids && typeof isArchive !== 'boolean') return null;
  return mayBrowse && isArchive === true;
}

/** Sorts that start with the newest by default. */
const RECENT_FIRST: ReadonlySet<UserSort> = new Set<UserSort>(['dateJobStart', 'createdAt']);

function isDescending({ sort, direction }: QueryUsersArgs): boolean {
  return direction ? direction === 'desc' : RECENT_FIRST.has(sort ?? 'name');
}

/**
 * Returns the scope of the list: everybody may see who works here, former people are visible to those responsible for them, and
 * documents and invitations to those who can edit the cards.
 */
function listScopeOf(
  { isDocumentExpiring, isInvited }: QueryUsersArgs,
  isArchive: boolean | null,
  caller: Caller,
): number[] | null {
  if (isDocumentExpiring || typeof isInvited === 'boolean') return scopeOf(caller, 'employees', 'write');
  return isArchive === true ? scopeOf(caller, 'employees', 'read') : null;
}

/** Returns the filters; each one narrows the list independently. */
function narrowingOf(args: QueryUsersArgs) {
  return {
    withChildren: args.withChildren ?? false,
    isWithoutSubdivision: args.isWithoutSubdivision ?? false,
    statuses: args.statuses?.length ? args.statuses : null,
    isInvited: args.isInvited ?? null,
  };
}

async function filterOf(
  args: QueryUsersArgs,
  { signedIn, loaders }: Context,
): Promise<PeopleFilter & PeoplePage> {
  const { ids = null, search, subdivisionIds = null, positionIds = null, page, pageSize } = args;
  const isArchive = archiveFilter(args, holdsSomewhere(signedIn, 'employees', 'read'));
  return {
    ids,
    subdivisionIds,
    positionIds,
    search: (search ?? '').slice(0, limits.search),
    withContacts: seesContacts(signedIn),
    ...narrowingOf(args),
    isArchive,
    dismissedWithin: dismissedScope(signedIn, args),
    scopeSubdivisionIds: listScopeOf(args, isArchive, signedIn),
    documentsUntil: args.isDocumentExpiring
      ? soonUntil(await loaders.todayOfOrganization.load(signedIn.organizationId))
      : null,
    datesOf: knownPeople(signedIn),
    sort: args.sort ?? 'name',
    isDescending: isDescending(args),
    ...paging(page, pageSize, limits.pageSizeMax),
  };
}

/** Returns whose workspace is switched: no other field may be sent with it. @throws {AppError} support.onlySwitch */
function ownIdOf({ organizationId: _, id, ...rest }: UserInput, fileAvatar: unknown): number {
  if (typeof id !== 'number' || fileAvatar || Object.values(rest).some((value) => value !== undefined)) {
    throw new AppError('support.onlySwitch');
  }
  return id;
}

/** The resolvers of people: graphql/schema/employees.graphql. */
export function createEmployeesResolvers(
  employees: EmployeesService,
  profiles: ProfilesService,
  admins: AdminsService,
  {
    now,
    assignmentPreview: preview,
    supportSessions,
  }: Pick<ModuleDeps, 'now' | 'assignmentPreview' | 'supportSessions'>,
): EmployeesResolvers {
  /**
   * Switches the caller's workspace from the next request on, and returns the caller. @throws {AppError} access.denied, notFound,
   * support.nested
   */
  async function switchWorkspace(context: Context, id: number, organizationId: number): Promise<UserRow> {
    const { signedIn } = context;
    if (id !== signedIn.userId) throw new AppError('access.denied');
    await supportSessions.switchTo(context, organizationId);
    const home = homeOf(signedIn);
    const own = await context.within(home, (tx) =>
      employees.find({ ...context.scope, tx, organizationId: home }, id),
    );
    return { ...own, organizationId };
  }

  return {
    Query: {
      users: async (_, args, context) =>
        listPeople(context.scope.tx, context.scope.organizationId, await filterOf(args, context)),
      user: (_, { user }, { loaders, signedIn }) => loaders.user.load(user.id ?? signedIn.userId),
      hireSources: (_, _args, { scope: { tx, organizationId } }) => hireSourcesOf(tx, organizationId),
      userPlacementPreview: (_, { user: { id, subdivisionId, positionId } }, { scope }) =>
        preview(scope, (within) => profiles.update(within, { id, subdivisionId, positionId }, null)),
    },
    Mutation: {
      userCreate: (_, { user, fileAvatar, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'userCreate', key: clientKey },
          () => employees.create(scope, user, fileAvatar ?? null),
          (id) => employees.find(scope, id),
        ),
      userUpdate: async (_, { user, fileAvatar }, context) => {
        if (typeof user.organizationId === 'number') {
          return switchWorkspace(context, ownIdOf(user, fileAvatar), user.organizationId);
        }
        return profiles.update(context.scope, user, fileAvatar ?? null);
      },
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
    User: createUserFields(now),
  };
}
