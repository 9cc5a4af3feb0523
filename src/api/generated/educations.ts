/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type EducationQueryVariables = Exact<{
  id: number;
}>;


export type EducationQuery = { education: { deltaClauseIds: Array<string>, id: number, typeContent: Types.TypeContent, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, minutes: number | null, minReadingSec: number | null, isOnShelf: boolean, isArchive: boolean, updatedAt: string, currentVersion: { id: number, educationId: number, label: string, status: Types.ContentStatus, significance: Types.Significance | null, changeSummary: string, wordCount: number, readingSec: number, minutes: number, publishedAt: string | null, updatedAt: string, video: { url: string, path: string | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, question: import("@domain/questions/asked-question").AskedQuestion }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ id: string, level: number, number: string, html: string, text: string }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> } | null, draftVersion: { id: number, status: Types.ContentStatus, updatedAt: string } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null, canGiveUp: boolean } | null, myProgress: { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> } | null, lockedBy: Array<{ objectType: Types.ObjectType, objectId: number, name: string, route: string }>, rating: { average: number, count: number } | null, myRating: { stars: number, comment: string } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean, canTake: boolean, canRate: boolean } } | null };

export type EducationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null, canGiveUp: boolean };

export type EducationCheckpointAnswerMutationVariables = Exact<{
  answer: Types.EducationCheckpointAnswerInput;
}>;


export type EducationCheckpointAnswerMutation = { educationCheckpointAnswer: { isRight: boolean, isPassed: boolean, explanation: string, progress: { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> } } };

export type EducationClauseFragment = { id: string, level: number, number: string, html: string, text: string };

export type EducationCommentCreateMutationVariables = Exact<{
  educationId: number;
  versionId: number;
  clauseId?: string | null | undefined;
  atSec?: number | null | undefined;
  text?: string | null | undefined;
}>;


export type EducationCommentCreateMutation = { educationCommentCreate: { id: number } };

export type EducationCommentResolveMutationVariables = Exact<{
  id: number;
}>;


export type EducationCommentResolveMutation = { educationCommentResolve: { id: number, resolvedAt: string | null } };

export type EducationCommentsQueryVariables = Exact<{
  educationId: number;
  isResolved?: boolean | null | undefined;
}>;


export type EducationCommentsQuery = { educationComments: Array<{ id: number, versionId: number, clauseId: string | null, atSec: number | null, text: string, resolvedAt: string | null, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> };

export type EducationCompareQueryVariables = Exact<{
  fromId: number;
  toId: number;
}>;


export type EducationCompareQuery = { educationCompare: { addedCount: number, removedCount: number, changedCount: number, completedFrom: number, completedTo: number, from: { id: number, educationId: number, label: string, status: Types.ContentStatus, significance: Types.Significance | null, changeSummary: string, wordCount: number, readingSec: number, minutes: number, publishedAt: string | null, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> }, to: { id: number, educationId: number, label: string, status: Types.ContentStatus, significance: Types.Significance | null, changeSummary: string, wordCount: number, readingSec: number, minutes: number, publishedAt: string | null, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> }, changes: Array<{ kind: Types.ClauseChangeKind, from: { id: string, level: number, number: string, html: string, text: string } | null, to: { id: string, level: number, number: string, html: string, text: string } | null }> } };

export type EducationContentFragment = { id: number, type: string, name: string, mime: string, details: { path: string, size: number } };

export type EducationCreateMutationVariables = Exact<{
  education: Types.EducationInput;
  clientKey?: string | null | undefined;
}>;


export type EducationCreateMutation = { educationCreate: { id: number } };

export type EducationDeleteMutationVariables = Exact<{
  id: number;
}>;


export type EducationDeleteMutation = { educationDelete: boolean };

export type EducationDraftQueryVariables = Exact<{
  id: number;
}>;


export type EducationDraftQuery = { education: { id: number, typeContent: Types.TypeContent, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, minutes: number | null, minReadingSec: number | null, isOnShelf: boolean, isArchive: boolean, updatedAt: string, currentVersion: { id: number, educationId: number, label: string, status: Types.ContentStatus, significance: Types.Significance | null, changeSummary: string, wordCount: number, readingSec: number, minutes: number, publishedAt: string | null, updatedAt: string, video: { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }> } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, draftVersion: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, video: { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }> } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean, canTake: boolean, canRate: boolean } } | null };

export type EducationDraftDiscardMutationVariables = Exact<{
  id: number;
}>;


export type EducationDraftDiscardMutation = { educationDraftDiscard: { id: number } };

export type EducationDraftSaveMutationVariables = Exact<{
  id: number;
  clauses: Array<Types.ClauseInput> | Types.ClauseInput;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type EducationDraftSaveMutation = { educationDraftSave: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, video: { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }> } };

export type EducationDraftVersionFragment = { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, video: { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }> };

export type EducationOpenMutationVariables = Exact<{
  id: number;
}>;


export type EducationOpenMutation = { educationOpen: { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> } | null };

export type EducationOptionsQueryVariables = Exact<{
  typeContent: Types.TypeContent;
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EducationOptionsQuery = { educations: { items: Array<{ id: number, name: string, code: string, isArchive: boolean }> } };

export type EducationPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type EducationPictureAddMutationVariables = Exact<{
  id: number;
  file: File;
  clientKey?: string | null | undefined;
}>;


export type EducationPictureAddMutation = { educationPictureAdd: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } };

export type EducationProgressMutationVariables = Exact<{
  progress: Types.EducationProgressInput;
}>;


export type EducationProgressMutation = { educationProgress: { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> } };

export type EducationProgressFieldsFragment = { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> };

export type EducationPropertiesFragment = { id: number, typeContent: Types.TypeContent, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, minutes: number | null, minReadingSec: number | null, isOnShelf: boolean, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean, canTake: boolean, canRate: boolean } };

export type EducationPublishMutationVariables = Exact<{
  publication: Types.PublicationInput;
  clientKey?: string | null | undefined;
}>;


export type EducationPublishMutation = { educationPublish: { id: number, status: Types.ContentStatus, currentVersion: { id: number, label: string } | null } };

export type EducationPublishPreviewMutationVariables = Exact<{
  id: number;
  significance?: Types.Significance | null | undefined;
  silentClauseIds?: Array<string> | string | null | undefined;
}>;


export type EducationPublishPreviewMutation = { educationPublishPreview: { changedCount: number, clauseCount: number, resignCount: number, resignClauseCount: number, resignSec: number, waitingCount: number, staleQuestions: Array<{ id: string, text: string, number: string, rightAnswers: Array<string> }>, changes: Array<{ clauseId: string, number: string, title: string, kind: Types.ClauseChangeKind }> } };

export type EducationTeamQueryVariables = Exact<{
  typeContent: Types.TypeContent;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EducationTeamQuery = { educationTeam: { count: number, educations: Array<{ id: number, code: string, name: string }>, rows: Array<{ user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, cells: Array<{ id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null, canGiveUp: boolean } | null> }> } };

export type EducationUpdateMutationVariables = Exact<{
  education: Types.EducationInput;
}>;


export type EducationUpdateMutation = { educationUpdate: { id: number, typeContent: Types.TypeContent, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, minutes: number | null, minReadingSec: number | null, isOnShelf: boolean, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean, canTake: boolean, canRate: boolean } } };

export type EducationVersionMetaFragment = { id: number, educationId: number, label: string, status: Types.ContentStatus, significance: Types.Significance | null, changeSummary: string, wordCount: number, readingSec: number, minutes: number, publishedAt: string | null, updatedAt: string };

export type EducationVideoFieldsFragment = { url: string, path: string | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, question: import("@domain/questions/asked-question").AskedQuestion }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> };

export type EducationVideoSaveMutationVariables = Exact<{
  id: number;
  video: Types.EducationVideoInput;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type EducationVideoSaveMutation = { educationVideoSave: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, video: { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> } | null, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }> } };

export type EducationVideoSourceFragment = { url: string, contentId: number | null, durationSec: number, minWatchPercent: number, isSeekForbidden: boolean, isTranscriptEnough: boolean, maxSpeedPercent: number, content: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, checkpoints: Array<{ id: string, atSec: number, mustBeRight: boolean, source: import("@domain/questions/question").AnyQuestion | null }>, chapters: Array<{ atSec: number, title: string }>, subtitles: Array<{ from: number, to: number, text: string }> };

export type EducationVideoUploadMutationVariables = Exact<{
  id: number;
  file: Types.VideoFileInput;
}>;


export type EducationVideoUploadMutation = { educationVideoUpload: { id: string, name: string, size: number, offset: number, state: Types.VideoUploadState, error: string | null, contentId: number | null, durationSec: number | null } };

export type EducationVideoUploadCancelMutationVariables = Exact<{
  id: number;
  uploadId: string;
}>;


export type EducationVideoUploadCancelMutation = { educationVideoUploadCancel: boolean };

export type EducationVideoUploadsQueryVariables = Exact<{
  id: number;
}>;


export type EducationVideoUploadsQuery = { education: { id: number, videoMaxBytes: number, videoUpload: { id: string, name: string, size: number, offset: number, state: Types.VideoUploadState, error: string | null, contentId: number | null, durationSec: number | null } | null } | null };

export type EducationWatchMutationVariables = Exact<{
  watch: Types.EducationWatchInput;
}>;


export type EducationWatchMutation = { educationWatch: { educationId: number, versionId: number, activeSec: number, readingSec: number, percent: number, watchedSec: number, positionSec: number, passedCheckpointIds: Array<string>, completedAt: string | null, segments: Array<{ from: number, to: number }> } };

export type EducationsEditorQueryVariables = Exact<{
  typeContent: Types.TypeContent;
  search?: string | null | undefined;
  statuses?: Array<Types.ContentStatus> | Types.ContentStatus | null | undefined;
  isArchive?: boolean | null | undefined;
  sort?: Types.EducationSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EducationsEditorQuery = { educations: { count: number, items: Array<{ id: number, typeContent: Types.TypeContent, code: string, name: string, category: string, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, currentVersion: { id: number, label: string, minutes: number } | null, draftVersion: { id: number, updatedAt: string } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, rating: { average: number, count: number } | null, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } }> } };

export type VideoUploadFieldsFragment = { id: string, name: string, size: number, offset: number, state: Types.VideoUploadState, error: string | null, contentId: number | null, durationSec: number | null };

export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EducationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
  canGiveUp
}
    `, {"fragmentName":"EducationAssignment"});
export const EducationContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
    `, {"fragmentName":"EducationContent"});
export const EducationVideoSourceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationVideoSource on EducationVideo {
  url
  contentId
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    source
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}
    fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`, {"fragmentName":"EducationVideoSource"});
export const EducationClauseFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
    `, {"fragmentName":"EducationClause"});
export const EducationDraftVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationDraftVersion on EducationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  video {
    ...EducationVideoSource
  }
  clauses {
    ...EducationClause
    ownNumber
  }
}
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationVideoSource on EducationVideo {
  url
  contentId
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    source
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}`, {"fragmentName":"EducationDraftVersion"});
export const EducationProgressFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}
    `, {"fragmentName":"EducationProgressFields"});
export const EducationPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}
    `, {"fragmentName":"EducationPerson"});
export const EducationPropertiesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationProperties on Education {
  id
  typeContent
  code
  name
  description
  category
  ownerId
  owner {
    ...EducationPerson
  }
  status
  minutes
  minReadingSec
  abilities {
    canEdit
    canReport
    canPublish
    canStudy
    canTake
    canRate
  }
  isOnShelf
  isArchive
  updatedAt
}
    fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"EducationProperties"});
export const EducationVersionMetaFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationVersionMeta on EducationVersion {
  id
  educationId
  label
  status
  significance
  changeSummary
  wordCount
  readingSec
  minutes
  publishedAt
  updatedAt
}
    `, {"fragmentName":"EducationVersionMeta"});
export const EducationVideoFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationVideoFields on EducationVideo {
  url
  path
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    question
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}
    fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`, {"fragmentName":"EducationVideoFields"});
export const VideoUploadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VideoUploadFields on VideoUpload {
  id
  name
  size
  offset
  state
  error
  contentId
  durationSec
}
    `, {"fragmentName":"VideoUploadFields"});
export const DistinctPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DistinctPerson on User {
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
  personnelNumber
}
    `, {"fragmentName":"DistinctPerson"});
export const EducationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query education($id: Int!) {
  education(id: $id) {
    ...EducationProperties
    currentVersion {
      ...EducationVersionMeta
      video {
        ...EducationVideoFields
      }
      clauses {
        ...EducationClause
      }
      pictures {
        ...EducationContent
      }
    }
    draftVersion {
      id
      status
      updatedAt
    }
    myAssignment {
      ...EducationAssignment
    }
    myProgress {
      ...EducationProgressFields
    }
    deltaClauseIds
    lockedBy {
      objectType
      objectId
      name
      route
    }
    rating {
      average
      count
    }
    myRating {
      stars
      comment
    }
    statistic {
      assigned
      signed
      notSigned
      overdue
      refused
      performance
    }
  }
}
    fragment EducationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
  canGiveUp
}
fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}
fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}
fragment EducationProperties on Education {
  id
  typeContent
  code
  name
  description
  category
  ownerId
  owner {
    ...EducationPerson
  }
  status
  minutes
  minReadingSec
  abilities {
    canEdit
    canReport
    canPublish
    canStudy
    canTake
    canRate
  }
  isOnShelf
  isArchive
  updatedAt
}
fragment EducationVersionMeta on EducationVersion {
  id
  educationId
  label
  status
  significance
  changeSummary
  wordCount
  readingSec
  minutes
  publishedAt
  updatedAt
}
fragment EducationVideoFields on EducationVideo {
  url
  path
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    question
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}`);
export const EducationCheckpointAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationCheckpointAnswer($answer: EducationCheckpointAnswerInput!) {
  educationCheckpointAnswer(answer: $answer) {
    isRight
    isPassed
    explanation
    progress {
      ...EducationProgressFields
    }
  }
}
    fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}`);
export const EducationCommentCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationCommentCreate($educationId: Int!, $versionId: Int!, $clauseId: String, $atSec: Int, $text: String) {
  educationCommentCreate(
    educationId: $educationId
    versionId: $versionId
    clauseId: $clauseId
    atSec: $atSec
    text: $text
  ) {
    id
  }
}
    `);
export const EducationCommentResolveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationCommentResolve($id: Int!) {
  educationCommentResolve(id: $id) {
    id
    resolvedAt
  }
}
    `);
export const EducationCommentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationComments($educationId: Int!, $isResolved: Boolean) {
  educationComments(educationId: $educationId, isResolved: $isResolved) {
    id
    versionId
    clauseId
    atSec
    text
    user {
      ...EducationPerson
    }
    resolvedAt
    createdAt
  }
}
    fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}`);
export const EducationCompareDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationCompare($fromId: Int!, $toId: Int!) {
  educationCompare(fromId: $fromId, toId: $toId) {
    from {
      ...EducationVersionMeta
      pictures {
        ...EducationContent
      }
    }
    to {
      ...EducationVersionMeta
      pictures {
        ...EducationContent
      }
    }
    changes {
      kind
      from {
        ...EducationClause
      }
      to {
        ...EducationClause
      }
    }
    addedCount
    removedCount
    changedCount
    completedFrom
    completedTo
  }
}
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationVersionMeta on EducationVersion {
  id
  educationId
  label
  status
  significance
  changeSummary
  wordCount
  readingSec
  minutes
  publishedAt
  updatedAt
}`);
export const EducationCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationCreate($education: EducationInput!, $clientKey: String) {
  educationCreate(education: $education, clientKey: $clientKey) {
    id
  }
}
    `);
export const EducationDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationDelete($id: Int!) {
  educationDelete(id: $id)
}
    `);
export const EducationDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationDraft($id: Int!) {
  education(id: $id) {
    ...EducationProperties
    currentVersion {
      ...EducationVersionMeta
      video {
        ...EducationVideoSource
      }
      clauses {
        ...EducationClause
        ownNumber
      }
    }
    pictures {
      ...EducationContent
    }
    draftVersion {
      ...EducationDraftVersion
    }
  }
}
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationDraftVersion on EducationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  video {
    ...EducationVideoSource
  }
  clauses {
    ...EducationClause
    ownNumber
  }
}
fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}
fragment EducationProperties on Education {
  id
  typeContent
  code
  name
  description
  category
  ownerId
  owner {
    ...EducationPerson
  }
  status
  minutes
  minReadingSec
  abilities {
    canEdit
    canReport
    canPublish
    canStudy
    canTake
    canRate
  }
  isOnShelf
  isArchive
  updatedAt
}
fragment EducationVersionMeta on EducationVersion {
  id
  educationId
  label
  status
  significance
  changeSummary
  wordCount
  readingSec
  minutes
  publishedAt
  updatedAt
}
fragment EducationVideoSource on EducationVideo {
  url
  contentId
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    source
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}`);
export const EducationDraftDiscardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationDraftDiscard($id: Int!) {
  educationDraftDiscard(id: $id) {
    id
  }
}
    `);
export const EducationDraftSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationDraftSave($id: Int!, $clauses: [ClauseInput!]!, $updatedAt: DateTime, $isForce: Boolean) {
  educationDraftSave(
    id: $id
    clauses: $clauses
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...EducationDraftVersion
  }
}
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationDraftVersion on EducationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  video {
    ...EducationVideoSource
  }
  clauses {
    ...EducationClause
    ownNumber
  }
}
fragment EducationVideoSource on EducationVideo {
  url
  contentId
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    source
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}`);
export const EducationOpenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationOpen($id: Int!) {
  educationOpen(id: $id) {
    ...EducationProgressFields
  }
}
    fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}`);
export const EducationOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationOptions($typeContent: TypeContent!, $search: String, $pageSize: Int) {
  educations(
    typeContent: $typeContent
    scope: editor
    search: $search
    pageSize: $pageSize
  ) {
    items {
      id
      name
      code
      isArchive
    }
  }
}
    `);
export const EducationPictureAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationPictureAdd($id: Int!, $file: Upload!, $clientKey: String) {
  educationPictureAdd(id: $id, file: $file, clientKey: $clientKey) {
    ...EducationContent
  }
}
    fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const EducationProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationProgress($progress: EducationProgressInput!) {
  educationProgress(progress: $progress) {
    ...EducationProgressFields
  }
}
    fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}`);
export const EducationPublishDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationPublish($publication: PublicationInput!, $clientKey: String) {
  educationPublish(publication: $publication, clientKey: $clientKey) {
    id
    status
    currentVersion {
      id
      label
    }
  }
}
    `);
export const EducationPublishPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationPublishPreview($id: Int!, $significance: Significance, $silentClauseIds: [String!]) {
  educationPublishPreview(
    id: $id
    significance: $significance
    silentClauseIds: $silentClauseIds
  ) {
    changedCount
    clauseCount
    resignCount
    resignClauseCount
    resignSec
    waitingCount
    staleQuestions {
      id
      text
      number
      rightAnswers
    }
    changes {
      clauseId
      number
      title
      kind
    }
  }
}
    `);
export const EducationTeamDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationTeam($typeContent: TypeContent!, $search: String, $page: Int, $pageSize: Int) {
  educationTeam(
    typeContent: $typeContent
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    educations {
      id
      code
      name
    }
    rows {
      user {
        ...EducationPerson
        ...DistinctPerson
      }
      cells {
        ...EducationAssignment
      }
    }
  }
}
    fragment EducationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
  canGiveUp
}
fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}
fragment DistinctPerson on User {
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
  personnelNumber
}`);
export const EducationUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationUpdate($education: EducationInput!) {
  educationUpdate(education: $education) {
    ...EducationProperties
  }
}
    fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}
fragment EducationProperties on Education {
  id
  typeContent
  code
  name
  description
  category
  ownerId
  owner {
    ...EducationPerson
  }
  status
  minutes
  minReadingSec
  abilities {
    canEdit
    canReport
    canPublish
    canStudy
    canTake
    canRate
  }
  isOnShelf
  isArchive
  updatedAt
}`);
export const EducationVideoSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationVideoSave($id: Int!, $video: EducationVideoInput!, $updatedAt: DateTime, $isForce: Boolean) {
  educationVideoSave(
    id: $id
    video: $video
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...EducationDraftVersion
  }
}
    fragment EducationClause on Clause {
  id
  level
  number
  html
  text
}
fragment EducationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment EducationDraftVersion on EducationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  video {
    ...EducationVideoSource
  }
  clauses {
    ...EducationClause
    ownNumber
  }
}
fragment EducationVideoSource on EducationVideo {
  url
  contentId
  content {
    ...EducationContent
  }
  durationSec
  minWatchPercent
  isSeekForbidden
  isTranscriptEnough
  maxSpeedPercent
  checkpoints {
    id
    atSec
    mustBeRight
    source
  }
  chapters {
    atSec
    title
  }
  subtitles {
    from
    to
    text
  }
}`);
export const EducationVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationVideoUpload($id: Int!, $file: VideoFileInput!) {
  educationVideoUpload(id: $id, file: $file) {
    ...VideoUploadFields
  }
}
    fragment VideoUploadFields on VideoUpload {
  id
  name
  size
  offset
  state
  error
  contentId
  durationSec
}`);
export const EducationVideoUploadCancelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationVideoUploadCancel($id: Int!, $uploadId: String!) {
  educationVideoUploadCancel(id: $id, uploadId: $uploadId)
}
    `);
export const EducationVideoUploadsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationVideoUploads($id: Int!) {
  education(id: $id) {
    id
    videoMaxBytes
    videoUpload {
      ...VideoUploadFields
    }
  }
}
    fragment VideoUploadFields on VideoUpload {
  id
  name
  size
  offset
  state
  error
  contentId
  durationSec
}`);
export const EducationWatchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation educationWatch($watch: EducationWatchInput!) {
  educationWatch(watch: $watch) {
    ...EducationProgressFields
  }
}
    fragment EducationProgressFields on EducationProgress {
  educationId
  versionId
  activeSec
  readingSec
  percent
  segments {
    from
    to
  }
  watchedSec
  positionSec
  passedCheckpointIds
  completedAt
}`);
export const EducationsEditorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationsEditor($typeContent: TypeContent!, $search: String, $statuses: [ContentStatus!], $isArchive: Boolean, $sort: EducationSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  educations(
    typeContent: $typeContent
    scope: editor
    search: $search
    statuses: $statuses
    isArchive: $isArchive
    sort: $sort
    direction: $direction
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      typeContent
      code
      name
      category
      status
      isArchive
      updatedAt
      owner {
        ...EducationPerson
      }
      currentVersion {
        id
        label
        minutes
      }
      draftVersion {
        id
        updatedAt
      }
      statistic {
        assigned
        signed
        notSigned
        overdue
        refused
        performance
      }
      rating {
        average
        count
      }
      abilities {
        canEdit
        canReport
        canPublish
        canStudy
      }
    }
  }
}
    fragment EducationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      formats {
        _150x150 {
          path
          size
        }
      }
    }
  }
  position {
    id
    name
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    education: build.query<EducationQuery, EducationQueryVariables>({
      query: (variables) => ({ document: EducationDocument as unknown as string, variables })
    }),
    educationCheckpointAnswer: build.mutation<EducationCheckpointAnswerMutation, EducationCheckpointAnswerMutationVariables>({
      query: (variables) => ({ document: EducationCheckpointAnswerDocument as unknown as string, variables })
    }),
    educationCommentCreate: build.mutation<EducationCommentCreateMutation, EducationCommentCreateMutationVariables>({
      query: (variables) => ({ document: EducationCommentCreateDocument as unknown as string, variables })
    }),
    educationCommentResolve: build.mutation<EducationCommentResolveMutation, EducationCommentResolveMutationVariables>({
      query: (variables) => ({ document: EducationCommentResolveDocument as unknown as string, variables })
    }),
    educationComments: build.query<EducationCommentsQuery, EducationCommentsQueryVariables>({
      query: (variables) => ({ document: EducationCommentsDocument as unknown as string, variables })
    }),
    educationCompare: build.query<EducationCompareQuery, EducationCompareQueryVariables>({
      query: (variables) => ({ document: EducationCompareDocument as unknown as string, variables })
    }),
    educationCreate: build.mutation<EducationCreateMutation, EducationCreateMutationVariables>({
      query: (variables) => ({ document: EducationCreateDocument as unknown as string, variables })
    }),
    educationDelete: build.mutation<EducationDeleteMutation, EducationDeleteMutationVariables>({
      query: (variables) => ({ document: EducationDeleteDocument as unknown as string, variables })
    }),
    educationDraft: build.query<EducationDraftQuery, EducationDraftQueryVariables>({
      query: (variables) => ({ document: EducationDraftDocument as unknown as string, variables })
    }),
    educationDraftDiscard: build.mutation<EducationDraftDiscardMutation, EducationDraftDiscardMutationVariables>({
      query: (variables) => ({ document: EducationDraftDiscardDocument as unknown as string, variables })
    }),
    educationDraftSave: build.mutation<EducationDraftSaveMutation, EducationDraftSaveMutationVariables>({
      query: (variables) => ({ document: EducationDraftSaveDocument as unknown as string, variables })
    }),
    educationOpen: build.mutation<EducationOpenMutation, EducationOpenMutationVariables>({
      query: (variables) => ({ document: EducationOpenDocument as unknown as string, variables })
    }),
    educationOptions: build.query<EducationOptionsQuery, EducationOptionsQueryVariables>({
      query: (variables) => ({ document: EducationOptionsDocument as unknown as string, variables })
    }),
    educationPictureAdd: build.mutation<EducationPictureAddMutation, EducationPictureAddMutationVariables>({
      query: (variables) => ({ document: EducationPictureAddDocument as unknown as string, variables })
    }),
    educationProgress: build.mutation<EducationProgressMutation, EducationProgressMutationVariables>({
      query: (variables) => ({ document: EducationProgressDocument as unknown as string, variables })
    }),
    educationPublish: build.mutation<EducationPublishMutation, EducationPublishMutationVariables>({
      query: (variables) => ({ document: EducationPublishDocument as unknown as string, variables })
    }),
    educationPublishPreview: build.mutation<EducationPublishPreviewMutation, EducationPublishPreviewMutationVariables>({
      query: (variables) => ({ document: EducationPublishPreviewDocument as unknown as string, variables })
    }),
    educationTeam: build.query<EducationTeamQuery, EducationTeamQueryVariables>({
      query: (variables) => ({ document: EducationTeamDocument as unknown as string, variables })
    }),
    educationUpdate: build.mutation<EducationUpdateMutation, EducationUpdateMutationVariables>({
      query: (variables) => ({ document: EducationUpdateDocument as unknown as string, variables })
    }),
    educationVideoSave: build.mutation<EducationVideoSaveMutation, EducationVideoSaveMutationVariables>({
      query: (variables) => ({ document: EducationVideoSaveDocument as unknown as string, variables })
    }),
    educationVideoUpload: build.mutation<EducationVideoUploadMutation, EducationVideoUploadMutationVariables>({
      query: (variables) => ({ document: EducationVideoUploadDocument as unknown as string, variables })
    }),
    educationVideoUploadCancel: build.mutation<EducationVideoUploadCancelMutation, EducationVideoUploadCancelMutationVariables>({
      query: (variables) => ({ document: EducationVideoUploadCancelDocument as unknown as string, variables })
    }),
    educationVideoUploads: build.query<EducationVideoUploadsQuery, EducationVideoUploadsQueryVariables>({
      query: (variables) => ({ document: EducationVideoUploadsDocument as unknown as string, variables })
    }),
    educationWatch: build.mutation<EducationWatchMutation, EducationWatchMutationVariables>({
      query: (variables) => ({ document: EducationWatchDocument as unknown as string, variables })
    }),
    educationsEditor: build.query<EducationsEditorQuery, EducationsEditorQueryVariables>({
      query: (variables) => ({ document: EducationsEditorDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useEducationQuery, useLazyEducationQuery, useEducationCheckpointAnswerMutation, useEducationCommentCreateMutation, useEducationCommentResolveMutation, useEducationCommentsQuery, useLazyEducationCommentsQuery, useEducationCompareQuery, useLazyEducationCompareQuery, useEducationCreateMutation, useEducationDeleteMutation, useEducationDraftQuery, useLazyEducationDraftQuery, useEducationDraftDiscardMutation, useEducationDraftSaveMutation, useEducationOpenMutation, useEducationOptionsQuery, useLazyEducationOptionsQuery, useEducationPictureAddMutation, useEducationProgressMutation, useEducationPublishMutation, useEducationPublishPreviewMutation, useEducationTeamQuery, useLazyEducationTeamQuery, useEducationUpdateMutation, useEducationVideoSaveMutation, useEducationVideoUploadMutation, useEducationVideoUploadCancelMutation, useEducationVideoUploadsQuery, useLazyEducationVideoUploadsQuery, useEducationWatchMutation, useEducationsEditorQuery, useLazyEducationsEditorQuery } = injectedRtkApi;

