/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type StatisticRegulationQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
}>;


export type StatisticRegulationQuery = { statisticRegulation: { medianDays: number | null, staleCount: number, total: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null }, byRegulation: Array<{ reviewAt: string | null, isArchive: boolean, regulation: { id: number, code: string, name: string }, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, bySubdivision: Array<{ subdivision: { id: number, parentId: number | null, name: string, isArchive: boolean } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } }>, curve: Array<{ date: string, assigned: number, signed: number }> } };

export type StatisticRegulationPeopleQueryVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
  regulationId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type StatisticRegulationPeopleQuery = { statisticRegulationPeople: { count: number, peopleCount: number, items: Array<{ user: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, regulation: { id: number, name: string }, assignment: { id: number, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, completedAt: string | null, refusedAt: string | null, remindedAt: string | null } }> } };

export type StatisticRegulationRemindMutationVariables = Exact<{
  filter?: Types.StatisticFilter | null | undefined;
  regulationId?: number | null | undefined;
  subdivisionId?: number | null | undefined;
  kind: Types.StatisticKind;
}>;


export type StatisticRegulationRemindMutation = { statisticRegulationRemind: number };

export type StatisticRowFragment = { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null };

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
export const StatisticRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatisticRow on RegulationStatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}
    `, {"fragmentName":"StatisticRow"});
export const StatisticRegulationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticRegulation($filter: StatisticFilter) {
  statisticRegulation(filter: $filter) {
    total {
      ...StatisticRow
    }
    medianDays
    staleCount
    byRegulation {
      regulation {
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
  }
}
    fragment StatisticRow on RegulationStatisticRow {
  assigned
  signed
  notSigned
  overdue
  refused
  performance
}`);
export const StatisticRegulationPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query statisticRegulationPeople($filter: StatisticFilter, $regulationId: Int, $subdivisionId: Int, $kind: StatisticKind!, $search: String, $page: Int, $pageSize: Int) {
  statisticRegulationPeople(
    filter: $filter
    regulationId: $regulationId
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
      regulation {
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
export const StatisticRegulationRemindDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation statisticRegulationRemind($filter: StatisticFilter, $regulationId: Int, $subdivisionId: Int, $kind: StatisticKind!) {
  statisticRegulationRemind(
    filter: $filter
    regulationId: $regulationId
    subdivisionId: $subdivisionId
    kind: $kind
  )
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    statisticRegulation: build.query<StatisticRegulationQuery, StatisticRegulationQueryVariables | void>({
      query: (variables) => ({ document: StatisticRegulationDocument as unknown as string, variables })
    }),
    statisticRegulationPeople: build.query<StatisticRegulationPeopleQuery, StatisticRegulationPeopleQueryVariables>({
      query: (variables) => ({ document: StatisticRegulationPeopleDocument as unknown as string, variables })
    }),
    statisticRegulationRemind: build.mutation<StatisticRegulationRemindMutation, StatisticRegulationRemindMutationVariables>({
      query: (variables) => ({ document: StatisticRegulationRemindDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useStatisticRegulationQuery, useLazyStatisticRegulationQuery, useStatisticRegulationPeopleQuery, useLazyStatisticRegulationPeopleQuery, useStatisticRegulationRemindMutation } = injectedRtkApi;

