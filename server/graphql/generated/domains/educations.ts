import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/educations.graphql. */
export type EducationsResolvers = DomainResolvers<{
  Query: 'educations' | 'education' | 'educationCompare' | 'educationTeam' | 'educationComments';
  Mutation: 'educationCreate' | 'educationUpdate' | 'educationDelete' | 'educationDraftSave' | 'educationVideoSave' | 'educationVideoUpload' | 'educationVideoUploadCancel' | 'educationDraftDiscard' | 'educationPictureAdd' | 'educationPublish' | 'educationPublishPreview' | 'educationOpen' | 'educationProgress' | 'educationWatch' | 'educationCheckpointAnswer' | 'educationCommentCreate' | 'educationCommentResolve';
  EducationList: 'items' | 'count';
  Education: 'id' | 'typeContent' | 'code' | 'name' | 'description' | 'category' | 'ownerId' | 'owner' | 'status' | 'minutes' | 'minReadingSec' | 'currentVersion' | 'draftVersion' | 'versions' | 'myAssignment' | 'myProgress' | 'deltaClauseIds' | 'pictures' | 'videoUpload' | 'videoMaxBytes' | 'statistic' | 'isOnShelf' | 'lockedBy' | 'rating' | 'myRating' | 'abilities' | 'isArchive' | 'createdAt' | 'updatedAt';
  EducationAbilities: 'canEdit' | 'canReport' | 'canPublish' | 'canStudy' | 'canTake' | 'canRate';
  EducationVersion: 'id' | 'educationId' | 'label' | 'status' | 'clauses' | 'pictures' | 'significance' | 'changeSummary' | 'wordCount' | 'readingSec' | 'minutes' | 'video' | 'publishedAt' | 'publishedBy' | 'updatedAt';
  VideoUpload: 'id' | 'name' | 'size' | 'offset' | 'state' | 'error' | 'contentId' | 'durationSec' | 'createdAt';
  EducationVideo: 'url' | 'videoId' | 'path' | 'contentId' | 'content' | 'durationSec' | 'minWatchPercent' | 'isSeekForbidden' | 'isTranscriptEnough' | 'maxSpeedPercent' | 'checkpoints' | 'chapters' | 'subtitles';
  VideoChapter: 'atSec' | 'title';
  VideoCue: 'from' | 'to' | 'text';
  EducationCheckpoint: 'id' | 'atSec' | 'mustBeRight' | 'question' | 'source';
  EducationCheckpointResult: 'isRight' | 'isPassed' | 'explanation' | 'progress';
  VideoSegment: 'from' | 'to';
  EducationProgress: 'educationId' | 'versionId' | 'activeSec' | 'readingSec' | 'percent' | 'segments' | 'watchedSec' | 'positionSec' | 'passedCheckpointIds' | 'completedAt';
  EducationComparison: 'from' | 'to' | 'changes' | 'addedCount' | 'removedCount' | 'changedCount' | 'completedFrom' | 'completedTo';
  EducationTeam: 'educations' | 'rows' | 'count';
  EducationTeamRow: 'user' | 'cells';
  EducationComment: 'id' | 'educationId' | 'versionId' | 'clauseId' | 'atSec' | 'text' | 'user' | 'resolvedAt' | 'createdAt';
  UserEducationStatistic: 'performance' | 'completedIds' | 'notCompletedIds' | 'overdueIds' | 'educations';
  UserEducation: 'education' | 'state';
}>;
