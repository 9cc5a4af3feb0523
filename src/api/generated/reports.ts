/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ReportQueryVariables = Exact<{
  id: number;
}>;


export type ReportQuery = { report: { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, chart: Types.ReportChart | null, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, totals: Array<{ column: string, aggregate: Types.ReportAggregate }>, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, holidays: Types.ReportHolidays, recipientIds: Array<number>, nextAt: string, movedFrom: string | null, lastAt: string | null, lastSent: number | null, lastRejected: Array<string> } | null } };

export type ReportCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportCalendarQuery = { reportCalendar: { timezone: string, workDays: Array<number>, holidays: Array<string> } };

export type ReportChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportChoicesQuery = { reportSources: Array<{ name: string, title: string, mark: string, columns: Array<{ name: string, title: string, cell: Types.ReportCell }>, states: Array<{ name: string, title: string }> }>, reportTemplates: Array<{ title: string, text: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, groupBy: string | null, sortBy: string | null, isDescending: boolean, chart: Types.ReportChart | null, totals: Array<{ column: string, aggregate: Types.ReportAggregate }> }> };

export type ReportDeleteMutationVariables = Exact<{
  id: number;
}>;


export type ReportDeleteMutation = { reportDelete: boolean };

export type ReportFieldsFragment = { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, chart: Types.ReportChart | null, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, totals: Array<{ column: string, aggregate: Types.ReportAggregate }>, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, holidays: Types.ReportHolidays, recipientIds: Array<number>, nextAt: string, movedFrom: string | null, lastAt: string | null, lastSent: number | null, lastRejected: Array<string> } | null };

export type ReportRowsQueryVariables = Exact<{
  report: Types.ReportInput;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ReportRowsQuery = { reportRows: { count: number, totals: Array<number | null>, rows: Array<{ cells: Array<string> }>, groups: Array<{ name: string, count: number, marked: number, totals: Array<number | null> }>, otherGroups: { groups: number, count: number, marked: number, totals: Array<number | null> } | null } };

export type ReportSaveMutationVariables = Exact<{
  report: Types.ReportInput;
  updatedAt?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type ReportSaveMutation = { reportSave: { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, chart: Types.ReportChart | null, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, totals: Array<{ column: string, aggregate: Types.ReportAggregate }>, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, holidays: Types.ReportHolidays, recipientIds: Array<number>, nextAt: string, movedFrom: string | null, lastAt: string | null, lastSent: number | null, lastRejected: Array<string> } | null } };

export type ReportSnapshotBySha256QueryVariables = Exact<{
  sha256: string;
}>;


export type ReportSnapshotBySha256Query = { reportSnapshotBySha256: { createdAt: string, isWhole: boolean, snapshot: { id: number, name: string, status: Types.ReportSnapshotStatus, tokens: number, rows: number | null, madeBy: string, createdAt: string, sha256: string | null, isWhole: boolean } | null } | null };

export type ReportSnapshotCreateMutationVariables = Exact<{
  reportId: number;
  tokens: number;
  clientKey?: string | null | undefined;
}>;


export type ReportSnapshotCreateMutation = { reportSnapshotCreate: { id: number, name: string, status: Types.ReportSnapshotStatus, tokens: number, rows: number | null, madeBy: string, createdAt: string, sha256: string | null, isWhole: boolean } };

export type ReportSnapshotFieldsFragment = { id: number, name: string, status: Types.ReportSnapshotStatus, tokens: number, rows: number | null, madeBy: string, createdAt: string, sha256: string | null, isWhole: boolean };

export type ReportSnapshotPriceQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSnapshotPriceQuery = { reportSnapshotPrice: { tokens: number, available: number, isEnough: boolean, limitText: string | null, warningText: string | null } };

export type ReportSnapshotsQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ReportSnapshotsQuery = { reportSnapshots: { count: number, items: Array<{ id: number, name: string, status: Types.ReportSnapshotStatus, tokens: number, rows: number | null, madeBy: string, createdAt: string, sha256: string | null, isWhole: boolean }> } };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: Array<{ id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, chart: Types.ReportChart | null, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, totals: Array<{ column: string, aggregate: Types.ReportAggregate }>, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, holidays: Types.ReportHolidays, recipientIds: Array<number>, nextAt: string, movedFrom: string | null, lastAt: string | null, lastSent: number | null, lastRejected: Array<string> } | null }> };

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
export const ReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment reportFields on Report {
  id
  name
  source
  columns
  totals {
    column
    aggregate
  }
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  chart
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    holidays
    recipientIds
    nextAt
    movedFrom
    lastAt
    lastSent
    lastRejected
  }
}
    `, {"fragmentName":"reportFields"});
export const ReportSnapshotFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment reportSnapshotFields on ReportSnapshot {
  id
  name
  status
  tokens
  rows
  madeBy
  createdAt
  sha256
  isWhole
}
    `, {"fragmentName":"reportSnapshotFields"});
export const ReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query report($id: Int!) {
  report(id: $id) {
    ...reportFields
  }
}
    fragment reportFields on Report {
  id
  name
  source
  columns
  totals {
    column
    aggregate
  }
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  chart
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    holidays
    recipientIds
    nextAt
    movedFrom
    lastAt
    lastSent
    lastRejected
  }
}`);
export const ReportCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportCalendar {
  reportCalendar {
    timezone
    workDays
    holidays
  }
}
    `);
export const ReportChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportChoices {
  reportSources {
    name
    title
    mark
    columns {
      name
      title
      cell
    }
    states {
      name
      title
    }
  }
  reportTemplates {
    title
    text
    source
    columns
    totals {
      column
      aggregate
    }
    state
    objectTypes
    groupBy
    sortBy
    isDescending
    chart
  }
}
    `);
export const ReportDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation reportDelete($id: Int!) {
  reportDelete(id: $id)
}
    `);
export const ReportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportRows($report: ReportInput!, $page: Int, $pageSize: Int) {
  reportRows(report: $report, page: $page, pageSize: $pageSize) {
    rows {
      cells
    }
    count
    totals
    groups {
      name
      count
      marked
      totals
    }
    otherGroups {
      groups
      count
      marked
      totals
    }
  }
}
    `);
export const ReportSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation reportSave($report: ReportInput!, $updatedAt: DateTime, $clientKey: String) {
  reportSave(report: $report, updatedAt: $updatedAt, clientKey: $clientKey) {
    ...reportFields
  }
}
    fragment reportFields on Report {
  id
  name
  source
  columns
  totals {
    column
    aggregate
  }
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  chart
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    holidays
    recipientIds
    nextAt
    movedFrom
    lastAt
    lastSent
    lastRejected
  }
}`);
export const ReportSnapshotBySha256Document = /*#__PURE__*/ new TypedDocumentString(`
    query reportSnapshotBySha256($sha256: String!) {
  reportSnapshotBySha256(sha256: $sha256) {
    createdAt
    isWhole
    snapshot {
      ...reportSnapshotFields
    }
  }
}
    fragment reportSnapshotFields on ReportSnapshot {
  id
  name
  status
  tokens
  rows
  madeBy
  createdAt
  sha256
  isWhole
}`);
export const ReportSnapshotCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation reportSnapshotCreate($reportId: Int!, $tokens: Int!, $clientKey: String) {
  reportSnapshotCreate(
    reportId: $reportId
    tokens: $tokens
    clientKey: $clientKey
  ) {
    ...reportSnapshotFields
  }
}
    fragment reportSnapshotFields on ReportSnapshot {
  id
  name
  status
  tokens
  rows
  madeBy
  createdAt
  sha256
  isWhole
}`);
export const ReportSnapshotPriceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportSnapshotPrice {
  reportSnapshotPrice {
    tokens
    available
    isEnough
    limitText
    warningText
  }
}
    `);
export const ReportSnapshotsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportSnapshots($page: Int, $pageSize: Int) {
  reportSnapshots(page: $page, pageSize: $pageSize) {
    items {
      ...reportSnapshotFields
    }
    count
  }
}
    fragment reportSnapshotFields on ReportSnapshot {
  id
  name
  status
  tokens
  rows
  madeBy
  createdAt
  sha256
  isWhole
}`);
export const ReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reports {
  reports {
    ...reportFields
  }
}
    fragment reportFields on Report {
  id
  name
  source
  columns
  totals {
    column
    aggregate
  }
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  chart
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    holidays
    recipientIds
    nextAt
    movedFrom
    lastAt
    lastSent
    lastRejected
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<ReportQuery, ReportQueryVariables>({
      query: (variables) => ({ document: ReportDocument as unknown as string, variables })
    }),
    reportCalendar: build.query<ReportCalendarQuery, ReportCalendarQueryVariables | void>({
      query: (variables) => ({ document: ReportCalendarDocument as unknown as string, variables })
    }),
    reportChoices: build.query<ReportChoicesQuery, ReportChoicesQueryVariables | void>({
      query: (variables) => ({ document: ReportChoicesDocument as unknown as string, variables })
    }),
    reportDelete: build.mutation<ReportDeleteMutation, ReportDeleteMutationVariables>({
      query: (variables) => ({ document: ReportDeleteDocument as unknown as string, variables })
    }),
    reportRows: build.query<ReportRowsQuery, ReportRowsQueryVariables>({
      query: (variables) => ({ document: ReportRowsDocument as unknown as string, variables })
    }),
    reportSave: build.mutation<ReportSaveMutation, ReportSaveMutationVariables>({
      query: (variables) => ({ document: ReportSaveDocument as unknown as string, variables })
    }),
    reportSnapshotBySha256: build.query<ReportSnapshotBySha256Query, ReportSnapshotBySha256QueryVariables>({
      query: (variables) => ({ document: ReportSnapshotBySha256Document as unknown as string, variables })
    }),
    reportSnapshotCreate: build.mutation<ReportSnapshotCreateMutation, ReportSnapshotCreateMutationVariables>({
      query: (variables) => ({ document: ReportSnapshotCreateDocument as unknown as string, variables })
    }),
    reportSnapshotPrice: build.query<ReportSnapshotPriceQuery, ReportSnapshotPriceQueryVariables | void>({
      query: (variables) => ({ document: ReportSnapshotPriceDocument as unknown as string, variables })
    }),
    reportSnapshots: build.query<ReportSnapshotsQuery, ReportSnapshotsQueryVariables | void>({
      query: (variables) => ({ document: ReportSnapshotsDocument as unknown as string, variables })
    }),
    reports: build.query<ReportsQuery, ReportsQueryVariables | void>({
      query: (variables) => ({ document: ReportsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useReportQuery, useLazyReportQuery, useReportCalendarQuery, useLazyReportCalendarQuery, useReportChoicesQuery, useLazyReportChoicesQuery, useReportDeleteMutation, useReportRowsQuery, useLazyReportRowsQuery, useReportSaveMutation, useReportSnapshotBySha256Query, useLazyReportSnapshotBySha256Query, useReportSnapshotCreateMutation, useReportSnapshotPriceQuery, useLazyReportSnapshotPriceQuery, useReportSnapshotsQuery, useLazyReportSnapshotsQuery, useReportsQuery, useLazyReportsQuery } = injectedRtkApi;

