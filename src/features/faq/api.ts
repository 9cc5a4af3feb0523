import { api } from '@src/api/generated/faq';
import type { FaqEntriesQuery } from '@src/api/generated/faq';
import { listTag, listTags, recordTag } from '@src/api/tags';

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
    faqEntryCreate: { invalidatesTags: [listTag('FaqEntry')] },
    faqEntryUpdate: { invalidatesTags: ['FaqEntry'] },
    faqEntryDelete: { invalidatesTags: [listTag('FaqEntry')] },
    faqVote: { invalidatesTags: (_answer, _error, { vote }) => [recordTag('FaqEntry', vote.entryId)] },
    faqQuestionClose: { invalidatesTags: [recordTag('FaqEntry', 'questions')] },
  },
});

export type FaqEntry = FaqEntriesQuery['faqEntries'][number];
export type { FaqAudience, FaqCategory, FaqEntryInput, FaqVoteReason } from '@src/api/generated/types';
