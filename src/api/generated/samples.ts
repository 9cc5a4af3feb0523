/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type SampleFillMutationVariables = Exact<{
  industry: Types.SampleIndustry;
}>;


export type SampleFillMutation = { sampleFill: Array<{ kind: Types.SampleKind, id: number }> };

export type SampleFromReferrerQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleFromReferrerQuery = { sampleFromReferrer: Array<{ kind: Types.RefTemplateKind, name: string, clauseCount: number }> };

export type SampleObjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleObjectsQuery = { sampleObjects: Array<{ kind: Types.SampleKind, id: number }> };

export type SampleRemovalFieldsFragment = { removed: Array<{ kind: Types.SampleKind, count: number }>, kept: Array<{ kind: Types.SampleKind, id: number, name: string, reason: Types.SampleKeepReason }> };

export type SampleRemovalPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SampleRemovalPreviewQuery = { sampleRemovalPreview: { removed: Array<{ kind: Types.SampleKind, count: number }>, kept: Array<{ kind: Types.SampleKind, id: number, name: string, reason: Types.SampleKeepReason }> } };

export type SampleRemoveMutationVariables = Exact<{ [key: string]: never; }>;


export type SampleRemoveMutation = { sampleRemove: { removed: Array<{ kind: Types.SampleKind, count: number }>, kept: Array<{ kind: Types.SampleKind, id: number, name: string, reason: Types.SampleKeepReason }> } };

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
export const SampleRemovalFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SampleRemovalFields on SampleRemoval {
  removed {
    kind
    count
  }
  kept {
    kind
    id
    name
    reason
  }
}
    `, {"fragmentName":"SampleRemovalFields"});
export const SampleFillDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation sampleFill($industry: SampleIndustry!) {
  sampleFill(industry: $industry) {
    kind
    id
  }
}
    `);
export const SampleFromReferrerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query sampleFromReferrer {
  sampleFromReferrer {
    kind
    name
    clauseCount
  }
}
    `);
export const SampleObjectsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query sampleObjects {
  sampleObjects {
    kind
    id
  }
}
    `);
export const SampleRemovalPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query sampleRemovalPreview {
  sampleRemovalPreview {
    ...SampleRemovalFields
  }
}
    fragment SampleRemovalFields on SampleRemoval {
  removed {
    kind
    count
  }
  kept {
    kind
    id
    name
    reason
  }
}`);
export const SampleRemoveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation sampleRemove {
  sampleRemove {
    ...SampleRemovalFields
  }
}
    fragment SampleRemovalFields on SampleRemoval {
  removed {
    kind
    count
  }
  kept {
    kind
    id
    name
    reason
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sampleFill: build.mutation<SampleFillMutation, SampleFillMutationVariables>({
      query: (variables) => ({ document: SampleFillDocument as unknown as string, variables })
    }),
    sampleFromReferrer: build.query<SampleFromReferrerQuery, SampleFromReferrerQueryVariables | void>({
      query: (variables) => ({ document: SampleFromReferrerDocument as unknown as string, variables })
    }),
    sampleObjects: build.query<SampleObjectsQuery, SampleObjectsQueryVariables | void>({
      query: (variables) => ({ document: SampleObjectsDocument as unknown as string, variables })
    }),
    sampleRemovalPreview: build.query<SampleRemovalPreviewQuery, SampleRemovalPreviewQueryVariables | void>({
      query: (variables) => ({ document: SampleRemovalPreviewDocument as unknown as string, variables })
    }),
    sampleRemove: build.mutation<SampleRemoveMutation, SampleRemoveMutationVariables | void>({
      query: (variables) => ({ document: SampleRemoveDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useSampleFillMutation, useSampleFromReferrerQuery, useLazySampleFromReferrerQuery, useSampleObjectsQuery, useLazySampleObjectsQuery, useSampleRemovalPreviewQuery, useLazySampleRemovalPreviewQuery, useSampleRemoveMutation } = injectedRtkApi;

