/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ProfileFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, phones: Array<string> | null, sex: string | null, status: string, info: string, detailInfo: string | null, personnelNumber: string | null, interests: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, isAdmin: boolean, isLeader: boolean, positionId: number | null, subdivisionId: number | null, updatedAt: string, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null };

export type PersonLinkFragment = { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type ProfileQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type ProfileQuery = { user: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, phones: Array<string> | null, sex: string | null, status: string, info: string, detailInfo: string | null, personnelNumber: string | null, interests: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, isAdmin: boolean, isLeader: boolean, positionId: number | null, subdivisionId: number | null, updatedAt: string, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null } | null };

export type ProfileAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileAccessQuery = { profileAccess: { userId: number, ownFields: Array<Types.ProfileField>, isHr: boolean, request: { id: number, status: Types.ProfileRequestStatus, comment: string, reason: string, createdAt: string, decidedAt: string | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, decidedBy: { id: number, nameFull: string } | null } | null } };

export type ProfileHistoryQueryVariables = Exact<{
  userId: number;
  pageSize: number;
}>;


export type ProfileHistoryQuery = { history: { count: number, items: Array<{ id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectTypeName: string, objectName: string | null, actor: { id: number, nameFull: string } | null, support: { name: string, reason: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null }> }> }, logActionTypes: Array<{ value: string, name: string }> };

export type ProfileRequestFieldsFragment = { id: number, status: Types.ProfileRequestStatus, comment: string, reason: string, createdAt: string, decidedAt: string | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, decidedBy: { id: number, nameFull: string } | null };

export type ProfileRequestCreateMutationVariables = Exact<{
  changes: Types.ProfileChangesInput;
  comment?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type ProfileRequestCreateMutation = { profileRequestCreate: { id: number } };

export type ProfileRequestWithdrawMutationVariables = Exact<{
  id: number;
}>;


export type ProfileRequestWithdrawMutation = { profileRequestWithdraw: { id: number, status: Types.ProfileRequestStatus } };

export type ProfileUpdateMutationVariables = Exact<{
  user: Types.UserInput;
  fileAvatar?: File | null | undefined;
}>;


export type ProfileUpdateMutation = { userUpdate: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, phones: Array<string> | null, sex: string | null, status: string, info: string, detailInfo: string | null, personnelNumber: string | null, interests: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, isAdmin: boolean, isLeader: boolean, positionId: number | null, subdivisionId: number | null, updatedAt: string, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, nameFull: string, email: string | null, phone: string | null, isOnline: boolean, dateJobStart: string | null, avatar: { id: number, details: { path: string, formats: { _150x150: { path: string } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null } };

export type UserEmailChangeConfirmMutationVariables = Exact<{
  code: string;
}>;


export type UserEmailChangeConfirmMutation = { userEmailChangeConfirm: { id: number, email: string | null, updatedAt: string } };

export type UserEmailChangeStartMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type UserEmailChangeStartMutation = { userEmailChangeStart: boolean };

export type UserPasswordUpdateMutationVariables = Exact<{
  user: Types.UserInput;
}>;


export type UserPasswordUpdateMutation = { userUpdate: { id: number, updatedAt: string } };

export type UserSecurityFieldsFragment = { twoFactorSince: string | null, recoveryCodesLeft: number, emailPending: string | null, accounts: Array<{ id: number, provider: string, email: string | null, createdAt: string, lastUsedAt: string | null }> };

export type UserSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSecurityQuery = { userSecurity: { twoFactorSince: string | null, recoveryCodesLeft: number, emailPending: string | null, accounts: Array<{ id: number, provider: string, email: string | null, createdAt: string, lastUsedAt: string | null }> } };

export type UserSocialBeginMutationVariables = Exact<{
  provider: string;
}>;


export type UserSocialBeginMutation = { userSocialBegin: string };

export type UserSocialLinkMutationVariables = Exact<{
  token: string;
}>;


export type UserSocialLinkMutation = { userSocialLink: { twoFactorSince: string | null, recoveryCodesLeft: number, emailPending: string | null, accounts: Array<{ id: number, provider: string, email: string | null, createdAt: string, lastUsedAt: string | null }> } };

export type UserSocialUnlinkMutationVariables = Exact<{
  id: number;
}>;


export type UserSocialUnlinkMutation = { userSocialUnlink: { twoFactorSince: string | null, recoveryCodesLeft: number, emailPending: string | null, accounts: Array<{ id: number, provider: string, email: string | null, createdAt: string, lastUsedAt: string | null }> } };

export type UserTwoFactorCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type UserTwoFactorCodesMutation = { userTwoFactorCodes: Array<string> };

export type UserTwoFactorConfirmMutationVariables = Exact<{
  code: string;
}>;


export type UserTwoFactorConfirmMutation = { userTwoFactorConfirm: Array<string> };

export type UserTwoFactorOffMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type UserTwoFactorOffMutation = { userTwoFactorOff: { twoFactorSince: string | null, recoveryCodesLeft: number, emailPending: string | null, accounts: Array<{ id: number, provider: string, email: string | null, createdAt: string, lastUsedAt: string | null }> } };

export type UserTwoFactorStartMutationVariables = Exact<{
  password: string;
}>;


export type UserTwoFactorStartMutation = { userTwoFactorStart: { secret: string, uri: string } };

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
export const ProfileRequestFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProfileRequestFields on ProfileRequest {
  id
  status
  changes {
    field
    name
    before
    after
  }
  comment
  reason
  createdAt
  decidedAt
  decidedBy {
    id
    nameFull
  }
}
    `, {"fragmentName":"ProfileRequestFields"});
export const UserSecurityFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserSecurityFields on UserSecurity {
  twoFactorSince
  recoveryCodesLeft
  emailPending
  accounts {
    id
    provider
    email
    createdAt
    lastUsedAt
  }
}
    `, {"fragmentName":"UserSecurityFields"});
export const ProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query profile($user: UserInput!) {
  user(user: $user) {
    ...Profile
  }
}
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
}`);
export const ProfileAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query profileAccess {
  profileAccess {
    userId
    ownFields
    isHr
    request {
      ...ProfileRequestFields
    }
  }
}
    fragment ProfileRequestFields on ProfileRequest {
  id
  status
  changes {
    field
    name
    before
    after
  }
  comment
  reason
  createdAt
  decidedAt
  decidedBy {
    id
    nameFull
  }
}`);
export const ProfileHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query profileHistory($userId: Int!, $pageSize: Int!) {
  history(filter: {affectedUserId: $userId}, pageSize: $pageSize) {
    count
    items {
      id
      at
      actorKind
      actor {
        id
        nameFull
      }
      support {
        name
        reason
      }
      action
      objectTypeName
      objectName
      changes {
        field
        name
        before
        after
      }
    }
  }
  logActionTypes {
    value
    name
  }
}
    `);
export const ProfileRequestCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestCreate($changes: ProfileChangesInput!, $comment: String, $clientKey: String) {
  profileRequestCreate(
    changes: $changes
    comment: $comment
    clientKey: $clientKey
  ) {
    id
  }
}
    `);
export const ProfileRequestWithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestWithdraw($id: Int!) {
  profileRequestWithdraw(id: $id) {
    id
    status
  }
}
    `);
export const ProfileUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileUpdate($user: UserInput!, $fileAvatar: Upload) {
  userUpdate(user: $user, fileAvatar: $fileAvatar) {
    ...Profile
  }
}
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
}`);
export const UserEmailChangeConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userEmailChangeConfirm($code: String!) {
  userEmailChangeConfirm(code: $code) {
    id
    email
    updatedAt
  }
}
    `);
export const UserEmailChangeStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userEmailChangeStart($email: String!, $password: String!) {
  userEmailChangeStart(email: $email, password: $password)
}
    `);
export const UserPasswordUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userPasswordUpdate($user: UserInput!) {
  userUpdate(user: $user) {
    id
    updatedAt
  }
}
    `);
export const UserSecurityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userSecurity {
  userSecurity {
    ...UserSecurityFields
  }
}
    fragment UserSecurityFields on UserSecurity {
  twoFactorSince
  recoveryCodesLeft
  emailPending
  accounts {
    id
    provider
    email
    createdAt
    lastUsedAt
  }
}`);
export const UserSocialBeginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSocialBegin($provider: String!) {
  userSocialBegin(provider: $provider)
}
    `);
export const UserSocialLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSocialLink($token: String!) {
  userSocialLink(token: $token) {
    ...UserSecurityFields
  }
}
    fragment UserSecurityFields on UserSecurity {
  twoFactorSince
  recoveryCodesLeft
  emailPending
  accounts {
    id
    provider
    email
    createdAt
    lastUsedAt
  }
}`);
export const UserSocialUnlinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSocialUnlink($id: Int!) {
  userSocialUnlink(id: $id) {
    ...UserSecurityFields
  }
}
    fragment UserSecurityFields on UserSecurity {
  twoFactorSince
  recoveryCodesLeft
  emailPending
  accounts {
    id
    provider
    email
    createdAt
    lastUsedAt
  }
}`);
export const UserTwoFactorCodesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userTwoFactorCodes($password: String!, $code: String!) {
  userTwoFactorCodes(password: $password, code: $code)
}
    `);
export const UserTwoFactorConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userTwoFactorConfirm($code: String!) {
  userTwoFactorConfirm(code: $code)
}
    `);
export const UserTwoFactorOffDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userTwoFactorOff($password: String!, $code: String!) {
  userTwoFactorOff(password: $password, code: $code) {
    ...UserSecurityFields
  }
}
    fragment UserSecurityFields on UserSecurity {
  twoFactorSince
  recoveryCodesLeft
  emailPending
  accounts {
    id
    provider
    email
    createdAt
    lastUsedAt
  }
}`);
export const UserTwoFactorStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userTwoFactorStart($password: String!) {
  userTwoFactorStart(password: $password) {
    secret
    uri
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileQuery, ProfileQueryVariables>({
      query: (variables) => ({ document: ProfileDocument as unknown as string, variables })
    }),
    profileAccess: build.query<ProfileAccessQuery, ProfileAccessQueryVariables | void>({
      query: (variables) => ({ document: ProfileAccessDocument as unknown as string, variables })
    }),
    profileHistory: build.query<ProfileHistoryQuery, ProfileHistoryQueryVariables>({
      query: (variables) => ({ document: ProfileHistoryDocument as unknown as string, variables })
    }),
    profileRequestCreate: build.mutation<ProfileRequestCreateMutation, ProfileRequestCreateMutationVariables>({
      query: (variables) => ({ document: ProfileRequestCreateDocument as unknown as string, variables })
    }),
    profileRequestWithdraw: build.mutation<ProfileRequestWithdrawMutation, ProfileRequestWithdrawMutationVariables>({
      query: (variables) => ({ document: ProfileRequestWithdrawDocument as unknown as string, variables })
    }),
    profileUpdate: build.mutation<ProfileUpdateMutation, ProfileUpdateMutationVariables>({
      query: (variables) => ({ document: ProfileUpdateDocument as unknown as string, variables })
    }),
    userEmailChangeConfirm: build.mutation<UserEmailChangeConfirmMutation, UserEmailChangeConfirmMutationVariables>({
      query: (variables) => ({ document: UserEmailChangeConfirmDocument as unknown as string, variables })
    }),
    userEmailChangeStart: build.mutation<UserEmailChangeStartMutation, UserEmailChangeStartMutationVariables>({
      query: (variables) => ({ document: UserEmailChangeStartDocument as unknown as string, variables })
    }),
    userPasswordUpdate: build.mutation<UserPasswordUpdateMutation, UserPasswordUpdateMutationVariables>({
      query: (variables) => ({ document: UserPasswordUpdateDocument as unknown as string, variables })
    }),
    userSecurity: build.query<UserSecurityQuery, UserSecurityQueryVariables | void>({
      query: (variables) => ({ document: UserSecurityDocument as unknown as string, variables })
    }),
    userSocialBegin: build.mutation<UserSocialBeginMutation, UserSocialBeginMutationVariables>({
      query: (variables) => ({ document: UserSocialBeginDocument as unknown as string, variables })
    }),
    userSocialLink: build.mutation<UserSocialLinkMutation, UserSocialLinkMutationVariables>({
      query: (variables) => ({ document: UserSocialLinkDocument as unknown as string, variables })
    }),
    userSocialUnlink: build.mutation<UserSocialUnlinkMutation, UserSocialUnlinkMutationVariables>({
      query: (variables) => ({ document: UserSocialUnlinkDocument as unknown as string, variables })
    }),
    userTwoFactorCodes: build.mutation<UserTwoFactorCodesMutation, UserTwoFactorCodesMutationVariables>({
      query: (variables) => ({ document: UserTwoFactorCodesDocument as unknown as string, variables })
    }),
    userTwoFactorConfirm: build.mutation<UserTwoFactorConfirmMutation, UserTwoFactorConfirmMutationVariables>({
      query: (variables) => ({ document: UserTwoFactorConfirmDocument as unknown as string, variables })
    }),
    userTwoFactorOff: build.mutation<UserTwoFactorOffMutation, UserTwoFactorOffMutationVariables>({
      query: (variables) => ({ document: UserTwoFactorOffDocument as unknown as string, variables })
    }),
    userTwoFactorStart: build.mutation<UserTwoFactorStartMutation, UserTwoFactorStartMutationVariables>({
      query: (variables) => ({ document: UserTwoFactorStartDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useProfileQuery, useLazyProfileQuery, useProfileAccessQuery, useLazyProfileAccessQuery, useProfileHistoryQuery, useLazyProfileHistoryQuery, useProfileRequestCreateMutation, useProfileRequestWithdrawMutation, useProfileUpdateMutation, useUserEmailChangeConfirmMutation, useUserEmailChangeStartMutation, useUserPasswordUpdateMutation, useUserSecurityQuery, useLazyUserSecurityQuery, useUserSocialBeginMutation, useUserSocialLinkMutation, useUserSocialUnlinkMutation, useUserTwoFactorCodesMutation, useUserTwoFactorConfirmMutation, useUserTwoFactorOffMutation, useUserTwoFactorStartMutation } = injectedRtkApi;

