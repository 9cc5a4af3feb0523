/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type GateQuestionFragment = { id: string, kind: Types.RegulationQuestionKind, text: string, clauseId: string | null, chosenIds: Array<string> | null, isRight: boolean, explanation: string | null, options: Array<{ id: string, text: string }> };

export type RegulationQueryVariables = Exact<{
  id: number;
}>;


export type RegulationQuery = { regulation: { deltaClauseIds: Array<string>, id: number, code: string, name: string, type: Types.RegulationType, folder: string, ownerId: number, status: Types.ContentStatus, signMethod: Types.SignMethod, minReadingSec: number | null, requireFullScroll: boolean, reviewEveryMonths: number | null, reviewAt: string | null, approverIds: Array<number>, isArchive: boolean, updatedAt: string, currentVersion: { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, questionCount: number, clauses: Array<{ id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }>, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }> } | null, draftVersion: { id: number, status: Types.ContentStatus, updatedAt: string } | null, versions: Array<{ id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }>, myAssignment: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null } | null, gateQuestions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, clauseId: string | null, chosenIds: Array<string> | null, isRight: boolean, explanation: string | null, options: Array<{ id: string, text: string }> }>, mySignature: { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, approvers: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean, canRehearse: boolean } } | null };

export type RegulationAnswerMutationVariables = Exact<{
  answer: Types.RegulationAnswerInput;
}>;


export type RegulationAnswerMutation = { regulationAnswer: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, clauseId: string | null, chosenIds: Array<string> | null, isRight: boolean, explanation: string | null, options: Array<{ id: string, text: string }> }> };

export type RegulationApprovalFragment = { id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type RegulationAssignmentFragment = { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null };

export type RegulationAttachMutationVariables = Exact<{
  id: number;
  file: File;
}>;


export type RegulationAttachMutation = { regulationAttach: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationBodyRemoveMutationVariables = Exact<{
  id: number;
  updatedAt?: string | null | undefined;
}>;


export type RegulationBodyRemoveMutation = { regulationBodyRemove: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationBodySetMutationVariables = Exact<{
  id: number;
  file: File;
  updatedAt?: string | null | undefined;
}>;


export type RegulationBodySetMutation = { regulationBodySet: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationClauseFragment = { id: string, level: number, number: string, html: string, text: string };

export type RegulationCommentCreateMutationVariables = Exact<{
  regulationId: number;
  versionId: number;
  clauseId: string;
  text?: string | null | undefined;
}>;


export type RegulationCommentCreateMutation = { regulationCommentCreate: { id: number } };

export type RegulationCommentResolveMutationVariables = Exact<{
  id: number;
}>;


export type RegulationCommentResolveMutation = { regulationCommentResolve: { id: number } };

export type RegulationCommentsQueryVariables = Exact<{
  regulationId: number;
  isResolved?: boolean | null | undefined;
}>;


export type RegulationCommentsQuery = { regulationComments: Array<{ id: number, versionId: number, clauseId: string, text: string, resolvedAt: string | null, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> };

export type RegulationCompareQueryVariables = Exact<{
  fromId: number;
  toId: number;
}>;


export type RegulationCompareQuery = { regulationCompare: { addedCount: number, removedCount: number, changedCount: number, signedFrom: number, signedTo: number, from: { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }, to: { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null }, changes: Array<{ kind: Types.ClauseChangeKind, from: { id: string, level: number, number: string, html: string, text: string } | null, to: { id: string, level: number, number: string, html: string, text: string } | null }> } };

export type RegulationContentFragment = { id: number, type: string, name: string, mime: string, details: { path: string, size: number } };

export type RegulationCreateMutationVariables = Exact<{
  regulation: Types.RegulationInput;
  templateKey?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type RegulationCreateMutation = { regulationCreate: { id: number } };

export type RegulationDecideMutationVariables = Exact<{
  approvalId: number;
  isApproved: boolean;
  comment?: string | null | undefined;
}>;


export type RegulationDecideMutation = { regulationDecide: { id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } } };

export type RegulationDeleteMutationVariables = Exact<{
  id: number;
}>;


export type RegulationDeleteMutation = { regulationDelete: boolean };

export type RegulationDetachMutationVariables = Exact<{
  id: number;
  contentId: number;
}>;


export type RegulationDetachMutation = { regulationDetach: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationDraftQueryVariables = Exact<{
  id: number;
}>;


export type RegulationDraftQuery = { regulation: { id: number, code: string, name: string, type: Types.RegulationType, folder: string, ownerId: number, status: Types.ContentStatus, signMethod: Types.SignMethod, minReadingSec: number | null, requireFullScroll: boolean, reviewEveryMonths: number | null, reviewAt: string | null, approverIds: Array<number>, isArchive: boolean, updatedAt: string, currentVersion: { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, draftVersion: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } | null, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, approvers: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean, canRehearse: boolean } } | null };

export type RegulationDraftDiscardMutationVariables = Exact<{
  id: number;
}>;


export type RegulationDraftDiscardMutation = { regulationDraftDiscard: { id: number } };

export type RegulationDraftSaveMutationVariables = Exact<{
  id: number;
  clauses: Array<Types.ClauseInput> | Types.ClauseInput;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type RegulationDraftSaveMutation = { regulationDraftSave: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationDraftVersionFragment = { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> };

export type RegulationExtrasFragment = { questionCount: number, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }> };

export type RegulationImportMutationVariables = Exact<{
  file: File;
  clientKey?: string | null | undefined;
}>;


export type RegulationImportMutation = { regulationImport: { leftOut: Array<string>, regulation: { id: number } } };

export type RegulationOpenMutationVariables = Exact<{
  id: number;
}>;


export type RegulationOpenMutation = { regulationOpen: { id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null } | null };

export type RegulationOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationOptionsQuery = { regulations: { items: Array<{ id: number, name: string, code: string, isArchive: boolean }> } };

export type RegulationPersonFragment = { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type RegulationPictureAddMutationVariables = Exact<{
  id: number;
  file: File;
  clientKey?: string | null | undefined;
}>;


export type RegulationPictureAddMutation = { regulationPictureAdd: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } };

export type RegulationPropertiesFragment = { id: number, code: string, name: string, type: Types.RegulationType, folder: string, ownerId: number, status: Types.ContentStatus, signMethod: Types.SignMethod, minReadingSec: number | null, requireFullScroll: boolean, reviewEveryMonths: number | null, reviewAt: string | null, approverIds: Array<number>, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, approvers: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean, canRehearse: boolean } };

export type RegulationPublishMutationVariables = Exact<{
  publication: Types.PublicationInput;
  clientKey?: string | null | undefined;
}>;


export type RegulationPublishMutation = { regulationPublish: { id: number, status: Types.ContentStatus, currentVersion: { id: number, label: string } | null } };

export type RegulationPublishPreviewMutationVariables = Exact<{
  id: number;
  significance?: Types.Significance | null | undefined;
  silentClauseIds?: Array<string> | string | null | undefined;
}>;


export type RegulationPublishPreviewMutation = { regulationPublishPreview: { changedCount: number, clauseCount: number, resignCount: number, resignClauseCount: number, resignSec: number, waitingCount: number, staleQuestions: Array<{ id: string, text: string, number: string, rightAnswers: Array<string> }>, changes: Array<{ clauseId: string, number: string, title: string, kind: Types.ClauseChangeKind }> } };

export type RegulationQuestionsFragment = { questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> };

export type RegulationQuestionsSaveMutationVariables = Exact<{
  id: number;
  questions: Array<Types.RegulationQuestionInput> | Types.RegulationQuestionInput;
  updatedAt?: string | null | undefined;
  isForce?: boolean | null | undefined;
}>;


export type RegulationQuestionsSaveMutation = { regulationQuestionsSave: { id: number, status: Types.ContentStatus, wordCount: number, readingSec: number, updatedAt: string, questionCount: number, clauses: Array<{ ownNumber: string | null, id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, approvals: Array<{ id: number, versionId: number, step: number, approverId: number, status: Types.ApprovalStatus, comment: string, decidedAt: string | null, approver: { personnelNumber: string | null, id: number, nameShort: string, nameFull: string, isArchive: boolean, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }>, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }>, questions: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, explanation: string, clauseId: string | null, options: Array<{ id: string, text: string, isRight: boolean }> }> } };

export type RegulationRefuseMutationVariables = Exact<{
  id: number;
  versionId: number;
  reason: string;
  clientKey?: string | null | undefined;
}>;


export type RegulationRefuseMutation = { regulationRefuse: { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null } };

export type RegulationRehearsalQueryVariables = Exact<{
  answer: Types.RegulationAnswerInput;
}>;


export type RegulationRehearsalQuery = { regulationRehearsal: Array<{ id: string, kind: Types.RegulationQuestionKind, text: string, clauseId: string | null, chosenIds: Array<string> | null, isRight: boolean, explanation: string | null, options: Array<{ id: string, text: string }> }> };

export type RegulationSignMutationVariables = Exact<{
  signature: Types.RegulationSignatureInput;
  clientKey?: string | null | undefined;
}>;


export type RegulationSignMutation = { regulationSign: { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null } };

export type RegulationSignCodeMutationVariables = Exact<{
  id: number;
}>;


export type RegulationSignCodeMutation = { regulationSignCode: boolean };

export type RegulationSignatureRowFragment = { id: string, regulationId: number, versionId: number, versionLabel: string, userId: number, action: Types.SignatureAction, scope: Types.SignatureScope, clauseIds: Array<string>, method: string, confirmedName: string, reason: string, docSha256: string, openedAt: string | null, readingSec: number, scrollPct: number, ip: string | null, userAgent: string | null, prevHash: string, hash: string, createdAt: string, user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, variables: Array<{ variable: Types.RegulationVariable, value: string }>, answers: Array<{ question: string, attempts: Array<Array<string>> }>, signer: { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null } | null };

export type RegulationSignerFieldsFragment = { startedBy: Types.SignerSessionStart | null, startedAt: string | null, isTwoFactor: boolean, passwordSetAt: string | null, doubt: Types.SignerDoubt | null, change: { kind: Types.SignInChangeKind, changedAt: string, changedByName: string | null, isConfirmed: boolean, confirmedByName: string | null } | null, account: { createdAt: string, createdByName: string | null } | null };

export type RegulationSubmitMutationVariables = Exact<{
  id: number;
  comment?: string | null | undefined;
}>;


export type RegulationSubmitMutation = { regulationSubmit: { id: number, status: Types.ContentStatus } };

export type RegulationTeamQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationTeamQuery = { regulationTeam: { count: number, regulations: Array<{ id: number, code: string, name: string, currentVersion: { id: number, label: string } | null }>, rows: Array<{ user: { id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }, cells: Array<{ id: number, versionId: number | null, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, deltaFromVersionId: number | null } | null> }> } };

export type RegulationTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RegulationTemplatesQuery = { regulationTemplates: Array<{ key: string, name: string, type: Types.RegulationType, description: string, clauseCount: number }> };

export type RegulationUpdateMutationVariables = Exact<{
  regulation: Types.RegulationInput;
}>;


export type RegulationUpdateMutation = { regulationUpdate: { id: number, code: string, name: string, type: Types.RegulationType, folder: string, ownerId: number, status: Types.ContentStatus, signMethod: Types.SignMethod, minReadingSec: number | null, requireFullScroll: boolean, reviewEveryMonths: number | null, reviewAt: string | null, approverIds: Array<number>, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, approvers: Array<{ id: number, nameShort: string, nameFull: string, isArchive: boolean, personnelNumber: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean, canRehearse: boolean } } };

export type RegulationVersionQueryVariables = Exact<{
  id: number;
}>;


export type RegulationVersionQuery = { regulationVersion: { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, questionCount: number, clauses: Array<{ id: string, level: number, number: string, html: string, text: string }>, attachments: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, pictures: Array<{ id: number, type: string, name: string, mime: string, details: { path: string, size: number } }>, body: { id: number, type: string, name: string, mime: string, details: { path: string, size: number } } | null, variables: Array<{ variable: Types.RegulationVariable, value: string }> } | null };

export type RegulationVersionMetaFragment = { id: number, regulationId: number, label: string, status: Types.ContentStatus, sha256: string | null, significance: Types.Significance | null, changeSummary: string, changedClauseIds: Array<string>, silentClauseIds: Array<string>, wordCount: number, readingSec: number, effectiveFrom: string | null, publishedAt: string | null, updatedAt: string, publishedBy: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null };

export type RegulationsEditorQueryVariables = Exact<{
  search?: string | null | undefined;
  statuses?: Array<Types.ContentStatus> | Types.ContentStatus | null | undefined;
  isArchive?: boolean | null | undefined;
  sort?: Types.RegulationSort | null | undefined;
  direction?: Types.SortDirection | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationsEditorQuery = { regulations: { count: number, items: Array<{ id: number, code: string, name: string, type: Types.RegulationType, folder: string, status: Types.ContentStatus, reviewAt: string | null, isArchive: boolean, updatedAt: string, owner: { id: number, nameShort: string, nameFull: string, isArchive: boolean, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }, currentVersion: { id: number, label: string } | null, draftVersion: { id: number, updatedAt: string } | null, statistic: { assigned: number, signed: number, notSigned: number, overdue: number, refused: number, performance: number | null } | null, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canSign: boolean } }> } };

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
export const GateQuestionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GateQuestion on GateQuestion {
  id
  kind
  text
  clauseId
  chosenIds
  isRight
  explanation
  options {
    id
    text
  }
}
    `, {"fragmentName":"GateQuestion"});
export const RegulationAssignmentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}
    `, {"fragmentName":"RegulationAssignment"});
export const RegulationClauseFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
    `, {"fragmentName":"RegulationClause"});
export const RegulationContentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
    `, {"fragmentName":"RegulationContent"});
export const RegulationExtrasFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
  }
}
    fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`, {"fragmentName":"RegulationExtras"});
export const RegulationQuestionsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}
    `, {"fragmentName":"RegulationQuestions"});
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
export const RegulationApprovalFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
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
}`, {"fragmentName":"RegulationApproval"});
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
export const RegulationDraftVersionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`, {"fragmentName":"RegulationDraftVersion"});
export const RegulationPropertiesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationProperties on Regulation {
  id
  code
  name
  type
  folder
  ownerId
  owner {
    ...RegulationPerson
  }
  status
  signMethod
  minReadingSec
  requireFullScroll
  reviewEveryMonths
  reviewAt
  approverIds
  approvers {
    ...RegulationPerson
    ...DistinctPerson
  }
  abilities {
    canEdit
    canReport
    canPublish
    canSign
    canRehearse
  }
  isArchive
  updatedAt
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
}`, {"fragmentName":"RegulationProperties"});
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
export const RegulationVersionMetaFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  silentClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
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
}`, {"fragmentName":"RegulationVersionMeta"});
export const RegulationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulation($id: Int!) {
  regulation(id: $id) {
    ...RegulationProperties
    currentVersion {
      ...RegulationVersionMeta
      clauses {
        ...RegulationClause
      }
      attachments {
        ...RegulationContent
      }
      ...RegulationExtras
      approvals {
        ...RegulationApproval
      }
    }
    draftVersion {
      id
      status
      updatedAt
    }
    versions {
      ...RegulationVersionMeta
    }
    myAssignment {
      ...RegulationAssignment
    }
    deltaClauseIds
    gateQuestions {
      ...GateQuestion
    }
    mySignature {
      ...RegulationSignatureRow
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
fragment GateQuestion on GateQuestion {
  id
  kind
  text
  clauseId
  chosenIds
  isRight
  explanation
  options {
    id
    text
  }
}
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationProperties on Regulation {
  id
  code
  name
  type
  folder
  ownerId
  owner {
    ...RegulationPerson
  }
  status
  signMethod
  minReadingSec
  requireFullScroll
  reviewEveryMonths
  reviewAt
  approverIds
  approvers {
    ...RegulationPerson
    ...DistinctPerson
  }
  abilities {
    canEdit
    canReport
    canPublish
    canSign
    canRehearse
  }
  isArchive
  updatedAt
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
}
fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  silentClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
}`);
export const RegulationAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationAnswer($answer: RegulationAnswerInput!) {
  regulationAnswer(answer: $answer) {
    ...GateQuestion
  }
}
    fragment GateQuestion on GateQuestion {
  id
  kind
  text
  clauseId
  chosenIds
  isRight
  explanation
  options {
    id
    text
  }
}`);
export const RegulationAttachDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationAttach($id: Int!, $file: Upload!) {
  regulationAttach(id: $id, file: $file) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationBodyRemoveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationBodyRemove($id: Int!, $updatedAt: DateTime) {
  regulationBodyRemove(id: $id, updatedAt: $updatedAt) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationBodySetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationBodySet($id: Int!, $file: Upload!, $updatedAt: DateTime) {
  regulationBodySet(id: $id, file: $file, updatedAt: $updatedAt) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationCommentCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationCommentCreate($regulationId: Int!, $versionId: Int!, $clauseId: String!, $text: String) {
  regulationCommentCreate(
    regulationId: $regulationId
    versionId: $versionId
    clauseId: $clauseId
    text: $text
  ) {
    id
  }
}
    `);
export const RegulationCommentResolveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationCommentResolve($id: Int!) {
  regulationCommentResolve(id: $id) {
    id
  }
}
    `);
export const RegulationCommentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationComments($regulationId: Int!, $isResolved: Boolean) {
  regulationComments(regulationId: $regulationId, isResolved: $isResolved) {
    id
    versionId
    clauseId
    text
    user {
      ...RegulationPerson
    }
    resolvedAt
    createdAt
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
}`);
export const RegulationCompareDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationCompare($fromId: Int!, $toId: Int!) {
  regulationCompare(fromId: $fromId, toId: $toId) {
    from {
      ...RegulationVersionMeta
      pictures {
        ...RegulationContent
      }
    }
    to {
      ...RegulationVersionMeta
      pictures {
        ...RegulationContent
      }
    }
    changes {
      kind
      from {
        ...RegulationClause
      }
      to {
        ...RegulationClause
      }
    }
    addedCount
    removedCount
    changedCount
    signedFrom
    signedTo
  }
}
    fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
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
fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  silentClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
}`);
export const RegulationCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationCreate($regulation: RegulationInput!, $templateKey: String, $clientKey: String) {
  regulationCreate(
    regulation: $regulation
    templateKey: $templateKey
    clientKey: $clientKey
  ) {
    id
  }
}
    `);
export const RegulationDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationDecide($approvalId: Int!, $isApproved: Boolean!, $comment: String) {
  regulationDecide(
    approvalId: $approvalId
    isApproved: $isApproved
    comment: $comment
  ) {
    ...RegulationApproval
  }
}
    fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
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
}`);
export const RegulationDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationDelete($id: Int!) {
  regulationDelete(id: $id)
}
    `);
export const RegulationDetachDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationDetach($id: Int!, $contentId: Int!) {
  regulationDetach(id: $id, contentId: $contentId) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationDraft($id: Int!) {
  regulation(id: $id) {
    ...RegulationProperties
    currentVersion {
      ...RegulationVersionMeta
      clauses {
        ...RegulationClause
        ownNumber
      }
      attachments {
        ...RegulationContent
      }
      ...RegulationExtras
      ...RegulationQuestions
    }
    pictures {
      ...RegulationContent
    }
    draftVersion {
      ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationProperties on Regulation {
  id
  code
  name
  type
  folder
  ownerId
  owner {
    ...RegulationPerson
  }
  status
  signMethod
  minReadingSec
  requireFullScroll
  reviewEveryMonths
  reviewAt
  approverIds
  approvers {
    ...RegulationPerson
    ...DistinctPerson
  }
  abilities {
    canEdit
    canReport
    canPublish
    canSign
    canRehearse
  }
  isArchive
  updatedAt
}
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}
fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  silentClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
}`);
export const RegulationDraftDiscardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationDraftDiscard($id: Int!) {
  regulationDraftDiscard(id: $id) {
    id
  }
}
    `);
export const RegulationDraftSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationDraftSave($id: Int!, $clauses: [ClauseInput!]!, $updatedAt: DateTime, $isForce: Boolean) {
  regulationDraftSave(
    id: $id
    clauses: $clauses
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationImport($file: Upload!, $clientKey: String) {
  regulationImport(file: $file, clientKey: $clientKey) {
    regulation {
      id
    }
    leftOut
  }
}
    `);
export const RegulationOpenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationOpen($id: Int!) {
  regulationOpen(id: $id) {
    ...RegulationAssignment
  }
}
    fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
}`);
export const RegulationOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationOptions($search: String, $pageSize: Int) {
  regulations(scope: editor, search: $search, pageSize: $pageSize) {
    items {
      id
      name
      code
      isArchive
    }
  }
}
    `);
export const RegulationPictureAddDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationPictureAdd($id: Int!, $file: Upload!, $clientKey: String) {
  regulationPictureAdd(id: $id, file: $file, clientKey: $clientKey) {
    ...RegulationContent
  }
}
    fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}`);
export const RegulationPublishDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationPublish($publication: PublicationInput!, $clientKey: String) {
  regulationPublish(publication: $publication, clientKey: $clientKey) {
    id
    status
    currentVersion {
      id
      label
    }
  }
}
    `);
export const RegulationPublishPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationPublishPreview($id: Int!, $significance: Significance, $silentClauseIds: [String!]) {
  regulationPublishPreview(
    id: $id
    significance: $significance
    silentClauseIds: $silentClauseIds
  ) {
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
export const RegulationQuestionsSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationQuestionsSave($id: Int!, $questions: [RegulationQuestionInput!]!, $updatedAt: DateTime, $isForce: Boolean) {
  regulationQuestionsSave(
    id: $id
    questions: $questions
    updatedAt: $updatedAt
    isForce: $isForce
  ) {
    ...RegulationDraftVersion
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
fragment RegulationApproval on Approval {
  id
  versionId
  step
  approverId
  approver {
    ...RegulationPerson
  }
  status
  comment
  decidedAt
}
fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationDraftVersion on RegulationVersion {
  id
  status
  wordCount
  readingSec
  updatedAt
  clauses {
    ...RegulationClause
    ownNumber
  }
  attachments {
    ...RegulationContent
  }
  ...RegulationExtras
  ...RegulationQuestions
  approvals {
    ...RegulationApproval
    approver {
      ...DistinctPerson
    }
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationQuestions on RegulationVersion {
  questions {
    id
    kind
    text
    explanation
    clauseId
    options {
      id
      text
      isRight
    }
  }
}`);
export const RegulationRefuseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationRefuse($id: Int!, $versionId: Int!, $reason: String!, $clientKey: String) {
  regulationRefuse(
    id: $id
    versionId: $versionId
    reason: $reason
    clientKey: $clientKey
  ) {
    ...RegulationSignatureRow
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
export const RegulationRehearsalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationRehearsal($answer: RegulationAnswerInput!) {
  regulationRehearsal(answer: $answer) {
    ...GateQuestion
  }
}
    fragment GateQuestion on GateQuestion {
  id
  kind
  text
  clauseId
  chosenIds
  isRight
  explanation
  options {
    id
    text
  }
}`);
export const RegulationSignDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationSign($signature: RegulationSignatureInput!, $clientKey: String) {
  regulationSign(signature: $signature, clientKey: $clientKey) {
    ...RegulationSignatureRow
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
export const RegulationSignCodeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationSignCode($id: Int!) {
  regulationSignCode(id: $id)
}
    `);
export const RegulationSubmitDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationSubmit($id: Int!, $comment: String) {
  regulationSubmit(id: $id, comment: $comment) {
    id
    status
  }
}
    `);
export const RegulationTeamDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationTeam($search: String, $page: Int, $pageSize: Int) {
  regulationTeam(search: $search, page: $page, pageSize: $pageSize) {
    count
    regulations {
      id
      code
      name
      currentVersion {
        id
        label
      }
    }
    rows {
      user {
        ...RegulationPerson
        ...DistinctPerson
      }
      cells {
        ...RegulationAssignment
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
fragment RegulationAssignment on Assignment {
  id
  versionId
  status
  isOverdue
  startAt
  dueAt
  isHeld
  openedAt
  completedAt
  refusedAt
  waivedReason
  remindedAt
  deltaFromVersionId
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
}`);
export const RegulationTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationTemplates {
  regulationTemplates {
    key
    name
    type
    description
    clauseCount
  }
}
    `);
export const RegulationUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationUpdate($regulation: RegulationInput!) {
  regulationUpdate(regulation: $regulation) {
    ...RegulationProperties
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
fragment RegulationProperties on Regulation {
  id
  code
  name
  type
  folder
  ownerId
  owner {
    ...RegulationPerson
  }
  status
  signMethod
  minReadingSec
  requireFullScroll
  reviewEveryMonths
  reviewAt
  approverIds
  approvers {
    ...RegulationPerson
    ...DistinctPerson
  }
  abilities {
    canEdit
    canReport
    canPublish
    canSign
    canRehearse
  }
  isArchive
  updatedAt
}`);
export const RegulationVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationVersion($id: Int!) {
  regulationVersion(id: $id) {
    ...RegulationVersionMeta
    clauses {
      ...RegulationClause
    }
    attachments {
      ...RegulationContent
    }
    ...RegulationExtras
  }
}
    fragment RegulationClause on Clause {
  id
  level
  number
  html
  text
}
fragment RegulationContent on Content {
  id
  type
  name
  mime
  details {
    path
    size
  }
}
fragment RegulationExtras on RegulationVersion {
  pictures {
    ...RegulationContent
  }
  body {
    ...RegulationContent
  }
  questionCount
  variables {
    variable
    value
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
fragment RegulationVersionMeta on RegulationVersion {
  id
  regulationId
  label
  status
  sha256
  significance
  changeSummary
  changedClauseIds
  silentClauseIds
  wordCount
  readingSec
  effectiveFrom
  publishedAt
  publishedBy {
    ...RegulationPerson
  }
  updatedAt
}`);
export const RegulationsEditorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationsEditor($search: String, $statuses: [ContentStatus!], $isArchive: Boolean, $sort: RegulationSort, $direction: SortDirection, $page: Int, $pageSize: Int) {
  regulations(
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
      type
      folder
      status
      reviewAt
      isArchive
      updatedAt
      owner {
        ...RegulationPerson
      }
      currentVersion {
        id
        label
      }
      draftVersion {
        id
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
        canSign
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
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    regulation: build.query<RegulationQuery, RegulationQueryVariables>({
      query: (variables) => ({ document: RegulationDocument as unknown as string, variables })
    }),
    regulationAnswer: build.mutation<RegulationAnswerMutation, RegulationAnswerMutationVariables>({
      query: (variables) => ({ document: RegulationAnswerDocument as unknown as string, variables })
    }),
    regulationAttach: build.mutation<RegulationAttachMutation, RegulationAttachMutationVariables>({
      query: (variables) => ({ document: RegulationAttachDocument as unknown as string, variables })
    }),
    regulationBodyRemove: build.mutation<RegulationBodyRemoveMutation, RegulationBodyRemoveMutationVariables>({
      query: (variables) => ({ document: RegulationBodyRemoveDocument as unknown as string, variables })
    }),
    regulationBodySet: build.mutation<RegulationBodySetMutation, RegulationBodySetMutationVariables>({
      query: (variables) => ({ document: RegulationBodySetDocument as unknown as string, variables })
    }),
    regulationCommentCreate: build.mutation<RegulationCommentCreateMutation, RegulationCommentCreateMutationVariables>({
      query: (variables) => ({ document: RegulationCommentCreateDocument as unknown as string, variables })
    }),
    regulationCommentResolve: build.mutation<RegulationCommentResolveMutation, RegulationCommentResolveMutationVariables>({
      query: (variables) => ({ document: RegulationCommentResolveDocument as unknown as string, variables })
    }),
    regulationComments: build.query<RegulationCommentsQuery, RegulationCommentsQueryVariables>({
      query: (variables) => ({ document: RegulationCommentsDocument as unknown as string, variables })
    }),
    regulationCompare: build.query<RegulationCompareQuery, RegulationCompareQueryVariables>({
      query: (variables) => ({ document: RegulationCompareDocument as unknown as string, variables })
    }),
    regulationCreate: build.mutation<RegulationCreateMutation, RegulationCreateMutationVariables>({
      query: (variables) => ({ document: RegulationCreateDocument as unknown as string, variables })
    }),
    regulationDecide: build.mutation<RegulationDecideMutation, RegulationDecideMutationVariables>({
      query: (variables) => ({ document: RegulationDecideDocument as unknown as string, variables })
    }),
    regulationDelete: build.mutation<RegulationDeleteMutation, RegulationDeleteMutationVariables>({
      query: (variables) => ({ document: RegulationDeleteDocument as unknown as string, variables })
    }),
    regulationDetach: build.mutation<RegulationDetachMutation, RegulationDetachMutationVariables>({
      query: (variables) => ({ document: RegulationDetachDocument as unknown as string, variables })
    }),
    regulationDraft: build.query<RegulationDraftQuery, RegulationDraftQueryVariables>({
      query: (variables) => ({ document: RegulationDraftDocument as unknown as string, variables })
    }),
    regulationDraftDiscard: build.mutation<RegulationDraftDiscardMutation, RegulationDraftDiscardMutationVariables>({
      query: (variables) => ({ document: RegulationDraftDiscardDocument as unknown as string, variables })
    }),
    regulationDraftSave: build.mutation<RegulationDraftSaveMutation, RegulationDraftSaveMutationVariables>({
      query: (variables) => ({ document: RegulationDraftSaveDocument as unknown as string, variables })
    }),
    regulationImport: build.mutation<RegulationImportMutation, RegulationImportMutationVariables>({
      query: (variables) => ({ document: RegulationImportDocument as unknown as string, variables })
    }),
    regulationOpen: build.mutation<RegulationOpenMutation, RegulationOpenMutationVariables>({
      query: (variables) => ({ document: RegulationOpenDocument as unknown as string, variables })
    }),
    regulationOptions: build.query<RegulationOptionsQuery, RegulationOptionsQueryVariables | void>({
      query: (variables) => ({ document: RegulationOptionsDocument as unknown as string, variables })
    }),
    regulationPictureAdd: build.mutation<RegulationPictureAddMutation, RegulationPictureAddMutationVariables>({
      query: (variables) => ({ document: RegulationPictureAddDocument as unknown as string, variables })
    }),
    regulationPublish: build.mutation<RegulationPublishMutation, RegulationPublishMutationVariables>({
      query: (variables) => ({ document: RegulationPublishDocument as unknown as string, variables })
    }),
    regulationPublishPreview: build.mutation<RegulationPublishPreviewMutation, RegulationPublishPreviewMutationVariables>({
      query: (variables) => ({ document: RegulationPublishPreviewDocument as unknown as string, variables })
    }),
    regulationQuestionsSave: build.mutation<RegulationQuestionsSaveMutation, RegulationQuestionsSaveMutationVariables>({
      query: (variables) => ({ document: RegulationQuestionsSaveDocument as unknown as string, variables })
    }),
    regulationRefuse: build.mutation<RegulationRefuseMutation, RegulationRefuseMutationVariables>({
      query: (variables) => ({ document: RegulationRefuseDocument as unknown as string, variables })
    }),
    regulationRehearsal: build.query<RegulationRehearsalQuery, RegulationRehearsalQueryVariables>({
      query: (variables) => ({ document: RegulationRehearsalDocument as unknown as string, variables })
    }),
    regulationSign: build.mutation<RegulationSignMutation, RegulationSignMutationVariables>({
      query: (variables) => ({ document: RegulationSignDocument as unknown as string, variables })
    }),
    regulationSignCode: build.mutation<RegulationSignCodeMutation, RegulationSignCodeMutationVariables>({
      query: (variables) => ({ document: RegulationSignCodeDocument as unknown as string, variables })
    }),
    regulationSubmit: build.mutation<RegulationSubmitMutation, RegulationSubmitMutationVariables>({
      query: (variables) => ({ document: RegulationSubmitDocument as unknown as string, variables })
    }),
    regulationTeam: build.query<RegulationTeamQuery, RegulationTeamQueryVariables | void>({
      query: (variables) => ({ document: RegulationTeamDocument as unknown as string, variables })
    }),
    regulationTemplates: build.query<RegulationTemplatesQuery, RegulationTemplatesQueryVariables | void>({
      query: (variables) => ({ document: RegulationTemplatesDocument as unknown as string, variables })
    }),
    regulationUpdate: build.mutation<RegulationUpdateMutation, RegulationUpdateMutationVariables>({
      query: (variables) => ({ document: RegulationUpdateDocument as unknown as string, variables })
    }),
    regulationVersion: build.query<RegulationVersionQuery, RegulationVersionQueryVariables>({
      query: (variables) => ({ document: RegulationVersionDocument as unknown as string, variables })
    }),
    regulationsEditor: build.query<RegulationsEditorQuery, RegulationsEditorQueryVariables | void>({
      query: (variables) => ({ document: RegulationsEditorDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useRegulationQuery, useLazyRegulationQuery, useRegulationAnswerMutation, useRegulationAttachMutation, useRegulationBodyRemoveMutation, useRegulationBodySetMutation, useRegulationCommentCreateMutation, useRegulationCommentResolveMutation, useRegulationCommentsQuery, useLazyRegulationCommentsQuery, useRegulationCompareQuery, useLazyRegulationCompareQuery, useRegulationCreateMutation, useRegulationDecideMutation, useRegulationDeleteMutation, useRegulationDetachMutation, useRegulationDraftQuery, useLazyRegulationDraftQuery, useRegulationDraftDiscardMutation, useRegulationDraftSaveMutation, useRegulationImportMutation, useRegulationOpenMutation, useRegulationOptionsQuery, useLazyRegulationOptionsQuery, useRegulationPictureAddMutation, useRegulationPublishMutation, useRegulationPublishPreviewMutation, useRegulationQuestionsSaveMutation, useRegulationRefuseMutation, useRegulationRehearsalQuery, useLazyRegulationRehearsalQuery, useRegulationSignMutation, useRegulationSignCodeMutation, useRegulationSubmitMutation, useRegulationTeamQuery, useLazyRegulationTeamQuery, useRegulationTemplatesQuery, useLazyRegulationTemplatesQuery, useRegulationUpdateMutation, useRegulationVersionQuery, useLazyRegulationVersionQuery, useRegulationsEditorQuery, useLazyRegulationsEditorQuery } = injectedRtkApi;

