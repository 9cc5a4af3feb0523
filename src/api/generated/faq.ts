/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type FaqCommentsQueryVariables = Exact<{
  id: number;
}>;


export type FaqCommentsQuery = { faqEntry: { id: number, source: { helpful: number, notHelpful: number, reasons: Array<{ reason: Types.FaqVoteReason, count: number }>, comments: Array<{ reason: Types.FaqVoteReason, comment: string, updatedAt: string }> } | null } };

export type FaqEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqEntriesQuery = { faqEntries: Array<{ id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null }> };

export type FaqEntryQueryVariables = Exact<{
  id: number;
}>;


export type FaqEntryQuery = { faqEntry: { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null } };

export type FaqEntryCreateMutationVariables = Exact<{
  entry: Types.FaqEntryInput;
  clientKey?: string | null | undefined;
}>;


export type FaqEntryCreateMutation = { faqEntryCreate: { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null } };

export type FaqEntryDeleteMutationVariables = Exact<{
  id: number;
}>;


export type FaqEntryDeleteMutation = { faqEntryDelete: boolean };

export type FaqEntryFieldsFragment = { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null };

export type FaqEntryUpdateMutationVariables = Exact<{
  entry: Types.FaqEntryInput;
}>;


export type FaqEntryUpdateMutation = { faqEntryUpdate: { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null } };

export type FaqProposalCreateMutationVariables = Exact<{
  entryId: number;
  text: string;
  clientKey?: string | null | undefined;
}>;


export type FaqProposalCreateMutation = { faqProposalCreate: boolean };

export type FaqQuestionCloseMutationVariables = Exact<{
  id: number;
}>;


export type FaqQuestionCloseMutation = { faqQuestionClose: boolean };

export type FaqQuestionCreateMutationVariables = Exact<{
  text: string;
  clientKey?: string | null | undefined;
}>;


export type FaqQuestionCreateMutation = { faqQuestionCreate: boolean };

export type FaqQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuestionsQuery = { faqQuestions: Array<{ id: number, text: string, entryId: number | null, organizationName: string, createdAt: string }> };

export type FaqSourceFieldsFragment = { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null };

export type FaqVoteMutationVariables = Exact<{
  vote: Types.FaqVoteInput;
}>;


export type FaqVoteMutation = { faqVote: { id: number, title: string, text: string, category: Types.FaqCategory, synonyms: Array<string>, routes: Array<string>, isPublished: boolean, updatedAt: string, source: { titleRu: string, titleEn: string, textRu: string, textEn: string, audience: Array<Types.FaqAudience>, helpful: number, notHelpful: number, tour: Array<{ route: string | null, anchor: string, textRu: string, textEn: string }>, reasons: Array<{ reason: Types.FaqVoteReason, count: number }> } | null, tour: Array<{ route: string | null, anchor: string, text: string }>, ownVote: { isHelpful: boolean, reason: Types.FaqVoteReason | null, comment: string } | null } };

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
export const FaqEntryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
    `, {"fragmentName":"faqEntryFields"});
export const FaqSourceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}`, {"fragmentName":"faqSourceFields"});
export const FaqCommentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query faqComments($id: Int!) {
  faqEntry(id: $id) {
    id
    source {
      helpful
      notHelpful
      reasons {
        reason
        count
      }
      comments {
        reason
        comment
        updatedAt
      }
    }
  }
}
    `);
export const FaqEntriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query faqEntries {
  faqEntries {
    ...faqSourceFields
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}`);
export const FaqEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query faqEntry($id: Int!) {
  faqEntry(id: $id) {
    ...faqSourceFields
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}`);
export const FaqEntryCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqEntryCreate($entry: FaqEntryInput!, $clientKey: String) {
  faqEntryCreate(entry: $entry, clientKey: $clientKey) {
    ...faqSourceFields
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}`);
export const FaqEntryDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqEntryDelete($id: Int!) {
  faqEntryDelete(id: $id)
}
    `);
export const FaqEntryUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqEntryUpdate($entry: FaqEntryInput!) {
  faqEntryUpdate(entry: $entry) {
    ...faqSourceFields
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}`);
export const FaqProposalCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqProposalCreate($entryId: Int!, $text: String!, $clientKey: String) {
  faqProposalCreate(entryId: $entryId, text: $text, clientKey: $clientKey)
}
    `);
export const FaqQuestionCloseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqQuestionClose($id: Int!) {
  faqQuestionClose(id: $id)
}
    `);
export const FaqQuestionCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqQuestionCreate($text: String!, $clientKey: String) {
  faqQuestionCreate(text: $text, clientKey: $clientKey)
}
    `);
export const FaqQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query faqQuestions {
  faqQuestions {
    id
    text
    entryId
    organizationName
    createdAt
  }
}
    `);
export const FaqVoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation faqVote($vote: FaqVoteInput!) {
  faqVote(vote: $vote) {
    ...faqSourceFields
  }
}
    fragment faqEntryFields on FaqEntry {
  id
  title
  text
  category
  synonyms
  routes
  tour {
    route
    anchor
    text
  }
  isPublished
  updatedAt
  ownVote {
    isHelpful
    reason
    comment
  }
}
fragment faqSourceFields on FaqEntry {
  ...faqEntryFields
  source {
    titleRu
    titleEn
    textRu
    textEn
    audience
    helpful
    notHelpful
    tour {
      route
      anchor
      textRu
      textEn
    }
    reasons {
      reason
      count
    }
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    faqComments: build.query<FaqCommentsQuery, FaqCommentsQueryVariables>({
      query: (variables) => ({ document: FaqCommentsDocument as unknown as string, variables })
    }),
    faqEntries: build.query<FaqEntriesQuery, FaqEntriesQueryVariables | void>({
      query: (variables) => ({ document: FaqEntriesDocument as unknown as string, variables })
    }),
    faqEntry: build.query<FaqEntryQuery, FaqEntryQueryVariables>({
      query: (variables) => ({ document: FaqEntryDocument as unknown as string, variables })
    }),
    faqEntryCreate: build.mutation<FaqEntryCreateMutation, FaqEntryCreateMutationVariables>({
      query: (variables) => ({ document: FaqEntryCreateDocument as unknown as string, variables })
    }),
    faqEntryDelete: build.mutation<FaqEntryDeleteMutation, FaqEntryDeleteMutationVariables>({
      query: (variables) => ({ document: FaqEntryDeleteDocument as unknown as string, variables })
    }),
    faqEntryUpdate: build.mutation<FaqEntryUpdateMutation, FaqEntryUpdateMutationVariables>({
      query: (variables) => ({ document: FaqEntryUpdateDocument as unknown as string, variables })
    }),
    faqProposalCreate: build.mutation<FaqProposalCreateMutation, FaqProposalCreateMutationVariables>({
      query: (variables) => ({ document: FaqProposalCreateDocument as unknown as string, variables })
    }),
    faqQuestionClose: build.mutation<FaqQuestionCloseMutation, FaqQuestionCloseMutationVariables>({
      query: (variables) => ({ document: FaqQuestionCloseDocument as unknown as string, variables })
    }),
    faqQuestionCreate: build.mutation<FaqQuestionCreateMutation, FaqQuestionCreateMutationVariables>({
      query: (variables) => ({ document: FaqQuestionCreateDocument as unknown as string, variables })
    }),
    faqQuestions: build.query<FaqQuestionsQuery, FaqQuestionsQueryVariables | void>({
      query: (variables) => ({ document: FaqQuestionsDocument as unknown as string, variables })
    }),
    faqVote: build.mutation<FaqVoteMutation, FaqVoteMutationVariables>({
      query: (variables) => ({ document: FaqVoteDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useFaqCommentsQuery, useLazyFaqCommentsQuery, useFaqEntriesQuery, useLazyFaqEntriesQuery, useFaqEntryQuery, useLazyFaqEntryQuery, useFaqEntryCreateMutation, useFaqEntryDeleteMutation, useFaqEntryUpdateMutation, useFaqProposalCreateMutation, useFaqQuestionCloseMutation, useFaqQuestionCreateMutation, useFaqQuestionsQuery, useLazyFaqQuestionsQuery, useFaqVoteMutation } = injectedRtkApi;

