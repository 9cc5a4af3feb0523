import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { seesAssignment } from './assignments.read-model';

/** The read policies of assignments, rules and grants. */
export const assignmentPolicies = {
  AssignmentList: partOf('Query.assignments'),
  Assignment: guarded<'Assignment'>((row, context) => seesAssignment(context, row)),
  AssignmentRule: partOf('Query.assignmentRules', 'Mutation'),
  Audience: partOf('AssignmentRule'),
  AudienceGroup: partOf('Audience'),
  AssignmentRulePreview: partOf('Query.assignmentRulePreview'),
  RemindPreview: partOf('Query.assignmentsRemindPreview', 'Query.statisticRemindPreview'),
  AssignmentPreview: partOf(
    'Query.userPlacementPreview',
    'Query.subdivisionsUpdatePreview',
    'UsersUpdatePreview',
    'StructureRowsPreview',
  ),
  AssignmentChange: partOf('AssignmentPreview'),
  AssignmentReason: partOf('Query.assignmentReasons'),
  ObjectPrerequisite: partOf(
    'Query.objectPrerequisites',
    'Mutation.objectPrerequisitesSave',
    'Education.lockedBy',
  ),
  ObjectGrant: partOf('Query.objectGrants', 'Mutation'),
} satisfies Partial<TypePolicies>;
