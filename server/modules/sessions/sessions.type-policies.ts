import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** Access policies for the contract types of sessions and addresses. */
export const sessionPolicies = {
  UserSession: partOf('Query.userSessions'),
  UserProtection: partOf('Query.userProtection'),
  IpAccess: partOf('Query.ipAccess', 'Mutation'),
  IpRule: partOf('IpRuleList', 'UserIpAccess', 'Mutation'),
  IpRuleList: partOf('Query.ipRules'),
  IpDryRun: partOf('Query.ipDryRun'),
  IpDryRunPerson: partOf('IpDryRun'),
  IpLogList: partOf('Query.ipLog'),
  IpLogEntry: partOf('IpLogList'),
  UserIpAccess: partOf('Query.userIpAccess', 'Mutation'),
} satisfies Partial<TypePolicies>;
