import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/qualifications.graphql. */
export type QualificationsResolvers = DomainResolvers<{
  Query: 'qualifications' | 'qualification' | 'qualificationTeam' | 'qualificationPeople' | 'qualificationItemReplacePreview';
  Mutation: 'qualificationCreate' | 'qualificationUpdate' | 'qualificationDelete' | 'qualificationDraftSave' | 'qualificationDraftDiscard' | 'qualificationPublish' | 'qualificationPublishPreview' | 'qualificationItemReplace' | 'qualificationAwardWithdraw';
  QualificationList: 'items' | 'count';
  Qualification: 'id' | 'code' | 'name' | 'description' | 'level' | 'ownerId' | 'owner' | 'status' | 'currentVersion' | 'draftVersion' | 'versions' | 'myAssignment' | 'myProgress' | 'myAwards' | 'statistic' | 'abilities' | 'isArchive' | 'createdAt' | 'updatedAt';
  QualificationAbilities: 'canEdit' | 'canReport' | 'canPublish';
  QualificationVersion: 'id' | 'qualificationId' | 'label' | 'status' | 'stages' | 'passPercent' | 'validityMonths' | 'renewalDays' | 'graceDays' | 'itemCount' | 'significance' | 'changeSummary' | 'publishedAt' | 'publishedBy' | 'updatedAt';
  QualificationStage: 'id' | 'title' | 'gate' | 'k' | 'items';
  QualificationItem: 'id' | 'objectType' | 'objectId' | 'isRequired' | 'weight' | 'acceptEarlierDays' | 'component';
  QualificationComponent: 'code' | 'name' | 'isPublished' | 'isArchive';
  QualificationProgress: 'percent' | 'isEarned' | 'stages' | 'items';
  QualificationItemProgress: 'itemId' | 'isDone' | 'isEarlier' | 'status' | 'dueAt' | 'doneAt';
  QualificationAward: 'id' | 'number' | 'user' | 'qualification' | 'state' | 'issuedAt' | 'validUntil' | 'conditionalUntil' | 'reason' | 'withdrawnOn' | 'withdrawnBy' | 'withdrawnReason';
  UserQualifications: 'count' | 'items';
  UserQualification: 'qualification' | 'assignment' | 'award';
  QualificationReplacement: 'owing' | 'earning' | 'kept' | 'conditional' | 'until';
  QualificationTeam: 'qualifications' | 'rows' | 'count';
  QualificationTeamRow: 'user' | 'cells';
  QualificationPeople: 'rows' | 'count';
  QualificationPerson: 'user' | 'assignment' | 'progress' | 'award';
}>;
