import { ending, ownWork, type MutationQuotas } from '@server/quotas/mutation-quota';

/** The quotas of this module's mutations. */
export const faqQuotas = {
  faqEntryCreate: ownWork,
  faqEntryUpdate: ownWork,
  faqEntryDelete: ending,
  faqVote: ['comments'],
  faqProposalCreate: ['requests'],
  faqQuestionCreate: ['requests'],
  faqQuestionClose: ending,
} as const satisfies MutationQuotas;
