/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AssignmentPersonFragment = { id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type AssignmentRuleFieldsFragment = { id: number, objectType: Types.ObjectType, objectId: number, title: string, startOffsetDays: number, dueDays: number | null, recurrenceMonths: number | null, onUnmatch: Types.OnUnmatch, isPaused: boolean, matchCount: number, updatedAt: string, audience: { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> } };

export type AudienceFieldsFragment = { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> };

export type ObjectGrantFieldsFragment = { id: number, objectType: Types.ObjectType, objectId: number, level: Types.GrantLevel, targetType: Types.GrantTarget, targetId: number | null, targetName: string | null, withChildren: boolean };

export type ColleagueFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, dateJobStart: string | null, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type EmployeeAvatarFragment = { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } };

export type EmployeeCardFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } };

export type EmployeePersonFragment = { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null };

export type EmployeeRowFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } };

export type RegulationApprovalFragment = { id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null } };

export type RegulationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null };

export type RegulationClauseFragment = { id: string, level: number, number: string, html: string, text: string };

export type RegulationContentFragment = { id: number, type: string, name: string, mime: string, details: { path: string, size: number } };

export type RegulationDraftVersionFragment = { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, clauses: Array<{ id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null } }> };

export type RegulationPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null };

export type RegulationPropertiesFragment = { id: number, code: string, name: string, type: Types.RegulationType, folder: string, ownerId: number, status: Types.ContentStatus, signMethod: Types.SignMethod, minReadingSec: number | null, requireFullScroll: boolean, reviewEveryMonths: number | null, reviewAt: string | null, approverIds: Array<number>, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null }, approvers: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null }>, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean } };

export type RegulationSignatureRowFragment = { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null } };

export type RegulationVersionMetaFragment = { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, details: { path: string, preview: { path: string } | null } } | null, position: { id: number, name: string } | null } | null };

export type StatisticRegulationQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type StatisticRegulationQuery = { statisticRegulation: { medianDays: number | null, staleCount: number, total: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null }, byRegulation: Array<{ regulation: { id: number, code: string, name: string, reviewAt: string | null, isArchive: boolean }, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, bySubdivision: Array<{ subdivision: { id: number, parentId: number | null, name: string, isArchive: boolean } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, curve: Array<{ date: string, assigned: number, signed: number }> } };

export type StatisticRegulationPeopleQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
  regulationId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type StatisticRegulationPeopleQuery = { statisticRegulationPeople: { count: number, items: Array<{ user: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null }, regulation: { id: number, name: string }, assignment: { id: number, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, completedAt: string | null, refusedAt: string | null, remindedAt: string | null } }> } };

export type StatisticRegulationRemindMutationVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
  regulationId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
}>;


export type StatisticRegulationRemindMutation = { statisticRegulationRemind: number };

export type StatisticRowFragment = { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null };

export type PositionCardFragment = { postFunctions: Array<string>, id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, kpi: Array<{ name: string, unit: string, target: number | null, period: Types.KpiPeriod, weight: number }> };

export type PositionNodeFragment = { id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string };

export type StructurePersonFragment = { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null };

export type SubdivisionNodeFragment = { id: number, parentId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null };

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
export const AssignmentPersonFragmentDoc = new TypedDocumentString(`
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
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
    `, {"fragmentName":"AssignmentPerson"});
export const AudienceFieldsFragmentDoc = new TypedDocumentString(`
    fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}
    `, {"fragmentName":"AudienceFields"});
export const AssignmentRuleFieldsFragmentDoc = new TypedDocumentString(`
    fragment AssignmentRuleFields on AssignmentRule {
  id
  objectType
  objectId
  title
  audience {
    ...AudienceFields
  }
  startOffsetDays
  dueDays
  recurrenceMonths
  onUnmatch
  isPaused
  matchCount
  updatedAt
}
    fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}`, {"fragmentName":"AssignmentRuleFields"});
export const ObjectGrantFieldsFragmentDoc = new TypedDocumentString(`
    fragment ObjectGrantFields on ObjectGrant {
  id
  objectType
  objectId
  level
  targetType
  targetId
  targetName
  withChildren
}
    `, {"fragmentName":"ObjectGrantFields"});
export const EmployeeAvatarFragmentDoc = new TypedDocumentString(`
    fragment EmployeeAvatar on Content {
  id
  type
  details {
    path
    size
    preview {
      path
      size
    }
  }
}
    `, {"fragmentName":"EmployeeAvatar"});
export const ColleagueFragmentDoc = new TypedDocumentString(`
    fragment Colleague on User {
  id
  nameFirst
  nameSecond
  email
  phone
  isOnline
  isArchive
  isLeader
  leaderSubdivisionId
  dateJobStart
  subdivisionId
  avatar {
    ...EmployeeAvatar
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
    fragment EmployeeAvatar on Content {
  id
  type
  details {
    path
    size
    preview {
      path
      size
    }
  }
}`, {"fragmentName":"Colleague"});
export const EmployeePersonFragmentDoc = new TypedDocumentString(`
    fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  isArchive
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}
    fragment EmployeeAvatar on Content {
  id
  type
  details {
    path
    size
    preview {
      path
      size
    }
  }
}`, {"fragmentName":"EmployeePerson"});
export const EmployeeCardFragmentDoc = new TypedDocumentString(`
    fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  isStarted
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
  }
}
    fragment EmployeeAvatar on Content {
  id
  type
  details {
    path
    size
    preview {
      path
      size
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  isArchive
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`, {"fragmentName":"EmployeeCard"});
export const EmployeeRowFragmentDoc = new TypedDocumentString(`
    fragment EmployeeRow on User {
  id
  nameFirst
  nameSecond
  email
  phone
  status
  isAdmin
  isArchive
  isOnline
  isStarted
  isLeader
  dateJobStart
  dateAdaptEnd
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
  }
  subdivision {
    id
    name
    isArchive
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
  }
}
    fragment EmployeeAvatar on Content {
  id
  type
  details {
    path
    size
    preview {
      path
      size
    }
  }
}`, {"fragmentName":"EmployeeRow"});
export const RegulationAssignmentFragmentDoc = new TypedDocumentString(`
    fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}
    `, {"fragmentName":"RegulationAssignment"});
export const RegulationClauseFragmentDoc = new TypedDocumentString(`
    fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
    `, {"fragmentName":"RegulationClause"});
export const RegulationContentFragmentDoc = new TypedDocumentString(`
    fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
    `, {"fragmentName":"RegulationContent"});
export const RegulationPersonFragmentDoc = new TypedDocumentString(`
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}
    `, {"fragmentName":"RegulationPerson"});
export const RegulationApprovalFragmentDoc = new TypedDocumentString(`
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"RegulationApproval"});
export const RegulationDraftVersionFragmentDoc = new TypedDocumentString(`
    fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
  }
  attachments {
    ...RegulationContent
  }
  approvals {
    ...RegulationApproval
  }
}
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"RegulationDraftVersion"});
export const RegulationPropertiesFragmentDoc = new TypedDocumentString(`
    fragment RegulationProperties on Regulation {
  id
  code
  name
  type
  folder
  ownerId
  owner {
    ...RegulationPerson
  }
  status
  signMethod
  minReadingSec
  requireFullScroll
  reviewEveryMonths
  reviewAt
  approverIds
  approvers {
    ...RegulationPerson
  }
  abilities {
    canEdit
    canReport
    canPublish
    canSign
  }
  isArchive
  updatedAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"RegulationProperties"});
export const RegulationSignatureRowFragmentDoc = new TypedDocumentString(`
    fragment RegulationSignatureRow on RegulationSignature {
  id
  regulationId
  versionId
  versionLabel
  userId
  user {
    ...RegulationPerson
  }
  action
  scope
  clauseIds
  method
  confirmedName
  reason
  docSha256
  openedAt
  readingSec
  scrollPct
  ip
  userAgent
  prevHash
  hash
  createdAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"RegulationSignatureRow"});
export const RegulationVersionMetaFragmentDoc = new TypedDocumentString(`
    fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
  avatar {
    id
    details {
      path
      preview {
        path
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"RegulationVersionMeta"});
export const StatisticRowFragmentDoc = new TypedDocumentString(`
    fragment StatisticRow on RegulationStatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}
    `, {"fragmentName":"StatisticRow"});
export const PositionNodeFragmentDoc = new TypedDocumentString(`
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  order
  isArchive
  employeesCount
  updatedAt
}
    `, {"fragmentName":"PositionNode"});
export const PositionCardFragmentDoc = new TypedDocumentString(`
    fragment PositionCard on Position {
  ...PositionNode
  kpi {
    name
    unit
    target
    period
    weight
  }
  postFunctions
}
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  order
  isArchive
  employeesCount
  updatedAt
}`, {"fragmentName":"PositionCard"});
export const StructurePersonFragmentDoc = new TypedDocumentString(`
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  position {
    id
    name
  }
}
    `, {"fragmentName":"StructurePerson"});
export const SubdivisionNodeFragmentDoc = new TypedDocumentString(`
    fragment SubdivisionNode on Subdivision {
  id
  parentId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
}
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
  isArchive
  avatar {
    id
    type
    details {
      path
      size
      preview {
        path
        size
      }
    }
  }
  position {
    id
    name
  }
}`, {"fragmentName":"SubdivisionNode"});
export const StatisticRegulationDocument = new TypedDocumentString(`
    query statisticRegulation($filter: StatisticFilter) {
  statisticRegulation(filter: $filter) {
    total {
      ...StatisticRow
    }
    medianDays
    staleCount
    byRegulation {
      regulation {
        id
        code
        name
        reviewAt
        isArchive
      }
      statistic {
        ...StatisticRow
      }
    }
    bySubdivision {
      subdivision {
        id
        parentId
        name
        isArchive
      }
      statistic {
        ...StatisticRow
      }
    }
    curve {
      date
      assigned
      signed
    }
  }
}
    fragment StatisticRow on RegulationStatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}`);
export const StatisticRegulationPeopleDocument = new TypedDocumentString(`
    query statisticRegulationPeople($filter: StatisticFilter, $regulationId: Int, $subdivisionId: Int, $kind: StatisticKind!, $search: String, $page: Int, $pageSize: Int) {
  statisticRegulationPeople(
    filter: $filter
    regulationId: $regulationId
    subdivisionId: $subdivisionId
    kind: $kind
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      user {
        id
        nameFirst
        nameSecond
        isArchive
        avatar {
          id
          type
          details {
            path
            size
            preview {
              path
              size
            }
          }
        }
        position {
          id
          name
        }
      }
      regulation {
        id
        name
      }
      assignment {
        id
        status
        isOverdue
        startAt
        dueAt
        completedAt
        refusedAt
        remindedAt
      }
    }
  }
}
    `);
export const StatisticRegulationRemindDocument = new TypedDocumentString(`
    mutation statisticRegulationRemind($filter: StatisticFilter, $regulationId: Int, $subdivisionId: Int, $kind: StatisticKind!) {
  statisticRegulationRemind(
    filter: $filter
    regulationId: $regulationId
    subdivisionId: $subdivisionId
    kind: $kind
  )
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    statisticRegulation: build.query<StatisticRegulationQuery, StatisticRegulationQueryVariables | void>({
      query: (variables) => ({ document: StatisticRegulationDocument as unknown as string, variables })
    }),
    statisticRegulationPeople: build.query<StatisticRegulationPeopleQuery, StatisticRegulationPeopleQueryVariables>({
      query: (variables) => ({ document: StatisticRegulationPeopleDocument as unknown as string, variables })
    }),
    statisticRegulationRemind: build.mutation<StatisticRegulationRemindMutation, StatisticRegulationRemindMutationVariables>({
      query: (variables) => ({ document: StatisticRegulationRemindDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useStatisticRegulationQuery, useLazyStatisticRegulationQuery, useStatisticRegulationPeopleQuery, useLazyStatisticRegulationPeopleQuery, useStatisticRegulationRemindMutation } = injectedRtkApi;

