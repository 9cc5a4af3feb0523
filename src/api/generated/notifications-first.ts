/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ChangedSubscriptionVariables = Exact<{
  recentMs?: number | null | undefined;
}>;


export type ChangedSubscription = { changed: { topic: Types.ChangeTopic, ids: Array<number>, writeId: string | null } };

export type MenuCountersSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MenuCountersSubscription = { menuCounters: { videoEducation: { count: number }, textEducation: { count: number }, regulation: { count: number } } };

export type NotificationAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationAddedSubscription = { notificationAdded: { id: string, type: string, route: string, params: Record<string, string | number>, createdAt: string, readAt: string | null } };

export type NotificationFieldsFragment = { id: string, type: string, route: string, params: Record<string, string | number>, createdAt: string, readAt: string | null };

export type NotificationsQueryVariables = Exact<{
  isUnread?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type NotificationsQuery = { notifications: { count: number, unreadCount: number, items: Array<{ text: string | null, id: string, type: string, route: string, params: Record<string, string | number>, createdAt: string, readAt: string | null }> } };

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
export const ChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription changed($recentMs: Int) {
  changed(recentMs: $recentMs) {
    topic
    ids
    writeId
  }
}
    `);
export const MenuCountersDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription menuCounters {
  menuCounters {
    videoEducation {
      count
    }
    textEducation {
      count
    }
    regulation {
      count
    }
  }
}
    `);
export const NotificationAddedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription notificationAdded {
  notificationAdded {
    ...NotificationFields
  }
}
    fragment NotificationFields on Notification {
  id
  type
  route
  params
  createdAt
  readAt
}`);
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query notifications($isUnread: Boolean, $page: Int, $pageSize: Int) {
  notifications(isUnread: $isUnread, page: $page, pageSize: $pageSize) {
    items {
      ...NotificationFields
      text
    }
    count
    unreadCount
  }
}
    fragment NotificationFields on Notification {
  id
  type
  route
  params
  createdAt
  readAt
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.query<NotificationsQuery, NotificationsQueryVariables | void>({
      query: (variables) => ({ document: NotificationsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useNotificationsQuery, useLazyNotificationsQuery } = injectedRtkApi;

