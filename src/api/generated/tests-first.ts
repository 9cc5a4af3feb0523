/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type TestAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null };

export type TestResultFieldsFragment = { attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null };

export type TestSettingsFieldsFragment = { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } };

export type TestsMyQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestsMyQuery = { tests: { count: number, items: Array<{ id: number, code: string, name: string, category: string, currentVersion: { id: number, label: string, questionCount: number, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null, myResult: { attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null } | null }> } };

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
export const TestAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestAssignment on Assignment {
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
    `, {"fragmentName":"TestAssignment"});
export const TestResultFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestResultFields on TestResult {
  attemptsUsed
  attemptsLeft
  attemptsExtra
  nextAt
  openAttemptId
  percent
  isPassed
  lastAt
}
    `, {"fragmentName":"TestResultFields"});
export const TestSettingsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestSettingsFields on TestSettings {
  passPercent
  attemptsMax
  limitMinutes
  delayHours
  openOn
  closeOn
  shuffleQuestions
  shuffleAnswers
  grading
  review {
    score
    correctness
    key
    explanation
  }
}
    `, {"fragmentName":"TestSettingsFields"});
export const TestsMyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testsMy($search: String, $page: Int, $pageSize: Int) {
  tests(scope: my, search: $search, sort: dueAt, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      code
      name
      category
      currentVersion {
        id
        label
        questionCount
        settings {
          ...TestSettingsFields
        }
      }
      myAssignment {
        ...TestAssignment
      }
      myResult {
        ...TestResultFields
      }
    }
  }
}
    fragment TestAssignment on Assignment {
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
fragment TestResultFields on TestResult {
  attemptsUsed
  attemptsLeft
  attemptsExtra
  nextAt
  openAttemptId
  percent
  isPassed
  lastAt
}
fragment TestSettingsFields on TestSettings {
  passPercent
  attemptsMax
  limitMinutes
  delayHours
  openOn
  closeOn
  shuffleQuestions
  shuffleAnswers
  grading
  review {
    score
    correctness
    key
    explanation
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testsMy: build.query<TestsMyQuery, TestsMyQueryVariables | void>({
      query: (variables) => ({ document: TestsMyDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useTestsMyQuery, useLazyTestsMyQuery } = injectedRtkApi;

