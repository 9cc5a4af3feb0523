import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/profile.graphql. */
export type ProfileResolvers = DomainResolvers<{
  Query: 'profileAccess' | 'ownRecords' | 'profileRequests';
  Mutation: 'profileRequestCreate' | 'profileRequestWithdraw' | 'profileRequestAccept' | 'profileRequestDecline';
  OwnRecordList: 'items' | 'count';
  OwnRecord: 'id' | 'objectType' | 'action' | 'code' | 'name' | 'versionLabel' | 'at' | 'documentPath' | 'textPath';
  ProfileAccess: 'userId' | 'ownFields' | 'isHr' | 'request';
  ProfileRequestList: 'items' | 'count';
  ProfileRequest: 'id' | 'user' | 'status' | 'changes' | 'comment' | 'reason' | 'decidedBy' | 'decidedAt' | 'createdAt';
  ProfileChange: 'field' | 'name' | 'before' | 'after';
}>;
