/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type HistoryQueryVariables = Exact<{
  filter?: Types.HistoryFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type HistoryQuery = { history: { count: number, isMore: boolean, items: Array<{ id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectType: string, objectTypeName: string, objectId: number | null, objectName: string | null, ip: string, device: string, actor: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, support: { name: string, reason: string } | null, affected: { id: number, nameFull: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null, canRevert: boolean }> }> } };

export type HistoryActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryActionsQuery = { logActionTypes: Array<{ value: string, name: string }> };

export type HistoryCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryCheckQuery = { historyCheck: { state: Types.HistoryCheckState, checked: number, total: number, finishedAt: string | null, isWhole: boolean | null, headHash: string, broken: Array<{ entryId: string | null, link: string | null, reason: Types.HistoryBreakReason, at: string | null, actorName: string | null }> } | null };

export type HistoryCheckAllFragment = { state: Types.HistoryCheckState, checked: number, total: number, finishedAt: string | null, isWhole: boolean | null, headHash: string, broken: Array<{ entryId: string | null, link: string | null, reason: Types.HistoryBreakReason, at: string | null, actorName: string | null }> };

export type HistoryCheckCancelMutationVariables = Exact<{ [key: string]: never; }>;


export type HistoryCheckCancelMutation = { historyCheckCancel: { state: Types.HistoryCheckState, checked: number, total: number, finishedAt: string | null, isWhole: boolean | null, headHash: string, broken: Array<{ entryId: string | null, link: string | null, reason: Types.HistoryBreakReason, at: string | null, actorName: string | null }> } | null };

export type HistoryCheckStartMutationVariables = Exact<{ [key: string]: never; }>;


export type HistoryCheckStartMutation = { historyCheckStart: { state: Types.HistoryCheckState, checked: number, total: number, finishedAt: string | null, isWhole: boolean | null, headHash: string, broken: Array<{ entryId: string | null, link: string | null, reason: Types.HistoryBreakReason, at: string | null, actorName: string | null }> } };

export type HistoryEntryQueryVariables = Exact<{
  id: string | number;
}>;


export type HistoryEntryQuery = { historyEntry: { id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectType: string, objectTypeName: string, objectId: number | null, objectName: string | null, ip: string, device: string, actor: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, support: { name: string, reason: string } | null, affected: { id: number, nameFull: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null, canRevert: boolean }> } };

export type HistoryEntryRowFragment = { id: string, at: string, actorKind: Types.HistoryActorKind, action: string, objectType: string, objectTypeName: string, objectId: number | null, objectName: string | null, ip: string, device: string, actor: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, support: { name: string, reason: string } | null, affected: { id: number, nameFull: string } | null, changes: Array<{ field: string, name: string, before: string | null, after: string | null, canRevert: boolean }> };

export type HistoryHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryHeadQuery = { historyHead: { name: string, text: string } };

export type HistoryHeadCompareQueryVariables = Exact<{
  text: string;
}>;


export type HistoryHeadCompareQuery = { historyHeadCompare: { savedAt: string, stampedAt: string | null, signatures: { count: number, isContained: boolean }, history: { count: number, isContained: boolean } } };

export type HistoryPeopleQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type HistoryPeopleQuery = { users: { count: number, items: Array<{ id: number, nameFull: string, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, email: string | null, position: { id: number, name: string } | null }> } };

export type HistoryRevertMutationVariables = Exact<{
  id: string | number;
  field: string;
}>;


export type HistoryRevertMutation = { historyRevert: boolean };

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
export const HistoryCheckAllFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HistoryCheckAll on HistoryCheck {
  state
  checked
  total
  finishedAt
  isWhole
  headHash
  broken {
    entryId
    link
    reason
    at
    actorName
  }
}
    `, {"fragmentName":"HistoryCheckAll"});
export const HistoryEntryRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HistoryEntryRow on HistoryEntry {
  id
  at
  actorKind
  actor {
    id
    nameFull
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
  }
  support {
    name
    reason
  }
  affected {
    id
    nameFull
  }
  action
  objectType
  objectTypeName
  objectId
  objectName
  changes {
    field
    name
    before
    after
    canRevert
  }
  ip
  device
}
    `, {"fragmentName":"HistoryEntryRow"});
export const HistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query history($filter: HistoryFilter, $page: Int, $pageSize: Int) {
  history(filter: $filter, page: $page, pageSize: $pageSize) {
    count
    isMore
    items {
      ...HistoryEntryRow
    }
  }
}
    fragment HistoryEntryRow on HistoryEntry {
  id
  at
  actorKind
  actor {
    id
    nameFull
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
  }
  support {
    name
    reason
  }
  affected {
    id
    nameFull
  }
  action
  objectType
  objectTypeName
  objectId
  objectName
  changes {
    field
    name
    before
    after
    canRevert
  }
  ip
  device
}`);
export const HistoryActionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyActions {
  logActionTypes {
    value
    name
  }
}
    `);
export const HistoryCheckDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyCheck {
  historyCheck {
    ...HistoryCheckAll
  }
}
    fragment HistoryCheckAll on HistoryCheck {
  state
  checked
  total
  finishedAt
  isWhole
  headHash
  broken {
    entryId
    link
    reason
    at
    actorName
  }
}`);
export const HistoryCheckCancelDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation historyCheckCancel {
  historyCheckCancel {
    ...HistoryCheckAll
  }
}
    fragment HistoryCheckAll on HistoryCheck {
  state
  checked
  total
  finishedAt
  isWhole
  headHash
  broken {
    entryId
    link
    reason
    at
    actorName
  }
}`);
export const HistoryCheckStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation historyCheckStart {
  historyCheckStart {
    ...HistoryCheckAll
  }
}
    fragment HistoryCheckAll on HistoryCheck {
  state
  checked
  total
  finishedAt
  isWhole
  headHash
  broken {
    entryId
    link
    reason
    at
    actorName
  }
}`);
export const HistoryEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyEntry($id: ID!) {
  historyEntry(id: $id) {
    ...HistoryEntryRow
  }
}
    fragment HistoryEntryRow on HistoryEntry {
  id
  at
  actorKind
  actor {
    id
    nameFull
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
  }
  support {
    name
    reason
  }
  affected {
    id
    nameFull
  }
  action
  objectType
  objectTypeName
  objectId
  objectName
  changes {
    field
    name
    before
    after
    canRevert
  }
  ip
  device
}`);
export const HistoryHeadDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyHead {
  historyHead {
    name
    text
  }
}
    `);
export const HistoryHeadCompareDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyHeadCompare($text: String!) {
  historyHeadCompare(text: $text) {
    savedAt
    stampedAt
    signatures {
      count
      isContained
    }
    history {
      count
      isContained
    }
  }
}
    `);
export const HistoryPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query historyPeople($ids: [Int!], $search: String, $pageSize: Int) {
  users(ids: $ids, search: $search, sort: name, pageSize: $pageSize) {
    count
    items {
      id
      nameFull
      isArchive
      personnelNumber
      dateJobStart
      email
      position {
        id
        name
      }
    }
  }
}
    `);
export const HistoryRevertDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation historyRevert($id: ID!, $field: String!) {
  historyRevert(id: $id, field: $field)
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    history: build.query<HistoryQuery, HistoryQueryVariables | void>({
      query: (variables) => ({ document: HistoryDocument as unknown as string, variables })
    }),
    historyActions: build.query<HistoryActionsQuery, HistoryActionsQueryVariables | void>({
      query: (variables) => ({ document: HistoryActionsDocument as unknown as string, variables })
    }),
    historyCheck: build.query<HistoryCheckQuery, HistoryCheckQueryVariables | void>({
      query: (variables) => ({ document: HistoryCheckDocument as unknown as string, variables })
    }),
    historyCheckCancel: build.mutation<HistoryCheckCancelMutation, HistoryCheckCancelMutationVariables | void>({
      query: (variables) => ({ document: HistoryCheckCancelDocument as unknown as string, variables })
    }),
    historyCheckStart: build.mutation<HistoryCheckStartMutation, HistoryCheckStartMutationVariables | void>({
      query: (variables) => ({ document: HistoryCheckStartDocument as unknown as string, variables })
    }),
    historyEntry: build.query<HistoryEntryQuery, HistoryEntryQueryVariables>({
      query: (variables) => ({ document: HistoryEntryDocument as unknown as string, variables })
    }),
    historyHead: build.query<HistoryHeadQuery, HistoryHeadQueryVariables | void>({
      query: (variables) => ({ document: HistoryHeadDocument as unknown as string, variables })
    }),
    historyHeadCompare: build.query<HistoryHeadCompareQuery, HistoryHeadCompareQueryVariables>({
      query: (variables) => ({ document: HistoryHeadCompareDocument as unknown as string, variables })
    }),
    historyPeople: build.query<HistoryPeopleQuery, HistoryPeopleQueryVariables | void>({
      query: (variables) => ({ document: HistoryPeopleDocument as unknown as string, variables })
    }),
    historyRevert: build.mutation<HistoryRevertMutation, HistoryRevertMutationVariables>({
      query: (variables) => ({ document: HistoryRevertDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useHistoryQuery, useLazyHistoryQuery, useHistoryActionsQuery, useLazyHistoryActionsQuery, useHistoryCheckQuery, useLazyHistoryCheckQuery, useHistoryCheckCancelMutation, useHistoryCheckStartMutation, useHistoryEntryQuery, useLazyHistoryEntryQuery, useHistoryHeadQuery, useLazyHistoryHeadQuery, useHistoryHeadCompareQuery, useLazyHistoryHeadCompareQuery, useHistoryPeopleQuery, useLazyHistoryPeopleQuery, useHistoryRevertMutation } = injectedRtkApi;

