import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies of the provider's people in clients' workspaces. */
export const supportPolicies = {
  SupportSession: partOf('Query.supportSessions', 'Mutation'),
  SupportRequest: partOf('InitApp'),
  SupportAccess: partOf('Query.supportAccess', 'Mutation'),
} satisfies Partial<TypePolicies>;
