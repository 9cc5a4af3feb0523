import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** What each mutation of this module spends. */
export const faqQuotas = {
  faqEntryCreate: ownWork,
  faqEntryUpdate: ownWork,
  faqEntryDelete: ending,
  faqVote: ['comments'],
  faqProposalCreate: ['requests'],
  faqQuestionCreate: ['requests'],
  faqQuestionClose: ending,
} as const satisfies MutationQuotas;
