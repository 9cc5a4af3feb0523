import { ending, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const contentQuotas = {
  contentRate: ['comments'],
  contentNoteSave: { because: 'only its author reads it, and how many there may be is limited' },
  contentNoteDelete: ending,
} as const satisfies MutationQuotas;
