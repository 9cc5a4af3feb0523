import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ProfileResolvers } from '@server/graphql/generated/domains/profile';
import { once } from '@server/graphql/idempotency';
import { scopeOf } from '@server/graphql/access/rights';
import { paging } from '@server/modules/checks';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { pageOfOwnRecords } from '../own-data/own-records.read-model';
import type { ProfileAccessService } from './profile-access.service';
import { openRequests, profileRequest, type ProfileRequestView } from './profile-requests.read-model';
import type { ProfileRequestsService } from './profile-requests.service';

interface ProfileServices {
  contentKinds: ContentKinds;
  access: ProfileAccessService;
  requests: ProfileRequestsService;
}

async function viewOf(scope: Scope, id: number): Promise<ProfileRequestView> {
  const view = await profileRequest(scope, id);
  if (!view) throw new AppError('notFound');
  return view;
}

/** The resolvers of one's own profile: graphql/schema/profile.graphql. */
export function createProfileResolvers({
  contentKinds,
  access,
  requests,
}: ProfileServices): ProfileResolvers {
  return {
    Query: {
      profileAccess: (_, __, { scope, signedIn }) => access.read(scope, signedIn),
      ownRecords: (_, { page, pageSize }, { scope }) =>
        pageOfOwnRecords(scope, contentKinds, paging(page, pageSize, limits.pageSizeMax)),
      profileRequests: (_, { userId, page, pageSize }, { scope, signedIn }) =>
        openRequests(scope, {
          userId: userId ?? null,
          accessScope: scopeOf(signedIn, 'employees', 'write'),
          ...paging(page, pageSize, limits.pageSizeMax),
        }),
    },
    Mutation: {
      profileRequestCreate: (_, args, { scope, signedIn }) =>
        once(
          scope,
          { of: 'profileRequestCreate', key: args.clientKey },
          async () => viewOf(scope, (await requests.create(scope, signedIn, args)).id),
          (id) => viewOf(scope, id),
        ),
      profileRequestWithdraw: async (_, { id }, { scope, signedIn }) =>
        viewOf(scope, (await requests.withdraw(scope, signedIn, id)).id),
      profileRequestAccept: async (_, args, { scope }) =>
        viewOf(scope, (await requests.accept(scope, args)).id),
      profileRequestDecline: async (_, args, { scope }) =>
        viewOf(scope, (await requests.decline(scope, args)).id),
    },
    ProfileRequest: {
      user: ({ person }) => person,
      decidedBy: ({ decidedById }, _, { loaders }) =>
        decidedById === null ? null : loaders.user.load(decidedById),
    },
  };
}
