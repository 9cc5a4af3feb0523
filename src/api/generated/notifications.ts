/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type EmailReadMutationVariables = Exact<{
  id: string;
}>;


export type EmailReadMutation = { emailRead: { subject: string, text: string } };

export type EmailsQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmailsQuery = { emails: { count: number, items: Array<{ id: string, to: string, subject: string | null, createdAt: string, sentAt: string | null, error: string | null }> } };

export type NotificationFieldsFragment = { id: string, type: string, route: string, params: Record<string, string | number>, createdAt: string, readAt: string | null };

export type NotificationMatrixFieldsFragment = { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> };

export type NotificationReasonQueryVariables = Exact<{
  id: string;
}>;


export type NotificationReasonQuery = { notificationReason: string };

export type NotificationScheduleFieldsFragment = { timezone: string, digestHour: number, isQuiet: boolean, quietFrom: string, quietTo: string, isWeekendQuiet: boolean, senderName: string, updatedAt: string, escalation: Array<{ days: number, to: Types.EscalationAudience }> };

export type NotificationScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationScheduleQuery = { notificationSchedule: { timezone: string, digestHour: number, isQuiet: boolean, quietFrom: string, quietTo: string, isWeekendQuiet: boolean, senderName: string, updatedAt: string, escalation: Array<{ days: number, to: Types.EscalationAudience }> } };

export type NotificationScheduleUpdateMutationVariables = Exact<{
  schedule: Types.NotificationScheduleInput;
}>;


export type NotificationScheduleUpdateMutation = { notificationScheduleUpdate: { timezone: string, digestHour: number, isQuiet: boolean, quietFrom: string, quietTo: string, isWeekendQuiet: boolean, senderName: string, updatedAt: string, escalation: Array<{ days: number, to: Types.EscalationAudience }> } };

export type NotificationTestMutationVariables = Exact<{
  type: string;
}>;


export type NotificationTestMutation = { notificationTest: boolean };

export type NotificationTextFieldsFragment = { lang: string, isOwn: boolean, title: string, body: string, defaultTitle: string, defaultBody: string, updatedAt: string, variables: Array<{ name: string, sample: string }> };

export type NotificationTextUpdateMutationVariables = Exact<{
  type: string;
  lang: string;
  title?: string | null | undefined;
  body?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type NotificationTextUpdateMutation = { notificationTextUpdate: Array<{ lang: string, isOwn: boolean, title: string, body: string, defaultTitle: string, defaultBody: string, updatedAt: string, variables: Array<{ name: string, sample: string }> }> };

export type NotificationTextsQueryVariables = Exact<{
  type: string;
}>;


export type NotificationTextsQuery = { notificationTexts: Array<{ lang: string, isOwn: boolean, title: string, body: string, defaultTitle: string, defaultBody: string, updatedAt: string, variables: Array<{ name: string, sample: string }> }> };

export type NotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type NotificationsReadMutation = { notificationsRead: Array<string> };

export type NotificationsUnreadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type NotificationsUnreadMutation = { notificationsUnread: number };

export type OrganizationNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationNotificationsQuery = { organizationNotifications: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

export type OrganizationNotificationsUpdateMutationVariables = Exact<{
  settings: Array<Types.NotificationSettingInput> | Types.NotificationSettingInput;
  updatedAt?: string | null | undefined;
}>;


export type OrganizationNotificationsUpdateMutation = { organizationNotificationsUpdate: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

export type RoleNotificationsQueryVariables = Exact<{
  roleId: number;
}>;


export type RoleNotificationsQuery = { roleNotifications: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

export type RoleNotificationsUpdateMutationVariables = Exact<{
  roleId: number;
  settings: Array<Types.NotificationSettingInput> | Types.NotificationSettingInput;
  updatedAt?: string | null | undefined;
}>;


export type RoleNotificationsUpdateMutation = { roleNotificationsUpdate: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

export type UserNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserNotificationsQuery = { userNotifications: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

export type UserNotificationsUpdateMutationVariables = Exact<{
  settings: Array<Types.NotificationSettingInput> | Types.NotificationSettingInput;
  updatedAt?: string | null | undefined;
}>;


export type UserNotificationsUpdateMutation = { userNotificationsUpdate: { level: Types.NotificationLevel, updatedAt: string, channels: Array<{ channel: Types.NotificationChannel, isConfigured: boolean }>, rows: Array<{ type: string, name: string, section: string, audience: string, isRequired: boolean, hasBefore: boolean, hasRepeat: boolean, hasCopies: boolean, copies: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> }, own: { inApp: boolean | null, email: boolean | null, messenger: boolean | null, timing: Types.NotificationTiming | null, before: Array<number> | null, repeatEvery: number | null, audience: { kinds: Array<Types.NotificationAudienceKind>, roleIds: Array<number> } | null }, inherited: { inApp: boolean, email: boolean, messenger: boolean, timing: Types.NotificationTiming, before: Array<number>, repeatEvery: number }, inheritedFrom: { inApp: Types.NotificationLevel, email: Types.NotificationLevel, messenger: Types.NotificationLevel, timing: Types.NotificationLevel, before: Types.NotificationLevel, repeatEvery: Types.NotificationLevel } }> } };

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
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationFields on Notification {
  id
  type
  route
  params
  createdAt
  readAt
}
    `, {"fragmentName":"NotificationFields"});
export const NotificationMatrixFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}
    `, {"fragmentName":"NotificationMatrixFields"});
export const NotificationScheduleFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationScheduleFields on NotificationSchedule {
  timezone
  digestHour
  isQuiet
  quietFrom
  quietTo
  isWeekendQuiet
  senderName
  escalation {
    days
    to
  }
  updatedAt
}
    `, {"fragmentName":"NotificationScheduleFields"});
export const NotificationTextFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment NotificationTextFields on NotificationText {
  lang
  isOwn
  title
  body
  defaultTitle
  defaultBody
  variables {
    name
    sample
  }
  updatedAt
}
    `, {"fragmentName":"NotificationTextFields"});
export const EmailReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation emailRead($id: String!) {
  emailRead(id: $id) {
    subject
    text
  }
}
    `);
export const EmailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query emails($search: String, $page: Int, $pageSize: Int) {
  emails(search: $search, page: $page, pageSize: $pageSize) {
    items {
      id
      to
      subject
      createdAt
      sentAt
      error
    }
    count
  }
}
    `);
export const NotificationReasonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query notificationReason($id: String!) {
  notificationReason(id: $id)
}
    `);
export const NotificationScheduleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query notificationSchedule {
  notificationSchedule {
    ...NotificationScheduleFields
  }
}
    fragment NotificationScheduleFields on NotificationSchedule {
  timezone
  digestHour
  isQuiet
  quietFrom
  quietTo
  isWeekendQuiet
  senderName
  escalation {
    days
    to
  }
  updatedAt
}`);
export const NotificationScheduleUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notificationScheduleUpdate($schedule: NotificationScheduleInput!) {
  notificationScheduleUpdate(schedule: $schedule) {
    ...NotificationScheduleFields
  }
}
    fragment NotificationScheduleFields on NotificationSchedule {
  timezone
  digestHour
  isQuiet
  quietFrom
  quietTo
  isWeekendQuiet
  senderName
  escalation {
    days
    to
  }
  updatedAt
}`);
export const NotificationTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notificationTest($type: String!) {
  notificationTest(type: $type)
}
    `);
export const NotificationTextUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notificationTextUpdate($type: String!, $lang: String!, $title: String, $body: String, $updatedAt: DateTime) {
  notificationTextUpdate(
    type: $type
    lang: $lang
    title: $title
    body: $body
    updatedAt: $updatedAt
  ) {
    ...NotificationTextFields
  }
}
    fragment NotificationTextFields on NotificationText {
  lang
  isOwn
  title
  body
  defaultTitle
  defaultBody
  variables {
    name
    sample
  }
  updatedAt
}`);
export const NotificationTextsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query notificationTexts($type: String!) {
  notificationTexts(type: $type) {
    ...NotificationTextFields
  }
}
    fragment NotificationTextFields on NotificationText {
  lang
  isOwn
  title
  body
  defaultTitle
  defaultBody
  variables {
    name
    sample
  }
  updatedAt
}`);
export const NotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notificationsRead($ids: [String!]!) {
  notificationsRead(ids: $ids)
}
    `);
export const NotificationsUnreadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation notificationsUnread($ids: [String!]!) {
  notificationsUnread(ids: $ids)
}
    `);
export const OrganizationNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query organizationNotifications {
  organizationNotifications {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);
export const OrganizationNotificationsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation organizationNotificationsUpdate($settings: [NotificationSettingInput!]!, $updatedAt: DateTime) {
  organizationNotificationsUpdate(settings: $settings, updatedAt: $updatedAt) {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);
export const RoleNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query roleNotifications($roleId: Int!) {
  roleNotifications(roleId: $roleId) {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);
export const RoleNotificationsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation roleNotificationsUpdate($roleId: Int!, $settings: [NotificationSettingInput!]!, $updatedAt: DateTime) {
  roleNotificationsUpdate(
    roleId: $roleId
    settings: $settings
    updatedAt: $updatedAt
  ) {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);
export const UserNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userNotifications {
  userNotifications {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);
export const UserNotificationsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userNotificationsUpdate($settings: [NotificationSettingInput!]!, $updatedAt: DateTime) {
  userNotificationsUpdate(settings: $settings, updatedAt: $updatedAt) {
    ...NotificationMatrixFields
  }
}
    fragment NotificationMatrixFields on NotificationMatrix {
  level
  channels {
    channel
    isConfigured
  }
  rows {
    type
    name
    section
    audience
    isRequired
    hasBefore
    hasRepeat
    hasCopies
    copies {
      kinds
      roleIds
    }
    own {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
      audience {
        kinds
        roleIds
      }
    }
    inherited {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
    inheritedFrom {
      inApp
      email
      messenger
      timing
      before
      repeatEvery
    }
  }
  updatedAt
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    emailRead: build.mutation<EmailReadMutation, EmailReadMutationVariables>({
      query: (variables) => ({ document: EmailReadDocument as unknown as string, variables })
    }),
    emails: build.query<EmailsQuery, EmailsQueryVariables | void>({
      query: (variables) => ({ document: EmailsDocument as unknown as string, variables })
    }),
    notificationReason: build.query<NotificationReasonQuery, NotificationReasonQueryVariables>({
      query: (variables) => ({ document: NotificationReasonDocument as unknown as string, variables })
    }),
    notificationSchedule: build.query<NotificationScheduleQuery, NotificationScheduleQueryVariables | void>({
      query: (variables) => ({ document: NotificationScheduleDocument as unknown as string, variables })
    }),
    notificationScheduleUpdate: build.mutation<NotificationScheduleUpdateMutation, NotificationScheduleUpdateMutationVariables>({
      query: (variables) => ({ document: NotificationScheduleUpdateDocument as unknown as string, variables })
    }),
    notificationTest: build.mutation<NotificationTestMutation, NotificationTestMutationVariables>({
      query: (variables) => ({ document: NotificationTestDocument as unknown as string, variables })
    }),
    notificationTextUpdate: build.mutation<NotificationTextUpdateMutation, NotificationTextUpdateMutationVariables>({
      query: (variables) => ({ document: NotificationTextUpdateDocument as unknown as string, variables })
    }),
    notificationTexts: build.query<NotificationTextsQuery, NotificationTextsQueryVariables>({
      query: (variables) => ({ document: NotificationTextsDocument as unknown as string, variables })
    }),
    notificationsRead: build.mutation<NotificationsReadMutation, NotificationsReadMutationVariables>({
      query: (variables) => ({ document: NotificationsReadDocument as unknown as string, variables })
    }),
    notificationsUnread: build.mutation<NotificationsUnreadMutation, NotificationsUnreadMutationVariables>({
      query: (variables) => ({ document: NotificationsUnreadDocument as unknown as string, variables })
    }),
    organizationNotifications: build.query<OrganizationNotificationsQuery, OrganizationNotificationsQueryVariables | void>({
      query: (variables) => ({ document: OrganizationNotificationsDocument as unknown as string, variables })
    }),
    organizationNotificationsUpdate: build.mutation<OrganizationNotificationsUpdateMutation, OrganizationNotificationsUpdateMutationVariables>({
      query: (variables) => ({ document: OrganizationNotificationsUpdateDocument as unknown as string, variables })
    }),
    roleNotifications: build.query<RoleNotificationsQuery, RoleNotificationsQueryVariables>({
      query: (variables) => ({ document: RoleNotificationsDocument as unknown as string, variables })
    }),
    roleNotificationsUpdate: build.mutation<RoleNotificationsUpdateMutation, RoleNotificationsUpdateMutationVariables>({
      query: (variables) => ({ document: RoleNotificationsUpdateDocument as unknown as string, variables })
    }),
    userNotifications: build.query<UserNotificationsQuery, UserNotificationsQueryVariables | void>({
      query: (variables) => ({ document: UserNotificationsDocument as unknown as string, variables })
    }),
    userNotificationsUpdate: build.mutation<UserNotificationsUpdateMutation, UserNotificationsUpdateMutationVariables>({
      query: (variables) => ({ document: UserNotificationsUpdateDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useEmailReadMutation, useEmailsQuery, useLazyEmailsQuery, useNotificationReasonQuery, useLazyNotificationReasonQuery, useNotificationScheduleQuery, useLazyNotificationScheduleQuery, useNotificationScheduleUpdateMutation, useNotificationTestMutation, useNotificationTextUpdateMutation, useNotificationTextsQuery, useLazyNotificationTextsQuery, useNotificationsReadMutation, useNotificationsUnreadMutation, useOrganizationNotificationsQuery, useLazyOrganizationNotificationsQuery, useOrganizationNotificationsUpdateMutation, useRoleNotificationsQuery, useLazyRoleNotificationsQuery, useRoleNotificationsUpdateMutation, useUserNotificationsQuery, useLazyUserNotificationsQuery, useUserNotificationsUpdateMutation } = injectedRtkApi;

