import { api } from '@src/api/generated/assignments';
import type {
  AssignmentPersonFragment,
  AssignmentRuleFieldsFragment,
  AssignmentRulePreviewQuery,
  AssignmentsQuery,
  AudienceFieldsFragment,
  ObjectGrantFieldsFragment,
  ObjectPrerequisiteFieldsFragment,
} from '@src/api/generated/assignments';
import { api as roles } from '@src/api/generated/roles';
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
export type AssignmentPerson = AssignmentPersonFragment;
export type AssignmentRule = AssignmentRuleFieldsFragment;
export type RulePreview = AssignmentRulePreviewQuery['assignmentRulePreview'];
export type AssignmentRow = AssignmentsQuery['assignments']['items'][number];
export type ObjectPrerequisite = ObjectPrerequisiteFieldsFragment;
export type ObjectGrant = ObjectGrantFieldsFragment;

const enhanced = api.enhanceEndpoints({
  endpoints: {
    assignmentRules: { providesTags: ['AssignmentRule'] },
    assignmentRulePreview: { providesTags: ['AssignmentRule', listTag('User'), listTag('Subdivision')] },
    assignments: { providesTags: (answer) => listTags('Assignment', answer?.assignments.items) },
    assignmentReasons: { providesTags: ['AssignmentRule'] },
    objectGrants: { providesTags: ['ObjectGrant'] },
    objectPrerequisites: { providesTags: ['ObjectGrant', listTag('Content')] },
  },
});

export const {
  useAssignmentReasonsQuery,
  useAssignmentRuleDeleteMutation,
  useAssignmentRulePreviewQuery,
  useAssignmentRuleSaveMutation,
  useAssignmentRulesQuery,
  useAssignmentWaiveMutation,
  useAssignmentsQuery,
  useAssignmentsRemindMutation,
  useObjectGrantCreateMutation,
  useObjectGrantDeleteMutation,
  useObjectGrantsQuery,
  useObjectPrerequisitesQuery,
  useObjectPrerequisitesSaveMutation,
  useObjectShelfSaveMutation,
} = enhanced;

const rolesApi = roles.enhanceEndpoints({
  endpoints: { roleOptions: { providesTags: (answer) => listTags('Role', answer?.roleOptions) } },
});

export const { useRoleOptionsQuery } = rolesApi;
