import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/sessions.graphql. */
export type SessionsResolvers = DomainResolvers<{
  Query: 'userSessions' | 'userProtection' | 'ipAccess' | 'ipRules' | 'ipDryRun' | 'ipLog' | 'userIpAccess';
  Mutation: 'userSessionEnd' | 'userSessionsEnd' | 'organizationSessionsEnd' | 'ipAccessUpdate' | 'ipRuleCreate' | 'ipRuleUpdate' | 'ipRuleDelete' | 'userIpAccessUpdate' | 'userIpAccessLift' | 'userIpRuleCreate' | 'userIpRuleDelete' | 'ipRecover';
  UserSession: 'id' | 'device' | 'ip' | 'lastIp' | 'createdAt' | 'lastActivityAt' | 'expiresAt' | 'isCurrent';
  UserProtection: 'twoFactorSince' | 'isIpRestricted';
  IpAccess: 'mode' | 'updatedAt' | 'address' | 'isAddressIPv4' | 'isCovered' | 'isExempt' | 'recoveryEmail';
  IpRule: 'id' | 'address' | 'comment' | 'roles' | 'until' | 'isOver' | 'createdBy' | 'lastUsedAt' | 'createdAt' | 'updatedAt';
  IpRuleList: 'items' | 'count';
  IpDryRun: 'items' | 'count' | 'countPeople';
  IpDryRunPerson: 'user' | 'addresses' | 'times' | 'lastAt';
  IpLogList: 'items' | 'count';
  IpLogEntry: 'id' | 'at' | 'user' | 'address' | 'result';
  UserIpAccess: 'isOn' | 'address' | 'isAddressIPv4' | 'isCovered' | 'rules';
}>;
