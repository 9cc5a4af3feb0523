import { ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const adaptationQuotas = {
  adaptationStart: ['notices'],
  adaptationApply: ['notices'],
  adaptationItemCreate: ['notices'],
  adaptationItemUpdate: ['notices'],
  adaptationItemDelete: ['notices'],
  adaptationItemMark: ['comments'],
  adaptationShift: ['notices'],
  adaptationPause: ['notices'],
  adaptationResume: ['notices'],
  adaptationDecide: ['notices'],
  adaptationTemplateSave: ownWork,
  adaptationTemplateArchive: ownWork,
} as const satisfies MutationQuotas;
