/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AdaptationQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type AdaptationQuery = { adaptation: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationApplyMutationVariables = Exact<{
  id: number;
  templateId: number;
}>;


export type AdaptationApplyMutation = { adaptationApply: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationDecideMutationVariables = Exact<{
  id: number;
  result: Types.AdaptationResult;
  dateEnd?: string | null | undefined;
  comment?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type AdaptationDecideMutation = { adaptationDecide: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationItemCreateMutationVariables = Exact<{
  item: Types.AdaptationItemInput;
  clientKey?: string | null | undefined;
}>;


export type AdaptationItemCreateMutation = { adaptationItemCreate: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } };

export type AdaptationItemDeleteMutationVariables = Exact<{
  id: number;
}>;


export type AdaptationItemDeleteMutation = { adaptationItemDelete: boolean };

export type AdaptationItemMarkMutationVariables = Exact<{
  id: number;
  isDone: boolean;
  grade?: number | null | undefined;
  comment?: string | null | undefined;
}>;


export type AdaptationItemMarkMutation = { adaptationItemMark: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } };

export type AdaptationItemUpdateMutationVariables = Exact<{
  item: Types.AdaptationItemInput;
}>;


export type AdaptationItemUpdateMutation = { adaptationItemUpdate: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } };

export type AdaptationPauseMutationVariables = Exact<{
  id: number;
  from?: string | null | undefined;
  reason?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type AdaptationPauseMutation = { adaptationPause: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationResumeMutationVariables = Exact<{
  id: number;
  on?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type AdaptationResumeMutation = { adaptationResume: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationSamplesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdaptationSamplesQuery = { adaptationSamples: Array<{ key: string, name: string, steps: Array<{ key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number }> }> };

export type AdaptationShiftMutationVariables = Exact<{
  id: number;
  days: number;
  from?: string | null | undefined;
  updatedAt?: string | null | undefined;
}>;


export type AdaptationShiftMutation = { adaptationShift: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationStartMutationVariables = Exact<{
  userId: number;
  templateId?: number | null | undefined;
}>;


export type AdaptationStartMutation = { adaptationStart: { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null } };

export type AdaptationTemplateArchiveMutationVariables = Exact<{
  id: number;
  isArchive: boolean;
}>;


export type AdaptationTemplateArchiveMutation = { adaptationTemplateArchive: { id: number, name: string, runningCount: number, isArchive: boolean, updatedAt: string, positions: Array<{ id: number, name: string }>, steps: Array<{ key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number }> } };

export type AdaptationTemplatePreviewQueryVariables = Exact<{
  template: Types.AdaptationTemplateInput;
}>;


export type AdaptationTemplatePreviewQuery = { adaptationTemplatePreview: { added: number, changed: number, removed: number, kept: number, people: Array<{ id: number, nameFull: string, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }> } };

export type AdaptationTemplateSaveMutationVariables = Exact<{
  template: Types.AdaptationTemplateInput;
  isForRunning?: boolean | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type AdaptationTemplateSaveMutation = { adaptationTemplateSave: { id: number, name: string, runningCount: number, isArchive: boolean, updatedAt: string, positions: Array<{ id: number, name: string }>, steps: Array<{ key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number }> } };

export type AdaptationTemplatesQueryVariables = Exact<{
  isArchive?: boolean | null | undefined;
}>;


export type AdaptationTemplatesQuery = { adaptationTemplates: Array<{ id: number, name: string, runningCount: number, isArchive: boolean, updatedAt: string, positions: Array<{ id: number, name: string }>, steps: Array<{ key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number }> }> };

export type AdaptationsQueryVariables = Exact<{
  search?: string | null | undefined;
  isFinished?: boolean | null | undefined;
  isAtRisk?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AdaptationsQuery = { adaptations: { count: number, items: Array<{ id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, day: number, days: number, actual: number, expected: number, overdueCount: number, forecast: string | null, person: { id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> } }> } };

export type OwnPlanCountQueryVariables = Exact<{
  id: number;
}>;


export type OwnPlanCountQuery = { user: { id: number, adaptationCount: { done: number, total: number } | null } | null };

export type PlanPageFragment = { canAdd: boolean, canManage: boolean, person: { status: string, dateJobStart: string | null, id: number, nameFull: string, position: { id: number, name: string } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }, adaptation: { id: number, dateStart: string, dateEnd: string, status: Types.AdaptationStatus, result: Types.AdaptationResult | null, decidedAt: string | null, comment: string, pausedFrom: string | null, pauseReason: string, day: number, days: number, updatedAt: string, template: { id: number, name: string } | null, decidedBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, lanes: Array<{ lane: Types.AdaptationLane, isStandIn: boolean, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, entries: Array<{ key: string, objectType: Types.ObjectType | null, lane: Types.AdaptationLane, title: string, route: string | null, day: number | null, dueOn: string | null, weight: number, isOverdue: boolean, doneAt: string | null, canMark: boolean, canEdit: boolean, item: { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string } | null, doneBy: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null, turn: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, progress: { actual: number, expected: number, overdueCount: number, forecast: string | null, risk: { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> }, count: { done: number, total: number }, points: Array<{ date: string, expected: number, actual: number | null }> }, moves: Array<{ from: string, days: number, isPause: boolean, reason: string }> } | null };

export type PlanPersonFragment = { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null };

export type PlanRiskFragment = { level: Types.AdaptationRiskLevel, points: number, reasons: Array<{ kind: Types.AdaptationRiskReasonKind, count: number, points: number }> };

export type PlanStepFragment = { id: number, userId: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, criterion: string, weight: number, dueOn: string | null, doneAt: string | null, grade: number | null, comment: string, updatedAt: string };

export type PlanTemplateFragment = { id: number, name: string, runningCount: number, isArchive: boolean, updatedAt: string, positions: Array<{ id: number, name: string }>, steps: Array<{ key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number }> };

export type TemplateStepFragment = { key: string, day: number, lane: Types.AdaptationLane, kind: Types.AdaptationKind, title: string, text: string, weight: number };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQuery = { today: { mineCount: number, waitingCount: number, mine: Array<{ key: string, kind: Types.TodayKind, objectType: Types.ObjectType | null, title: string, route: string, dueOn: string | null, isOverdue: boolean, itemId: number | null, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }>, waiting: Array<{ key: string, kind: Types.TodayKind, objectType: Types.ObjectType | null, title: string, route: string, dueOn: string | null, isOverdue: boolean, itemId: number | null, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null }> } };

export type TodayLineFragment = { key: string, kind: Types.TodayKind, objectType: Types.ObjectType | null, title: string, route: string, dueOn: string | null, isOverdue: boolean, itemId: number | null, person: { id: number, nameFull: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } | null };

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
export const PlanPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanPerson on User {
  id
  nameFull
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
}
    `, {"fragmentName":"PlanPerson"});
export const PlanStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}
    `, {"fragmentName":"PlanStep"});
export const PlanRiskFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
    `, {"fragmentName":"PlanRisk"});
export const PlanPageFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
    fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`, {"fragmentName":"PlanPage"});
export const TemplateStepFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}
    `, {"fragmentName":"TemplateStep"});
export const PlanTemplateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanTemplate on AdaptationTemplate {
  id
  name
  positions {
    id
    name
  }
  steps {
    ...TemplateStep
  }
  runningCount
  isArchive
  updatedAt
}
    fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}`, {"fragmentName":"PlanTemplate"});
export const TodayLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TodayLine on TodayTask {
  key
  kind
  objectType
  title
  route
  dueOn
  isOverdue
  itemId
  person {
    ...PlanPerson
  }
}
    fragment PlanPerson on User {
  id
  nameFull
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
}`, {"fragmentName":"TodayLine"});
export const AdaptationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adaptation($userId: Int) {
  adaptation(userId: $userId) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationApplyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationApply($id: Int!, $templateId: Int!) {
  adaptationApply(id: $id, templateId: $templateId) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationDecideDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationDecide($id: Int!, $result: AdaptationResult!, $dateEnd: Date, $comment: String, $updatedAt: DateTime) {
  adaptationDecide(
    id: $id
    result: $result
    dateEnd: $dateEnd
    comment: $comment
    updatedAt: $updatedAt
  ) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationItemCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationItemCreate($item: AdaptationItemInput!, $clientKey: String) {
  adaptationItemCreate(item: $item, clientKey: $clientKey) {
    ...PlanStep
  }
}
    fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationItemDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationItemDelete($id: Int!) {
  adaptationItemDelete(id: $id)
}
    `);
export const AdaptationItemMarkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationItemMark($id: Int!, $isDone: Boolean!, $grade: Int, $comment: String) {
  adaptationItemMark(id: $id, isDone: $isDone, grade: $grade, comment: $comment) {
    ...PlanStep
  }
}
    fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationItemUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationItemUpdate($item: AdaptationItemInput!) {
  adaptationItemUpdate(item: $item) {
    ...PlanStep
  }
}
    fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationPauseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationPause($id: Int!, $from: Date, $reason: String, $updatedAt: DateTime) {
  adaptationPause(id: $id, from: $from, reason: $reason, updatedAt: $updatedAt) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationResumeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationResume($id: Int!, $on: Date, $updatedAt: DateTime) {
  adaptationResume(id: $id, on: $on, updatedAt: $updatedAt) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationSamplesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adaptationSamples {
  adaptationSamples {
    key
    name
    steps {
      ...TemplateStep
    }
  }
}
    fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}`);
export const AdaptationShiftDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationShift($id: Int!, $days: Int!, $from: Date, $updatedAt: DateTime) {
  adaptationShift(id: $id, days: $days, from: $from, updatedAt: $updatedAt) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationStart($userId: Int!, $templateId: Int) {
  adaptationStart(userId: $userId, templateId: $templateId) {
    ...PlanPage
  }
}
    fragment PlanPage on AdaptationPage {
  person {
    ...PlanPerson
    status
    dateJobStart
    position {
      id
      name
    }
  }
  canAdd
  canManage
  adaptation {
    id
    template {
      id
      name
    }
    dateStart
    dateEnd
    status
    result
    decidedBy {
      ...PlanPerson
    }
    decidedAt
    comment
    pausedFrom
    pauseReason
    day
    days
    lanes {
      lane
      isStandIn
      person {
        ...PlanPerson
      }
    }
    entries {
      key
      item {
        ...PlanStep
      }
      objectType
      lane
      title
      route
      day
      dueOn
      weight
      isOverdue
      doneAt
      doneBy {
        ...PlanPerson
      }
      turn {
        ...PlanPerson
      }
      canMark
      canEdit
    }
    progress {
      actual
      expected
      risk {
        ...PlanRisk
      }
      count {
        done
        total
      }
      overdueCount
      forecast
      points {
        date
        expected
        actual
      }
    }
    moves {
      from
      days
      isPause
      reason
    }
    updatedAt
  }
}
fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}
fragment PlanStep on AdaptationItem {
  id
  userId
  lane
  kind
  title
  text
  criterion
  weight
  dueOn
  doneAt
  grade
  comment
  updatedAt
}`);
export const AdaptationTemplateArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationTemplateArchive($id: Int!, $isArchive: Boolean!) {
  adaptationTemplateArchive(id: $id, isArchive: $isArchive) {
    ...PlanTemplate
  }
}
    fragment PlanTemplate on AdaptationTemplate {
  id
  name
  positions {
    id
    name
  }
  steps {
    ...TemplateStep
  }
  runningCount
  isArchive
  updatedAt
}
fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}`);
export const AdaptationTemplatePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adaptationTemplatePreview($template: AdaptationTemplateInput!) {
  adaptationTemplatePreview(template: $template) {
    people {
      ...PlanPerson
      position {
        id
        name
      }
      subdivision {
        id
        name
      }
    }
    added
    changed
    removed
    kept
  }
}
    fragment PlanPerson on User {
  id
  nameFull
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
}`);
export const AdaptationTemplateSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation adaptationTemplateSave($template: AdaptationTemplateInput!, $isForRunning: Boolean, $clientKey: String) {
  adaptationTemplateSave(
    template: $template
    isForRunning: $isForRunning
    clientKey: $clientKey
  ) {
    ...PlanTemplate
  }
}
    fragment PlanTemplate on AdaptationTemplate {
  id
  name
  positions {
    id
    name
  }
  steps {
    ...TemplateStep
  }
  runningCount
  isArchive
  updatedAt
}
fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}`);
export const AdaptationTemplatesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adaptationTemplates($isArchive: Boolean) {
  adaptationTemplates(isArchive: $isArchive) {
    ...PlanTemplate
  }
}
    fragment PlanTemplate on AdaptationTemplate {
  id
  name
  positions {
    id
    name
  }
  steps {
    ...TemplateStep
  }
  runningCount
  isArchive
  updatedAt
}
fragment TemplateStep on AdaptationStep {
  key
  day
  lane
  kind
  title
  text
  weight
}`);
export const AdaptationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query adaptations($search: String, $isFinished: Boolean, $isAtRisk: Boolean, $page: Int, $pageSize: Int) {
  adaptations(
    search: $search
    isFinished: $isFinished
    isAtRisk: $isAtRisk
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      person {
        ...PlanPerson
        position {
          id
          name
        }
      }
      dateStart
      dateEnd
      status
      result
      day
      days
      actual
      expected
      risk {
        ...PlanRisk
      }
      overdueCount
      forecast
    }
  }
}
    fragment PlanPerson on User {
  id
  nameFull
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
}
fragment PlanRisk on AdaptationRisk {
  level
  points
  reasons {
    kind
    count
    points
  }
}`);
export const OwnPlanCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ownPlanCount($id: Int!) {
  user(user: {id: $id}) {
    id
    adaptationCount {
      done
      total
    }
  }
}
    `);
export const TodayDocument = /*#__PURE__*/ new TypedDocumentString(`
    query today {
  today {
    mine {
      ...TodayLine
    }
    mineCount
    waiting {
      ...TodayLine
    }
    waitingCount
  }
}
    fragment PlanPerson on User {
  id
  nameFull
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
}
fragment TodayLine on TodayTask {
  key
  kind
  objectType
  title
  route
  dueOn
  isOverdue
  itemId
  person {
    ...PlanPerson
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adaptation: build.query<AdaptationQuery, AdaptationQueryVariables | void>({
      query: (variables) => ({ document: AdaptationDocument as unknown as string, variables })
    }),
    adaptationApply: build.mutation<AdaptationApplyMutation, AdaptationApplyMutationVariables>({
      query: (variables) => ({ document: AdaptationApplyDocument as unknown as string, variables })
    }),
    adaptationDecide: build.mutation<AdaptationDecideMutation, AdaptationDecideMutationVariables>({
      query: (variables) => ({ document: AdaptationDecideDocument as unknown as string, variables })
    }),
    adaptationItemCreate: build.mutation<AdaptationItemCreateMutation, AdaptationItemCreateMutationVariables>({
      query: (variables) => ({ document: AdaptationItemCreateDocument as unknown as string, variables })
    }),
    adaptationItemDelete: build.mutation<AdaptationItemDeleteMutation, AdaptationItemDeleteMutationVariables>({
      query: (variables) => ({ document: AdaptationItemDeleteDocument as unknown as string, variables })
    }),
    adaptationItemMark: build.mutation<AdaptationItemMarkMutation, AdaptationItemMarkMutationVariables>({
      query: (variables) => ({ document: AdaptationItemMarkDocument as unknown as string, variables })
    }),
    adaptationItemUpdate: build.mutation<AdaptationItemUpdateMutation, AdaptationItemUpdateMutationVariables>({
      query: (variables) => ({ document: AdaptationItemUpdateDocument as unknown as string, variables })
    }),
    adaptationPause: build.mutation<AdaptationPauseMutation, AdaptationPauseMutationVariables>({
      query: (variables) => ({ document: AdaptationPauseDocument as unknown as string, variables })
    }),
    adaptationResume: build.mutation<AdaptationResumeMutation, AdaptationResumeMutationVariables>({
      query: (variables) => ({ document: AdaptationResumeDocument as unknown as string, variables })
    }),
    adaptationSamples: build.query<AdaptationSamplesQuery, AdaptationSamplesQueryVariables | void>({
      query: (variables) => ({ document: AdaptationSamplesDocument as unknown as string, variables })
    }),
    adaptationShift: build.mutation<AdaptationShiftMutation, AdaptationShiftMutationVariables>({
      query: (variables) => ({ document: AdaptationShiftDocument as unknown as string, variables })
    }),
    adaptationStart: build.mutation<AdaptationStartMutation, AdaptationStartMutationVariables>({
      query: (variables) => ({ document: AdaptationStartDocument as unknown as string, variables })
    }),
    adaptationTemplateArchive: build.mutation<AdaptationTemplateArchiveMutation, AdaptationTemplateArchiveMutationVariables>({
      query: (variables) => ({ document: AdaptationTemplateArchiveDocument as unknown as string, variables })
    }),
    adaptationTemplatePreview: build.query<AdaptationTemplatePreviewQuery, AdaptationTemplatePreviewQueryVariables>({
      query: (variables) => ({ document: AdaptationTemplatePreviewDocument as unknown as string, variables })
    }),
    adaptationTemplateSave: build.mutation<AdaptationTemplateSaveMutation, AdaptationTemplateSaveMutationVariables>({
      query: (variables) => ({ document: AdaptationTemplateSaveDocument as unknown as string, variables })
    }),
    adaptationTemplates: build.query<AdaptationTemplatesQuery, AdaptationTemplatesQueryVariables | void>({
      query: (variables) => ({ document: AdaptationTemplatesDocument as unknown as string, variables })
    }),
    adaptations: build.query<AdaptationsQuery, AdaptationsQueryVariables | void>({
      query: (variables) => ({ document: AdaptationsDocument as unknown as string, variables })
    }),
    ownPlanCount: build.query<OwnPlanCountQuery, OwnPlanCountQueryVariables>({
      query: (variables) => ({ document: OwnPlanCountDocument as unknown as string, variables })
    }),
    today: build.query<TodayQuery, TodayQueryVariables | void>({
      query: (variables) => ({ document: TodayDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useAdaptationQuery, useLazyAdaptationQuery, useAdaptationApplyMutation, useAdaptationDecideMutation, useAdaptationItemCreateMutation, useAdaptationItemDeleteMutation, useAdaptationItemMarkMutation, useAdaptationItemUpdateMutation, useAdaptationPauseMutation, useAdaptationResumeMutation, useAdaptationSamplesQuery, useLazyAdaptationSamplesQuery, useAdaptationShiftMutation, useAdaptationStartMutation, useAdaptationTemplateArchiveMutation, useAdaptationTemplatePreviewQuery, useLazyAdaptationTemplatePreviewQuery, useAdaptationTemplateSaveMutation, useAdaptationTemplatesQuery, useLazyAdaptationTemplatesQuery, useAdaptationsQuery, useLazyAdaptationsQuery, useOwnPlanCountQuery, useLazyOwnPlanCountQuery, useTodayQuery, useLazyTodayQuery } = injectedRtkApi;

