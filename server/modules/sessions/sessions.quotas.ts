import { ownTries, ending, ownWork, ownReading, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quota that each mutation of this module uses. */
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
