/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type QuickSignaturesQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QuickSignaturesQuery = { quickSignatures: { count: number, items: Array<{ id: string, readingSec: number, calculatedSec: number, signedAt: string, user: { id: number, nameFirst: string, nameSecond: string, position: { id: number, name: string } | null }, object: { id: number, name: string } }> } };

export type SigningSpeedQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type SigningSpeedQuery = { signingSpeed: { count: number, quickCount: number, since: string | null, bars: Array<{ from: number, to: number | null, count: number }> } };

export type StatisticQueryVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type StatisticQuery = { statistic: { medianDays: number | null, staleCount: number | null, nearestDay: string | null, asOf: string | null, firstDay: string, placementsSince: string, treeSince: string, heldSince: string | null, total: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null }, byObject: Array<{ reviewAt: string | null, isArchive: boolean, object: { id: number, code: string, name: string }, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, bySubdivision: Array<{ subdivision: { id: number, parentId: number | null, name: string, isArchive: boolean } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, curve: Array<{ date: string, assigned: number, signed: number }>, held: { valid: number, expiring30: number, expiring60: number, expiring90: number, lost: number, places: number, covered: number, coverage: number | null } | null } };

export type StatisticHoldersQueryVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
  held: Types.HeldKind;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type StatisticHoldersQuery = { statisticHolders: { count: number, items: Array<{ isValid: boolean, lastDay: string | null, user: { id: number, nameFirst: string, nameSecond: string, personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, object: { id: number, name: string } }> } };

export type StatisticPeopleQueryVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
  objectId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type StatisticPeopleQuery = { statisticPeople: { count: number, peopleCount: number, items: Array<{ user: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, object: { id: number, name: string }, assignment: { id: number, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, completedAt: string | null, refusedAt: string | null, remindedAt: string | null } }> } };

export type StatisticRemindMutationVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
  objectId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
}>;


export type StatisticRemindMutation = { statisticRemind: number };

export type StatisticRemindPreviewQueryVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
  objectId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
}>;


export type StatisticRemindPreviewQuery = { statisticRemindPreview: { count: number, objectNames: Array<string>, people: Array<{ id: number, nameFull: string, personnelNumber: string | null, email: string | null, dateJobStart: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type StatisticRowFragment = { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null };

export type StatisticUncoveredQueryVariables = Exact<{
  objectType: Types.ObjectType;
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type StatisticUncoveredQuery = { statisticUncovered: Array<{ id: number, name: string, subdivisionName: string | null, route: string, object: { id: number, name: string } }> };

export type StatisticViewDeleteMutationVariables = Exact<{
  id: number;
}>;


export type StatisticViewDeleteMutation = { statisticViewDelete: boolean };

export type StatisticViewFieldsFragment = { id: number, name: string, objectType: Types.ObjectType, query: string, updatedAt: string };

export type StatisticViewSaveMutationVariables = Exact<{
  view: Types.StatisticViewInput;
  updatedAt?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type StatisticViewSaveMutation = { statisticViewSave: { id: number, name: string, objectType: Types.ObjectType, query: string, updatedAt: string } };

export type StatisticViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatisticViewsQuery = { statisticViews: Array<{ id: number, name: string, objectType: Types.ObjectType, query: string, updatedAt: string }> };

export type StatisticWhatIfQueryVariables = Exact<{
  userIds: Array<number> | number;
  date: string;
}>;


export type StatisticWhatIfQuery = { statisticWhatIf: { positions: Array<{ id: number, name: string, subdivisionName: string | null, userIds: Array<number>, route: string, object: { id: number, name: string } }>, objects: Array<{ objectType: Types.ObjectType, ownerId: number, route: string, object: { id: number, code: string, name: string } }>, leaders: Array<{ id: number, name: string, userId: number, isActing: boolean, route: string }> } };

export type TestScoresQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type TestScoresQuery = { testScores: { count: number, passedCount: number, mean: number | null, since: string | null, bars: Array<{ from: number, to: number, count: number }> } };

export type TestStaleQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestStaleQuestionsQuery = { testStaleQuestions: { count: number, compared: number | null, items: Array<{ questionId: string, text: string, isEditable: boolean, publishedAt: string, test: { id: number, name: string } }> } };

export type TestWorstQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestWorstQuestionsQuery = { testWorstQuestions: Array<{ test: { id: number, name: string }, figures: { questionId: string, text: string, count: number, facility: number, verdicts: Array<Types.TestItemVerdict> } }> };

export type UnclearClausesQueryVariables = Exact<{
  objectType: Types.ObjectType;
}>;


export type UnclearClausesQuery = { unclearClauses: { since: string | null, items: Array<{ clauseId: string | null, atSec: number | null, number: string, text: string, count: number, object: { id: number, name: string } }> } };

export type VideoDropOffQueryVariables = Exact<{
  educationId: number;
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type VideoDropOffQuery = { videoDropOff: { viewers: number, since: string | null, parts: Array<{ fromSec: number, toSec: number, viewers: number }> } };

export type WatchedVideosQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type WatchedVideosQuery = { watchedVideos: Array<{ viewers: number, video: { id: number, name: string } }> };

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
export const DistinctPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DistinctPerson on User {
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
  personnelNumber
}
    `, {"fragmentName":"DistinctPerson"});
export const StatisticRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatisticRow on StatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}
    `, {"fragmentName":"StatisticRow"});
export const StatisticViewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment statisticViewFields on StatisticView {
  id
  name
  objectType
  query
  updatedAt
}
    `, {"fragmentName":"statisticViewFields"});
export const QuickSignaturesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query quickSignatures($filter: StatisticFilter, $page: Int, $pageSize: Int) {
  quickSignatures(filter: $filter, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      user {
        id
        nameFirst
        nameSecond
        position {
          id
          name
        }
      }
      object {
        id
        name
      }
      readingSec
      calculatedSec
      signedAt
    }
  }
}
    `);
export const SigningSpeedDocument = /*#__PURE__*/ new TypedDocumentString(`
    query signingSpeed($filter: StatisticFilter) {
  signingSpeed(filter: $filter) {
    count
    quickCount
    since
    bars {
      from
      to
      count
    }
  }
}
    `);
export const StatisticDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statistic($objectType: ObjectType!, $filter: StatisticFilter) {
  statistic(objectType: $objectType, filter: $filter) {
    total {
      ...StatisticRow
    }
    medianDays
    staleCount
    byObject {
      object {
        id
        code
        name
      }
      reviewAt
      isArchive
      statistic {
        ...StatisticRow
      }
    }
    bySubdivision {
      subdivision {
        id
        parentId
        name
        isArchive
      }
      statistic {
        ...StatisticRow
      }
    }
    curve {
      date
      assigned
      signed
    }
    held {
      valid
      expiring30
      expiring60
      expiring90
      lost
      places
      covered
      coverage
    }
    nearestDay
    asOf
    firstDay
    placementsSince
    treeSince
    heldSince
  }
}
    fragment StatisticRow on StatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}`);
export const StatisticHoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticHolders($objectType: ObjectType!, $filter: StatisticFilter, $held: HeldKind!, $search: String, $page: Int, $pageSize: Int) {
  statisticHolders(
    objectType: $objectType
    filter: $filter
    held: $held
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      user {
        id
        nameFirst
        nameSecond
        ...DistinctPerson
      }
      object {
        id
        name
      }
      isValid
      lastDay
    }
  }
}
    fragment DistinctPerson on User {
  position {
    id
    name
  }
  subdivision {
    id
    name
  }
  personnelNumber
}`);
export const StatisticPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticPeople($objectType: ObjectType!, $filter: StatisticFilter, $objectId: Int, $subdivisionId: Int, $kind: StatisticKind!, $search: String, $page: Int, $pageSize: Int) {
  statisticPeople(
    objectType: $objectType
    filter: $filter
    objectId: $objectId
    subdivisionId: $subdivisionId
    kind: $kind
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    peopleCount
    items {
      user {
        id
        nameFirst
        nameSecond
        isArchive
        personnelNumber
        email
        dateJobStart
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
      object {
        id
        name
      }
      assignment {
        id
        status
        isOverdue
        startAt
        dueAt
        isHeld
        completedAt
        refusedAt
        remindedAt
      }
    }
  }
}
    `);
export const StatisticRemindDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation statisticRemind($objectType: ObjectType!, $filter: StatisticFilter, $objectId: Int, $subdivisionId: Int, $kind: StatisticKind!) {
  statisticRemind(
    objectType: $objectType
    filter: $filter
    objectId: $objectId
    subdivisionId: $subdivisionId
    kind: $kind
  )
}
    `);
export const StatisticRemindPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticRemindPreview($objectType: ObjectType!, $filter: StatisticFilter, $objectId: Int, $subdivisionId: Int, $kind: StatisticKind!) {
  statisticRemindPreview(
    objectType: $objectType
    filter: $filter
    objectId: $objectId
    subdivisionId: $subdivisionId
    kind: $kind
  ) {
    count
    people {
      id
      nameFull
      personnelNumber
      email
      dateJobStart
      position {
        id
        name
      }
      subdivision {
        id
        name
      }
    }
    objectNames
  }
}
    `);
export const StatisticUncoveredDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticUncovered($objectType: ObjectType!, $filter: StatisticFilter) {
  statisticUncovered(objectType: $objectType, filter: $filter) {
    id
    name
    subdivisionName
    object {
      id
      name
    }
    route
  }
}
    `);
export const StatisticViewDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation statisticViewDelete($id: Int!) {
  statisticViewDelete(id: $id)
}
    `);
export const StatisticViewSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation statisticViewSave($view: StatisticViewInput!, $updatedAt: DateTime, $clientKey: String) {
  statisticViewSave(view: $view, updatedAt: $updatedAt, clientKey: $clientKey) {
    ...statisticViewFields
  }
}
    fragment statisticViewFields on StatisticView {
  id
  name
  objectType
  query
  updatedAt
}`);
export const StatisticViewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticViews {
  statisticViews {
    ...statisticViewFields
  }
}
    fragment statisticViewFields on StatisticView {
  id
  name
  objectType
  query
  updatedAt
}`);
export const StatisticWhatIfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticWhatIf($userIds: [Int!]!, $date: Date!) {
  statisticWhatIf(userIds: $userIds, date: $date) {
    positions {
      id
      name
      subdivisionName
      object {
        id
        name
      }
      userIds
      route
    }
    objects {
      objectType
      object {
        id
        code
        name
      }
      ownerId
      route
    }
    leaders {
      id
      name
      userId
      isActing
      route
    }
  }
}
    `);
export const TestScoresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testScores($filter: StatisticFilter) {
  testScores(filter: $filter) {
    count
    passedCount
    mean
    since
    bars {
      from
      to
      count
    }
  }
}
    `);
export const TestStaleQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testStaleQuestions {
  testStaleQuestions {
    count
    compared
    items {
      test {
        id
        name
      }
      questionId
      text
      isEditable
      publishedAt
    }
  }
}
    `);
export const TestWorstQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testWorstQuestions {
  testWorstQuestions {
    test {
      id
      name
    }
    figures {
      questionId
      text
      count
      facility
      verdicts
    }
  }
}
    `);
export const UnclearClausesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query unclearClauses($objectType: ObjectType!) {
  unclearClauses(objectType: $objectType) {
    since
    items {
      object {
        id
        name
      }
      clauseId
      atSec
      number
      text
      count
    }
  }
}
    `);
export const VideoDropOffDocument = /*#__PURE__*/ new TypedDocumentString(`
    query videoDropOff($educationId: Int!, $filter: StatisticFilter) {
  videoDropOff(educationId: $educationId, filter: $filter) {
    viewers
    since
    parts {
      fromSec
      toSec
      viewers
    }
  }
}
    `);
export const WatchedVideosDocument = /*#__PURE__*/ new TypedDocumentString(`
    query watchedVideos($filter: StatisticFilter) {
  watchedVideos(filter: $filter) {
    viewers
    video {
      id
      name
    }
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quickSignatures: build.query<QuickSignaturesQuery, QuickSignaturesQueryVariables | void>({
      query: (variables) => ({ document: QuickSignaturesDocument as unknown as string, variables })
    }),
    signingSpeed: build.query<SigningSpeedQuery, SigningSpeedQueryVariables | void>({
      query: (variables) => ({ document: SigningSpeedDocument as unknown as string, variables })
    }),
    statistic: build.query<StatisticQuery, StatisticQueryVariables>({
      query: (variables) => ({ document: StatisticDocument as unknown as string, variables })
    }),
    statisticHolders: build.query<StatisticHoldersQuery, StatisticHoldersQueryVariables>({
      query: (variables) => ({ document: StatisticHoldersDocument as unknown as string, variables })
    }),
    statisticPeople: build.query<StatisticPeopleQuery, StatisticPeopleQueryVariables>({
      query: (variables) => ({ document: StatisticPeopleDocument as unknown as string, variables })
    }),
    statisticRemind: build.mutation<StatisticRemindMutation, StatisticRemindMutationVariables>({
      query: (variables) => ({ document: StatisticRemindDocument as unknown as string, variables })
    }),
    statisticRemindPreview: build.query<StatisticRemindPreviewQuery, StatisticRemindPreviewQueryVariables>({
      query: (variables) => ({ document: StatisticRemindPreviewDocument as unknown as string, variables })
    }),
    statisticUncovered: build.query<StatisticUncoveredQuery, StatisticUncoveredQueryVariables>({
      query: (variables) => ({ document: StatisticUncoveredDocument as unknown as string, variables })
    }),
    statisticViewDelete: build.mutation<StatisticViewDeleteMutation, StatisticViewDeleteMutationVariables>({
      query: (variables) => ({ document: StatisticViewDeleteDocument as unknown as string, variables })
    }),
    statisticViewSave: build.mutation<StatisticViewSaveMutation, StatisticViewSaveMutationVariables>({
      query: (variables) => ({ document: StatisticViewSaveDocument as unknown as string, variables })
    }),
    statisticViews: build.query<StatisticViewsQuery, StatisticViewsQueryVariables | void>({
      query: (variables) => ({ document: StatisticViewsDocument as unknown as string, variables })
    }),
    statisticWhatIf: build.query<StatisticWhatIfQuery, StatisticWhatIfQueryVariables>({
      query: (variables) => ({ document: StatisticWhatIfDocument as unknown as string, variables })
    }),
    testScores: build.query<TestScoresQuery, TestScoresQueryVariables | void>({
      query: (variables) => ({ document: TestScoresDocument as unknown as string, variables })
    }),
    testStaleQuestions: build.query<TestStaleQuestionsQuery, TestStaleQuestionsQueryVariables | void>({
      query: (variables) => ({ document: TestStaleQuestionsDocument as unknown as string, variables })
    }),
    testWorstQuestions: build.query<TestWorstQuestionsQuery, TestWorstQuestionsQueryVariables | void>({
      query: (variables) => ({ document: TestWorstQuestionsDocument as unknown as string, variables })
    }),
    unclearClauses: build.query<UnclearClausesQuery, UnclearClausesQueryVariables>({
      query: (variables) => ({ document: UnclearClausesDocument as unknown as string, variables })
    }),
    videoDropOff: build.query<VideoDropOffQuery, VideoDropOffQueryVariables>({
      query: (variables) => ({ document: VideoDropOffDocument as unknown as string, variables })
    }),
    watchedVideos: build.query<WatchedVideosQuery, WatchedVideosQueryVariables | void>({
      query: (variables) => ({ document: WatchedVideosDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useQuickSignaturesQuery, useLazyQuickSignaturesQuery, useSigningSpeedQuery, useLazySigningSpeedQuery, useStatisticQuery, useLazyStatisticQuery, useStatisticHoldersQuery, useLazyStatisticHoldersQuery, useStatisticPeopleQuery, useLazyStatisticPeopleQuery, useStatisticRemindMutation, useStatisticRemindPreviewQuery, useLazyStatisticRemindPreviewQuery, useStatisticUncoveredQuery, useLazyStatisticUncoveredQuery, useStatisticViewDeleteMutation, useStatisticViewSaveMutation, useStatisticViewsQuery, useLazyStatisticViewsQuery, useStatisticWhatIfQuery, useLazyStatisticWhatIfQuery, useTestScoresQuery, useLazyTestScoresQuery, useTestStaleQuestionsQuery, useLazyTestStaleQuestionsQuery, useTestWorstQuestionsQuery, useLazyTestWorstQuestionsQuery, useUnclearClausesQuery, useLazyUnclearClausesQuery, useVideoDropOffQuery, useLazyVideoDropOffQuery, useWatchedVideosQuery, useLazyWatchedVideosQuery } = injectedRtkApi;

