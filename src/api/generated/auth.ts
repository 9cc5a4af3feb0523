/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type DemoStartMutationVariables = Exact<{ [key: string]: never; }>;


export type DemoStartMutation = { demoStart: { type: string, message: string | null, token: string | null, routePath: string | null, challenge: string | null, user: { id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null } | null } };

export type GetSessionTokenMutationVariables = Exact<{
  type: string;
  login?: string | null | undefined;
  password?: string | null | undefined;
  code?: string | null | undefined;
  accessToken?: string | null | undefined;
  userId?: number | null | undefined;
}>;


export type GetSessionTokenMutation = { getSessionToken: { type: string, message: string | null, token: string | null, routePath: string | null, challenge: string | null, user: { organizationAdminId: number | null, phone: string | null, phones: Array<string> | null, sex: string | null, avatarId: number | null, mentorId: number | null, traineeId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null, reasonLeaving: string | null, interests: Array<string>, info: string, idealPicture: Array<string>, detailInfo: string | null, age: number | null, authType: string | null, isAdaptionNotPassed: boolean, isBirth: boolean, isOnline: boolean, isArchive: boolean, createdAt: string, id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource }>, trialPeriodTasks: Array<{ id: number, title: string, dueOn: string | null, doneAt: string | null }>, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, subdivision: { id: number, name: string } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string } | null, mentor: { id: number, nameFirst: string, nameSecond: string } | null, trainee: { id: number, nameFirst: string, nameSecond: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null } | null } };

export type InitAppQueryVariables = Exact<{ [key: string]: never; }>;


export type InitAppQuery = { userIsAuth: boolean, initApp: { isDemo: boolean, sessionRejection: string | null, user: { id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null } | null, userRole: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null, rights: { organization: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } }, scoped: Array<{ subdivisionId: number, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } }> } | null, viewAs: { roleId: number | null, userId: number | null, name: string, until: string } | null, support: { id: number, organizationName: string, reason: string, until: string, consent: Types.SupportConsent | null } | null, supportRequests: Array<{ id: number, name: string, reason: string, until: string }>, suspension: { reason: string, until: string | null } | null, addressConfirmation: { email: string, emailsPerDay: number } | null, consts: { rootAdminId: number, superOrganizationId: number, superAdminPrivilegeIds: Array<number>, isSuperAdminPrivilege: boolean, lpAddress: string, accent: string | null, sample: Types.SampleIndustry | null, hasDemo: boolean, authProviders: Array<{ id: string, name: string | null }>, offer: { freeEmployees: number, employeePrice: number, isSample: boolean, contactEmail: string | null, contactPhone: string | null }, subscription: { isActiveSubscribe: boolean } } }, ownAlerts: Array<{ id: number, message: string, level: Types.AlertLevel, button: { label: string, url: string } | null }>, userSexTypes: Array<{ value: string, name: string }>, userStatusTypes: Array<{ value: string, name: string }>, organizationFormTypes: Array<{ value: string, name: string }>, organizationNotificationTypes: Array<{ value: string, name: string }>, paymentMethodTypes: Array<{ value: string, name: string }>, paymentStatusTypes: Array<{ value: string, name: string }>, logActionTypes: Array<{ value: string, name: string }> };

export type LinkedUserFragment = { phone: string | null, phones: Array<string> | null, sex: string | null, avatarId: number | null, mentorId: number | null, traineeId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null, reasonLeaving: string | null, interests: Array<string>, info: string, idealPicture: Array<string>, detailInfo: string | null, age: number | null, authType: string | null, isAdaptionNotPassed: boolean, isBirth: boolean, isOnline: boolean, isArchive: boolean, createdAt: string, id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource }>, trialPeriodTasks: Array<{ id: number, title: string, dueOn: string | null, doneAt: string | null }>, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, subdivision: { id: number, name: string } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string } | null, mentor: { id: number, nameFirst: string, nameSecond: string } | null, trainee: { id: number, nameFirst: string, nameSecond: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null };

export type LinkedSubdivisionFragment = { id: number, name: string };

export type LinkedPersonFragment = { id: number, nameFirst: string, nameSecond: string };

export type OwnAlertNoteMutationVariables = Exact<{
  id: number;
  event: Types.OwnAlertEvent;
}>;


export type OwnAlertNoteMutation = { ownAlertNote: boolean };

export type SessionEndMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionEndMutation = { sessionEnd: boolean };

export type SessionRoleFragment = { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } };

export type SessionUserFragment = { id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null };

export type UserAddressCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type UserAddressCodeMutation = { userAddressCode: boolean };

export type UserAddressConfirmMutationVariables = Exact<{
  code: string;
}>;


export type UserAddressConfirmMutation = { userAddressConfirm: boolean };

export type UserRegAdminMutationVariables = Exact<{
  user: Types.UserInput;
}>;


export type UserRegAdminMutation = { userRegAdmin: { type: string, message: string | null, token: string | null, routePath: string | null, challenge: string | null, user: { phone: string | null, phones: Array<string> | null, sex: string | null, avatarId: number | null, mentorId: number | null, traineeId: number | null, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null, reasonLeaving: string | null, interests: Array<string>, info: string, idealPicture: Array<string>, detailInfo: string | null, age: number | null, authType: string | null, isAdaptionNotPassed: boolean, isBirth: boolean, isOnline: boolean, isArchive: boolean, createdAt: string, id: number, email: string | null, nameFirst: string, nameMiddle: string, nameSecond: string, nameShort: string, nameFull: string, status: string, organizationId: number, subdivisionId: number | null, positionId: number | null, leaderSubdivisionId: number | null, isSuperAdmin: boolean, isAdmin: boolean, isLeader: boolean, isUser: boolean, isActive: boolean, updatedAt: string, roles: Array<{ id: number | null, roleId: number, name: string, source: Types.RoleSource }>, trialPeriodTasks: Array<{ id: number, title: string, dueOn: string | null, doneAt: string | null }>, skills: Array<{ name: string, level: number }>, goals: Array<{ text: string, dueAt: string | null, progress: number }> | null, subdivision: { id: number, name: string } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string } | null, mentor: { id: number, nameFirst: string, nameSecond: string } | null, trainee: { id: number, nameFirst: string, nameSecond: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, role: { id: number, name: string, updatedAt: string, rights: { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } } } | null } | null } | null } };

export type RightPairFragment = { read: boolean, write: boolean };

export type AllRightsFragment = { organizationSetting: { read: boolean, write: boolean }, organizationAbout: { read: boolean, write: boolean }, integrations: { read: boolean, write: boolean }, integrationBitrix: { read: boolean, write: boolean }, integrationAmo: { read: boolean, write: boolean }, integrationAvito: { read: boolean, write: boolean }, integrationTelegram: { read: boolean, write: boolean }, structure: { read: boolean, write: boolean }, roles: { read: boolean, write: boolean }, employees: { read: boolean, write: boolean }, statistics: { read: boolean, write: boolean }, faq: { read: boolean, write: boolean }, payment: { read: boolean, write: boolean }, backOfficeSettingAccount: { read: boolean, write: boolean }, backOfficeDocs: { read: boolean, write: boolean }, backOfficeRef: { read: boolean, write: boolean }, backOfficeSuper: { read: boolean, write: boolean } };

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
export const RightPairFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RightPair on RightFlags {
  read
  write
}
    `, {"fragmentName":"RightPair"});
export const AllRightsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}
    fragment RightPair on RightFlags {
  read
  write
}`, {"fragmentName":"AllRights"});
export const SessionRoleFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
    fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`, {"fragmentName":"SessionRole"});
export const SessionUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
    fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`, {"fragmentName":"SessionUser"});
export const LinkedSubdivisionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkedSubdivision on Subdivision {
  id
  name
}
    `, {"fragmentName":"LinkedSubdivision"});
export const LinkedPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkedPerson on User {
  id
  nameFirst
  nameSecond
}
    `, {"fragmentName":"LinkedPerson"});
export const LinkedUserFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkedUser on User {
  ...SessionUser
  phone
  phones
  sex
  avatarId
  mentorId
  traineeId
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  datePossibleLeaving
  reasonPossibleLeaving
  roles {
    id
    roleId
    name
    source
  }
  reasonLeaving
  trialPeriodTasks {
    id
    title
    dueOn
    doneAt
  }
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
  info
  idealPicture
  detailInfo
  age
  authType
  isAdaptionNotPassed
  isBirth
  isOnline
  isArchive
  createdAt
  subdivision {
    ...LinkedSubdivision
  }
  leaderSubdivision {
    ...LinkedSubdivision
  }
  leader {
    ...LinkedPerson
  }
  mentor {
    ...LinkedPerson
  }
  trainee {
    ...LinkedPerson
  }
}
    fragment LinkedSubdivision on Subdivision {
  id
  name
}
fragment LinkedPerson on User {
  id
  nameFirst
  nameSecond
}
fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`, {"fragmentName":"LinkedUser"});
export const DemoStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation demoStart {
  demoStart {
    type
    message
    token
    routePath
    challenge
    user {
      ...SessionUser
    }
  }
}
    fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const GetSessionTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation getSessionToken($type: String!, $login: String, $password: String, $code: String, $accessToken: String, $userId: Int) {
  getSessionToken(
    type: $type
    login: $login
    password: $password
    code: $code
    accessToken: $accessToken
    userId: $userId
  ) {
    type
    message
    token
    routePath
    challenge
    user {
      ...LinkedUser
      organizationAdminId
    }
  }
}
    fragment LinkedUser on User {
  ...SessionUser
  phone
  phones
  sex
  avatarId
  mentorId
  traineeId
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  datePossibleLeaving
  reasonPossibleLeaving
  roles {
    id
    roleId
    name
    source
  }
  reasonLeaving
  trialPeriodTasks {
    id
    title
    dueOn
    doneAt
  }
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
  info
  idealPicture
  detailInfo
  age
  authType
  isAdaptionNotPassed
  isBirth
  isOnline
  isArchive
  createdAt
  subdivision {
    ...LinkedSubdivision
  }
  leaderSubdivision {
    ...LinkedSubdivision
  }
  leader {
    ...LinkedPerson
  }
  mentor {
    ...LinkedPerson
  }
  trainee {
    ...LinkedPerson
  }
}
fragment LinkedSubdivision on Subdivision {
  id
  name
}
fragment LinkedPerson on User {
  id
  nameFirst
  nameSecond
}
fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const InitAppDocument = /*#__PURE__*/ new TypedDocumentString(`
    query initApp {
  initApp {
    user {
      ...SessionUser
    }
    userRole {
      ...SessionRole
    }
    rights {
      organization {
        ...AllRights
      }
      scoped {
        subdivisionId
        rights {
          ...AllRights
        }
      }
    }
    isDemo
    viewAs {
      roleId
      userId
      name
      until
    }
    support {
      id
      organizationName
      reason
      until
      consent
    }
    supportRequests {
      id
      name
      reason
      until
    }
    suspension {
      reason
      until
    }
    sessionRejection
    addressConfirmation {
      email
      emailsPerDay
    }
    consts {
      rootAdminId
      superOrganizationId
      superAdminPrivilegeIds
      isSuperAdminPrivilege
      lpAddress
      accent
      sample
      hasDemo
      authProviders {
        id
        name
      }
      offer {
        freeEmployees
        employeePrice
        isSample
        contactEmail
        contactPhone
      }
      subscription {
        isActiveSubscribe
      }
    }
  }
  ownAlerts {
    id
    message
    level
    button {
      label
      url
    }
  }
  userIsAuth
  userSexTypes {
    value
    name
  }
  userStatusTypes {
    value
    name
  }
  organizationFormTypes {
    value
    name
  }
  organizationNotificationTypes {
    value
    name
  }
  paymentMethodTypes {
    value
    name
  }
  paymentStatusTypes {
    value
    name
  }
  logActionTypes {
    value
    name
  }
}
    fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);
export const OwnAlertNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ownAlertNote($id: Int!, $event: OwnAlertEvent!) {
  ownAlertNote(id: $id, event: $event)
}
    `);
export const SessionEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation sessionEnd {
  sessionEnd
}
    `);
export const UserAddressCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userAddressCode {
  userAddressCode
}
    `);
export const UserAddressConfirmDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userAddressConfirm($code: String!) {
  userAddressConfirm(code: $code)
}
    `);
export const UserRegAdminDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userRegAdmin($user: UserInput!) {
  userRegAdmin(user: $user) {
    type
    message
    token
    routePath
    challenge
    user {
      ...LinkedUser
    }
  }
}
    fragment LinkedUser on User {
  ...SessionUser
  phone
  phones
  sex
  avatarId
  mentorId
  traineeId
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  datePossibleLeaving
  reasonPossibleLeaving
  roles {
    id
    roleId
    name
    source
  }
  reasonLeaving
  trialPeriodTasks {
    id
    title
    dueOn
    doneAt
  }
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
  info
  idealPicture
  detailInfo
  age
  authType
  isAdaptionNotPassed
  isBirth
  isOnline
  isArchive
  createdAt
  subdivision {
    ...LinkedSubdivision
  }
  leaderSubdivision {
    ...LinkedSubdivision
  }
  leader {
    ...LinkedPerson
  }
  mentor {
    ...LinkedPerson
  }
  trainee {
    ...LinkedPerson
  }
}
fragment LinkedSubdivision on Subdivision {
  id
  name
}
fragment LinkedPerson on User {
  id
  nameFirst
  nameSecond
}
fragment SessionRole on Role {
  id
  name
  updatedAt
  rights {
    ...AllRights
  }
}
fragment SessionUser on User {
  id
  email
  nameFirst
  nameMiddle
  nameSecond
  nameShort
  nameFull
  status
  organizationId
  subdivisionId
  positionId
  leaderSubdivisionId
  isSuperAdmin
  isAdmin
  isLeader
  isUser
  isActive
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
    role {
      ...SessionRole
    }
  }
  updatedAt
}
fragment RightPair on RightFlags {
  read
  write
}
fragment AllRights on RoleRights {
  organizationSetting {
    ...RightPair
  }
  organizationAbout {
    ...RightPair
  }
  integrations {
    ...RightPair
  }
  integrationBitrix {
    ...RightPair
  }
  integrationAmo {
    ...RightPair
  }
  integrationAvito {
    ...RightPair
  }
  integrationTelegram {
    ...RightPair
  }
  structure {
    ...RightPair
  }
  roles {
    ...RightPair
  }
  employees {
    ...RightPair
  }
  statistics {
    ...RightPair
  }
  faq {
    ...RightPair
  }
  payment {
    ...RightPair
  }
  backOfficeSettingAccount {
    ...RightPair
  }
  backOfficeDocs {
    ...RightPair
  }
  backOfficeRef {
    ...RightPair
  }
  backOfficeSuper {
    ...RightPair
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    demoStart: build.mutation<DemoStartMutation, DemoStartMutationVariables | void>({
      query: (variables) => ({ document: DemoStartDocument as unknown as string, variables })
    }),
    getSessionToken: build.mutation<GetSessionTokenMutation, GetSessionTokenMutationVariables>({
      query: (variables) => ({ document: GetSessionTokenDocument as unknown as string, variables })
    }),
    initApp: build.query<InitAppQuery, InitAppQueryVariables | void>({
      query: (variables) => ({ document: InitAppDocument as unknown as string, variables })
    }),
    ownAlertNote: build.mutation<OwnAlertNoteMutation, OwnAlertNoteMutationVariables>({
      query: (variables) => ({ document: OwnAlertNoteDocument as unknown as string, variables })
    }),
    sessionEnd: build.mutation<SessionEndMutation, SessionEndMutationVariables | void>({
      query: (variables) => ({ document: SessionEndDocument as unknown as string, variables })
    }),
    userAddressCode: build.mutation<UserAddressCodeMutation, UserAddressCodeMutationVariables | void>({
      query: (variables) => ({ document: UserAddressCodeDocument as unknown as string, variables })
    }),
    userAddressConfirm: build.mutation<UserAddressConfirmMutation, UserAddressConfirmMutationVariables>({
      query: (variables) => ({ document: UserAddressConfirmDocument as unknown as string, variables })
    }),
    userRegAdmin: build.mutation<UserRegAdminMutation, UserRegAdminMutationVariables>({
      query: (variables) => ({ document: UserRegAdminDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useDemoStartMutation, useGetSessionTokenMutation, useInitAppQuery, useLazyInitAppQuery, useOwnAlertNoteMutation, useSessionEndMutation, useUserAddressCodeMutation, useUserAddressConfirmMutation, useUserRegAdminMutation } = injectedRtkApi;

