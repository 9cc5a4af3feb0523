/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type QualificationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null };

export type QualificationsMyQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type QualificationsMyQuery = { qualifications: { count: number, items: Array<{ id: number, code: string, name: string, level: number, currentVersion: { id: number, label: string, itemCount: number } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null, myAwards: Array<{ id: number, number: string, state: Types.QualificationHolding, validUntil: string | null, conditionalUntil: string | null, withdrawnOn: string | null }> }> } };

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
export const QualificationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}
    `, {"fragmentName":"QualificationAssignment"});
export const QualificationsMyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query qualificationsMy($search: String, $page: Int, $pageSize: Int) {
  qualifications(
    scope: my
    search: $search
    sort: dueAt
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      code
      name
      level
      currentVersion {
        id
        label
        itemCount
      }
      myAssignment {
        ...QualificationAssignment
      }
      myAwards {
        id
        number
        state
        validUntil
        conditionalUntil
        withdrawnOn
      }
    }
  }
}
    fragment QualificationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  score
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    qualificationsMy: build.query<QualificationsMyQuery, QualificationsMyQueryVariables | void>({
      query: (variables) => ({ document: QualificationsMyDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useQualificationsMyQuery, useLazyQualificationsMyQuery } = injectedRtkApi;

