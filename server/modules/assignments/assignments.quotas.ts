import { type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const assignmentQuotas = {
  assignmentRuleSave: ['notices'],
  assignmentRuleDelete: ['notices'],
  assignmentsRemind: ['reminders'],
  assignmentWaive: ['notices'],
  objectGrantCreate: ['notices'],
  objectGrantDelete: ['notices'],
} as const satisfies MutationQuotas;
