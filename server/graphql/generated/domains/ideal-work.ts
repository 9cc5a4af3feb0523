import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/ideal-work.graphql. */
export type IdealWorkResolvers = DomainResolvers<{
  Query: 'idealHistory' | 'gapChecks';
  Mutation: 'idealProposalCreate' | 'idealProposalWithdraw' | 'idealProposalDecide' | 'gapCheckOpen' | 'gapCheckAnswer';
  IdealPicture: 'proposals';
  IdealProposal: 'id' | 'kind' | 'text' | 'reason' | 'statement' | 'author' | 'status' | 'comment' | 'decidedBy' | 'decidedAt' | 'createdAt' | 'isOwn';
  GapChecks: 'items' | 'side' | 'statements';
  GapCheck: 'id' | 'period' | 'periodStart' | 'createdAt' | 'selfAt' | 'leaderAt' | 'leader' | 'rows';
  GapRow: 'id' | 'layer' | 'text' | 'self' | 'leader' | 'selfComment' | 'leaderComment';
}>;
