/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ColleagueFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, isNewcomer: boolean, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type ColleaguesQueryVariables = Exact<{
  search?: string | null | undefined;
  subdivisionIds?: Array<number> | number | null | undefined;
  sort?: Types.UserSort | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ColleaguesQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, isNewcomer: boolean, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type EmployeeAvatarFragment = { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } };

export type EmployeePersonFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type EmployeeRequestFragment = { id: number, comment: string, createdAt: string, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, user: { updatedAt: string, id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type EmployeeRowFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isLeader: boolean, mentorId: number | null, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } };

export type EmployeesQueryVariables = Exact<{
  search?: string | null | undefined;
  subdivisionIds?: Array<number> | number | null | undefined;
  withChildren?: boolean | null | undefined;
  positionIds?: Array<number> | number | null | undefined;
  statuses?: Array<string> | string | null | undefined;
  isArchive?: boolean | null | undefined;
  isDocumentExpiring?: boolean | null | undefined;
  sort?: Types.UserSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmployeesQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isLeader: boolean, mentorId: number | null, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } }> } };

export type EmployeesUninvitedQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmployeesUninvitedQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string }> } };

export type ProfileRequestsQueryVariables = Exact<{
  userId?: number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProfileRequestsQuery = { profileRequests: { count: number, items: Array<{ id: number, comment: string, createdAt: string, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, user: { updatedAt: string, id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> } };

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
    formats {
      _150x150 {
        path
        size
      }
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
  isNewcomer
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}`, {"fragmentName":"Colleague"});
export const EmployeePersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}`, {"fragmentName":"EmployeePerson"});
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
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
  hasPassword
  isLeader
  mentorId
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}`, {"fragmentName":"EmployeeRow"});
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
  isNewcomer
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}`);
export const EmployeesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employees($search: String, $subdivisionIds: [Int!], $withChildren: Boolean, $positionIds: [Int!], $statuses: [String!], $isArchive: Boolean, $isDocumentExpiring: Boolean, $sort: UserSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  users(
    search: $search
    subdivisionIds: $subdivisionIds
    withChildren: $withChildren
    positionIds: $positionIds
    statuses: $statuses
    isArchive: $isArchive
    isDocumentExpiring: $isDocumentExpiring
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
    formats {
      _150x150 {
        path
        size
      }
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
  hasPassword
  isLeader
  mentorId
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
export const EmployeesUninvitedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeesUninvited($page: Int, $pageSize: Int) {
  users(isInvited: false, sort: name, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      nameFirst
      nameSecond
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
    formats {
      _150x150 {
        path
        size
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
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
    colleagues: build.query<ColleaguesQuery, ColleaguesQueryVariables | void>({
      query: (variables) => ({ document: ColleaguesDocument as unknown as string, variables })
    }),
    employees: build.query<EmployeesQuery, EmployeesQueryVariables | void>({
      query: (variables) => ({ document: EmployeesDocument as unknown as string, variables })
    }),
    employeesUninvited: build.query<EmployeesUninvitedQuery, EmployeesUninvitedQueryVariables | void>({
      query: (variables) => ({ document: EmployeesUninvitedDocument as unknown as string, variables })
    }),
    profileRequests: build.query<ProfileRequestsQuery, ProfileRequestsQueryVariables | void>({
      query: (variables) => ({ document: ProfileRequestsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useColleaguesQuery, useLazyColleaguesQuery, useEmployeesQuery, useLazyEmployeesQuery, useEmployeesUninvitedQuery, useLazyEmployeesUninvitedQuery, useProfileRequestsQuery, useLazyProfileRequestsQuery } = injectedRtkApi;

