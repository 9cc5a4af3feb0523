import { api } from '@src/api/generated/assignments';
import type {
  AssignmentPersonFragment,
  AssignmentRulePreviewQuery,
  AssignmentsQuery,
  AssignmentsRemindMutationVariables,
  AudienceFieldsFragment,
  ObjectGrantFieldsFragment,
  ObjectPrerequisiteFieldsFragment,
} from '@src/api/generated/assignments';
import { listTag, listTags } from '@src/api/tags';

export type {
  AssignmentRuleInput,
  AssignmentStatus,
  AudienceInput,
  GrantLevel,
  GrantTarget,
  ObjectType,
  OnUnmatch,
} from '@src/api/generated/types';

export type Audience = AudienceFieldsFragment;
export type AssignmentsRemindVariables = AssignmentsRemindMutationVariables;
export type AssignmentPerson = AssignmentPersonFragment;
export type RulePreview = AssignmentRulePreviewQuery['assignmentRulePreview'];
export type AssignmentRow = AssignmentsQuery['assignments']['items'][number];
export type ObjectPrerequisite = ObjectPrerequisiteFieldsFragment;
export type ObjectGrant = ObjectGrantFieldsFragment;

const enhanced = api.enhanceEndpoints({
  endpoints: {
    assignments: { providesTags: (answer) => listTags('Assignment', answer?.assignments.items) },
    assignmentReasons: { providesTags: ['AssignmentRule'] },
    objectGrants: { providesTags: ['ObjectGrant'] },
    objectPrerequisites: { providesTags: ['ObjectGrant', listTag('Content')] },
  },
});

export const {
  useAssignmentReasonsQuery,
  useAssignmentWaiveMutation,
  useAssignmentsQuery,
  useAssignmentsRemindMutation,
  useAssignmentsRemindPreviewQuery,
  useObjectGrantCreateMutation,
  useObjectGrantDeleteMutation,
  useObjectGrantsQuery,
  useObjectPrerequisitesQuery,
  useObjectPrerequisitesSaveMutation,
  useObjectShelfSaveMutation,
} = enhanced;
