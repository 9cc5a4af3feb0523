import { guarded, partOf, type TypePolicies } from '@server/graphql/policies';
import { seesObligation } from './obligations.read-model';

/** The read policies of assignments, rules and grants. */
export const assignmentPolicies = {
  AssignmentList: partOf('Query.assignments'),
  Assignment: guarded<'Assignment'>((row, context) => seesObligation(context, row)),
  AssignmentRule: partOf('Query.assignmentRules', 'Mutation'),
  Audience: partOf('AssignmentRule'),
  AudienceGroup: partOf('Audience'),
  AssignmentRulePreview: partOf('Query.assignmentRulePreview'),
  ObligationPreview: partOf(
    'Query.userPlacePreview',
    'Query.subdivisionsUpdatePreview',
    'UsersUpdatePreview',
    'StructureRowsPreview',
  ),
  ObligationChange: partOf('ObligationPreview'),
  AssignmentReason: partOf('Query.assignmentReasons'),
  ObjectPrerequisite: partOf(
    'Query.objectPrerequisites',
    'Mutation.objectPrerequisitesSave',
    'Education.lockedBy',
  ),
  ObjectGrant: partOf('Query.objectGrants', 'Mutation'),
} satisfies Partial<TypePolicies>;
