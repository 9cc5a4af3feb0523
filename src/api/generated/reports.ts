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


export type ReportQuery = { report: { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, recipientIds: Array<number>, nextAt: string, lastAt: string | null, lastSent: number | null, lastRefused: Array<string> } | null } };

export type ReportChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportChoicesQuery = { reportSources: Array<{ name: string, title: string, columns: Array<{ name: string, title: string, cell: Types.ReportCell }>, states: Array<{ name: string, title: string }> }>, reportTemplates: Array<{ title: string, text: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, groupBy: string | null, sortBy: string | null, isDescending: boolean }> };

export type ReportDeleteMutationVariables = Exact<{
  id: number;
}>;


export type ReportDeleteMutation = { reportDelete: boolean };

export type ReportFieldsFragment = { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, recipientIds: Array<number>, nextAt: string, lastAt: string | null, lastSent: number | null, lastRefused: Array<string> } | null };

export type ReportRowsQueryVariables = Exact<{
  report: Types.ReportInput;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type ReportRowsQuery = { reportRows: { count: number, rows: Array<{ cells: Array<string> }>, groups: Array<{ name: string, count: number }> } };

export type ReportSaveMutationVariables = Exact<{
  report: Types.ReportInput;
  updatedAt?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type ReportSaveMutation = { reportSave: { id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, recipientIds: Array<number>, nextAt: string, lastAt: string | null, lastSent: number | null, lastRefused: Array<string> } | null } };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: Array<{ id: number, name: string, source: string, columns: Array<string>, state: string, objectTypes: Array<Types.ObjectType>, subdivisionIds: Array<number>, positionIds: Array<number>, periodDays: number | null, isAdaptation: boolean, groupBy: string | null, sortBy: string | null, isDescending: boolean, isShared: boolean, isOwn: boolean, owner: string, updatedAt: string, schedule: { frequency: Types.ReportFrequency, day: number | null, hour: number, onlyIfRows: boolean, recipientIds: Array<number>, nextAt: string, lastAt: string | null, lastSent: number | null, lastRefused: Array<string> } | null }> };

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
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    recipientIds
    nextAt
    lastAt
    lastSent
    lastRefused
  }
}
    `, {"fragmentName":"reportFields"});
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
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    recipientIds
    nextAt
    lastAt
    lastSent
    lastRefused
  }
}`);
export const ReportChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query reportChoices {
  reportSources {
    name
    title
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
    state
    objectTypes
    groupBy
    sortBy
    isDescending
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
    groups {
      name
      count
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
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    recipientIds
    nextAt
    lastAt
    lastSent
    lastRefused
  }
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
  state
  objectTypes
  subdivisionIds
  positionIds
  periodDays
  isAdaptation
  groupBy
  sortBy
  isDescending
  isShared
  isOwn
  owner
  updatedAt
  schedule {
    frequency
    day
    hour
    onlyIfRows
    recipientIds
    nextAt
    lastAt
    lastSent
    lastRefused
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    report: build.query<ReportQuery, ReportQueryVariables>({
      query: (variables) => ({ document: ReportDocument as unknown as string, variables })
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
    reports: build.query<ReportsQuery, ReportsQueryVariables | void>({
      query: (variables) => ({ document: ReportsDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useReportQuery, useLazyReportQuery, useReportChoicesQuery, useLazyReportChoicesQuery, useReportDeleteMutation, useReportRowsQuery, useLazyReportRowsQuery, useReportSaveMutation, useReportsQuery, useLazyReportsQuery } = injectedRtkApi;

