/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type SupportAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportAccessQuery = { supportAccess: { isWaived: boolean, waivedAt: string | null, waivedBy: string | null } };

export type SupportAccessUpdateMutationVariables = Exact<{
  isWaived: boolean;
}>;


export type SupportAccessUpdateMutation = { supportAccessUpdate: { isWaived: boolean, waivedAt: string | null, waivedBy: string | null } };

export type SupportSessionDecideMutationVariables = Exact<{
  id: number;
  isAllowed: boolean;
}>;


export type SupportSessionDecideMutation = { supportSessionDecide: { id: number } };

export type SupportSessionEndMutationVariables = Exact<{
  id: number;
}>;


export type SupportSessionEndMutation = { supportSessionEnd: boolean };

export type SupportSessionWithdrawMutationVariables = Exact<{
  id: number;
}>;


export type SupportSessionWithdrawMutation = { supportSessionWithdraw: { id: number } };

export type SupportSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportSessionsQuery = { supportSessions: Array<{ id: number, name: string, reason: string, until: string, consent: Types.SupportConsent | null }> };

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

export const SupportAccessDocument = /*#__PURE__*/ new TypedDocumentString(`
    query supportAccess {
  supportAccess {
    isWaived
    waivedAt
    waivedBy
  }
}
    `);
export const SupportAccessUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation supportAccessUpdate($isWaived: Boolean!) {
  supportAccessUpdate(isWaived: $isWaived) {
    isWaived
    waivedAt
    waivedBy
  }
}
    `);
export const SupportSessionDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation supportSessionDecide($id: Int!, $isAllowed: Boolean!) {
  supportSessionDecide(id: $id, isAllowed: $isAllowed) {
    id
  }
}
    `);
export const SupportSessionEndDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation supportSessionEnd($id: Int!) {
  supportSessionEnd(id: $id)
}
    `);
export const SupportSessionWithdrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation supportSessionWithdraw($id: Int!) {
  supportSessionWithdraw(id: $id) {
    id
  }
}
    `);
export const SupportSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query supportSessions {
  supportSessions {
    id
    name
    reason
    until
    consent
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    supportAccess: build.query<SupportAccessQuery, SupportAccessQueryVariables | void>({
      query: (variables) => ({ document: SupportAccessDocument as unknown as string, variables })
    }),
    supportAccessUpdate: build.mutation<SupportAccessUpdateMutation, SupportAccessUpdateMutationVariables>({
      query: (variables) => ({ document: SupportAccessUpdateDocument as unknown as string, variables })
    }),
    supportSessionDecide: build.mutation<SupportSessionDecideMutation, SupportSessionDecideMutationVariables>({
      query: (variables) => ({ document: SupportSessionDecideDocument as unknown as string, variables })
    }),
    supportSessionEnd: build.mutation<SupportSessionEndMutation, SupportSessionEndMutationVariables>({
      query: (variables) => ({ document: SupportSessionEndDocument as unknown as string, variables })
    }),
    supportSessionWithdraw: build.mutation<SupportSessionWithdrawMutation, SupportSessionWithdrawMutationVariables>({
      query: (variables) => ({ document: SupportSessionWithdrawDocument as unknown as string, variables })
    }),
    supportSessions: build.query<SupportSessionsQuery, SupportSessionsQueryVariables | void>({
      query: (variables) => ({ document: SupportSessionsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useSupportAccessQuery, useLazySupportAccessQuery, useSupportAccessUpdateMutation, useSupportSessionDecideMutation, useSupportSessionEndMutation, useSupportSessionWithdrawMutation, useSupportSessionsQuery, useLazySupportSessionsQuery } = injectedRtkApi;

