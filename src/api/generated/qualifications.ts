/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type QualificationQueryVariables = Exact<{
  id: number;
}>;


export type QualificationQuery = { qualification: { id: number, code: string, name: string, description: string, level: number, ownerId: number, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, currentVersion: { id: number, qualificationId: number, label: string, status: Types.ContentStatus, passPercent: number, validityMonths: number, renewalDays: number, graceDays: number, itemCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, stages: Array<{ id: string, title: string, gate: Types.StageGate, k: number, items: Array<{ id: string, objectType: Types.ObjectType, objectId: number, isRequired: boolean, weight: number, acceptEarlierDays: number | null, component: { code: string, name: string, isPublished: boolean, isArchive: boolean } | null }> }> } | null, draftVersion: { id: number, status: Types.ContentStatus, updatedAt: string } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null, myProgress: { percent: number, isEarned: boolean, stages: Array<Types.StageState>, items: Array<{ itemId: string, isDone: boolean, isEarlier: boolean, status: Types.AssignmentStatus | null, dueAt: string | null, doneAt: string | null }> } | null, myAwards: Array<{ id: number, number: string, state: Types.QualificationHolding, issuedAt: string, validUntil: string | null, conditionalUntil: string | null, reason: Types.QualificationLoss | null, withdrawnOn: string | null, withdrawnReason: string | null }>, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean } } | null };

export type QualificationAbilityFieldsFragment = { canEdit: boolean, canReport: boolean, canPublish: boolean };

export type QualificationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null };

export type QualificationAwardFieldsFragment = { id: number, number: string, state: Types.QualificationHolding, issuedAt: string, validUntil: string | null, conditionalUntil: string | null, reason: Types.QualificationLoss | null, withdrawnOn: string | null, withdrawnReason: string | null };

export type QualificationAwardWithdrawMutationVariables = Exact<{
  id: number;
  reason: string;
  clientKey?: string | null | undefined;
}>;


export type QualificationAwardWithdrawMutation = { qualificationAwardWithdraw: { id: number, number: string, state: Types.QualificationHolding, issuedAt: string, validUntil: string | null, conditionalUntil: string | null, reason: Types.QualificationLoss | null, withdrawnOn: string | null, withdrawnReason: string | null } };

export type QualificationCreateMutationVariables = Exact<{
  qualification: Types.QualificationInput;
  clientKey?: string | null | undefined;
}>;


export type QualificationCreateMutation = { qualificationCreate: { id: number } };

export type QualificationDeleteMutationVariables = Exact<{
  id: number;
}>;


export type QualificationDeleteMutation = { qualificationDelete: boolean };

export type QualificationDraftQueryVariables = Exact<{
  id: number;
}>;


export type QualificationDraftQuery = { qualification: { id: number, code: string, name: string, description: string, level: number, ownerId: number, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, currentVersion: { id: number, qualificationId: number, label: string, status: Types.ContentStatus, passPercent: number, validityMonths: number, renewalDays: number, graceDays: number, itemCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, stages: Array<{ id: string, title: string, gate: Types.StageGate, k: number, items: Array<{ id: string, objectType: Types.ObjectType, objectId: number, isRequired: boolean, weight: number, acceptEarlierDays: number | null, component: { code: string, name: string, isPublished: boolean, isArchive: boolean } | null }> }> } | null, draftVersion: { id: number, qualificationId: number, label: string, status: Types.ContentStatus, passPercent: number, validityMonths: number, renewalDays: number, graceDays: number, itemCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, stages: Array<{ id: string, title: string, gate: Types.StageGate, k: number, items: Array<{ id: string, objectType: Types.ObjectType, objectId: number, isRequired: boolean, weight: number, acceptEarlierDays: number | null, component: { code: string, name: string, isPublished: boolean, isArchive: boolean } | null }> }> } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean } } | null };

export type QualificationDraftDiscardMutationVariables = Exact<{
  id: number;
}>;


export type QualificationDraftDiscardMutation = { qualificationDraftDiscard: { id: number } };

export type QualificationDraftSaveMutationVariables = Exact<{
  id: number;
  route: Types.QualificationRouteInput;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type QualificationDraftSaveMutation = { qualificationDraftSave: { id: number, qualificationId: number, label: string, status: Types.ContentStatus, passPercent: number, validityMonths: number, renewalDays: number, graceDays: number, itemCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, stages: Array<{ id: string, title: string, gate: Types.StageGate, k: number, items: Array<{ id: string, objectType: Types.ObjectType, objectId: number, isRequired: boolean, weight: number, acceptEarlierDays: number | null, component: { code: string, name: string, isPublished: boolean, isArchive: boolean } | null }> }> } };

export type QualificationItemReplaceMutationVariables = Exact<{
  replacement: Types.QualificationReplacementInput;
  clientKey?: string | null | undefined;
}>;


export type QualificationItemReplaceMutation = { qualificationItemReplace: { id: number } };

export type QualificationItemReplacePreviewQueryVariables = Exact<{
  replacement: Types.QualificationReplacementInput;
}>;


export type QualificationItemReplacePreviewQuery = { qualificationItemReplacePreview: { owing: number, earning: number, kept: number, conditional: number, until: string | null } };

export type QualificationOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QualificationOptionsQuery = { qualifications: { items: Array<{ id: number, name: string, code: string, isArchive: boolean }> } };

export type QualificationPeopleQueryVariables = Exact<{
  id: number;
  search?: string | null | undefined;
  states?: Array<Types.QualificationHolding> | Types.QualificationHolding | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QualificationPeopleQuery = { qualificationPeople: { count: number, rows: Array<{ user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, assignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null, progress: { percent: number, isEarned: boolean, stages: Array<Types.StageState>, items: Array<{ itemId: string, isDone: boolean, isEarlier: boolean, status: Types.AssignmentStatus | null, dueAt: string | null, doneAt: string | null }> }, award: { id: number, number: string, state: Types.QualificationHolding, issuedAt: string, validUntil: string | null, conditionalUntil: string | null, reason: Types.QualificationLoss | null, withdrawnOn: string | null, withdrawnReason: string | null } | null }> } };

export type QualificationPersonFieldsFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type QualificationProgressFieldsFragment = { percent: number, isEarned: boolean, stages: Array<Types.StageState>, items: Array<{ itemId: string, isDone: boolean, isEarlier: boolean, status: Types.AssignmentStatus | null, dueAt: string | null, doneAt: string | null }> };

export type QualificationPropertiesFragment = { id: number, code: string, name: string, description: string, level: number, ownerId: number, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean } };

export type QualificationPublishMutationVariables = Exact<{
  publication: Types.PublicationInput;
  clientKey?: string | null | undefined;
}>;


export type QualificationPublishMutation = { qualificationPublish: { id: number, status: Types.ContentStatus, currentVersion: { id: number, label: string } | null } };

export type QualificationPublishPreviewMutationVariables = Exact<{
  id: number;
  significance?: Types.Significance | null | undefined;
}>;


export type QualificationPublishPreviewMutation = { qualificationPublishPreview: { changedCount: number, clauseCount: number, resignCount: number, resignClauseCount: number, resignSec: number, waitingCount: number, staleQuestions: Array<{ id: string, text: string, number: string, rightAnswers: Array<string> }>, changes: Array<{ clauseId: string, number: string, title: string, kind: Types.ClauseChangeKind }> } };

export type QualificationRouteFieldsFragment = { id: number, qualificationId: number, label: string, status: Types.ContentStatus, passPercent: number, validityMonths: number, renewalDays: number, graceDays: number, itemCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, stages: Array<{ id: string, title: string, gate: Types.StageGate, k: number, items: Array<{ id: string, objectType: Types.ObjectType, objectId: number, isRequired: boolean, weight: number, acceptEarlierDays: number | null, component: { code: string, name: string, isPublished: boolean, isArchive: boolean } | null }> }> };

export type QualificationTeamQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QualificationTeamQuery = { qualificationTeam: { count: number, qualifications: Array<{ id: number, code: string, name: string }>, rows: Array<{ user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, cells: Array<{ id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null> }> } };

export type QualificationUpdateMutationVariables = Exact<{
  qualification: Types.QualificationInput;
}>;


export type QualificationUpdateMutation = { qualificationUpdate: { id: number, code: string, name: string, description: string, level: number, ownerId: number, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean } } };

export type QualificationsEditorQueryVariables = Exact<{
  search?: string | null | undefined;
  statuses?: Array<Types.ContentStatus> | Types.ContentStatus | null | undefined;
  isArchive?: boolean | null | undefined;
  sort?: Types.QualificationSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QualificationsEditorQuery = { qualifications: { count: number, items: Array<{ id: number, code: string, name: string, level: number, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, currentVersion: { id: number, label: string, itemCount: number } | null, draftVersion: { id: number, itemCount: number, updatedAt: string } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean } }> } };

export type UserQualificationsQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type UserQualificationsQuery = { user: { id: number, qualifications: { count: number, items: Array<{ qualification: { id: number, code: string, name: string, level: number }, assignment: { id: number, status: Types.AssignmentStatus, isOverdue: boolean, progress: number, dueAt: string | null } | null, award: { id: number, number: string, state: Types.QualificationHolding, issuedAt: string, validUntil: string | null, conditionalUntil: string | null, reason: Types.QualificationLoss | null, withdrawnOn: string | null, withdrawnReason: string | null } | null }> } } | null };

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
export const QualificationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}
    `, {"fragmentName":"QualificationAssignment"});
export const QualificationAwardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationAwardFields on QualificationAward {
  id
  number
  state
  issuedAt
  validUntil
  conditionalUntil
  reason
  withdrawnOn
  withdrawnReason
}
    `, {"fragmentName":"QualificationAwardFields"});
export const QualificationProgressFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationProgressFields on QualificationProgress {
  percent
  isEarned
  stages
  items {
    itemId
    isDone
    isEarlier
    status
    dueAt
    doneAt
  }
}
    `, {"fragmentName":"QualificationProgressFields"});
export const QualificationPersonFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationPersonFields on User {
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
    `, {"fragmentName":"QualificationPersonFields"});
export const QualificationAbilityFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationAbilityFields on QualificationAbilities {
  canEdit
  canReport
  canPublish
}
    `, {"fragmentName":"QualificationAbilityFields"});
export const QualificationPropertiesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationProperties on Qualification {
  id
  code
  name
  description
  level
  ownerId
  owner {
    ...QualificationPersonFields
  }
  status
  abilities {
    ...QualificationAbilityFields
  }
  isArchive
  updatedAt
}
    fragment QualificationAbilityFields on QualificationAbilities {
  canEdit
  canReport
  canPublish
}
fragment QualificationPersonFields on User {
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
}`, {"fragmentName":"QualificationProperties"});
export const QualificationRouteFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationRouteFields on QualificationVersion {
  id
  qualificationId
  label
  status
  stages {
    id
    title
    gate
    k
    items {
      id
      objectType
      objectId
      isRequired
      weight
      acceptEarlierDays
      component {
        code
        name
        isPublished
        isArchive
      }
    }
  }
  passPercent
  validityMonths
  renewalDays
  graceDays
  itemCount
  significance
  changeSummary
  publishedAt
  updatedAt
}
    `, {"fragmentName":"QualificationRouteFields"});
export const QualificationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualification($id: Int!) {
  qualification(id: $id) {
    ...QualificationProperties
    currentVersion {
      ...QualificationRouteFields
    }
    draftVersion {
      id
      status
      updatedAt
    }
    myAssignment {
      ...QualificationAssignment
    }
    myProgress {
      ...QualificationProgressFields
    }
    myAwards {
      ...QualificationAwardFields
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
    fragment QualificationAbilityFields on QualificationAbilities {
  canEdit
  canReport
  canPublish
}
fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}
fragment QualificationAwardFields on QualificationAward {
  id
  number
  state
  issuedAt
  validUntil
  conditionalUntil
  reason
  withdrawnOn
  withdrawnReason
}
fragment QualificationPersonFields on User {
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
fragment QualificationProgressFields on QualificationProgress {
  percent
  isEarned
  stages
  items {
    itemId
    isDone
    isEarlier
    status
    dueAt
    doneAt
  }
}
fragment QualificationProperties on Qualification {
  id
  code
  name
  description
  level
  ownerId
  owner {
    ...QualificationPersonFields
  }
  status
  abilities {
    ...QualificationAbilityFields
  }
  isArchive
  updatedAt
}
fragment QualificationRouteFields on QualificationVersion {
  id
  qualificationId
  label
  status
  stages {
    id
    title
    gate
    k
    items {
      id
      objectType
      objectId
      isRequired
      weight
      acceptEarlierDays
      component {
        code
        name
        isPublished
        isArchive
      }
    }
  }
  passPercent
  validityMonths
  renewalDays
  graceDays
  itemCount
  significance
  changeSummary
  publishedAt
  updatedAt
}`);
export const QualificationAwardWithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationAwardWithdraw($id: Int!, $reason: String!, $clientKey: String) {
  qualificationAwardWithdraw(id: $id, reason: $reason, clientKey: $clientKey) {
    ...QualificationAwardFields
  }
}
    fragment QualificationAwardFields on QualificationAward {
  id
  number
  state
  issuedAt
  validUntil
  conditionalUntil
  reason
  withdrawnOn
  withdrawnReason
}`);
export const QualificationCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationCreate($qualification: QualificationInput!, $clientKey: String) {
  qualificationCreate(qualification: $qualification, clientKey: $clientKey) {
    id
  }
}
    `);
export const QualificationDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationDelete($id: Int!) {
  qualificationDelete(id: $id)
}
    `);
export const QualificationDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationDraft($id: Int!) {
  qualification(id: $id) {
    ...QualificationProperties
    currentVersion {
      ...QualificationRouteFields
    }
    draftVersion {
      ...QualificationRouteFields
    }
  }
}
    fragment QualificationAbilityFields on QualificationAbilities {
  canEdit
  canReport
  canPublish
}
fragment QualificationPersonFields on User {
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
fragment QualificationProperties on Qualification {
  id
  code
  name
  description
  level
  ownerId
  owner {
    ...QualificationPersonFields
  }
  status
  abilities {
    ...QualificationAbilityFields
  }
  isArchive
  updatedAt
}
fragment QualificationRouteFields on QualificationVersion {
  id
  qualificationId
  label
  status
  stages {
    id
    title
    gate
    k
    items {
      id
      objectType
      objectId
      isRequired
      weight
      acceptEarlierDays
      component {
        code
        name
        isPublished
        isArchive
      }
    }
  }
  passPercent
  validityMonths
  renewalDays
  graceDays
  itemCount
  significance
  changeSummary
  publishedAt
  updatedAt
}`);
export const QualificationDraftDiscardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationDraftDiscard($id: Int!) {
  qualificationDraftDiscard(id: $id) {
    id
  }
}
    `);
export const QualificationDraftSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationDraftSave($id: Int!, $route: QualificationRouteInput!, $updatedAt: DateTime, $isForce: Boolean) {
  qualificationDraftSave(
    id: $id
    route: $route
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...QualificationRouteFields
  }
}
    fragment QualificationRouteFields on QualificationVersion {
  id
  qualificationId
  label
  status
  stages {
    id
    title
    gate
    k
    items {
      id
      objectType
      objectId
      isRequired
      weight
      acceptEarlierDays
      component {
        code
        name
        isPublished
        isArchive
      }
    }
  }
  passPercent
  validityMonths
  renewalDays
  graceDays
  itemCount
  significance
  changeSummary
  publishedAt
  updatedAt
}`);
export const QualificationItemReplaceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationItemReplace($replacement: QualificationReplacementInput!, $clientKey: String) {
  qualificationItemReplace(replacement: $replacement, clientKey: $clientKey) {
    id
  }
}
    `);
export const QualificationItemReplacePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationItemReplacePreview($replacement: QualificationReplacementInput!) {
  qualificationItemReplacePreview(replacement: $replacement) {
    owing
    earning
    kept
    conditional
    until
  }
}
    `);
export const QualificationOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationOptions($search: String, $pageSize: Int) {
  qualifications(scope: editor, search: $search, pageSize: $pageSize) {
    items {
      id
      name
      code
      isArchive
    }
  }
}
    `);
export const QualificationPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationPeople($id: Int!, $search: String, $states: [QualificationHolding!], $page: Int, $pageSize: Int) {
  qualificationPeople(
    id: $id
    search: $search
    states: $states
    page: $page
    pageSize: $pageSize
  ) {
    count
    rows {
      user {
        ...QualificationPersonFields
        ...DistinctPerson
      }
      assignment {
        ...QualificationAssignment
      }
      progress {
        ...QualificationProgressFields
      }
      award {
        ...QualificationAwardFields
      }
    }
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
}
fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}
fragment QualificationAwardFields on QualificationAward {
  id
  number
  state
  issuedAt
  validUntil
  conditionalUntil
  reason
  withdrawnOn
  withdrawnReason
}
fragment QualificationPersonFields on User {
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
fragment QualificationProgressFields on QualificationProgress {
  percent
  isEarned
  stages
  items {
    itemId
    isDone
    isEarlier
    status
    dueAt
    doneAt
  }
}`);
export const QualificationPublishDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationPublish($publication: PublicationInput!, $clientKey: String) {
  qualificationPublish(publication: $publication, clientKey: $clientKey) {
    id
    status
    currentVersion {
      id
      label
    }
  }
}
    `);
export const QualificationPublishPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationPublishPreview($id: Int!, $significance: Significance) {
  qualificationPublishPreview(id: $id, significance: $significance) {
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
export const QualificationTeamDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationTeam($search: String, $page: Int, $pageSize: Int) {
  qualificationTeam(search: $search, page: $page, pageSize: $pageSize) {
    count
    qualifications {
      id
      code
      name
    }
    rows {
      user {
        ...QualificationPersonFields
        ...DistinctPerson
      }
      cells {
        ...QualificationAssignment
      }
    }
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
}
fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}
fragment QualificationPersonFields on User {
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
export const QualificationUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation qualificationUpdate($qualification: QualificationInput!) {
  qualificationUpdate(qualification: $qualification) {
    ...QualificationProperties
  }
}
    fragment QualificationAbilityFields on QualificationAbilities {
  canEdit
  canReport
  canPublish
}
fragment QualificationPersonFields on User {
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
fragment QualificationProperties on Qualification {
  id
  code
  name
  description
  level
  ownerId
  owner {
    ...QualificationPersonFields
  }
  status
  abilities {
    ...QualificationAbilityFields
  }
  isArchive
  updatedAt
}`);
export const QualificationsEditorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationsEditor($search: String, $statuses: [ContentStatus!], $isArchive: Boolean, $sort: QualificationSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  qualifications(
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
      code
      name
      level
      status
      isArchive
      updatedAt
      owner {
        ...QualificationPersonFields
      }
      currentVersion {
        id
        label
        itemCount
      }
      draftVersion {
        id
        itemCount
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
      abilities {
        canEdit
        canReport
        canPublish
      }
    }
  }
}
    fragment QualificationPersonFields on User {
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
export const UserQualificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userQualifications($user: UserInput!) {
  user(user: $user) {
    id
    qualifications {
      count
      items {
        qualification {
          id
          code
          name
          level
        }
        assignment {
          id
          status
          isOverdue
          progress
          dueAt
        }
        award {
          ...QualificationAwardFields
        }
      }
    }
  }
}
    fragment QualificationAwardFields on QualificationAward {
  id
  number
  state
  issuedAt
  validUntil
  conditionalUntil
  reason
  withdrawnOn
  withdrawnReason
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    qualification: build.query<QualificationQuery, QualificationQueryVariables>({
      query: (variables) => ({ document: QualificationDocument as unknown as string, variables })
    }),
    qualificationAwardWithdraw: build.mutation<QualificationAwardWithdrawMutation, QualificationAwardWithdrawMutationVariables>({
      query: (variables) => ({ document: QualificationAwardWithdrawDocument as unknown as string, variables })
    }),
    qualificationCreate: build.mutation<QualificationCreateMutation, QualificationCreateMutationVariables>({
      query: (variables) => ({ document: QualificationCreateDocument as unknown as string, variables })
    }),
    qualificationDelete: build.mutation<QualificationDeleteMutation, QualificationDeleteMutationVariables>({
      query: (variables) => ({ document: QualificationDeleteDocument as unknown as string, variables })
    }),
    qualificationDraft: build.query<QualificationDraftQuery, QualificationDraftQueryVariables>({
      query: (variables) => ({ document: QualificationDraftDocument as unknown as string, variables })
    }),
    qualificationDraftDiscard: build.mutation<QualificationDraftDiscardMutation, QualificationDraftDiscardMutationVariables>({
      query: (variables) => ({ document: QualificationDraftDiscardDocument as unknown as string, variables })
    }),
    qualificationDraftSave: build.mutation<QualificationDraftSaveMutation, QualificationDraftSaveMutationVariables>({
      query: (variables) => ({ document: QualificationDraftSaveDocument as unknown as string, variables })
    }),
    qualificationItemReplace: build.mutation<QualificationItemReplaceMutation, QualificationItemReplaceMutationVariables>({
      query: (variables) => ({ document: QualificationItemReplaceDocument as unknown as string, variables })
    }),
    qualificationItemReplacePreview: build.query<QualificationItemReplacePreviewQuery, QualificationItemReplacePreviewQueryVariables>({
      query: (variables) => ({ document: QualificationItemReplacePreviewDocument as unknown as string, variables })
    }),
    qualificationOptions: build.query<QualificationOptionsQuery, QualificationOptionsQueryVariables | void>({
      query: (variables) => ({ document: QualificationOptionsDocument as unknown as string, variables })
    }),
    qualificationPeople: build.query<QualificationPeopleQuery, QualificationPeopleQueryVariables>({
      query: (variables) => ({ document: QualificationPeopleDocument as unknown as string, variables })
    }),
    qualificationPublish: build.mutation<QualificationPublishMutation, QualificationPublishMutationVariables>({
      query: (variables) => ({ document: QualificationPublishDocument as unknown as string, variables })
    }),
    qualificationPublishPreview: build.mutation<QualificationPublishPreviewMutation, QualificationPublishPreviewMutationVariables>({
      query: (variables) => ({ document: QualificationPublishPreviewDocument as unknown as string, variables })
    }),
    qualificationTeam: build.query<QualificationTeamQuery, QualificationTeamQueryVariables | void>({
      query: (variables) => ({ document: QualificationTeamDocument as unknown as string, variables })
    }),
    qualificationUpdate: build.mutation<QualificationUpdateMutation, QualificationUpdateMutationVariables>({
      query: (variables) => ({ document: QualificationUpdateDocument as unknown as string, variables })
    }),
    qualificationsEditor: build.query<QualificationsEditorQuery, QualificationsEditorQueryVariables | void>({
      query: (variables) => ({ document: QualificationsEditorDocument as unknown as string, variables })
    }),
    userQualifications: build.query<UserQualificationsQuery, UserQualificationsQueryVariables>({
      query: (variables) => ({ document: UserQualificationsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useQualificationQuery, useLazyQualificationQuery, useQualificationAwardWithdrawMutation, useQualificationCreateMutation, useQualificationDeleteMutation, useQualificationDraftQuery, useLazyQualificationDraftQuery, useQualificationDraftDiscardMutation, useQualificationDraftSaveMutation, useQualificationItemReplaceMutation, useQualificationItemReplacePreviewQuery, useLazyQualificationItemReplacePreviewQuery, useQualificationOptionsQuery, useLazyQualificationOptionsQuery, useQualificationPeopleQuery, useLazyQualificationPeopleQuery, useQualificationPublishMutation, useQualificationPublishPreviewMutation, useQualificationTeamQuery, useLazyQualificationTeamQuery, useQualificationUpdateMutation, useQualificationsEditorQuery, useLazyQualificationsEditorQuery, useUserQualificationsQuery, useLazyUserQualificationsQuery } = injectedRtkApi;

