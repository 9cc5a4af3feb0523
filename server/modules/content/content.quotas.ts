import { ending, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const contentQuotas = {
  contentRate: ['comments'],
  contentNoteSave: { because: 'only its author reads it, and how many there may be is limited' },
  contentNoteDelete: ending,
  unclearWordsSave: ['comments'],
  unclearTakeBack: ending,
  unclearSettle: ['comments'],
} as const satisfies MutationQuotas;
