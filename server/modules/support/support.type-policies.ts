import { partOf, type TypePolicies } from '@server/graphql/policies';

/** Who may read what of the provider's people in clients' cabinets. */
export const supportPolicies = {
  SupportSession: partOf('Query.supportSessions', 'Mutation'),
  SupportRequest: partOf('InitApp'),
  SupportAccess: partOf('Query.supportAccess', 'Mutation'),
} satisfies Partial<TypePolicies>;
