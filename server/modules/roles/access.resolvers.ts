import limits from '@graphql/limits.json';
import type { AccessResolvers } from '@server/graphql/generated/domains/access';
import { paging } from '@server/modules/checks';
import { requireUser } from '@server/modules/employees/employees.read-model';
import { areaName } from '@server/texts';
import { grantorsOf, lastRequest, listRequests } from './access-requests/access-requests.read-model';
import { repeatAt, type AccessRequestsService } from './access-requests/access-requests.service';
import type { ViewAsService } from './view-as/view-as.service';

const GRANTORS_SHOWN = 5;

/** The contract's fields of pages without access and of viewing as a role: graphql/schema/access.graphql. */
export function createAccessResolvers(
  requests: AccessRequestsService,
  viewAs: ViewAsService,
): AccessResolvers {
  return {
    Query: {
      async accessGate(_, right, { scope, signedIn, lang }) {
        const { tx, organizationId } = scope;
        const grantors = await grantorsOf(tx, organizationId, right, signedIn.userId);
        return {
          areaName: areaName(lang, right.area),
          grantors: grantors.slice(0, GRANTORS_SHOWN).map(({ name }) => name),
          grantorsCount: grantors.length,
          request: await lastRequest(tx, organizationId, signedIn.userId, right.area),
        };
      },
      accessRequests: (_, { ids, page, pageSize }, { scope }) =>
        listRequests(scope.tx, scope.organizationId, {
          ids: ids ?? null,
          ...paging(page, pageSize, limits.pageSizeMax),
        }),
    },
    Mutation: {
      accessRequestCreate: (_, args, { scope, signedIn }) => requests.create(scope, signedIn, args),
      accessRequestGrant: (_, { id, grant }, { scope }) => requests.grant(scope, id, grant),
      accessRequestDecline: (_, { id }, { scope }) => requests.decline(scope, id),
      viewAsStart: (_, { roleId }, { scope, signedIn }) => viewAs.startAsRole(scope, signedIn, roleId),
      viewAsPersonStart: async (_, { userId }, { scope, signedIn, loaders }) =>
        viewAs.startAsPerson(scope, signedIn, await requireUser(loaders, userId)),
      viewAsEnd: async (_, __, { scope, signedIn }) => {
        await viewAs.end(scope, signedIn);
        return true;
      },
    },
    ViewAs: { userId: ({ person }) => person?.userId ?? null },
    AccessRequest: {
      user: ({ userId }, _, { loaders }) => requireUser(loaders, userId),
      areaName: ({ area }, _, { lang }) => areaName(lang, area),
      repeatAt,
    },
  };
}
