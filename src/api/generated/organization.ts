/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type HistoryEntryRowFragment = { id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectType: string, objectTypeName: string, objectId: number | null, objectName: string | null, ip: string, device: string, actor: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, support: { name: string, reason: string } | null, affected: { id: number, nameFull: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null, canRevert: boolean }> };

export type GapCheckAnswerMutationVariables = Exact<{
  id: number;
  marks: Array<Types.GapMarkInput> | Types.GapMarkInput;
}>;


export type GapCheckAnswerMutation = { gapCheckAnswer: { id: number } };

export type GapCheckFieldsFragment = { id: number, period: Types.GapPeriod, periodStart: string, createdAt: string, selfAt: string | null, leaderAt: string | null, leader: { id: number, nameFull: string } | null, rows: Array<{ id: number, layer: Types.IdealLayer, text: string, self: number | null, leader: number | null, selfComment: string, leaderComment: string }> };

export type GapCheckOpenMutationVariables = Exact<{
  userId: number;
  period: Types.GapPeriod;
}>;


export type GapCheckOpenMutation = { gapCheckOpen: { id: number } };

export type GapChecksQueryVariables = Exact<{
  userId: number;
}>;


export type GapChecksQuery = { gapChecks: { side: Types.GapSide, statements: number, items: Array<{ id: number, period: Types.GapPeriod, periodStart: string, createdAt: string, selfAt: string | null, leaderAt: string | null, leader: { id: number, nameFull: string } | null, rows: Array<{ id: number, layer: Types.IdealLayer, text: string, self: number | null, leader: number | null, selfComment: string, leaderComment: string }> }> } };

export type IdealHistoryQueryVariables = Exact<{
  layer: Types.IdealLayer;
  targetId?: number | null | undefined;
}>;


export type IdealHistoryQuery = { idealHistory: Array<{ id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectType: string, objectTypeName: string, objectId: number | null, objectName: string | null, ip: string, device: string, actor: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, support: { name: string, reason: string } | null, affected: { id: number, nameFull: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null, canRevert: boolean }> }> };

export type IdealPictureQueryVariables = Exact<{
  layer: Types.IdealLayer;
  targetId?: number | null | undefined;
}>;


export type IdealPictureQuery = { idealPicture: { canWrite: boolean, canDecide: boolean, canPropose: boolean, proposals: Array<{ id: number, kind: Types.IdealProposalKind, text: string, reason: string, status: Types.IdealProposalStatus, comment: string, createdAt: string, isOwn: boolean, author: { id: number, nameFull: string } | null, statement: { id: number, text: string, updatedAt: string } | null }>, items: Array<{ id: number, text: string, kpi: string, order: number, status: Types.IdealStatus, comment: string, updatedAt: string, evidence: Array<{ id: number, regulationId: number | null, url: string | null, name: string }>, owner: { id: number, nameFull: string } | null }> } };

export type IdealPictureDecideMutationVariables = Exact<{
  userId: number;
  isApproved: boolean;
  comment?: string | null | undefined;
}>;


export type IdealPictureDecideMutation = { idealPictureDecide: boolean };

export type IdealPictureSubmitMutationVariables = Exact<{ [key: string]: never; }>;


export type IdealPictureSubmitMutation = { idealPictureSubmit: boolean };

export type IdealProposalCreateMutationVariables = Exact<{
  proposal: Types.IdealProposalInput;
  clientKey?: string | null | undefined;
}>;


export type IdealProposalCreateMutation = { idealProposalCreate: { id: number } };

export type IdealProposalDecideMutationVariables = Exact<{
  id: number;
  isAccepted: boolean;
  comment?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type IdealProposalDecideMutation = { idealProposalDecide: { id: number } };

export type IdealProposalFieldsFragment = { id: number, kind: Types.IdealProposalKind, text: string, reason: string, status: Types.IdealProposalStatus, comment: string, createdAt: string, isOwn: boolean, author: { id: number, nameFull: string } | null, statement: { id: number, text: string, updatedAt: string } | null };

export type IdealProposalWithdrawMutationVariables = Exact<{
  id: number;
}>;


export type IdealProposalWithdrawMutation = { idealProposalWithdraw: { id: number } };

export type IdealRegulationsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type IdealRegulationsQuery = { editor: { items: Array<{ id: number, name: string, isArchive: boolean }> }, my: { items: Array<{ id: number, name: string, isArchive: boolean }> } };

export type IdealStatementArchiveMutationVariables = Exact<{
  id: number;
  isArchive: boolean;
}>;


export type IdealStatementArchiveMutation = { idealStatementArchive: { id: number } };

export type IdealStatementCreateMutationVariables = Exact<{
  statement: Types.IdealStatementInput;
  clientKey?: string | null | undefined;
}>;


export type IdealStatementCreateMutation = { idealStatementCreate: { id: number } };

export type IdealStatementFieldsFragment = { id: number, text: string, kpi: string, order: number, status: Types.IdealStatus, comment: string, updatedAt: string, evidence: Array<{ id: number, regulationId: number | null, url: string | null, name: string }>, owner: { id: number, nameFull: string } | null };

export type IdealStatementUpdateMutationVariables = Exact<{
  statement: Types.IdealStatementInput;
}>;


export type IdealStatementUpdateMutation = { idealStatementUpdate: { id: number } };

export type IdealStatementsCreateMutationVariables = Exact<{
  layer: Types.IdealLayer;
  targetId?: number | null | undefined;
  texts: Array<string> | string;
  clientKey?: string | null | undefined;
}>;


export type IdealStatementsCreateMutation = { idealStatementsCreate: { id: number } };

export type IdealStatementsUpdateMutationVariables = Exact<{
  layer: Types.IdealLayer;
  targetId?: number | null | undefined;
  items: Array<Types.IdealOrderInput> | Types.IdealOrderInput;
}>;


export type IdealStatementsUpdateMutation = { idealStatementsUpdate: boolean };

export type OrganizationAboutQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationAboutQuery = { organizationAbout: { startsAt: string | null, newColleaguesCount: number, idealPicture: Array<string>, mayTakeSample: boolean, organization: { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null }, person: { id: number, nameFirst: string, nameFull: string }, adaptation: { day: number, days: number, dateEnd: string, actual: number, done: number, total: number, next: Array<{ name: string, route: string, dueOn: string | null, isOverdue: boolean }> } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainees: Array<{ id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, admin: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, newColleagues: Array<{ id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, birthdays: Array<{ date: string, user: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } }>, changes: Array<{ regulationId: number, name: string, version: string, summary: string, publishedAt: string }>, setup: Array<{ key: Types.SetupStepKey, isDone: boolean, isOptional: boolean }> | null, tiles: { adapting: number, overdue: number, notSigned: number } | null } };

export type OrganizationCardFragment = { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null };

export type OrganizationContentFragment = { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } };

export type OrganizationSessionsEndMutationVariables = Exact<{
  name: string;
}>;


export type OrganizationSessionsEndMutation = { organizationSessionsEnd: number };

export type OrganizationSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationSettingQuery = { organizationSetting: { formType: string | null, formINN: string | null, formKPP: string | null, formOGRN: string | null, formAddress: string, formDirector: string, timezone: string, lang: string, workDays: Array<number>, holidays: Array<string>, adaptDays: number, isRepetition: boolean, accent: string | null, evidenceEmails: Array<string>, updatedAt: string, organization: { userId: number | null, formINN: string | null, promoCode: string | null, isPartner: boolean, isFreePeriod: boolean, refId: number | null, suspenseDateEnd: string | null, suspenseReason: string | null, id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null }, formBank: { name: string, bik: string, account: string, corr: string } } };

export type OrganizationSettingFieldsFragment = { formType: string | null, formINN: string | null, formKPP: string | null, formOGRN: string | null, formAddress: string, formDirector: string, timezone: string, lang: string, workDays: Array<number>, holidays: Array<string>, adaptDays: number, isRepetition: boolean, accent: string | null, evidenceEmails: Array<string>, updatedAt: string, organization: { userId: number | null, formINN: string | null, promoCode: string | null, isPartner: boolean, isFreePeriod: boolean, refId: number | null, suspenseDateEnd: string | null, suspenseReason: string | null, id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null }, formBank: { name: string, bik: string, account: string, corr: string } };

export type OrganizationSettingUpdateMutationVariables = Exact<{
  setting: Types.OrganizationSettingInput;
  fileLogo?: File | null | undefined;
  fileBase?: File | null | undefined;
  detailVideo?: Types.DetailVideo | null | undefined;
}>;


export type OrganizationSettingUpdateMutation = { organizationSettingUpdate: { formType: string | null, formINN: string | null, formKPP: string | null, formOGRN: string | null, formAddress: string, formDirector: string, timezone: string, lang: string, workDays: Array<number>, holidays: Array<string>, adaptDays: number, isRepetition: boolean, accent: string | null, evidenceEmails: Array<string>, updatedAt: string, organization: { userId: number | null, formINN: string | null, promoCode: string | null, isPartner: boolean, isFreePeriod: boolean, refId: number | null, suspenseDateEnd: string | null, suspenseReason: string | null, id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null }, formBank: { name: string, bik: string, account: string, corr: string } } };

export type OrganizationSetupCloseMutationVariables = Exact<{ [key: string]: never; }>;


export type OrganizationSetupCloseMutation = { organizationSetupClose: boolean };

export type OrganizationUpdateMutationVariables = Exact<{
  organization: Types.OrganizationInput;
  fileLogo?: File | null | undefined;
  fileBase?: File | null | undefined;
  detailVideo?: Types.DetailVideo | null | undefined;
}>;


export type OrganizationUpdateMutation = { organizationUpdate: { id: number, name: string, activityText: string, countEmployees: number, isActive: boolean, isActiveSubscribe: boolean, hiddenBlocks: Array<Types.AboutBlock>, selfEditFields: Array<Types.ProfileField>, updatedAt: string, logo: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, base: { id: number, type: string, name: string, mime: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, video: { details: { videoId: string, url: string, path: string } } | null } };

export type ProfileFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, phones: Array<string> | null, sex: string | null, status: string, info: string, detailInfo: string | null, personnelNumber: string | null, interests: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, isAdmin: boolean, isLeader: boolean, positionId: number | null, subdivisionId: number | null, updatedAt: string, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null };

export type PersonLinkFragment = { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

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
export const HistoryEntryRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HistoryEntryRow on HistoryEntry {
  id
  at
  actorKind
  actor {
    id
    nameFull
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
  }
  support {
    name
    reason
  }
  affected {
    id
    nameFull
  }
  action
  objectType
  objectTypeName
  objectId
  objectName
  changes {
    field
    name
    before
    after
    canRevert
  }
  ip
  device
}
    `, {"fragmentName":"HistoryEntryRow"});
export const GapCheckFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GapCheckFields on GapCheck {
  id
  period
  periodStart
  createdAt
  selfAt
  leaderAt
  leader {
    id
    nameFull
  }
  rows {
    id
    layer
    text
    self
    leader
    selfComment
    leaderComment
  }
}
    `, {"fragmentName":"GapCheckFields"});
export const IdealProposalFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment IdealProposalFields on IdealProposal {
  id
  kind
  text
  reason
  status
  comment
  createdAt
  isOwn
  author {
    id
    nameFull
  }
  statement {
    id
    text
    updatedAt
  }
}
    `, {"fragmentName":"IdealProposalFields"});
export const IdealStatementFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment IdealStatementFields on IdealStatement {
  id
  text
  kpi
  evidence {
    id
    regulationId
    url
    name
  }
  order
  status
  comment
  owner {
    id
    nameFull
  }
  updatedAt
}
    `, {"fragmentName":"IdealStatementFields"});
export const OrganizationContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
    `, {"fragmentName":"OrganizationContent"});
export const OrganizationCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
    fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
}`, {"fragmentName":"OrganizationCard"});
export const OrganizationSettingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationSettingFields on OrganizationSetting {
  organization {
    ...OrganizationCard
    userId
    formINN
    promoCode
    isPartner
    isFreePeriod
    refId
    suspenseDateEnd
    suspenseReason
  }
  formType
  formINN
  formKPP
  formOGRN
  formAddress
  formDirector
  formBank {
    name
    bik
    account
    corr
  }
  timezone
  lang
  workDays
  holidays
  adaptDays
  isRepetition
  accent
  evidenceEmails
  updatedAt
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
}`, {"fragmentName":"OrganizationSettingFields"});
export const PersonLinkFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      formats {
        _150x150 {
          path
        }
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}
    `, {"fragmentName":"PersonLink"});
export const ProfileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Profile on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  nameFull
  email
  phone
  phones
  sex
  status
  info
  detailInfo
  personnelNumber
  skills {
    name
    level
  }
  interests
  goals {
    text
    dueAt
    progress
  }
  dateBirth
  dateJobStart
  dateAdaptEnd
  isAdmin
  isLeader
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
  subdivision {
    id
    name
  }
  leader {
    ...PersonLink
  }
  mentor {
    ...PersonLink
  }
  positionId
  subdivisionId
  trainee {
    ...PersonLink
  }
  updatedAt
}
    fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      formats {
        _150x150 {
          path
        }
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}`, {"fragmentName":"Profile"});
export const GapCheckAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation gapCheckAnswer($id: Int!, $marks: [GapMarkInput!]!) {
  gapCheckAnswer(id: $id, marks: $marks) {
    id
  }
}
    `);
export const GapCheckOpenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation gapCheckOpen($userId: Int!, $period: GapPeriod!) {
  gapCheckOpen(userId: $userId, period: $period) {
    id
  }
}
    `);
export const GapChecksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query gapChecks($userId: Int!) {
  gapChecks(userId: $userId) {
    side
    statements
    items {
      ...GapCheckFields
    }
  }
}
    fragment GapCheckFields on GapCheck {
  id
  period
  periodStart
  createdAt
  selfAt
  leaderAt
  leader {
    id
    nameFull
  }
  rows {
    id
    layer
    text
    self
    leader
    selfComment
    leaderComment
  }
}`);
export const IdealHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query idealHistory($layer: IdealLayer!, $targetId: Int) {
  idealHistory(layer: $layer, targetId: $targetId) {
    ...HistoryEntryRow
  }
}
    fragment HistoryEntryRow on HistoryEntry {
  id
  at
  actorKind
  actor {
    id
    nameFull
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
  }
  support {
    name
    reason
  }
  affected {
    id
    nameFull
  }
  action
  objectType
  objectTypeName
  objectId
  objectName
  changes {
    field
    name
    before
    after
    canRevert
  }
  ip
  device
}`);
export const IdealPictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query idealPicture($layer: IdealLayer!, $targetId: Int) {
  idealPicture(layer: $layer, targetId: $targetId) {
    canWrite
    canDecide
    canPropose
    proposals {
      ...IdealProposalFields
    }
    items {
      ...IdealStatementFields
    }
  }
}
    fragment IdealProposalFields on IdealProposal {
  id
  kind
  text
  reason
  status
  comment
  createdAt
  isOwn
  author {
    id
    nameFull
  }
  statement {
    id
    text
    updatedAt
  }
}
fragment IdealStatementFields on IdealStatement {
  id
  text
  kpi
  evidence {
    id
    regulationId
    url
    name
  }
  order
  status
  comment
  owner {
    id
    nameFull
  }
  updatedAt
}`);
export const IdealPictureDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealPictureDecide($userId: Int!, $isApproved: Boolean!, $comment: String) {
  idealPictureDecide(userId: $userId, isApproved: $isApproved, comment: $comment)
}
    `);
export const IdealPictureSubmitDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealPictureSubmit {
  idealPictureSubmit
}
    `);
export const IdealProposalCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealProposalCreate($proposal: IdealProposalInput!, $clientKey: String) {
  idealProposalCreate(proposal: $proposal, clientKey: $clientKey) {
    id
  }
}
    `);
export const IdealProposalDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealProposalDecide($id: Int!, $isAccepted: Boolean!, $comment: String, $updatedAt: DateTime) {
  idealProposalDecide(
    id: $id
    isAccepted: $isAccepted
    comment: $comment
    updatedAt: $updatedAt
  ) {
    id
  }
}
    `);
export const IdealProposalWithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealProposalWithdraw($id: Int!) {
  idealProposalWithdraw(id: $id) {
    id
  }
}
    `);
export const IdealRegulationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query idealRegulations($search: String) {
  editor: regulations(scope: editor, search: $search, pageSize: 20) {
    items {
      id
      name
      isArchive
    }
  }
  my: regulations(scope: my, search: $search, pageSize: 20) {
    items {
      id
      name
      isArchive
    }
  }
}
    `);
export const IdealStatementArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealStatementArchive($id: Int!, $isArchive: Boolean!) {
  idealStatementArchive(id: $id, isArchive: $isArchive) {
    id
  }
}
    `);
export const IdealStatementCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealStatementCreate($statement: IdealStatementInput!, $clientKey: String) {
  idealStatementCreate(statement: $statement, clientKey: $clientKey) {
    id
  }
}
    `);
export const IdealStatementUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealStatementUpdate($statement: IdealStatementInput!) {
  idealStatementUpdate(statement: $statement) {
    id
  }
}
    `);
export const IdealStatementsCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealStatementsCreate($layer: IdealLayer!, $targetId: Int, $texts: [String!]!, $clientKey: String) {
  idealStatementsCreate(
    layer: $layer
    targetId: $targetId
    texts: $texts
    clientKey: $clientKey
  ) {
    id
  }
}
    `);
export const IdealStatementsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation idealStatementsUpdate($layer: IdealLayer!, $targetId: Int, $items: [IdealOrderInput!]!) {
  idealStatementsUpdate(layer: $layer, targetId: $targetId, items: $items)
}
    `);
export const OrganizationAboutDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationAbout {
  organizationAbout {
    organization {
      ...OrganizationCard
    }
    person {
      id
      nameFirst
      nameFull
    }
    startsAt
    adaptation {
      day
      days
      dateEnd
      actual
      done
      total
      next {
        name
        route
        dueOn
        isOverdue
      }
    }
    leader {
      ...PersonLink
    }
    mentor {
      ...PersonLink
    }
    trainees {
      ...PersonLink
    }
    admin {
      ...PersonLink
    }
    newColleagues {
      ...PersonLink
    }
    newColleaguesCount
    birthdays {
      date
      user {
        ...PersonLink
      }
    }
    changes {
      regulationId
      name
      version
      summary
      publishedAt
    }
    idealPicture
    setup {
      key
      isDone
      isOptional
    }
    tiles {
      adapting
      overdue
      notSigned
    }
    mayTakeSample
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
fragment PersonLink on User {
  id
  nameFirst
  nameSecond
  nameFull
  email
  phone
  isOnline
  dateJobStart
  avatar {
    id
    details {
      path
      formats {
        _150x150 {
          path
        }
      }
    }
  }
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
}`);
export const OrganizationSessionsEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationSessionsEnd($name: String!) {
  organizationSessionsEnd(name: $name)
}
    `);
export const OrganizationSettingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationSetting {
  organizationSetting {
    ...OrganizationSettingFields
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
fragment OrganizationSettingFields on OrganizationSetting {
  organization {
    ...OrganizationCard
    userId
    formINN
    promoCode
    isPartner
    isFreePeriod
    refId
    suspenseDateEnd
    suspenseReason
  }
  formType
  formINN
  formKPP
  formOGRN
  formAddress
  formDirector
  formBank {
    name
    bik
    account
    corr
  }
  timezone
  lang
  workDays
  holidays
  adaptDays
  isRepetition
  accent
  evidenceEmails
  updatedAt
}`);
export const OrganizationSettingUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationSettingUpdate($setting: OrganizationSettingInput!, $fileLogo: Upload, $fileBase: Upload, $detailVideo: DetailVideo) {
  organizationSettingUpdate(
    setting: $setting
    fileLogo: $fileLogo
    fileBase: $fileBase
    detailVideo: $detailVideo
  ) {
    ...OrganizationSettingFields
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
fragment OrganizationSettingFields on OrganizationSetting {
  organization {
    ...OrganizationCard
    userId
    formINN
    promoCode
    isPartner
    isFreePeriod
    refId
    suspenseDateEnd
    suspenseReason
  }
  formType
  formINN
  formKPP
  formOGRN
  formAddress
  formDirector
  formBank {
    name
    bik
    account
    corr
  }
  timezone
  lang
  workDays
  holidays
  adaptDays
  isRepetition
  accent
  evidenceEmails
  updatedAt
}`);
export const OrganizationSetupCloseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationSetupClose {
  organizationSetupClose
}
    `);
export const OrganizationUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationUpdate($organization: OrganizationInput!, $fileLogo: Upload, $fileBase: Upload, $detailVideo: DetailVideo) {
  organizationUpdate(
    organization: $organization
    fileLogo: $fileLogo
    fileBase: $fileBase
    detailVideo: $detailVideo
  ) {
    ...OrganizationCard
  }
}
    fragment OrganizationCard on Organization {
  id
  name
  activityText
  countEmployees
  isActive
  isActiveSubscribe
  hiddenBlocks
  selfEditFields
  logo {
    ...OrganizationContent
  }
  base {
    ...OrganizationContent
  }
  video {
    details {
      videoId
      url
      path
    }
  }
  updatedAt
}
fragment OrganizationContent on Content {
  id
  type
  name
  mime
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
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    gapCheckAnswer: build.mutation<GapCheckAnswerMutation, GapCheckAnswerMutationVariables>({
      query: (variables) => ({ document: GapCheckAnswerDocument as unknown as string, variables })
    }),
    gapCheckOpen: build.mutation<GapCheckOpenMutation, GapCheckOpenMutationVariables>({
      query: (variables) => ({ document: GapCheckOpenDocument as unknown as string, variables })
    }),
    gapChecks: build.query<GapChecksQuery, GapChecksQueryVariables>({
      query: (variables) => ({ document: GapChecksDocument as unknown as string, variables })
    }),
    idealHistory: build.query<IdealHistoryQuery, IdealHistoryQueryVariables>({
      query: (variables) => ({ document: IdealHistoryDocument as unknown as string, variables })
    }),
    idealPicture: build.query<IdealPictureQuery, IdealPictureQueryVariables>({
      query: (variables) => ({ document: IdealPictureDocument as unknown as string, variables })
    }),
    idealPictureDecide: build.mutation<IdealPictureDecideMutation, IdealPictureDecideMutationVariables>({
      query: (variables) => ({ document: IdealPictureDecideDocument as unknown as string, variables })
    }),
    idealPictureSubmit: build.mutation<IdealPictureSubmitMutation, IdealPictureSubmitMutationVariables | void>({
      query: (variables) => ({ document: IdealPictureSubmitDocument as unknown as string, variables })
    }),
    idealProposalCreate: build.mutation<IdealProposalCreateMutation, IdealProposalCreateMutationVariables>({
      query: (variables) => ({ document: IdealProposalCreateDocument as unknown as string, variables })
    }),
    idealProposalDecide: build.mutation<IdealProposalDecideMutation, IdealProposalDecideMutationVariables>({
      query: (variables) => ({ document: IdealProposalDecideDocument as unknown as string, variables })
    }),
    idealProposalWithdraw: build.mutation<IdealProposalWithdrawMutation, IdealProposalWithdrawMutationVariables>({
      query: (variables) => ({ document: IdealProposalWithdrawDocument as unknown as string, variables })
    }),
    idealRegulations: build.query<IdealRegulationsQuery, IdealRegulationsQueryVariables | void>({
      query: (variables) => ({ document: IdealRegulationsDocument as unknown as string, variables })
    }),
    idealStatementArchive: build.mutation<IdealStatementArchiveMutation, IdealStatementArchiveMutationVariables>({
      query: (variables) => ({ document: IdealStatementArchiveDocument as unknown as string, variables })
    }),
    idealStatementCreate: build.mutation<IdealStatementCreateMutation, IdealStatementCreateMutationVariables>({
      query: (variables) => ({ document: IdealStatementCreateDocument as unknown as string, variables })
    }),
    idealStatementUpdate: build.mutation<IdealStatementUpdateMutation, IdealStatementUpdateMutationVariables>({
      query: (variables) => ({ document: IdealStatementUpdateDocument as unknown as string, variables })
    }),
    idealStatementsCreate: build.mutation<IdealStatementsCreateMutation, IdealStatementsCreateMutationVariables>({
      query: (variables) => ({ document: IdealStatementsCreateDocument as unknown as string, variables })
    }),
    idealStatementsUpdate: build.mutation<IdealStatementsUpdateMutation, IdealStatementsUpdateMutationVariables>({
      query: (variables) => ({ document: IdealStatementsUpdateDocument as unknown as string, variables })
    }),
    organizationAbout: build.query<OrganizationAboutQuery, OrganizationAboutQueryVariables | void>({
      query: (variables) => ({ document: OrganizationAboutDocument as unknown as string, variables })
    }),
    organizationSessionsEnd: build.mutation<OrganizationSessionsEndMutation, OrganizationSessionsEndMutationVariables>({
      query: (variables) => ({ document: OrganizationSessionsEndDocument as unknown as string, variables })
    }),
    organizationSetting: build.query<OrganizationSettingQuery, OrganizationSettingQueryVariables | void>({
      query: (variables) => ({ document: OrganizationSettingDocument as unknown as string, variables })
    }),
    organizationSettingUpdate: build.mutation<OrganizationSettingUpdateMutation, OrganizationSettingUpdateMutationVariables>({
      query: (variables) => ({ document: OrganizationSettingUpdateDocument as unknown as string, variables })
    }),
    organizationSetupClose: build.mutation<OrganizationSetupCloseMutation, OrganizationSetupCloseMutationVariables | void>({
      query: (variables) => ({ document: OrganizationSetupCloseDocument as unknown as string, variables })
    }),
    organizationUpdate: build.mutation<OrganizationUpdateMutation, OrganizationUpdateMutationVariables>({
      query: (variables) => ({ document: OrganizationUpdateDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGapCheckAnswerMutation, useGapCheckOpenMutation, useGapChecksQuery, useLazyGapChecksQuery, useIdealHistoryQuery, useLazyIdealHistoryQuery, useIdealPictureQuery, useLazyIdealPictureQuery, useIdealPictureDecideMutation, useIdealPictureSubmitMutation, useIdealProposalCreateMutation, useIdealProposalDecideMutation, useIdealProposalWithdrawMutation, useIdealRegulationsQuery, useLazyIdealRegulationsQuery, useIdealStatementArchiveMutation, useIdealStatementCreateMutation, useIdealStatementUpdateMutation, useIdealStatementsCreateMutation, useIdealStatementsUpdateMutation, useOrganizationAboutQuery, useLazyOrganizationAboutQuery, useOrganizationSessionsEndMutation, useOrganizationSettingQuery, useLazyOrganizationSettingQuery, useOrganizationSettingUpdateMutation, useOrganizationSetupCloseMutation, useOrganizationUpdateMutation } = injectedRtkApi;

