import { ownTries, ending, ownWork, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const sessionQuotas = {
  userSessionEnd: ending,
  userSessionsEnd: ending,
  organizationSessionsEnd: ending,
  ipAccessUpdate: ['security'],
  ipRuleCreate: ownWork,
  ipRuleUpdate: ownWork,
  ipRuleDelete: ownWork,
  userIpAccessUpdate: ownReading,
  userIpAccessLift: ['security'],
  userIpRuleCreate: ownReading,
  userIpRuleDelete: ownReading,
  ipRecover: ownTries,
} as const satisfies MutationQuotas;
