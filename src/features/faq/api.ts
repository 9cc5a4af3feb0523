import { api } from '@src/api/generated/faq';
import type { FaqEntriesQuery } from '@src/api/generated/faq';
import { listTags, recordTag } from '@src/api/tags';

export const {
  useFaqEntriesQuery,
  useFaqEntryQuery,
  useFaqQuestionsQuery,
  useFaqEntryCreateMutation,
  useFaqEntryUpdateMutation,
  useFaqEntryDeleteMutation,
  useFaqVoteMutation,
  useFaqCommentsQuery,
  useFaqProposalCreateMutation,
  useFaqQuestionCreateMutation,
  useFaqQuestionCloseMutation,
} = api.enhanceEndpoints({
  endpoints: {
    faqEntries: { providesTags: (answer) => listTags('FaqEntry', answer?.faqEntries) },
    faqEntry: { providesTags: (_answer, _error, { id }) => [recordTag('FaqEntry', id)] },
    faqComments: { providesTags: (_answer, _error, { id }) => [recordTag('FaqEntry', id)] },
    faqQuestions: { providesTags: [recordTag('FaqEntry', 'questions')] },
  },
});

export type FaqEntry = FaqEntriesQuery['faqEntries'][number];
export type { FaqAudience, FaqCategory, FaqEntryInput, FaqVoteReason } from '@src/api/generated/types';
