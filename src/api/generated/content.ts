/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ContentCheckIntegrityQueryVariables = Exact<{
  objectType: Types.ObjectType;
  id: number;
}>;


export type ContentCheckIntegrityQuery = { contentCheckIntegrity: { isWhole: boolean, checked: number, checkedAt: string, doubted: Array<{ signatureId: string, userName: string, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } }>, broken: Array<{ signatureId: string | null, userName: string | null, objectType: Types.ObjectType | null, reason: Types.IntegrityBreakReason }> } };

export type ContentHistoryQueryVariables = Exact<{
  objectType: Types.ObjectType;
  id: number;
  kinds?: Array<Types.ContentEventKind> | Types.ContentEventKind | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ContentHistoryQuery = { contentHistory: { count: number, items: Array<{ id: string, kind: Types.ContentEventKind, at: string, textKey: string, params: Record<string, string | number>, actor: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, signature: { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null } | null, record: { id: string, confirmedName: string, docSha256: string | null, prevHash: string, hash: string, createdAt: string, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null } | null }> } };

export type ContentNoteDeleteMutationVariables = Exact<{
  id: number;
}>;


export type ContentNoteDeleteMutation = { contentNoteDelete: boolean };

export type ContentNoteSaveMutationVariables = Exact<{
  note: Types.ContentNoteInput;
  clientKey?: string | null | undefined;
}>;


export type ContentNoteSaveMutation = { contentNoteSave: { id: number } };

export type ContentNotesQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type ContentNotesQuery = { contentNotes: Array<{ id: number, clauseId: string | null, atSec: number | null, text: string }> };

export type ContentRateMutationVariables = Exact<{
  rating: Types.ContentRatingInput;
}>;


export type ContentRateMutation = { contentRate: { stars: number, comment: string } };

export type ContentRatingsQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ContentRatingsQuery = { contentRatings: { count: number, items: Array<{ stars: number, comment: string, versionLabel: string, updatedAt: string, user: { id: number, nameShort: string } }> } };

export type UnclearPlacesQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type UnclearPlacesQuery = { unclearPlaces: Array<{ clauseId: string | null, atSec: number | null, people: number }> };

export type UnclearSettleMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
  clauseId?: string | null | undefined;
  atSec?: number | null | undefined;
}>;


export type UnclearSettleMutation = { unclearSettle: boolean };

export type UnclearTakeBackMutationVariables = Exact<{
  objectType: Types.ObjectType;
  id: number;
}>;


export type UnclearTakeBackMutation = { unclearTakeBack: boolean };

export type UnclearWordsSaveMutationVariables = Exact<{
  objectType: Types.ObjectType;
  id: number;
  text: string;
}>;


export type UnclearWordsSaveMutation = { unclearWordsSave: boolean };

export type RegulationPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type RegulationSignatureRowFragment = { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null };

export type RegulationSignerFieldsFragment = { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null };

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
export const RegulationPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}
    `, {"fragmentName":"RegulationPerson"});
export const RegulationSignerFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationSignerFields on RegulationSigner {
  startedBy
  startedAt
  isTwoFactor
  change {
    kind
    changedAt
    changedByName
    isConfirmed
    confirmedByName
  }
  passwordSetAt
  account {
    createdAt
    createdByName
  }
  doubt
}
    `, {"fragmentName":"RegulationSignerFields"});
export const RegulationSignatureRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationSignatureRow on RegulationSignature {
  id
  regulationId
  versionId
  versionLabel
  userId
  user {
    ...RegulationPerson
  }
  action
  scope
  clauseIds
  method
  confirmedName
  reason
  docSha256
  openedAt
  readingSec
  scrollPct
  ip
  userAgent
  variables {
    variable
    value
  }
  answers {
    question
    attempts
  }
  signer {
    ...RegulationSignerFields
  }
  prevHash
  hash
  createdAt
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}
fragment RegulationSignerFields on RegulationSigner {
  startedBy
  startedAt
  isTwoFactor
  change {
    kind
    changedAt
    changedByName
    isConfirmed
    confirmedByName
  }
  passwordSetAt
  account {
    createdAt
    createdByName
  }
  doubt
}`, {"fragmentName":"RegulationSignatureRow"});
export const ContentCheckIntegrityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query contentCheckIntegrity($objectType: ObjectType!, $id: Int!) {
  contentCheckIntegrity(objectType: $objectType, id: $id) {
    isWhole
    checked
    checkedAt
    doubted {
      signatureId
      userName
      signer {
        ...RegulationSignerFields
      }
    }
    broken {
      signatureId
      userName
      objectType
      reason
    }
  }
}
    fragment RegulationSignerFields on RegulationSigner {
  startedBy
  startedAt
  isTwoFactor
  change {
    kind
    changedAt
    changedByName
    isConfirmed
    confirmedByName
  }
  passwordSetAt
  account {
    createdAt
    createdByName
  }
  doubt
}`);
export const ContentHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query contentHistory($objectType: ObjectType!, $id: Int!, $kinds: [ContentEventKind!], $page: Int, $pageSize: Int) {
  contentHistory(
    objectType: $objectType
    id: $id
    kinds: $kinds
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      kind
      at
      actor {
        ...RegulationPerson
      }
      textKey
      params
      signature {
        ...RegulationSignatureRow
      }
      record {
        id
        confirmedName
        docSha256
        signer {
          ...RegulationSignerFields
        }
        prevHash
        hash
        createdAt
      }
    }
  }
}
    fragment RegulationPerson on User {
  id
  nameShort
  nameFull
  isArchive
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
}
fragment RegulationSignatureRow on RegulationSignature {
  id
  regulationId
  versionId
  versionLabel
  userId
  user {
    ...RegulationPerson
  }
  action
  scope
  clauseIds
  method
  confirmedName
  reason
  docSha256
  openedAt
  readingSec
  scrollPct
  ip
  userAgent
  variables {
    variable
    value
  }
  answers {
    question
    attempts
  }
  signer {
    ...RegulationSignerFields
  }
  prevHash
  hash
  createdAt
}
fragment RegulationSignerFields on RegulationSigner {
  startedBy
  startedAt
  isTwoFactor
  change {
    kind
    changedAt
    changedByName
    isConfirmed
    confirmedByName
  }
  passwordSetAt
  account {
    createdAt
    createdByName
  }
  doubt
}`);
export const ContentNoteDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation contentNoteDelete($id: Int!) {
  contentNoteDelete(id: $id)
}
    `);
export const ContentNoteSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation contentNoteSave($note: ContentNoteInput!, $clientKey: String) {
  contentNoteSave(note: $note, clientKey: $clientKey) {
    id
  }
}
    `);
export const ContentNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query contentNotes($objectType: ObjectType!, $objectId: Int!) {
  contentNotes(objectType: $objectType, objectId: $objectId) {
    id
    clauseId
    atSec
    text
  }
}
    `);
export const ContentRateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation contentRate($rating: ContentRatingInput!) {
  contentRate(rating: $rating) {
    stars
    comment
  }
}
    `);
export const ContentRatingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query contentRatings($objectType: ObjectType!, $objectId: Int!, $page: Int, $pageSize: Int) {
  contentRatings(
    objectType: $objectType
    objectId: $objectId
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      stars
      comment
      versionLabel
      user {
        id
        nameShort
      }
      updatedAt
    }
  }
}
    `);
export const UnclearPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query unclearPlaces($objectType: ObjectType!, $objectId: Int!) {
  unclearPlaces(objectType: $objectType, objectId: $objectId) {
    clauseId
    atSec
    people
  }
}
    `);
export const UnclearSettleDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation unclearSettle($objectType: ObjectType!, $objectId: Int!, $clauseId: String, $atSec: Int) {
  unclearSettle(
    objectType: $objectType
    objectId: $objectId
    clauseId: $clauseId
    atSec: $atSec
  )
}
    `);
export const UnclearTakeBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation unclearTakeBack($objectType: ObjectType!, $id: Int!) {
  unclearTakeBack(objectType: $objectType, id: $id)
}
    `);
export const UnclearWordsSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation unclearWordsSave($objectType: ObjectType!, $id: Int!, $text: String!) {
  unclearWordsSave(objectType: $objectType, id: $id, text: $text)
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contentCheckIntegrity: build.query<ContentCheckIntegrityQuery, ContentCheckIntegrityQueryVariables>({
      query: (variables) => ({ document: ContentCheckIntegrityDocument as unknown as string, variables })
    }),
    contentHistory: build.query<ContentHistoryQuery, ContentHistoryQueryVariables>({
      query: (variables) => ({ document: ContentHistoryDocument as unknown as string, variables })
    }),
    contentNoteDelete: build.mutation<ContentNoteDeleteMutation, ContentNoteDeleteMutationVariables>({
      query: (variables) => ({ document: ContentNoteDeleteDocument as unknown as string, variables })
    }),
    contentNoteSave: build.mutation<ContentNoteSaveMutation, ContentNoteSaveMutationVariables>({
      query: (variables) => ({ document: ContentNoteSaveDocument as unknown as string, variables })
    }),
    contentNotes: build.query<ContentNotesQuery, ContentNotesQueryVariables>({
      query: (variables) => ({ document: ContentNotesDocument as unknown as string, variables })
    }),
    contentRate: build.mutation<ContentRateMutation, ContentRateMutationVariables>({
      query: (variables) => ({ document: ContentRateDocument as unknown as string, variables })
    }),
    contentRatings: build.query<ContentRatingsQuery, ContentRatingsQueryVariables>({
      query: (variables) => ({ document: ContentRatingsDocument as unknown as string, variables })
    }),
    unclearPlaces: build.query<UnclearPlacesQuery, UnclearPlacesQueryVariables>({
      query: (variables) => ({ document: UnclearPlacesDocument as unknown as string, variables })
    }),
    unclearSettle: build.mutation<UnclearSettleMutation, UnclearSettleMutationVariables>({
      query: (variables) => ({ document: UnclearSettleDocument as unknown as string, variables })
    }),
    unclearTakeBack: build.mutation<UnclearTakeBackMutation, UnclearTakeBackMutationVariables>({
      query: (variables) => ({ document: UnclearTakeBackDocument as unknown as string, variables })
    }),
    unclearWordsSave: build.mutation<UnclearWordsSaveMutation, UnclearWordsSaveMutationVariables>({
      query: (variables) => ({ document: UnclearWordsSaveDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useContentCheckIntegrityQuery, useLazyContentCheckIntegrityQuery, useContentHistoryQuery, useLazyContentHistoryQuery, useContentNoteDeleteMutation, useContentNoteSaveMutation, useContentNotesQuery, useLazyContentNotesQuery, useContentRateMutation, useContentRatingsQuery, useLazyContentRatingsQuery, useUnclearPlacesQuery, useLazyUnclearPlacesQuery, useUnclearSettleMutation, useUnclearTakeBackMutation, useUnclearWordsSaveMutation } = injectedRtkApi;

