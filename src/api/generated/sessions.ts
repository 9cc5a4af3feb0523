/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type IpAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type IpAccessQuery = { ipAccess: { mode: Types.IpMode, updatedAt: string | null, address: string, isAddressIPv4: boolean, isCovered: boolean, isExempt: boolean, recoveryEmail: string | null } };

export type IpAccessStateFragment = { mode: Types.IpMode, updatedAt: string | null, address: string, isAddressIPv4: boolean, isCovered: boolean, isExempt: boolean, recoveryEmail: string | null };

export type IpAccessUpdateMutationVariables = Exact<{
  access: Types.IpAccessInput;
}>;


export type IpAccessUpdateMutation = { ipAccessUpdate: { mode: Types.IpMode, updatedAt: string | null, address: string, isAddressIPv4: boolean, isCovered: boolean, isExempt: boolean, recoveryEmail: string | null } };

export type IpDryRunQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type IpDryRunQuery = { ipDryRun: { count: number, countPeople: number, items: Array<{ addresses: Array<string>, times: number, lastAt: string, user: { id: number, nameFirst: string, nameSecond: string } }> } };

export type IpLogQueryVariables = Exact<{
  result?: Types.IpResult | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type IpLogQuery = { ipLog: { count: number, items: Array<{ id: string, at: string, address: string, result: Types.IpResult, user: { id: number, nameFirst: string, nameSecond: string } }> } };

export type IpRecoverMutationVariables = Exact<{
  token: string;
}>;


export type IpRecoverMutation = { ipRecover: boolean };

export type IpRoleOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type IpRoleOptionsQuery = { roleOptions: Array<{ id: number, name: string, isArchive: boolean }> };

export type IpRuleCreateMutationVariables = Exact<{
  rule: Types.IpRuleInput;
  clientKey?: string | null | undefined;
}>;


export type IpRuleCreateMutation = { ipRuleCreate: { id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null } };

export type IpRuleDeleteMutationVariables = Exact<{
  id: number;
  confirmation?: string | null | undefined;
}>;


export type IpRuleDeleteMutation = { ipRuleDelete: boolean };

export type IpRuleRowFragment = { id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null };

export type IpRuleUpdateMutationVariables = Exact<{
  id: number;
  rule: Types.IpRuleInput;
}>;


export type IpRuleUpdateMutation = { ipRuleUpdate: { id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null } };

export type IpRulesQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type IpRulesQuery = { ipRules: { count: number, items: Array<{ id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null }> } };

export type SignInConfirmMutationVariables = Exact<{
  code: string;
}>;


export type SignInConfirmMutation = { signInConfirm: boolean };

export type SignInConfirmStartMutationVariables = Exact<{ [key: string]: never; }>;


export type SignInConfirmStartMutation = { signInConfirmStart: boolean };

export type SignInHoldQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInHoldQuery = { signInHold: { state: Types.SignInHoldState, kind: Types.SignInChangeKind, changedAt: string, changedBy: string | null, newValue: string | null, canConfirm: boolean } | null };

export type SignInHoldsQueryVariables = Exact<{
  userId: number;
}>;


export type SignInHoldsQuery = { signInHolds: Array<{ state: Types.SignInHoldState, kind: Types.SignInChangeKind, changedAt: string, changedBy: string | null, newValue: string | null, canDecide: boolean }> };

export type UserIpAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type UserIpAccessQuery = { userIpAccess: { isOn: boolean, address: string, isAddressIPv4: boolean, isCovered: boolean, rules: Array<{ id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null }> } };

export type UserIpAccessLiftMutationVariables = Exact<{
  userId: number;
}>;


export type UserIpAccessLiftMutation = { userIpAccessLift: boolean };

export type UserIpAccessStateFragment = { isOn: boolean, address: string, isAddressIPv4: boolean, isCovered: boolean, rules: Array<{ id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null }> };

export type UserIpAccessUpdateMutationVariables = Exact<{
  isOn: boolean;
}>;


export type UserIpAccessUpdateMutation = { userIpAccessUpdate: { isOn: boolean, address: string, isAddressIPv4: boolean, isCovered: boolean, rules: Array<{ id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null }> } };

export type UserIpRuleCreateMutationVariables = Exact<{
  rule: Types.UserIpRuleInput;
  clientKey?: string | null | undefined;
}>;


export type UserIpRuleCreateMutation = { userIpRuleCreate: { id: number, address: string, comment: string, until: string | null, isOver: boolean, lastUsedAt: string | null, createdAt: string, updatedAt: string, roles: Array<{ id: number, name: string, isArchive: boolean }> | null, createdBy: { id: number, nameFirst: string, nameSecond: string } | null } };

export type UserIpRuleDeleteMutationVariables = Exact<{
  id: number;
}>;


export type UserIpRuleDeleteMutation = { userIpRuleDelete: boolean };

export type UserProtectionQueryVariables = Exact<{
  userId: number;
}>;


export type UserProtectionQuery = { userProtection: { twoFactorSince: string | null, isIpRestricted: boolean } };

export type UserSessionEndMutationVariables = Exact<{
  id: number;
}>;


export type UserSessionEndMutation = { userSessionEnd: boolean };

export type UserSessionsQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type UserSessionsQuery = { userSessions: Array<{ id: number, device: string, ip: string, lastIp: string, createdAt: string, lastActivityAt: string, expiresAt: string, isCurrent: boolean }> };

export type UserSessionsEndMutationVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type UserSessionsEndMutation = { userSessionsEnd: number };

export type UserSignInConfirmMutationVariables = Exact<{
  userId: number;
  decision: string;
}>;


export type UserSignInConfirmMutation = { userSignInConfirm: boolean };

export type UserTwoFactorResetMutationVariables = Exact<{
  userId: number;
}>;


export type UserTwoFactorResetMutation = { userTwoFactorReset: boolean };

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
export const IpAccessStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment IpAccessState on IpAccess {
  mode
  updatedAt
  address
  isAddressIPv4
  isCovered
  isExempt
  recoveryEmail
}
    `, {"fragmentName":"IpAccessState"});
export const IpRuleRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"IpRuleRow"});
export const UserIpAccessStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserIpAccessState on UserIpAccess {
  isOn
  address
  isAddressIPv4
  isCovered
  rules {
    ...IpRuleRow
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}`, {"fragmentName":"UserIpAccessState"});
export const IpAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ipAccess {
  ipAccess {
    ...IpAccessState
  }
}
    fragment IpAccessState on IpAccess {
  mode
  updatedAt
  address
  isAddressIPv4
  isCovered
  isExempt
  recoveryEmail
}`);
export const IpAccessUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ipAccessUpdate($access: IpAccessInput!) {
  ipAccessUpdate(access: $access) {
    ...IpAccessState
  }
}
    fragment IpAccessState on IpAccess {
  mode
  updatedAt
  address
  isAddressIPv4
  isCovered
  isExempt
  recoveryEmail
}`);
export const IpDryRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ipDryRun($page: Int, $pageSize: Int) {
  ipDryRun(page: $page, pageSize: $pageSize) {
    count
    countPeople
    items {
      user {
        id
        nameFirst
        nameSecond
      }
      addresses
      times
      lastAt
    }
  }
}
    `);
export const IpLogDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ipLog($result: IpResult, $search: String, $page: Int, $pageSize: Int) {
  ipLog(result: $result, search: $search, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      at
      address
      result
      user {
        id
        nameFirst
        nameSecond
      }
    }
  }
}
    `);
export const IpRecoverDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ipRecover($token: String!) {
  ipRecover(token: $token)
}
    `);
export const IpRoleOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ipRoleOptions {
  roleOptions {
    id
    name
    isArchive
  }
}
    `);
export const IpRuleCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ipRuleCreate($rule: IpRuleInput!, $clientKey: String) {
  ipRuleCreate(rule: $rule, clientKey: $clientKey) {
    ...IpRuleRow
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}`);
export const IpRuleDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ipRuleDelete($id: Int!, $confirmation: String) {
  ipRuleDelete(id: $id, confirmation: $confirmation)
}
    `);
export const IpRuleUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ipRuleUpdate($id: Int!, $rule: IpRuleInput!) {
  ipRuleUpdate(id: $id, rule: $rule) {
    ...IpRuleRow
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}`);
export const IpRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ipRules($search: String, $page: Int, $pageSize: Int) {
  ipRules(search: $search, page: $page, pageSize: $pageSize) {
    count
    items {
      ...IpRuleRow
    }
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}`);
export const SignInConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation signInConfirm($code: String!) {
  signInConfirm(code: $code)
}
    `);
export const SignInConfirmStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation signInConfirmStart {
  signInConfirmStart
}
    `);
export const SignInHoldDocument = /*#__PURE__*/ new TypedDocumentString(`
    query signInHold {
  signInHold {
    state
    kind
    changedAt
    changedBy
    newValue
    canConfirm
  }
}
    `);
export const SignInHoldsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query signInHolds($userId: Int!) {
  signInHolds(userId: $userId) {
    state
    kind
    changedAt
    changedBy
    newValue
    canDecide
  }
}
    `);
export const UserIpAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userIpAccess {
  userIpAccess {
    ...UserIpAccessState
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}
fragment UserIpAccessState on UserIpAccess {
  isOn
  address
  isAddressIPv4
  isCovered
  rules {
    ...IpRuleRow
  }
}`);
export const UserIpAccessLiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userIpAccessLift($userId: Int!) {
  userIpAccessLift(userId: $userId)
}
    `);
export const UserIpAccessUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userIpAccessUpdate($isOn: Boolean!) {
  userIpAccessUpdate(isOn: $isOn) {
    ...UserIpAccessState
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}
fragment UserIpAccessState on UserIpAccess {
  isOn
  address
  isAddressIPv4
  isCovered
  rules {
    ...IpRuleRow
  }
}`);
export const UserIpRuleCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userIpRuleCreate($rule: UserIpRuleInput!, $clientKey: String) {
  userIpRuleCreate(rule: $rule, clientKey: $clientKey) {
    ...IpRuleRow
  }
}
    fragment IpRuleRow on IpRule {
  id
  address
  comment
  roles {
    id
    name
    isArchive
  }
  until
  isOver
  createdBy {
    id
    nameFirst
    nameSecond
  }
  lastUsedAt
  createdAt
  updatedAt
}`);
export const UserIpRuleDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userIpRuleDelete($id: Int!) {
  userIpRuleDelete(id: $id)
}
    `);
export const UserProtectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userProtection($userId: Int!) {
  userProtection(userId: $userId) {
    twoFactorSince
    isIpRestricted
  }
}
    `);
export const UserSessionEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSessionEnd($id: Int!) {
  userSessionEnd(id: $id)
}
    `);
export const UserSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userSessions($userId: Int) {
  userSessions(userId: $userId) {
    id
    device
    ip
    lastIp
    createdAt
    lastActivityAt
    expiresAt
    isCurrent
  }
}
    `);
export const UserSessionsEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSessionsEnd($userId: Int) {
  userSessionsEnd(userId: $userId)
}
    `);
export const UserSignInConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userSignInConfirm($userId: Int!, $decision: String!) {
  userSignInConfirm(userId: $userId, decision: $decision)
}
    `);
export const UserTwoFactorResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userTwoFactorReset($userId: Int!) {
  userTwoFactorReset(userId: $userId)
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ipAccess: build.query<IpAccessQuery, IpAccessQueryVariables | void>({
      query: (variables) => ({ document: IpAccessDocument as unknown as string, variables })
    }),
    ipAccessUpdate: build.mutation<IpAccessUpdateMutation, IpAccessUpdateMutationVariables>({
      query: (variables) => ({ document: IpAccessUpdateDocument as unknown as string, variables })
    }),
    ipDryRun: build.query<IpDryRunQuery, IpDryRunQueryVariables | void>({
      query: (variables) => ({ document: IpDryRunDocument as unknown as string, variables })
    }),
    ipLog: build.query<IpLogQuery, IpLogQueryVariables | void>({
      query: (variables) => ({ document: IpLogDocument as unknown as string, variables })
    }),
    ipRecover: build.mutation<IpRecoverMutation, IpRecoverMutationVariables>({
      query: (variables) => ({ document: IpRecoverDocument as unknown as string, variables })
    }),
    ipRoleOptions: build.query<IpRoleOptionsQuery, IpRoleOptionsQueryVariables | void>({
      query: (variables) => ({ document: IpRoleOptionsDocument as unknown as string, variables })
    }),
    ipRuleCreate: build.mutation<IpRuleCreateMutation, IpRuleCreateMutationVariables>({
      query: (variables) => ({ document: IpRuleCreateDocument as unknown as string, variables })
    }),
    ipRuleDelete: build.mutation<IpRuleDeleteMutation, IpRuleDeleteMutationVariables>({
      query: (variables) => ({ document: IpRuleDeleteDocument as unknown as string, variables })
    }),
    ipRuleUpdate: build.mutation<IpRuleUpdateMutation, IpRuleUpdateMutationVariables>({
      query: (variables) => ({ document: IpRuleUpdateDocument as unknown as string, variables })
    }),
    ipRules: build.query<IpRulesQuery, IpRulesQueryVariables | void>({
      query: (variables) => ({ document: IpRulesDocument as unknown as string, variables })
    }),
    signInConfirm: build.mutation<SignInConfirmMutation, SignInConfirmMutationVariables>({
      query: (variables) => ({ document: SignInConfirmDocument as unknown as string, variables })
    }),
    signInConfirmStart: build.mutation<SignInConfirmStartMutation, SignInConfirmStartMutationVariables | void>({
      query: (variables) => ({ document: SignInConfirmStartDocument as unknown as string, variables })
    }),
    signInHold: build.query<SignInHoldQuery, SignInHoldQueryVariables | void>({
      query: (variables) => ({ document: SignInHoldDocument as unknown as string, variables })
    }),
    signInHolds: build.query<SignInHoldsQuery, SignInHoldsQueryVariables>({
      query: (variables) => ({ document: SignInHoldsDocument as unknown as string, variables })
    }),
    userIpAccess: build.query<UserIpAccessQuery, UserIpAccessQueryVariables | void>({
      query: (variables) => ({ document: UserIpAccessDocument as unknown as string, variables })
    }),
    userIpAccessLift: build.mutation<UserIpAccessLiftMutation, UserIpAccessLiftMutationVariables>({
      query: (variables) => ({ document: UserIpAccessLiftDocument as unknown as string, variables })
    }),
    userIpAccessUpdate: build.mutation<UserIpAccessUpdateMutation, UserIpAccessUpdateMutationVariables>({
      query: (variables) => ({ document: UserIpAccessUpdateDocument as unknown as string, variables })
    }),
    userIpRuleCreate: build.mutation<UserIpRuleCreateMutation, UserIpRuleCreateMutationVariables>({
      query: (variables) => ({ document: UserIpRuleCreateDocument as unknown as string, variables })
    }),
    userIpRuleDelete: build.mutation<UserIpRuleDeleteMutation, UserIpRuleDeleteMutationVariables>({
      query: (variables) => ({ document: UserIpRuleDeleteDocument as unknown as string, variables })
    }),
    userProtection: build.query<UserProtectionQuery, UserProtectionQueryVariables>({
      query: (variables) => ({ document: UserProtectionDocument as unknown as string, variables })
    }),
    userSessionEnd: build.mutation<UserSessionEndMutation, UserSessionEndMutationVariables>({
      query: (variables) => ({ document: UserSessionEndDocument as unknown as string, variables })
    }),
    userSessions: build.query<UserSessionsQuery, UserSessionsQueryVariables | void>({
      query: (variables) => ({ document: UserSessionsDocument as unknown as string, variables })
    }),
    userSessionsEnd: build.mutation<UserSessionsEndMutation, UserSessionsEndMutationVariables | void>({
      query: (variables) => ({ document: UserSessionsEndDocument as unknown as string, variables })
    }),
    userSignInConfirm: build.mutation<UserSignInConfirmMutation, UserSignInConfirmMutationVariables>({
      query: (variables) => ({ document: UserSignInConfirmDocument as unknown as string, variables })
    }),
    userTwoFactorReset: build.mutation<UserTwoFactorResetMutation, UserTwoFactorResetMutationVariables>({
      query: (variables) => ({ document: UserTwoFactorResetDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useIpAccessQuery, useLazyIpAccessQuery, useIpAccessUpdateMutation, useIpDryRunQuery, useLazyIpDryRunQuery, useIpLogQuery, useLazyIpLogQuery, useIpRecoverMutation, useIpRoleOptionsQuery, useLazyIpRoleOptionsQuery, useIpRuleCreateMutation, useIpRuleDeleteMutation, useIpRuleUpdateMutation, useIpRulesQuery, useLazyIpRulesQuery, useSignInConfirmMutation, useSignInConfirmStartMutation, useSignInHoldQuery, useLazySignInHoldQuery, useSignInHoldsQuery, useLazySignInHoldsQuery, useUserIpAccessQuery, useLazyUserIpAccessQuery, useUserIpAccessLiftMutation, useUserIpAccessUpdateMutation, useUserIpRuleCreateMutation, useUserIpRuleDeleteMutation, useUserProtectionQuery, useLazyUserProtectionQuery, useUserSessionEndMutation, useUserSessionsQuery, useLazyUserSessionsQuery, useUserSessionsEndMutation, useUserSignInConfirmMutation, useUserTwoFactorResetMutation } = injectedRtkApi;

