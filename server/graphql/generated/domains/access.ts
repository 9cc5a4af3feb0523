import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/access.graphql. */
export type AccessResolvers = DomainResolvers<{
  Query: 'accessGate' | 'accessRequests';
  Mutation: 'accessRequestCreate' | 'accessRequestGrant' | 'accessRequestDecline' | 'viewAsStart' | 'viewAsPersonStart' | 'viewAsEnd';
  AccessGate: 'areaName' | 'grantors' | 'grantorsCount' | 'request';
  AccessRequestList: 'items' | 'count';
  AccessRequest: 'id' | 'user' | 'area' | 'flag' | 'areaName' | 'route' | 'status' | 'createdAt' | 'repeatAt';
  ViewAs: 'roleId' | 'userId' | 'name' | 'until';
}>;
