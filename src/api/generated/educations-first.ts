/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type EducationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null, canGiveUp: boolean };

export type EducationsMyQueryVariables = Exact<{
  typeContent: Types.TypeContent;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EducationsMyQuery = { educations: { count: number, items: Array<{ id: number, typeContent: Types.TypeContent, code: string, name: string, category: string, currentVersion: { id: number, label: string, minutes: number } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null, canGiveUp: boolean } | null, lockedBy: Array<{ objectType: Types.ObjectType, objectId: number, name: string, route: string }>, rating: { average: number, count: number } | null, abilities: { canTake: boolean } }> } };

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
export const EducationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EducationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
  canGiveUp
}
    `, {"fragmentName":"EducationAssignment"});
export const EducationsMyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query educationsMy($typeContent: TypeContent!, $search: String, $page: Int, $pageSize: Int) {
  educations(
    typeContent: $typeContent
    scope: my
    search: $search
    sort: dueAt
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      typeContent
      code
      name
      category
      currentVersion {
        id
        label
        minutes
      }
      myAssignment {
        ...EducationAssignment
      }
      lockedBy {
        objectType
        objectId
        name
        route
      }
      rating {
        average
        count
      }
      abilities {
        canTake
      }
    }
  }
}
    fragment EducationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  progress
  openedAt
  completedAt
  refusedAt
  deltaFromVersionId
  canGiveUp
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    educationsMy: build.query<EducationsMyQuery, EducationsMyQueryVariables>({
      query: (variables) => ({ document: EducationsMyDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useEducationsMyQuery, useLazyEducationsMyQuery } = injectedRtkApi;

