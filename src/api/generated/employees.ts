/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ColleagueFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, dateJobStart: string | null, createdAt: string, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type ColleagueQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type ColleagueQuery = { user: { nameMiddle: string, info: string, id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, dateJobStart: string | null, createdAt: string, subdivisionId: number | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null };

export type ColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
  subdivisionIds?: Array<number> | number | null | undefined;
  sort?: Types.UserSort | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ColleaguesQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, dateJobStart: string | null, createdAt: string, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type EmployeeQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type EmployeeQuery = { user: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } | null };

export type EmployeeArchiveMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeArchiveMutation = { userDelete: boolean };

export type EmployeeAvatarFragment = { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } };

export type EmployeeCardFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } };

export type EmployeeCreateMutationVariables = Exact<{
  user: Types.UserInput;
  fileAvatar?: File | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type EmployeeCreateMutation = { userCreate: { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } } };

export type EmployeeInviteMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeInviteMutation = { userInvite: boolean };

export type EmployeeOptionsQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmployeeOptionsQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null }> } };

export type EmployeePersonFragment = { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null };

export type EmployeeRequestFragment = { id: number, comment: string, createdAt: string, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, user: { updatedAt: string, id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } };

export type EmployeeRestoreMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeRestoreMutation = { userRestore: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type EmployeeRowFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } };

export type EmployeeUpdateMutationVariables = Exact<{
  user: Types.UserInput;
  fileAvatar?: File | null | undefined;
}>;


export type EmployeeUpdateMutation = { userUpdate: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type EmployeesQueryVariables = Exact<{
  search?: string | null | undefined;
  subdivisionIds?: Array<number> | number | null | undefined;
  withChildren?: boolean | null | undefined;
  positionIds?: Array<number> | number | null | undefined;
  statuses?: Array<string> | string | null | undefined;
  isArchive?: boolean | null | undefined;
  sort?: Types.UserSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmployeesQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, isStarted: boolean, isLeader: boolean, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } }> } };

export type ProfileRequestAcceptMutationVariables = Exact<{
  id: number;
  updatedAt?: string | null | undefined;
}>;


export type ProfileRequestAcceptMutation = { profileRequestAccept: { id: number, user: { id: number } } };

export type ProfileRequestDeclineMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ProfileRequestDeclineMutation = { profileRequestDecline: { id: number, user: { id: number } } };

export type ProfileRequestsQueryVariables = Exact<{
  userId?: number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProfileRequestsQuery = { profileRequests: { count: number, items: Array<{ id: number, comment: string, createdAt: string, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, user: { updatedAt: string, id: number, nameFirst: string, nameSecond: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, preview: { path: string, size: number } | null } } | null, position: { id: number, name: string } | null } }> } };

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
export const EmployeeAvatarFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
export const ColleagueFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
  createdAt
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
export const EmployeePersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
export const EmployeeCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
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
export const EmployeeRequestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeRequest on ProfileRequest {
  id
  comment
  createdAt
  changes {
    field
    name
    before
    after
  }
  user {
    ...EmployeePerson
    updatedAt
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
}`, {"fragmentName":"EmployeeRequest"});
export const EmployeeRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
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
export const ColleagueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query colleague($user: UserInput!) {
  user(user: $user) {
    ...Colleague
    nameMiddle
    info
    leader {
      ...EmployeePerson
    }
  }
}
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
  createdAt
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
}`);
export const ColleaguesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query colleagues($search: String, $subdivisionIds: [Int!], $sort: UserSort, $page: Int, $pageSize: Int) {
  users(
    search: $search
    subdivisionIds: $subdivisionIds
    withChildren: true
    isArchive: false
    sort: $sort
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...Colleague
    }
  }
}
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
  createdAt
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
}`);
export const EmployeeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employee($user: UserInput!) {
  user(user: $user) {
    ...EmployeeCard
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
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
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
}`);
export const EmployeeArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeArchive($id: Int!) {
  userDelete(id: $id)
}
    `);
export const EmployeeCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeCreate($user: UserInput!, $fileAvatar: Upload, $clientKey: String) {
  userCreate(user: $user, fileAvatar: $fileAvatar, clientKey: $clientKey) {
    ...EmployeeRow
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
}`);
export const EmployeeInviteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeInvite($id: Int!) {
  userInvite(id: $id)
}
    `);
export const EmployeeOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeeOptions($ids: [Int!], $search: String, $pageSize: Int) {
  users(
    ids: $ids
    search: $search
    isArchive: false
    sort: name
    pageSize: $pageSize
  ) {
    count
    items {
      ...EmployeePerson
    }
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
}`);
export const EmployeeRestoreDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeRestore($id: Int!) {
  userRestore(id: $id) {
    ...EmployeeCard
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
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
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
}`);
export const EmployeeUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeUpdate($user: UserInput!, $fileAvatar: Upload) {
  userUpdate(user: $user, fileAvatar: $fileAvatar) {
    ...EmployeeCard
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
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
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
}`);
export const EmployeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employees($search: String, $subdivisionIds: [Int!], $withChildren: Boolean, $positionIds: [Int!], $statuses: [String!], $isArchive: Boolean, $sort: UserSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  users(
    search: $search
    subdivisionIds: $subdivisionIds
    withChildren: $withChildren
    positionIds: $positionIds
    statuses: $statuses
    isArchive: $isArchive
    sort: $sort
    direction: $direction
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...EmployeeRow
    }
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
}`);
export const ProfileRequestAcceptDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestAccept($id: Int!, $updatedAt: DateTime) {
  profileRequestAccept(id: $id, updatedAt: $updatedAt) {
    id
    user {
      id
    }
  }
}
    `);
export const ProfileRequestDeclineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestDecline($id: Int!, $reason: String!) {
  profileRequestDecline(id: $id, reason: $reason) {
    id
    user {
      id
    }
  }
}
    `);
export const ProfileRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query profileRequests($userId: Int, $page: Int, $pageSize: Int) {
  profileRequests(userId: $userId, page: $page, pageSize: $pageSize) {
    count
    items {
      ...EmployeeRequest
    }
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
}
fragment EmployeeRequest on ProfileRequest {
  id
  comment
  createdAt
  changes {
    field
    name
    before
    after
  }
  user {
    ...EmployeePerson
    updatedAt
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    colleague: build.query<ColleagueQuery, ColleagueQueryVariables>({
      query: (variables) => ({ document: ColleagueDocument as unknown as string, variables })
    }),
    colleagues: build.query<ColleaguesQuery, ColleaguesQueryVariables | void>({
      query: (variables) => ({ document: ColleaguesDocument as unknown as string, variables })
    }),
    employee: build.query<EmployeeQuery, EmployeeQueryVariables>({
      query: (variables) => ({ document: EmployeeDocument as unknown as string, variables })
    }),
    employeeArchive: build.mutation<EmployeeArchiveMutation, EmployeeArchiveMutationVariables>({
      query: (variables) => ({ document: EmployeeArchiveDocument as unknown as string, variables })
    }),
    employeeCreate: build.mutation<EmployeeCreateMutation, EmployeeCreateMutationVariables>({
      query: (variables) => ({ document: EmployeeCreateDocument as unknown as string, variables })
    }),
    employeeInvite: build.mutation<EmployeeInviteMutation, EmployeeInviteMutationVariables>({
      query: (variables) => ({ document: EmployeeInviteDocument as unknown as string, variables })
    }),
    employeeOptions: build.query<EmployeeOptionsQuery, EmployeeOptionsQueryVariables | void>({
      query: (variables) => ({ document: EmployeeOptionsDocument as unknown as string, variables })
    }),
    employeeRestore: build.mutation<EmployeeRestoreMutation, EmployeeRestoreMutationVariables>({
      query: (variables) => ({ document: EmployeeRestoreDocument as unknown as string, variables })
    }),
    employeeUpdate: build.mutation<EmployeeUpdateMutation, EmployeeUpdateMutationVariables>({
      query: (variables) => ({ document: EmployeeUpdateDocument as unknown as string, variables })
    }),
    employees: build.query<EmployeesQuery, EmployeesQueryVariables | void>({
      query: (variables) => ({ document: EmployeesDocument as unknown as string, variables })
    }),
    profileRequestAccept: build.mutation<ProfileRequestAcceptMutation, ProfileRequestAcceptMutationVariables>({
      query: (variables) => ({ document: ProfileRequestAcceptDocument as unknown as string, variables })
    }),
    profileRequestDecline: build.mutation<ProfileRequestDeclineMutation, ProfileRequestDeclineMutationVariables>({
      query: (variables) => ({ document: ProfileRequestDeclineDocument as unknown as string, variables })
    }),
    profileRequests: build.query<ProfileRequestsQuery, ProfileRequestsQueryVariables | void>({
      query: (variables) => ({ document: ProfileRequestsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useColleagueQuery, useLazyColleagueQuery, useColleaguesQuery, useLazyColleaguesQuery, useEmployeeQuery, useLazyEmployeeQuery, useEmployeeArchiveMutation, useEmployeeCreateMutation, useEmployeeInviteMutation, useEmployeeOptionsQuery, useLazyEmployeeOptionsQuery, useEmployeeRestoreMutation, useEmployeeUpdateMutation, useEmployeesQuery, useLazyEmployeesQuery, useProfileRequestAcceptMutation, useProfileRequestDeclineMutation, useProfileRequestsQuery, useLazyProfileRequestsQuery } = injectedRtkApi;

