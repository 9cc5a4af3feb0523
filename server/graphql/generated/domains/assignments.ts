import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/assignments.graphql. */
export type AssignmentsResolvers = DomainResolvers<{
  Query: 'assignmentRules' | 'assignmentRulePreview' | 'assignmentsRemindPreview' | 'assignments' | 'assignmentReasons' | 'objectGrants' | 'objectPrerequisites';
  Mutation: 'assignmentRuleSave' | 'assignmentRuleDelete' | 'assignmentsRemind' | 'assignmentWaive' | 'objectGrantCreate' | 'objectGrantDelete' | 'objectShelfSave' | 'objectPrerequisitesSave' | 'objectTake' | 'objectGiveUp';
  AssignmentList: 'items' | 'count';
  Assignment: 'id' | 'userId' | 'user' | 'objectType' | 'objectId' | 'versionId' | 'ruleId' | 'cycle' | 'status' | 'isOverdue' | 'startAt' | 'dueAt' | 'isHeld' | 'progress' | 'score' | 'validUntil' | 'openedAt' | 'completedAt' | 'refusedAt' | 'waivedReason' | 'deltaFromVersionId' | 'remindedAt' | 'canGiveUp';
  AssignmentRule: 'id' | 'objectType' | 'objectId' | 'title' | 'audience' | 'startOffsetDays' | 'dueDays' | 'recurrenceMonths' | 'onUnmatch' | 'isPaused' | 'matchCount' | 'updatedAt';
  Audience: 'groups' | 'exceptUserIds';
  AudienceGroup: 'all' | 'userIds' | 'positionIds' | 'subdivisionIds' | 'withChildren' | 'statuses' | 'hiredAfter';
  RemindPreview: 'count' | 'people' | 'objectNames';
  AssignmentRulePreview: 'matchCount' | 'added' | 'addedCount' | 'removed' | 'removedCount' | 'repeatedCount' | 'nextRepeatAt';
  AssignmentPreview: 'added' | 'removed' | 'peopleCount';
  AssignmentChange: 'objectType' | 'objectId' | 'name' | 'peopleCount';
  AssignmentReason: 'ruleId' | 'route' | 'title' | 'text' | 'createdAt';
  ObjectPrerequisite: 'objectType' | 'objectId' | 'name' | 'route' | 'isOffered' | 'isDone';
  ObjectGrant: 'id' | 'objectType' | 'objectId' | 'level' | 'targetType' | 'targetId' | 'targetName' | 'withChildren';
}>;
