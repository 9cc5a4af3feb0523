import { type MutationQuotas, ownWork } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const assignmentQuotas = {
  assignmentRuleSave: ['notices'],
  assignmentRuleDelete: ['notices'],
  assignmentsRemind: ['reminders'],
  assignmentWaive: ['notices'],
  objectGrantCreate: ['notices'],
  objectGrantDelete: ['notices'],
  objectShelfSave: ownWork,
  objectPrerequisitesSave: ownWork,
  objectTake: ['readings'],
  objectGiveUp: ['readings'],
} as const satisfies MutationQuotas;
