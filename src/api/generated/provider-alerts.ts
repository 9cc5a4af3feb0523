/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ProviderAlertFieldsFragment = { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null };

export type ProviderAlertReachQueryVariables = Exact<{
  audience: Types.ProviderAlertAudienceInput;
}>;


export type ProviderAlertReachQuery = { providerAlertReach: { organizations: number, people: number } };

export type ProviderAlertSendMutationVariables = Exact<{
  alert: Types.ProviderAlertInput;
  clientKey?: string | null | undefined;
}>;


export type ProviderAlertSendMutation = { providerAlertSend: { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null } };

export type ProviderAlertStopMutationVariables = Exact<{
  id: number;
}>;


export type ProviderAlertStopMutation = { providerAlertStop: { id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null } };

export type ProviderAlertsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ProviderAlertsQuery = { providerAlerts: { count: number, items: Array<{ id: number, messageRu: string, messageEn: string, level: Types.AlertLevel, people: Types.ProviderAlertPeople, status: Types.ProviderAlertStatus, startAt: string, endAt: string | null, createdAt: string, author: string, organizations: number, peopleCount: number, shown: number, closed: number, clicked: number, button: { label: string, url: string } | null }> } };

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
export const ProviderAlertFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}
    `, {"fragmentName":"providerAlertFields"});
export const ProviderAlertReachDocument = /*#__PURE__*/ new TypedDocumentString(`
    query providerAlertReach($audience: ProviderAlertAudienceInput!) {
  providerAlertReach(audience: $audience) {
    organizations
    people
  }
}
    `);
export const ProviderAlertSendDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation providerAlertSend($alert: ProviderAlertInput!, $clientKey: String) {
  providerAlertSend(alert: $alert, clientKey: $clientKey) {
    ...providerAlertFields
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);
export const ProviderAlertStopDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation providerAlertStop($id: Int!) {
  providerAlertStop(id: $id) {
    ...providerAlertFields
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);
export const ProviderAlertsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query providerAlerts($page: Int, $pageSize: Int) {
  providerAlerts(page: $page, pageSize: $pageSize) {
    items {
      ...providerAlertFields
    }
    count
  }
}
    fragment providerAlertFields on ProviderAlert {
  id
  messageRu
  messageEn
  level
  button {
    label
    url
  }
  people
  status
  startAt
  endAt
  createdAt
  author
  organizations
  peopleCount
  shown
  closed
  clicked
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    providerAlertReach: build.query<ProviderAlertReachQuery, ProviderAlertReachQueryVariables>({
      query: (variables) => ({ document: ProviderAlertReachDocument as unknown as string, variables })
    }),
    providerAlertSend: build.mutation<ProviderAlertSendMutation, ProviderAlertSendMutationVariables>({
      query: (variables) => ({ document: ProviderAlertSendDocument as unknown as string, variables })
    }),
    providerAlertStop: build.mutation<ProviderAlertStopMutation, ProviderAlertStopMutationVariables>({
      query: (variables) => ({ document: ProviderAlertStopDocument as unknown as string, variables })
    }),
    providerAlerts: build.query<ProviderAlertsQuery, ProviderAlertsQueryVariables | void>({
      query: (variables) => ({ document: ProviderAlertsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useProviderAlertReachQuery, useLazyProviderAlertReachQuery, useProviderAlertSendMutation, useProviderAlertStopMutation, useProviderAlertsQuery, useLazyProviderAlertsQuery } = injectedRtkApi;

