/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type TestQueryVariables = Exact<{
  id: number;
}>;


export type TestQuery = { test: { startProblem: Types.TestStartProblem | null, id: number, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, isRepetition: boolean, isArchive: boolean, updatedAt: string, currentVersion: { id: number, testId: number, label: string, status: Types.ContentStatus, questionCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } } | null, draftVersion: { id: number, status: Types.ContentStatus, updatedAt: string } | null, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null, myResult: { attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null } | null, myAttempts: Array<{ id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null }>, myRequest: { id: number, testId: number, text: string, state: Types.TestRequestState, reason: string, createdAt: string, decidedAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean, canTake: boolean } } | null };

export type TestAbilityFieldsFragment = { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean, canTake: boolean };

export type TestAnswerFileFieldsFragment = { id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } };

export type TestAnswerFileAddMutationVariables = Exact<{
  upload: Types.TestAnswerFileInput;
  file: File;
  clientKey?: string | null | undefined;
}>;


export type TestAnswerFileAddMutation = { testAnswerFileAdd: { id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } } };

export type TestAnswerGradeMutationVariables = Exact<{
  grade: Types.TestGradeInput;
}>;


export type TestAnswerGradeMutation = { testAnswerGrade: { userId: number, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, test: { id: number, name: string }, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, review: Array<{ question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, outcome: Types.TestAnswerOutcome | null, points: number | null, maxPoints: number | null, key: import("@domain/questions/question").QuestionKey | null, alsoRight: Array<import("@domain/questions/question").QuestionKey>, explained: import("@domain/questions/question").Explained | null, comment: string, gradedAt: string | null, source: { code: string, name: string, number: string, route: string } | null, gradedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> } };

export type TestAnswerSaveMutationVariables = Exact<{
  answer: Types.TestAnswerInput;
}>;


export type TestAnswerSaveMutation = { testAnswerSave: { questionId: string, answer: import("@domain/questions/answer").Answer | null, seq: number, isFlagged: boolean, savedAt: string } };

export type TestAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null };

export type TestAttemptQueryVariables = Exact<{
  id: number;
}>;


export type TestAttemptQuery = { testAttempt: { questions: Array<import("@domain/questions/asked-question").AskedQuestion>, userId: number, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, answers: Array<{ questionId: string, answer: import("@domain/questions/answer").Answer | null, seq: number, isFlagged: boolean, savedAt: string }>, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, test: { id: number, name: string }, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, review: Array<{ question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, outcome: Types.TestAnswerOutcome | null, points: number | null, maxPoints: number | null, key: import("@domain/questions/question").QuestionKey | null, alsoRight: Array<import("@domain/questions/question").QuestionKey>, explained: import("@domain/questions/question").Explained | null, comment: string, gradedAt: string | null, source: { code: string, name: string, number: string, route: string } | null, gradedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> } | null };

export type TestAttemptAskMutationVariables = Exact<{
  testId: number;
  text: string;
}>;


export type TestAttemptAskMutation = { testAttemptAsk: { id: number, testId: number, text: string, state: Types.TestRequestState, reason: string, createdAt: string, decidedAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } } };

export type TestAttemptClockQueryVariables = Exact<{
  id: number;
}>;


export type TestAttemptClockQuery = { testAttempt: { id: number, testId: number, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string } | null };

export type TestAttemptMetaFragment = { id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null };

export type TestAttemptRequestFieldsFragment = { id: number, testId: number, text: string, state: Types.TestRequestState, reason: string, createdAt: string, decidedAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type TestAttemptRequestDeclineMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type TestAttemptRequestDeclineMutation = { testAttemptRequestDecline: { id: number, testId: number, text: string, state: Types.TestRequestState, reason: string, createdAt: string, decidedAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } } };

export type TestAttemptRequestsQueryVariables = Exact<{
  testId: number;
}>;


export type TestAttemptRequestsQuery = { testAttemptRequests: Array<{ id: number, testId: number, text: string, state: Types.TestRequestState, reason: string, createdAt: string, decidedAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> };

export type TestAttemptStartMutationVariables = Exact<{
  testId: number;
  tab: string;
}>;


export type TestAttemptStartMutation = { testAttemptStart: { questions: Array<import("@domain/questions/asked-question").AskedQuestion>, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, answers: Array<{ questionId: string, answer: import("@domain/questions/answer").Answer | null, seq: number, isFlagged: boolean, savedAt: string }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> } };

export type TestAttemptSubmitMutationVariables = Exact<{
  attemptId: number;
  tab: string;
}>;


export type TestAttemptSubmitMutation = { testAttemptSubmit: { userId: number, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, test: { id: number, name: string }, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, review: Array<{ question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, outcome: Types.TestAnswerOutcome | null, points: number | null, maxPoints: number | null, key: import("@domain/questions/question").QuestionKey | null, alsoRight: Array<import("@domain/questions/question").QuestionKey>, explained: import("@domain/questions/question").Explained | null, comment: string, gradedAt: string | null, source: { code: string, name: string, number: string, route: string } | null, gradedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> } };

export type TestAttemptsQueryVariables = Exact<{
  testId: number;
  states?: Array<Types.TestAttemptState> | Types.TestAttemptState | null | undefined;
  userId?: number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestAttemptsQuery = { testAttempts: { count: number, items: Array<{ id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, version: { id: number, label: string } }> } };

export type TestAttemptsGrantMutationVariables = Exact<{
  grant: Types.TestGrantInput;
  clientKey?: string | null | undefined;
}>;


export type TestAttemptsGrantMutation = { testAttemptsGrant: { attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, assignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null } };

export type TestBankQueryVariables = Exact<{
  search?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  difficulty?: number | null | undefined;
  isArchive?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestBankQuery = { testBank: { count: number, items: Array<{ id: number, question: import("@domain/questions/question").AnyQuestion, isArchive: boolean, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, owner: { id: number, nameFull: string } }>, tags: Array<{ name: string, count: number }> } };

export type TestBankAddMutationVariables = Exact<{
  questions: Array<import("@domain/questions/question").AnyQuestion> | import("@domain/questions/question").AnyQuestion;
  clientKey?: string | null | undefined;
}>;


export type TestBankAddMutation = { testBankAdd: { count: number } };

export type TestBankArchiveMutationVariables = Exact<{
  id: number;
  isArchive: boolean;
}>;


export type TestBankArchiveMutation = { testBankArchive: { id: number, question: import("@domain/questions/question").AnyQuestion, isArchive: boolean, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, owner: { id: number, nameFull: string } } };

export type TestBankArchiveManyMutationVariables = Exact<{
  questionIds: Array<string> | string;
  isArchive: boolean;
}>;


export type TestBankArchiveManyMutation = { testBankArchiveMany: number };

export type TestBankKnownQueryVariables = Exact<{
  texts: Array<string> | string;
}>;


export type TestBankKnownQuery = { testBankKnown: Array<string> };

export type TestBankMatchesQueryVariables = Exact<{
  draw: Types.TestDrawInput;
}>;


export type TestBankMatchesQuery = { testBankMatches: number };

export type TestBankQuestionFieldsFragment = { id: number, question: import("@domain/questions/question").AnyQuestion, isArchive: boolean, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, owner: { id: number, nameFull: string } };

export type TestBankUpdateMutationVariables = Exact<{
  id: number;
  question: import("@domain/questions/question").AnyQuestion;
  updatedAt?: string | null | undefined;
}>;


export type TestBankUpdateMutation = { testBankUpdate: { id: number, question: import("@domain/questions/question").AnyQuestion, isArchive: boolean, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, owner: { id: number, nameFull: string } } };

export type TestCreateMutationVariables = Exact<{
  test: Types.TestInput;
  clientKey?: string | null | undefined;
}>;


export type TestCreateMutation = { testCreate: { id: number } };

export type TestDeleteMutationVariables = Exact<{
  id: number;
}>;


export type TestDeleteMutation = { testDelete: boolean };

export type TestDraftQueryVariables = Exact<{
  id: number;
}>;


export type TestDraftQuery = { test: { id: number, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, isRepetition: boolean, isArchive: boolean, updatedAt: string, currentVersion: { questions: Array<import("@domain/questions/question").AnyQuestion>, id: number, testId: number, label: string, status: Types.ContentStatus, questionCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, draws: Array<{ id: string, count: number, tags: Array<string>, difficultyFrom: number, difficultyTo: number, isPassedLast: boolean }>, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, draftVersion: { id: number, status: Types.ContentStatus, questions: Array<import("@domain/questions/question").AnyQuestion>, updatedAt: string, draws: Array<{ id: string, count: number, tags: Array<string>, difficultyFrom: number, difficultyTo: number, isPassedLast: boolean }>, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean, canTake: boolean } } | null };

export type TestDraftDiscardMutationVariables = Exact<{
  id: number;
}>;


export type TestDraftDiscardMutation = { testDraftDiscard: { id: number } };

export type TestDraftSaveMutationVariables = Exact<{
  id: number;
  questions: Array<import("@domain/questions/question").AnyQuestion> | import("@domain/questions/question").AnyQuestion;
  settings: Types.TestSettingsInput;
  draws?: Array<Types.TestDrawInput> | Types.TestDrawInput | null | undefined;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type TestDraftSaveMutation = { testDraftSave: { id: number, status: Types.ContentStatus, questions: Array<import("@domain/questions/question").AnyQuestion>, updatedAt: string, draws: Array<{ id: string, count: number, tags: Array<string>, difficultyFrom: number, difficultyTo: number, isPassedLast: boolean }>, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } } };

export type TestDraftVersionFragment = { id: number, status: Types.ContentStatus, questions: Array<import("@domain/questions/question").AnyQuestion>, updatedAt: string, draws: Array<{ id: string, count: number, tags: Array<string>, difficultyFrom: number, difficultyTo: number, isPassedLast: boolean }>, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } };

export type TestDrawFieldsFragment = { id: string, count: number, tags: Array<string>, difficultyFrom: number, difficultyTo: number, isPassedLast: boolean };

export type TestItemAnalysisQueryVariables = Exact<{
  testId: number;
  versionId?: number | null | undefined;
}>;


export type TestItemAnalysisQuery = { testItemAnalysis: { count: number, minCount: number, version: { id: number, label: string } | null, items: Array<{ questionId: string, text: string, isVoided: boolean, count: number, facility: number, discrimination: number | null, verdicts: Array<Types.TestItemVerdict> }> } };

export type TestMinutesGrantMutationVariables = Exact<{
  grant: Types.TestMinutesGrantInput;
  clientKey?: string | null | undefined;
}>;


export type TestMinutesGrantMutation = { testMinutesGrant: { id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null } };

export type TestNamedClausesQueryVariables = Exact<{
  clauses: Array<Types.TestNamedClauseInput> | Types.TestNamedClauseInput;
}>;


export type TestNamedClausesQuery = { testNamedClauses: Array<{ problem: Types.TestNamedClauseProblem | null, source: { objectId: number, clauseId: string, versionId: number } | null }> };

export type TestOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestOptionsQuery = { tests: { items: Array<{ id: number, name: string, code: string, isArchive: boolean }> } };

export type TestPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type TestPictureFragment = { id: number, type: string, name: string, mime: string, details: { path: string, size: number } };

export type TestPictureAddMutationVariables = Exact<{
  id: number;
  file: File;
  clientKey?: string | null | undefined;
}>;


export type TestPictureAddMutation = { testPictureAdd: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } };

export type TestPropertiesFragment = { id: number, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, isRepetition: boolean, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean, canTake: boolean } };

export type TestPublishMutationVariables = Exact<{
  publication: Types.PublicationInput;
  clientKey?: string | null | undefined;
}>;


export type TestPublishMutation = { testPublish: { id: number, status: Types.ContentStatus, currentVersion: { id: number, label: string } | null } };

export type TestPublishPreviewMutationVariables = Exact<{
  id: number;
  significance?: Types.Significance | null | undefined;
}>;


export type TestPublishPreviewMutation = { testPublishPreview: { changedCount: number, clauseCount: number, resignCount: number, resignClauseCount: number, resignSec: number, waitingCount: number, staleQuestions: Array<{ id: string, text: string, number: string, rightAnswers: Array<string> }>, changes: Array<{ clauseId: string, number: string, title: string, kind: Types.ClauseChangeKind }> } };

export type TestQuestionSourceFieldsFragment = { questionId: string, state: Types.TestSourceState, currentVersionId: number, publishedAt: string | null, link: { code: string, name: string, number: string, route: string }, changes: Array<{ kind: Types.ClauseChangeKind, from: { id: string, level: number, number: string, html: string, text: string } | null, to: { id: string, level: number, number: string, html: string, text: string } | null }> };

export type TestRegradeMutationVariables = Exact<{
  regrade: Types.TestRegradeInput;
  clientKey?: string | null | undefined;
}>;


export type TestRegradeMutation = { testRegrade: { id: number, questionId: string, question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, isOnly: boolean, reason: string, state: Types.TestRegradingState, total: number, done: number, changed: number, gained: number, lost: number, kept: number, failed: number, createdAt: string, createdBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } } };

export type TestRegradePreviewQueryVariables = Exact<{
  regrade: Types.TestRegradeInput;
}>;


export type TestRegradePreviewQuery = { testRegradePreview: { count: number, changed: number, gained: number, lost: number, gaining: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }>, losing: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }> } };

export type TestRegradingFieldsFragment = { id: number, questionId: string, question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, isOnly: boolean, reason: string, state: Types.TestRegradingState, total: number, done: number, changed: number, gained: number, lost: number, kept: number, failed: number, createdAt: string, createdBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type TestRegradingsQueryVariables = Exact<{
  testId: number;
  versionId: number;
}>;


export type TestRegradingsQuery = { testRegradings: Array<{ id: number, questionId: string, question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, isOnly: boolean, reason: string, state: Types.TestRegradingState, total: number, done: number, changed: number, gained: number, lost: number, kept: number, failed: number, createdAt: string, createdBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> };

export type TestRepetitionQueryVariables = Exact<{ [key: string]: never; }>;


export type TestRepetitionQuery = { testRepetition: { isOffered: boolean, isOn: boolean, answeredCount: number, questions: Array<{ testId: number, name: string, question: import("@domain/questions/asked-question").AskedQuestion, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> }> } };

export type TestRepetitionAnswerMutationVariables = Exact<{
  answer: Types.TestRepetitionAnswerInput;
}>;


export type TestRepetitionAnswerMutation = { testRepetitionAnswer: { question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, outcome: Types.TestAnswerOutcome, key: import("@domain/questions/question").QuestionKey | null, explained: import("@domain/questions/question").Explained | null, dueOn: string, source: { code: string, name: string, number: string, route: string } | null } };

export type TestRepetitionFieldsFragment = { isOffered: boolean, isOn: boolean, answeredCount: number, questions: Array<{ testId: number, name: string, question: import("@domain/questions/asked-question").AskedQuestion, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> }> };

export type TestRepetitionSwitchMutationVariables = Exact<{
  isOn: boolean;
}>;


export type TestRepetitionSwitchMutation = { testRepetitionSwitch: { isOffered: boolean, isOn: boolean, answeredCount: number, questions: Array<{ testId: number, name: string, question: import("@domain/questions/asked-question").AskedQuestion, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }> }> } };

export type TestResultFieldsFragment = { attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null };

export type TestResultsQueryVariables = Exact<{
  testId: number;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestResultsQuery = { testResults: { count: number, items: Array<{ attemptsUsed: number, attemptsLeft: number | null, attemptsExtra: number, nextAt: string | null, openAttemptId: number | null, percent: number | null, isPassed: boolean | null, lastAt: string | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, assignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null }> } };

export type TestReviewQueueQueryVariables = Exact<{
  testId: number;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestReviewQueueQuery = { testReviewQueue: { count: number, items: Array<{ attemptId: number, finishedAt: string, question: import("@domain/questions/question").AnyQuestion, answer: import("@domain/questions/answer").Answer | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> }> } };

export type TestReviewedFragment = { userId: number, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, test: { id: number, name: string }, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, review: Array<{ question: import("@domain/questions/asked-question").AskedQuestion, answer: import("@domain/questions/answer").Answer | null, outcome: Types.TestAnswerOutcome | null, points: number | null, maxPoints: number | null, key: import("@domain/questions/question").QuestionKey | null, alsoRight: Array<import("@domain/questions/question").QuestionKey>, explained: import("@domain/questions/question").Explained | null, comment: string, gradedAt: string | null, source: { code: string, name: string, number: string, route: string } | null, gradedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> };

export type TestSavedAnswerFieldsFragment = { questionId: string, answer: import("@domain/questions/answer").Answer | null, seq: number, isFlagged: boolean, savedAt: string };

export type TestSettingsFieldsFragment = { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } };

export type TestSourceLinkFieldsFragment = { code: string, name: string, number: string, route: string };

export type TestSourceOptionFragment = { id: number, code: string, name: string, currentVersion: { id: number } | null };

export type TestSourceRegulationQueryVariables = Exact<{
  id: number;
}>;


export type TestSourceRegulationQuery = { regulation: { id: number, code: string, name: string, currentVersion: { id: number, clauses: Array<{ id: string, level: number, number: string, text: string }> } | null } | null };

export type TestSourceRegulationsQueryVariables = Exact<{
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestSourceRegulationsQuery = { editor: { items: Array<{ id: number, code: string, name: string, currentVersion: { id: number } | null }> }, my: { items: Array<{ id: number, code: string, name: string, currentVersion: { id: number } | null }> } };

export type TestSourcesQueryVariables = Exact<{
  id: number;
}>;


export type TestSourcesQuery = { test: { id: number, currentVersion: { id: number, sources: Array<{ questionId: string, state: Types.TestSourceState, currentVersionId: number, publishedAt: string | null, link: { code: string, name: string, number: string, route: string }, changes: Array<{ kind: Types.ClauseChangeKind, from: { id: string, level: number, number: string, html: string, text: string } | null, to: { id: string, level: number, number: string, html: string, text: string } | null }> }> } | null, draftVersion: { id: number, sources: Array<{ questionId: string, state: Types.TestSourceState, currentVersionId: number, publishedAt: string | null, link: { code: string, name: string, number: string, route: string }, changes: Array<{ kind: Types.ClauseChangeKind, from: { id: string, level: number, number: string, html: string, text: string } | null, to: { id: string, level: number, number: string, html: string, text: string } | null }> }> } | null } | null };

export type TestTableReadMutationVariables = Exact<{
  file?: File | null | undefined;
  text?: string | null | undefined;
}>;


export type TestTableReadMutation = { testTableRead: readonly import("@domain/questions/table/from-rows").RawRow[] };

export type TestTakingFragment = { questions: Array<import("@domain/questions/asked-question").AskedQuestion>, id: number, testId: number, number: number, state: Types.TestAttemptState, endedBy: Types.TestAttemptEnd | null, startedAt: string, deadlineAt: string | null, grantedMinutes: number, returnedSec: number, serverNow: string, finishedAt: string | null, questionCount: number, answeredCount: number, points: number | null, maxPoints: number | null, percent: number | null, isPassed: boolean | null, version: { id: number, label: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } }, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, answers: Array<{ questionId: string, answer: import("@domain/questions/answer").Answer | null, seq: number, isFlagged: boolean, savedAt: string }>, files: Array<{ id: number, sha256: string, content: { type: string, name: string, details: { path: string, size: number } } }> };

export type TestTeamQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestTeamQuery = { testTeam: { count: number, tests: Array<{ id: number, code: string, name: string }>, rows: Array<{ user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, cells: Array<{ id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, progress: number, score: number | null, openedAt: string | null, completedAt: string | null, refusedAt: string | null, deltaFromVersionId: number | null } | null> }> } };

export type TestUpdateMutationVariables = Exact<{
  test: Types.TestInput;
}>;


export type TestUpdateMutation = { testUpdate: { id: number, code: string, name: string, description: string, category: string, ownerId: number, status: Types.ContentStatus, isRepetition: boolean, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean, canTake: boolean } } };

export type TestVersionMetaFragment = { id: number, testId: number, label: string, status: Types.ContentStatus, questionCount: number, significance: Types.Significance | null, changeSummary: string, publishedAt: string | null, updatedAt: string, settings: { passPercent: number, attemptsMax: number, limitMinutes: number, delayHours: number, openOn: string | null, closeOn: string | null, shuffleQuestions: boolean, shuffleAnswers: boolean, grading: Types.TestGrading, review: { score: Types.ReviewMoment, correctness: Types.ReviewMoment, key: Types.ReviewMoment, explanation: Types.ReviewMoment } } };

export type TestVersionQuestionsQueryVariables = Exact<{
  id: number;
}>;


export type TestVersionQuestionsQuery = { test: { id: number, versions: Array<{ id: number, label: string, questions: Array<import("@domain/questions/question").AnyQuestion> }> } | null };

export type TestsEditorQueryVariables = Exact<{
  search?: string | null | undefined;
  statuses?: Array<Types.ContentStatus> | Types.ContentStatus | null | undefined;
  isArchive?: boolean | null | undefined;
  sort?: Types.TestSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TestsEditorQuery = { tests: { count: number, items: Array<{ id: number, code: string, name: string, category: string, status: Types.ContentStatus, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, currentVersion: { id: number, label: string, questionCount: number } | null, draftVersion: { id: number, questionCount: number, updatedAt: string } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canReview: boolean } }> } };

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
export const TestPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestPerson on User {
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
    `, {"fragmentName":"TestPerson"});
export const TestAttemptRequestFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestAttemptRequestFields on TestAttemptRequest {
  id
  testId
  user {
    ...TestPerson
  }
  text
  state
  reason
  createdAt
  decidedAt
}
    fragment TestPerson on User {
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
}`, {"fragmentName":"TestAttemptRequestFields"});
export const TestPictureFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
    `, {"fragmentName":"TestPicture"});
export const TestBankQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestBankQuestionFields on TestBankQuestion {
  id
  question
  pictures {
    ...TestPicture
  }
  owner {
    id
    nameFull
  }
  isArchive
  updatedAt
}
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`, {"fragmentName":"TestBankQuestionFields"});
export const TestDrawFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestDrawFields on TestDraw {
  id
  count
  tags
  difficultyFrom
  difficultyTo
  isPassedLast
}
    `, {"fragmentName":"TestDrawFields"});
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
export const TestDraftVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestDraftVersion on TestVersion {
  id
  status
  questions
  draws {
    ...TestDrawFields
  }
  settings {
    ...TestSettingsFields
  }
  updatedAt
}
    fragment TestDrawFields on TestDraw {
  id
  count
  tags
  difficultyFrom
  difficultyTo
  isPassedLast
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
}`, {"fragmentName":"TestDraftVersion"});
export const TestAbilityFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestAbilityFields on TestAbilities {
  canEdit
  canReport
  canPublish
  canReview
  canTake
}
    `, {"fragmentName":"TestAbilityFields"});
export const TestPropertiesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestProperties on Test {
  id
  code
  name
  description
  category
  ownerId
  owner {
    ...TestPerson
  }
  status
  abilities {
    ...TestAbilityFields
  }
  isRepetition
  isArchive
  updatedAt
}
    fragment TestAbilityFields on TestAbilities {
  canEdit
  canReport
  canPublish
  canReview
  canTake
}
fragment TestPerson on User {
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
}`, {"fragmentName":"TestProperties"});
export const TestSourceLinkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}
    `, {"fragmentName":"TestSourceLinkFields"});
export const TestQuestionSourceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestQuestionSourceFields on TestQuestionSource {
  questionId
  link {
    ...TestSourceLinkFields
  }
  state
  changes {
    kind
    from {
      id
      level
      number
      html
      text
    }
    to {
      id
      level
      number
      html
      text
    }
  }
  currentVersionId
  publishedAt
}
    fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`, {"fragmentName":"TestQuestionSourceFields"});
export const TestRegradingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestRegradingFields on TestRegrading {
  id
  questionId
  question
  answer
  isOnly
  reason
  state
  total
  done
  changed
  gained
  lost
  kept
  failed
  createdBy {
    ...TestPerson
  }
  createdAt
}
    fragment TestPerson on User {
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
}`, {"fragmentName":"TestRegradingFields"});
export const TestRepetitionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestRepetitionFields on TestRepetition {
  isOffered
  isOn
  answeredCount
  questions {
    testId
    name
    question
    pictures {
      ...TestPicture
    }
  }
}
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`, {"fragmentName":"TestRepetitionFields"});
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
export const TestAttemptMetaFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
    `, {"fragmentName":"TestAttemptMeta"});
export const TestAnswerFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
    `, {"fragmentName":"TestAnswerFileFields"});
export const TestReviewedFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestReviewed on TestAttempt {
  ...TestAttemptMeta
  userId
  user {
    ...TestPerson
  }
  test {
    id
    name
  }
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  pictures {
    ...TestPicture
  }
  review {
    question
    answer
    outcome
    points
    maxPoints
    key
    alsoRight
    explained
    source {
      ...TestSourceLinkFields
    }
    comment
    gradedBy {
      ...TestPerson
    }
    gradedAt
  }
  files {
    ...TestAnswerFileFields
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPerson on User {
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
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
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
}
fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`, {"fragmentName":"TestReviewed"});
export const TestSourceOptionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestSourceOption on Regulation {
  id
  code
  name
  currentVersion {
    id
  }
}
    `, {"fragmentName":"TestSourceOption"});
export const TestSavedAnswerFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestSavedAnswerFields on TestSavedAnswer {
  questionId
  answer
  seq
  isFlagged
  savedAt
}
    `, {"fragmentName":"TestSavedAnswerFields"});
export const TestTakingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestTaking on TestAttempt {
  ...TestAttemptMeta
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  questions
  pictures {
    ...TestPicture
  }
  answers {
    ...TestSavedAnswerFields
  }
  files {
    ...TestAnswerFileFields
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestSavedAnswerFields on TestSavedAnswer {
  questionId
  answer
  seq
  isFlagged
  savedAt
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
}`, {"fragmentName":"TestTaking"});
export const TestVersionMetaFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TestVersionMeta on TestVersion {
  id
  testId
  label
  status
  questionCount
  settings {
    ...TestSettingsFields
  }
  significance
  changeSummary
  publishedAt
  updatedAt
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
}`, {"fragmentName":"TestVersionMeta"});
export const TestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query test($id: Int!) {
  test(id: $id) {
    ...TestProperties
    currentVersion {
      ...TestVersionMeta
    }
    draftVersion {
      id
      status
      updatedAt
    }
    myAssignment {
      ...TestAssignment
    }
    myResult {
      ...TestResultFields
    }
    myAttempts {
      ...TestAttemptMeta
    }
    startProblem
    myRequest {
      ...TestAttemptRequestFields
    }
    statistic {
      assigned
      signed
      notSigned
      overdue
      refused
      performance
    }
  }
}
    fragment TestAbilityFields on TestAbilities {
  canEdit
  canReport
  canPublish
  canReview
  canTake
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
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestAttemptRequestFields on TestAttemptRequest {
  id
  testId
  user {
    ...TestPerson
  }
  text
  state
  reason
  createdAt
  decidedAt
}
fragment TestPerson on User {
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
fragment TestProperties on Test {
  id
  code
  name
  description
  category
  ownerId
  owner {
    ...TestPerson
  }
  status
  abilities {
    ...TestAbilityFields
  }
  isRepetition
  isArchive
  updatedAt
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
}
fragment TestVersionMeta on TestVersion {
  id
  testId
  label
  status
  questionCount
  settings {
    ...TestSettingsFields
  }
  significance
  changeSummary
  publishedAt
  updatedAt
}`);
export const TestAnswerFileAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAnswerFileAdd($upload: TestAnswerFileInput!, $file: Upload!, $clientKey: String) {
  testAnswerFileAdd(upload: $upload, file: $file, clientKey: $clientKey) {
    ...TestAnswerFileFields
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}`);
export const TestAnswerGradeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAnswerGrade($grade: TestGradeInput!) {
  testAnswerGrade(grade: $grade) {
    ...TestReviewed
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPerson on User {
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
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestReviewed on TestAttempt {
  ...TestAttemptMeta
  userId
  user {
    ...TestPerson
  }
  test {
    id
    name
  }
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  pictures {
    ...TestPicture
  }
  review {
    question
    answer
    outcome
    points
    maxPoints
    key
    alsoRight
    explained
    source {
      ...TestSourceLinkFields
    }
    comment
    gradedBy {
      ...TestPerson
    }
    gradedAt
  }
  files {
    ...TestAnswerFileFields
  }
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
}
fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`);
export const TestAnswerSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAnswerSave($answer: TestAnswerInput!) {
  testAnswerSave(answer: $answer) {
    ...TestSavedAnswerFields
  }
}
    fragment TestSavedAnswerFields on TestSavedAnswer {
  questionId
  answer
  seq
  isFlagged
  savedAt
}`);
export const TestAttemptDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testAttempt($id: Int!) {
  testAttempt(id: $id) {
    ...TestReviewed
    questions
    answers {
      ...TestSavedAnswerFields
    }
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPerson on User {
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
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestReviewed on TestAttempt {
  ...TestAttemptMeta
  userId
  user {
    ...TestPerson
  }
  test {
    id
    name
  }
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  pictures {
    ...TestPicture
  }
  review {
    question
    answer
    outcome
    points
    maxPoints
    key
    alsoRight
    explained
    source {
      ...TestSourceLinkFields
    }
    comment
    gradedBy {
      ...TestPerson
    }
    gradedAt
  }
  files {
    ...TestAnswerFileFields
  }
}
fragment TestSavedAnswerFields on TestSavedAnswer {
  questionId
  answer
  seq
  isFlagged
  savedAt
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
}
fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`);
export const TestAttemptAskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAttemptAsk($testId: Int!, $text: String!) {
  testAttemptAsk(testId: $testId, text: $text) {
    ...TestAttemptRequestFields
  }
}
    fragment TestAttemptRequestFields on TestAttemptRequest {
  id
  testId
  user {
    ...TestPerson
  }
  text
  state
  reason
  createdAt
  decidedAt
}
fragment TestPerson on User {
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
}`);
export const TestAttemptClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testAttemptClock($id: Int!) {
  testAttempt(id: $id) {
    id
    testId
    deadlineAt
    grantedMinutes
    returnedSec
    serverNow
  }
}
    `);
export const TestAttemptRequestDeclineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAttemptRequestDecline($id: Int!, $reason: String!) {
  testAttemptRequestDecline(id: $id, reason: $reason) {
    ...TestAttemptRequestFields
  }
}
    fragment TestAttemptRequestFields on TestAttemptRequest {
  id
  testId
  user {
    ...TestPerson
  }
  text
  state
  reason
  createdAt
  decidedAt
}
fragment TestPerson on User {
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
}`);
export const TestAttemptRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testAttemptRequests($testId: Int!) {
  testAttemptRequests(testId: $testId) {
    ...TestAttemptRequestFields
  }
}
    fragment TestAttemptRequestFields on TestAttemptRequest {
  id
  testId
  user {
    ...TestPerson
  }
  text
  state
  reason
  createdAt
  decidedAt
}
fragment TestPerson on User {
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
}`);
export const TestAttemptStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAttemptStart($testId: Int!, $tab: String!) {
  testAttemptStart(testId: $testId, tab: $tab) {
    ...TestTaking
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestSavedAnswerFields on TestSavedAnswer {
  questionId
  answer
  seq
  isFlagged
  savedAt
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
}
fragment TestTaking on TestAttempt {
  ...TestAttemptMeta
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  questions
  pictures {
    ...TestPicture
  }
  answers {
    ...TestSavedAnswerFields
  }
  files {
    ...TestAnswerFileFields
  }
}`);
export const TestAttemptSubmitDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAttemptSubmit($attemptId: Int!, $tab: String!) {
  testAttemptSubmit(attemptId: $attemptId, tab: $tab) {
    ...TestReviewed
  }
}
    fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPerson on User {
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
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestReviewed on TestAttempt {
  ...TestAttemptMeta
  userId
  user {
    ...TestPerson
  }
  test {
    id
    name
  }
  version {
    id
    label
    settings {
      ...TestSettingsFields
    }
  }
  pictures {
    ...TestPicture
  }
  review {
    question
    answer
    outcome
    points
    maxPoints
    key
    alsoRight
    explained
    source {
      ...TestSourceLinkFields
    }
    comment
    gradedBy {
      ...TestPerson
    }
    gradedAt
  }
  files {
    ...TestAnswerFileFields
  }
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
}
fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`);
export const TestAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testAttempts($testId: Int!, $states: [TestAttemptState!], $userId: Int, $page: Int, $pageSize: Int) {
  testAttempts(
    testId: $testId
    states: $states
    userId: $userId
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...TestAttemptMeta
      user {
        ...TestPerson
      }
      version {
        id
        label
      }
    }
  }
}
    fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}
fragment TestPerson on User {
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
}`);
export const TestAttemptsGrantDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testAttemptsGrant($grant: TestGrantInput!, $clientKey: String) {
  testAttemptsGrant(grant: $grant, clientKey: $clientKey) {
    user {
      ...TestPerson
    }
    assignment {
      ...TestAssignment
    }
    ...TestResultFields
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
fragment TestPerson on User {
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
fragment TestResultFields on TestResult {
  attemptsUsed
  attemptsLeft
  attemptsExtra
  nextAt
  openAttemptId
  percent
  isPassed
  lastAt
}`);
export const TestBankDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testBank($search: String, $tags: [String!], $difficulty: Int, $isArchive: Boolean, $page: Int, $pageSize: Int) {
  testBank(
    search: $search
    tags: $tags
    difficulty: $difficulty
    isArchive: $isArchive
    page: $page
    pageSize: $pageSize
  ) {
    items {
      ...TestBankQuestionFields
    }
    count
    tags {
      name
      count
    }
  }
}
    fragment TestBankQuestionFields on TestBankQuestion {
  id
  question
  pictures {
    ...TestPicture
  }
  owner {
    id
    nameFull
  }
  isArchive
  updatedAt
}
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const TestBankAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testBankAdd($questions: [TestQuestion!]!, $clientKey: String) {
  testBankAdd(questions: $questions, clientKey: $clientKey) {
    count
  }
}
    `);
export const TestBankArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testBankArchive($id: Int!, $isArchive: Boolean!) {
  testBankArchive(id: $id, isArchive: $isArchive) {
    ...TestBankQuestionFields
  }
}
    fragment TestBankQuestionFields on TestBankQuestion {
  id
  question
  pictures {
    ...TestPicture
  }
  owner {
    id
    nameFull
  }
  isArchive
  updatedAt
}
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const TestBankArchiveManyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testBankArchiveMany($questionIds: [String!]!, $isArchive: Boolean!) {
  testBankArchiveMany(questionIds: $questionIds, isArchive: $isArchive)
}
    `);
export const TestBankKnownDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testBankKnown($texts: [String!]!) {
  testBankKnown(texts: $texts)
}
    `);
export const TestBankMatchesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testBankMatches($draw: TestDrawInput!) {
  testBankMatches(draw: $draw)
}
    `);
export const TestBankUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testBankUpdate($id: Int!, $question: TestQuestion!, $updatedAt: DateTime) {
  testBankUpdate(id: $id, question: $question, updatedAt: $updatedAt) {
    ...TestBankQuestionFields
  }
}
    fragment TestBankQuestionFields on TestBankQuestion {
  id
  question
  pictures {
    ...TestPicture
  }
  owner {
    id
    nameFull
  }
  isArchive
  updatedAt
}
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const TestCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testCreate($test: TestInput!, $clientKey: String) {
  testCreate(test: $test, clientKey: $clientKey) {
    id
  }
}
    `);
export const TestDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testDelete($id: Int!) {
  testDelete(id: $id)
}
    `);
export const TestDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testDraft($id: Int!) {
  test(id: $id) {
    ...TestProperties
    currentVersion {
      ...TestVersionMeta
      questions
      draws {
        ...TestDrawFields
      }
    }
    pictures {
      ...TestPicture
    }
    draftVersion {
      ...TestDraftVersion
    }
  }
}
    fragment TestAbilityFields on TestAbilities {
  canEdit
  canReport
  canPublish
  canReview
  canTake
}
fragment TestDraftVersion on TestVersion {
  id
  status
  questions
  draws {
    ...TestDrawFields
  }
  settings {
    ...TestSettingsFields
  }
  updatedAt
}
fragment TestDrawFields on TestDraw {
  id
  count
  tags
  difficultyFrom
  difficultyTo
  isPassedLast
}
fragment TestPerson on User {
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
fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestProperties on Test {
  id
  code
  name
  description
  category
  ownerId
  owner {
    ...TestPerson
  }
  status
  abilities {
    ...TestAbilityFields
  }
  isRepetition
  isArchive
  updatedAt
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
}
fragment TestVersionMeta on TestVersion {
  id
  testId
  label
  status
  questionCount
  settings {
    ...TestSettingsFields
  }
  significance
  changeSummary
  publishedAt
  updatedAt
}`);
export const TestDraftDiscardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testDraftDiscard($id: Int!) {
  testDraftDiscard(id: $id) {
    id
  }
}
    `);
export const TestDraftSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testDraftSave($id: Int!, $questions: [TestQuestion!]!, $settings: TestSettingsInput!, $draws: [TestDrawInput!], $updatedAt: DateTime, $isForce: Boolean) {
  testDraftSave(
    id: $id
    questions: $questions
    settings: $settings
    draws: $draws
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...TestDraftVersion
  }
}
    fragment TestDraftVersion on TestVersion {
  id
  status
  questions
  draws {
    ...TestDrawFields
  }
  settings {
    ...TestSettingsFields
  }
  updatedAt
}
fragment TestDrawFields on TestDraw {
  id
  count
  tags
  difficultyFrom
  difficultyTo
  isPassedLast
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
export const TestItemAnalysisDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testItemAnalysis($testId: Int!, $versionId: Int) {
  testItemAnalysis(testId: $testId, versionId: $versionId) {
    version {
      id
      label
    }
    count
    minCount
    items {
      questionId
      text
      isVoided
      count
      facility
      discrimination
      verdicts
    }
  }
}
    `);
export const TestMinutesGrantDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testMinutesGrant($grant: TestMinutesGrantInput!, $clientKey: String) {
  testMinutesGrant(grant: $grant, clientKey: $clientKey) {
    ...TestAttemptMeta
  }
}
    fragment TestAttemptMeta on TestAttempt {
  id
  testId
  number
  state
  endedBy
  startedAt
  deadlineAt
  grantedMinutes
  returnedSec
  serverNow
  finishedAt
  questionCount
  answeredCount
  points
  maxPoints
  percent
  isPassed
}`);
export const TestNamedClausesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testNamedClauses($clauses: [TestNamedClauseInput!]!) {
  testNamedClauses(clauses: $clauses) {
    problem
    source {
      objectId
      clauseId
      versionId
    }
  }
}
    `);
export const TestOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testOptions($search: String, $pageSize: Int) {
  tests(scope: editor, search: $search, pageSize: $pageSize) {
    items {
      id
      name
      code
      isArchive
    }
  }
}
    `);
export const TestPictureAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testPictureAdd($id: Int!, $file: Upload!, $clientKey: String) {
  testPictureAdd(id: $id, file: $file, clientKey: $clientKey) {
    ...TestPicture
  }
}
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const TestPublishDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testPublish($publication: PublicationInput!, $clientKey: String) {
  testPublish(publication: $publication, clientKey: $clientKey) {
    id
    status
    currentVersion {
      id
      label
    }
  }
}
    `);
export const TestPublishPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testPublishPreview($id: Int!, $significance: Significance) {
  testPublishPreview(id: $id, significance: $significance) {
    changedCount
    clauseCount
    resignCount
    resignClauseCount
    resignSec
    waitingCount
    staleQuestions {
      id
      text
      number
      rightAnswers
    }
    changes {
      clauseId
      number
      title
      kind
    }
  }
}
    `);
export const TestRegradeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testRegrade($regrade: TestRegradeInput!, $clientKey: String) {
  testRegrade(regrade: $regrade, clientKey: $clientKey) {
    ...TestRegradingFields
  }
}
    fragment TestPerson on User {
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
fragment TestRegradingFields on TestRegrading {
  id
  questionId
  question
  answer
  isOnly
  reason
  state
  total
  done
  changed
  gained
  lost
  kept
  failed
  createdBy {
    ...TestPerson
  }
  createdAt
}`);
export const TestRegradePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testRegradePreview($regrade: TestRegradeInput!) {
  testRegradePreview(regrade: $regrade) {
    count
    changed
    gained
    lost
    gaining {
      ...TestPerson
    }
    losing {
      ...TestPerson
    }
  }
}
    fragment TestPerson on User {
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
}`);
export const TestRegradingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testRegradings($testId: Int!, $versionId: Int!) {
  testRegradings(testId: $testId, versionId: $versionId) {
    ...TestRegradingFields
  }
}
    fragment TestPerson on User {
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
fragment TestRegradingFields on TestRegrading {
  id
  questionId
  question
  answer
  isOnly
  reason
  state
  total
  done
  changed
  gained
  lost
  kept
  failed
  createdBy {
    ...TestPerson
  }
  createdAt
}`);
export const TestRepetitionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testRepetition {
  testRepetition {
    ...TestRepetitionFields
  }
}
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestRepetitionFields on TestRepetition {
  isOffered
  isOn
  answeredCount
  questions {
    testId
    name
    question
    pictures {
      ...TestPicture
    }
  }
}`);
export const TestRepetitionAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testRepetitionAnswer($answer: TestRepetitionAnswerInput!) {
  testRepetitionAnswer(answer: $answer) {
    question
    answer
    outcome
    key
    explained
    source {
      ...TestSourceLinkFields
    }
    dueOn
  }
}
    fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`);
export const TestRepetitionSwitchDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testRepetitionSwitch($isOn: Boolean!) {
  testRepetitionSwitch(isOn: $isOn) {
    ...TestRepetitionFields
  }
}
    fragment TestPicture on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment TestRepetitionFields on TestRepetition {
  isOffered
  isOn
  answeredCount
  questions {
    testId
    name
    question
    pictures {
      ...TestPicture
    }
  }
}`);
export const TestResultsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testResults($testId: Int!, $search: String, $page: Int, $pageSize: Int) {
  testResults(testId: $testId, search: $search, page: $page, pageSize: $pageSize) {
    count
    items {
      user {
        ...TestPerson
        ...DistinctPerson
      }
      assignment {
        ...TestAssignment
      }
      ...TestResultFields
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
fragment TestPerson on User {
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
fragment TestResultFields on TestResult {
  attemptsUsed
  attemptsLeft
  attemptsExtra
  nextAt
  openAttemptId
  percent
  isPassed
  lastAt
}`);
export const TestReviewQueueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testReviewQueue($testId: Int!, $page: Int, $pageSize: Int) {
  testReviewQueue(testId: $testId, page: $page, pageSize: $pageSize) {
    count
    items {
      attemptId
      user {
        ...TestPerson
        ...DistinctPerson
      }
      finishedAt
      question
      answer
      files {
        ...TestAnswerFileFields
      }
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
}
fragment TestAnswerFileFields on TestAnswerFile {
  id
  sha256
  content {
    type
    name
    details {
      path
      size
    }
  }
}
fragment TestPerson on User {
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
}`);
export const TestSourceRegulationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testSourceRegulation($id: Int!) {
  regulation(id: $id) {
    id
    code
    name
    currentVersion {
      id
      clauses {
        id
        level
        number
        text
      }
    }
  }
}
    `);
export const TestSourceRegulationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testSourceRegulations($search: String, $pageSize: Int) {
  editor: regulations(scope: editor, search: $search, pageSize: $pageSize) {
    items {
      ...TestSourceOption
    }
  }
  my: regulations(scope: my, search: $search, pageSize: $pageSize) {
    items {
      ...TestSourceOption
    }
  }
}
    fragment TestSourceOption on Regulation {
  id
  code
  name
  currentVersion {
    id
  }
}`);
export const TestSourcesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testSources($id: Int!) {
  test(id: $id) {
    id
    currentVersion {
      id
      sources {
        ...TestQuestionSourceFields
      }
    }
    draftVersion {
      id
      sources {
        ...TestQuestionSourceFields
      }
    }
  }
}
    fragment TestQuestionSourceFields on TestQuestionSource {
  questionId
  link {
    ...TestSourceLinkFields
  }
  state
  changes {
    kind
    from {
      id
      level
      number
      html
      text
    }
    to {
      id
      level
      number
      html
      text
    }
  }
  currentVersionId
  publishedAt
}
fragment TestSourceLinkFields on TestSourceLink {
  code
  name
  number
  route
}`);
export const TestTableReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testTableRead($file: Upload, $text: String) {
  testTableRead(file: $file, text: $text)
}
    `);
export const TestTeamDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testTeam($search: String, $page: Int, $pageSize: Int) {
  testTeam(search: $search, page: $page, pageSize: $pageSize) {
    count
    tests {
      id
      code
      name
    }
    rows {
      user {
        ...TestPerson
        ...DistinctPerson
      }
      cells {
        ...TestAssignment
      }
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
fragment TestPerson on User {
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
}`);
export const TestUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation testUpdate($test: TestInput!) {
  testUpdate(test: $test) {
    ...TestProperties
  }
}
    fragment TestAbilityFields on TestAbilities {
  canEdit
  canReport
  canPublish
  canReview
  canTake
}
fragment TestPerson on User {
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
fragment TestProperties on Test {
  id
  code
  name
  description
  category
  ownerId
  owner {
    ...TestPerson
  }
  status
  abilities {
    ...TestAbilityFields
  }
  isRepetition
  isArchive
  updatedAt
}`);
export const TestVersionQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testVersionQuestions($id: Int!) {
  test(id: $id) {
    id
    versions {
      id
      label
      questions
    }
  }
}
    `);
export const TestsEditorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query testsEditor($search: String, $statuses: [ContentStatus!], $isArchive: Boolean, $sort: TestSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  tests(
    scope: editor
    search: $search
    statuses: $statuses
    isArchive: $isArchive
    sort: $sort
    direction: $direction
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      code
      name
      category
      status
      isArchive
      updatedAt
      owner {
        ...TestPerson
      }
      currentVersion {
        id
        label
        questionCount
      }
      draftVersion {
        id
        questionCount
        updatedAt
      }
      statistic {
        assigned
        signed
        notSigned
        overdue
        refused
        performance
      }
      abilities {
        canEdit
        canReport
        canPublish
        canReview
      }
    }
  }
}
    fragment TestPerson on User {
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
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    test: build.query<TestQuery, TestQueryVariables>({
      query: (variables) => ({ document: TestDocument as unknown as string, variables })
    }),
    testAnswerFileAdd: build.mutation<TestAnswerFileAddMutation, TestAnswerFileAddMutationVariables>({
      query: (variables) => ({ document: TestAnswerFileAddDocument as unknown as string, variables })
    }),
    testAnswerGrade: build.mutation<TestAnswerGradeMutation, TestAnswerGradeMutationVariables>({
      query: (variables) => ({ document: TestAnswerGradeDocument as unknown as string, variables })
    }),
    testAnswerSave: build.mutation<TestAnswerSaveMutation, TestAnswerSaveMutationVariables>({
      query: (variables) => ({ document: TestAnswerSaveDocument as unknown as string, variables })
    }),
    testAttempt: build.query<TestAttemptQuery, TestAttemptQueryVariables>({
      query: (variables) => ({ document: TestAttemptDocument as unknown as string, variables })
    }),
    testAttemptAsk: build.mutation<TestAttemptAskMutation, TestAttemptAskMutationVariables>({
      query: (variables) => ({ document: TestAttemptAskDocument as unknown as string, variables })
    }),
    testAttemptClock: build.query<TestAttemptClockQuery, TestAttemptClockQueryVariables>({
      query: (variables) => ({ document: TestAttemptClockDocument as unknown as string, variables })
    }),
    testAttemptRequestDecline: build.mutation<TestAttemptRequestDeclineMutation, TestAttemptRequestDeclineMutationVariables>({
      query: (variables) => ({ document: TestAttemptRequestDeclineDocument as unknown as string, variables })
    }),
    testAttemptRequests: build.query<TestAttemptRequestsQuery, TestAttemptRequestsQueryVariables>({
      query: (variables) => ({ document: TestAttemptRequestsDocument as unknown as string, variables })
    }),
    testAttemptStart: build.mutation<TestAttemptStartMutation, TestAttemptStartMutationVariables>({
      query: (variables) => ({ document: TestAttemptStartDocument as unknown as string, variables })
    }),
    testAttemptSubmit: build.mutation<TestAttemptSubmitMutation, TestAttemptSubmitMutationVariables>({
      query: (variables) => ({ document: TestAttemptSubmitDocument as unknown as string, variables })
    }),
    testAttempts: build.query<TestAttemptsQuery, TestAttemptsQueryVariables>({
      query: (variables) => ({ document: TestAttemptsDocument as unknown as string, variables })
    }),
    testAttemptsGrant: build.mutation<TestAttemptsGrantMutation, TestAttemptsGrantMutationVariables>({
      query: (variables) => ({ document: TestAttemptsGrantDocument as unknown as string, variables })
    }),
    testBank: build.query<TestBankQuery, TestBankQueryVariables | void>({
      query: (variables) => ({ document: TestBankDocument as unknown as string, variables })
    }),
    testBankAdd: build.mutation<TestBankAddMutation, TestBankAddMutationVariables>({
      query: (variables) => ({ document: TestBankAddDocument as unknown as string, variables })
    }),
    testBankArchive: build.mutation<TestBankArchiveMutation, TestBankArchiveMutationVariables>({
      query: (variables) => ({ document: TestBankArchiveDocument as unknown as string, variables })
    }),
    testBankArchiveMany: build.mutation<TestBankArchiveManyMutation, TestBankArchiveManyMutationVariables>({
      query: (variables) => ({ document: TestBankArchiveManyDocument as unknown as string, variables })
    }),
    testBankKnown: build.query<TestBankKnownQuery, TestBankKnownQueryVariables>({
      query: (variables) => ({ document: TestBankKnownDocument as unknown as string, variables })
    }),
    testBankMatches: build.query<TestBankMatchesQuery, TestBankMatchesQueryVariables>({
      query: (variables) => ({ document: TestBankMatchesDocument as unknown as string, variables })
    }),
    testBankUpdate: build.mutation<TestBankUpdateMutation, TestBankUpdateMutationVariables>({
      query: (variables) => ({ document: TestBankUpdateDocument as unknown as string, variables })
    }),
    testCreate: build.mutation<TestCreateMutation, TestCreateMutationVariables>({
      query: (variables) => ({ document: TestCreateDocument as unknown as string, variables })
    }),
    testDelete: build.mutation<TestDeleteMutation, TestDeleteMutationVariables>({
      query: (variables) => ({ document: TestDeleteDocument as unknown as string, variables })
    }),
    testDraft: build.query<TestDraftQuery, TestDraftQueryVariables>({
      query: (variables) => ({ document: TestDraftDocument as unknown as string, variables })
    }),
    testDraftDiscard: build.mutation<TestDraftDiscardMutation, TestDraftDiscardMutationVariables>({
      query: (variables) => ({ document: TestDraftDiscardDocument as unknown as string, variables })
    }),
    testDraftSave: build.mutation<TestDraftSaveMutation, TestDraftSaveMutationVariables>({
      query: (variables) => ({ document: TestDraftSaveDocument as unknown as string, variables })
    }),
    testItemAnalysis: build.query<TestItemAnalysisQuery, TestItemAnalysisQueryVariables>({
      query: (variables) => ({ document: TestItemAnalysisDocument as unknown as string, variables })
    }),
    testMinutesGrant: build.mutation<TestMinutesGrantMutation, TestMinutesGrantMutationVariables>({
      query: (variables) => ({ document: TestMinutesGrantDocument as unknown as string, variables })
    }),
    testNamedClauses: build.query<TestNamedClausesQuery, TestNamedClausesQueryVariables>({
      query: (variables) => ({ document: TestNamedClausesDocument as unknown as string, variables })
    }),
    testOptions: build.query<TestOptionsQuery, TestOptionsQueryVariables | void>({
      query: (variables) => ({ document: TestOptionsDocument as unknown as string, variables })
    }),
    testPictureAdd: build.mutation<TestPictureAddMutation, TestPictureAddMutationVariables>({
      query: (variables) => ({ document: TestPictureAddDocument as unknown as string, variables })
    }),
    testPublish: build.mutation<TestPublishMutation, TestPublishMutationVariables>({
      query: (variables) => ({ document: TestPublishDocument as unknown as string, variables })
    }),
    testPublishPreview: build.mutation<TestPublishPreviewMutation, TestPublishPreviewMutationVariables>({
      query: (variables) => ({ document: TestPublishPreviewDocument as unknown as string, variables })
    }),
    testRegrade: build.mutation<TestRegradeMutation, TestRegradeMutationVariables>({
      query: (variables) => ({ document: TestRegradeDocument as unknown as string, variables })
    }),
    testRegradePreview: build.query<TestRegradePreviewQuery, TestRegradePreviewQueryVariables>({
      query: (variables) => ({ document: TestRegradePreviewDocument as unknown as string, variables })
    }),
    testRegradings: build.query<TestRegradingsQuery, TestRegradingsQueryVariables>({
      query: (variables) => ({ document: TestRegradingsDocument as unknown as string, variables })
    }),
    testRepetition: build.query<TestRepetitionQuery, TestRepetitionQueryVariables | void>({
      query: (variables) => ({ document: TestRepetitionDocument as unknown as string, variables })
    }),
    testRepetitionAnswer: build.mutation<TestRepetitionAnswerMutation, TestRepetitionAnswerMutationVariables>({
      query: (variables) => ({ document: TestRepetitionAnswerDocument as unknown as string, variables })
    }),
    testRepetitionSwitch: build.mutation<TestRepetitionSwitchMutation, TestRepetitionSwitchMutationVariables>({
      query: (variables) => ({ document: TestRepetitionSwitchDocument as unknown as string, variables })
    }),
    testResults: build.query<TestResultsQuery, TestResultsQueryVariables>({
      query: (variables) => ({ document: TestResultsDocument as unknown as string, variables })
    }),
    testReviewQueue: build.query<TestReviewQueueQuery, TestReviewQueueQueryVariables>({
      query: (variables) => ({ document: TestReviewQueueDocument as unknown as string, variables })
    }),
    testSourceRegulation: build.query<TestSourceRegulationQuery, TestSourceRegulationQueryVariables>({
      query: (variables) => ({ document: TestSourceRegulationDocument as unknown as string, variables })
    }),
    testSourceRegulations: build.query<TestSourceRegulationsQuery, TestSourceRegulationsQueryVariables | void>({
      query: (variables) => ({ document: TestSourceRegulationsDocument as unknown as string, variables })
    }),
    testSources: build.query<TestSourcesQuery, TestSourcesQueryVariables>({
      query: (variables) => ({ document: TestSourcesDocument as unknown as string, variables })
    }),
    testTableRead: build.mutation<TestTableReadMutation, TestTableReadMutationVariables | void>({
      query: (variables) => ({ document: TestTableReadDocument as unknown as string, variables })
    }),
    testTeam: build.query<TestTeamQuery, TestTeamQueryVariables | void>({
      query: (variables) => ({ document: TestTeamDocument as unknown as string, variables })
    }),
    testUpdate: build.mutation<TestUpdateMutation, TestUpdateMutationVariables>({
      query: (variables) => ({ document: TestUpdateDocument as unknown as string, variables })
    }),
    testVersionQuestions: build.query<TestVersionQuestionsQuery, TestVersionQuestionsQueryVariables>({
      query: (variables) => ({ document: TestVersionQuestionsDocument as unknown as string, variables })
    }),
    testsEditor: build.query<TestsEditorQuery, TestsEditorQueryVariables | void>({
      query: (variables) => ({ document: TestsEditorDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useTestQuery, useLazyTestQuery, useTestAnswerFileAddMutation, useTestAnswerGradeMutation, useTestAnswerSaveMutation, useTestAttemptQuery, useLazyTestAttemptQuery, useTestAttemptAskMutation, useTestAttemptClockQuery, useLazyTestAttemptClockQuery, useTestAttemptRequestDeclineMutation, useTestAttemptRequestsQuery, useLazyTestAttemptRequestsQuery, useTestAttemptStartMutation, useTestAttemptSubmitMutation, useTestAttemptsQuery, useLazyTestAttemptsQuery, useTestAttemptsGrantMutation, useTestBankQuery, useLazyTestBankQuery, useTestBankAddMutation, useTestBankArchiveMutation, useTestBankArchiveManyMutation, useTestBankKnownQuery, useLazyTestBankKnownQuery, useTestBankMatchesQuery, useLazyTestBankMatchesQuery, useTestBankUpdateMutation, useTestCreateMutation, useTestDeleteMutation, useTestDraftQuery, useLazyTestDraftQuery, useTestDraftDiscardMutation, useTestDraftSaveMutation, useTestItemAnalysisQuery, useLazyTestItemAnalysisQuery, useTestMinutesGrantMutation, useTestNamedClausesQuery, useLazyTestNamedClausesQuery, useTestOptionsQuery, useLazyTestOptionsQuery, useTestPictureAddMutation, useTestPublishMutation, useTestPublishPreviewMutation, useTestRegradeMutation, useTestRegradePreviewQuery, useLazyTestRegradePreviewQuery, useTestRegradingsQuery, useLazyTestRegradingsQuery, useTestRepetitionQuery, useLazyTestRepetitionQuery, useTestRepetitionAnswerMutation, useTestRepetitionSwitchMutation, useTestResultsQuery, useLazyTestResultsQuery, useTestReviewQueueQuery, useLazyTestReviewQueueQuery, useTestSourceRegulationQuery, useLazyTestSourceRegulationQuery, useTestSourceRegulationsQuery, useLazyTestSourceRegulationsQuery, useTestSourcesQuery, useLazyTestSourcesQuery, useTestTableReadMutation, useTestTeamQuery, useLazyTestTeamQuery, useTestUpdateMutation, useTestVersionQuestionsQuery, useLazyTestVersionQuestionsQuery, useTestsEditorQuery, useLazyTestsEditorQuery } = injectedRtkApi;

