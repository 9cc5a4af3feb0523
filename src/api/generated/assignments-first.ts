/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ObjectGiveUpMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type ObjectGiveUpMutation = { objectGiveUp: boolean };

export type ObjectTakeMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type ObjectTakeMutation = { objectTake: { id: number } };

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

export const ObjectGiveUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectGiveUp($objectType: ObjectType!, $objectId: Int!) {
  objectGiveUp(objectType: $objectType, objectId: $objectId)
}
    `);
export const ObjectTakeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectTake($objectType: ObjectType!, $objectId: Int!) {
  objectTake(objectType: $objectType, objectId: $objectId) {
    id
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    objectGiveUp: build.mutation<ObjectGiveUpMutation, ObjectGiveUpMutationVariables>({
      query: (variables) => ({ document: ObjectGiveUpDocument as unknown as string, variables })
    }),
    objectTake: build.mutation<ObjectTakeMutation, ObjectTakeMutationVariables>({
      query: (variables) => ({ document: ObjectTakeDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useObjectGiveUpMutation, useObjectTakeMutation } = injectedRtkApi;

