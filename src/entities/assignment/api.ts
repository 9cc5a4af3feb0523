import { api, type AssignmentRuleFieldsFragment } from '@src/api/generated/assignments';
import { listTag } from '@src/api/tags';

export type AssignmentRule = AssignmentRuleFieldsFragment;

/** The rules by which people are assigned an object: for its own page, and for the matrix of positions and objects. */
export const {
  useAssignmentRuleDeleteMutation,
  useAssignmentRulePreviewQuery,
  useAssignmentRuleSaveMutation,
  useAssignmentRulesQuery,
} = api.enhanceEndpoints({
  endpoints: {
    assignmentRules: { providesTags: ['AssignmentRule'] },
    assignmentRulePreview: { providesTags: ['AssignmentRule', listTag('User'), listTag('Subdivision')] },
  },
});
