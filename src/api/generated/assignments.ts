/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type AssignmentPeopleQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  search?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AssignmentPeopleQuery = { users: { count: number, items: Array<{ id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type AssignmentPersonFragment = { id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type AssignmentReasonsQueryVariables = Exact<{
  assignmentId: number;
}>;


export type AssignmentReasonsQuery = { assignmentReasons: Array<{ ruleId: number | null, route: string | null, title: string, text: string, createdAt: string }> };

export type AssignmentRuleFieldsFragment = { id: number, objectType: Types.ObjectType, objectId: number, title: string, startOffsetDays: number, dueDays: number | null, recurrenceMonths: number | null, onUnmatch: Types.OnUnmatch, isPaused: boolean, matchCount: number, updatedAt: string, audience: { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> } };

export type AssignmentRuleDeleteMutationVariables = Exact<{
  id: number;
}>;


export type AssignmentRuleDeleteMutation = { assignmentRuleDelete: boolean };

export type AssignmentRulePreviewQueryVariables = Exact<{
  rule: Types.AssignmentRuleInput;
}>;


export type AssignmentRulePreviewQuery = { assignmentRulePreview: { matchCount: number, addedCount: number, removedCount: number, repeatedCount: number, nextRepeatAt: string | null, added: Array<{ id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }>, removed: Array<{ id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type AssignmentRuleSaveMutationVariables = Exact<{
  rule: Types.AssignmentRuleInput;
  clientKey?: string | null | undefined;
}>;


export type AssignmentRuleSaveMutation = { assignmentRuleSave: { id: number, objectType: Types.ObjectType, objectId: number, title: string, startOffsetDays: number, dueDays: number | null, recurrenceMonths: number | null, onUnmatch: Types.OnUnmatch, isPaused: boolean, matchCount: number, updatedAt: string, audience: { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> } } };

export type AssignmentRulesQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type AssignmentRulesQuery = { assignmentRules: Array<{ id: number, objectType: Types.ObjectType, objectId: number, title: string, startOffsetDays: number, dueDays: number | null, recurrenceMonths: number | null, onUnmatch: Types.OnUnmatch, isPaused: boolean, matchCount: number, updatedAt: string, audience: { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> } }> };

export type AssignmentWaiveMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type AssignmentWaiveMutation = { assignmentWaive: { id: number, status: Types.AssignmentStatus, waivedReason: string | null } };

export type AssignmentsQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
  statuses?: Array<Types.AssignmentStatus> | Types.AssignmentStatus | null | undefined;
  isOverdue?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type AssignmentsQuery = { assignments: { count: number, items: Array<{ id: number, userId: number, status: Types.AssignmentStatus, isOverdue: boolean, startAt: string, dueAt: string | null, isHeld: boolean, openedAt: string | null, completedAt: string | null, refusedAt: string | null, waivedReason: string | null, remindedAt: string | null, user: { id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } }> } };

export type AssignmentsRemindMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectIds: Array<number> | number;
  userIds?: Array<number> | number | null | undefined;
  isTeam?: boolean | null | undefined;
}>;


export type AssignmentsRemindMutation = { assignmentsRemind: number };

export type AssignmentsRemindPreviewQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectIds: Array<number> | number;
  userIds?: Array<number> | number | null | undefined;
  isTeam?: boolean | null | undefined;
}>;


export type AssignmentsRemindPreviewQuery = { assignmentsRemindPreview: { count: number, objectNames: Array<string>, people: Array<{ id: number, nameShort: string, nameFull: string, status: string, isArchive: boolean, personnelNumber: string | null, email: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null }> } };

export type AudienceFieldsFragment = { exceptUserIds: Array<number>, groups: Array<{ all: boolean | null, userIds: Array<number> | null, positionIds: Array<number> | null, subdivisionIds: Array<number> | null, withChildren: boolean | null, statuses: Array<string> | null, hiredAfter: string | null }> };

export type ObjectGrantFieldsFragment = { id: number, objectType: Types.ObjectType, objectId: number, level: Types.GrantLevel, targetType: Types.GrantTarget, targetId: number | null, targetName: string | null, withChildren: boolean };

export type ObjectGrantCreateMutationVariables = Exact<{
  grant: Types.ObjectGrantInput;
}>;


export type ObjectGrantCreateMutation = { objectGrantCreate: { id: number, objectType: Types.ObjectType, objectId: number, level: Types.GrantLevel, targetType: Types.GrantTarget, targetId: number | null, targetName: string | null, withChildren: boolean } };

export type ObjectGrantDeleteMutationVariables = Exact<{
  id: number;
}>;


export type ObjectGrantDeleteMutation = { objectGrantDelete: boolean };

export type ObjectGrantsQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type ObjectGrantsQuery = { objectGrants: Array<{ id: number, objectType: Types.ObjectType, objectId: number, level: Types.GrantLevel, targetType: Types.GrantTarget, targetId: number | null, targetName: string | null, withChildren: boolean }> };

export type ObjectPrerequisiteFieldsFragment = { objectType: Types.ObjectType, objectId: number, name: string, route: string, isOffered: boolean };

export type ObjectPrerequisitesQueryVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
}>;


export type ObjectPrerequisitesQuery = { objectPrerequisites: Array<{ objectType: Types.ObjectType, objectId: number, name: string, route: string, isOffered: boolean }> };

export type ObjectPrerequisitesSaveMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
  required: Array<Types.ObjectKeyInput> | Types.ObjectKeyInput;
}>;


export type ObjectPrerequisitesSaveMutation = { objectPrerequisitesSave: Array<{ objectType: Types.ObjectType, objectId: number, name: string, route: string, isOffered: boolean }> };

export type ObjectShelfSaveMutationVariables = Exact<{
  objectType: Types.ObjectType;
  objectId: number;
  isOnShelf: boolean;
}>;


export type ObjectShelfSaveMutation = { objectShelfSave: boolean };

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
export const AssignmentPersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  personnelNumber
  email
  dateJobStart
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
  subdivision {
    id
    name
  }
}
    `, {"fragmentName":"AssignmentPerson"});
export const AudienceFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}
    `, {"fragmentName":"AudienceFields"});
export const AssignmentRuleFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AssignmentRuleFields on AssignmentRule {
  id
  objectType
  objectId
  title
  audience {
    ...AudienceFields
  }
  startOffsetDays
  dueDays
  recurrenceMonths
  onUnmatch
  isPaused
  matchCount
  updatedAt
}
    fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}`, {"fragmentName":"AssignmentRuleFields"});
export const ObjectGrantFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ObjectGrantFields on ObjectGrant {
  id
  objectType
  objectId
  level
  targetType
  targetId
  targetName
  withChildren
}
    `, {"fragmentName":"ObjectGrantFields"});
export const ObjectPrerequisiteFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ObjectPrerequisiteFields on ObjectPrerequisite {
  objectType
  objectId
  name
  route
  isOffered
}
    `, {"fragmentName":"ObjectPrerequisiteFields"});
export const AssignmentPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignmentPeople($ids: [Int!], $search: String, $pageSize: Int) {
  users(ids: $ids, search: $search, pageSize: $pageSize) {
    count
    items {
      ...AssignmentPerson
    }
  }
}
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  personnelNumber
  email
  dateJobStart
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
  subdivision {
    id
    name
  }
}`);
export const AssignmentReasonsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignmentReasons($assignmentId: Int!) {
  assignmentReasons(assignmentId: $assignmentId) {
    ruleId
    route
    title
    text
    createdAt
  }
}
    `);
export const AssignmentRuleDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation assignmentRuleDelete($id: Int!) {
  assignmentRuleDelete(id: $id)
}
    `);
export const AssignmentRulePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignmentRulePreview($rule: AssignmentRuleInput!) {
  assignmentRulePreview(rule: $rule) {
    matchCount
    addedCount
    removedCount
    repeatedCount
    nextRepeatAt
    added {
      ...AssignmentPerson
    }
    removed {
      ...AssignmentPerson
    }
  }
}
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  personnelNumber
  email
  dateJobStart
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
  subdivision {
    id
    name
  }
}`);
export const AssignmentRuleSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation assignmentRuleSave($rule: AssignmentRuleInput!, $clientKey: String) {
  assignmentRuleSave(rule: $rule, clientKey: $clientKey) {
    ...AssignmentRuleFields
  }
}
    fragment AssignmentRuleFields on AssignmentRule {
  id
  objectType
  objectId
  title
  audience {
    ...AudienceFields
  }
  startOffsetDays
  dueDays
  recurrenceMonths
  onUnmatch
  isPaused
  matchCount
  updatedAt
}
fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}`);
export const AssignmentRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignmentRules($objectType: ObjectType!, $objectId: Int!) {
  assignmentRules(objectType: $objectType, objectId: $objectId) {
    ...AssignmentRuleFields
  }
}
    fragment AssignmentRuleFields on AssignmentRule {
  id
  objectType
  objectId
  title
  audience {
    ...AudienceFields
  }
  startOffsetDays
  dueDays
  recurrenceMonths
  onUnmatch
  isPaused
  matchCount
  updatedAt
}
fragment AudienceFields on Audience {
  groups {
    all
    userIds
    positionIds
    subdivisionIds
    withChildren
    statuses
    hiredAfter
  }
  exceptUserIds
}`);
export const AssignmentWaiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation assignmentWaive($id: Int!, $reason: String!) {
  assignmentWaive(id: $id, reason: $reason) {
    id
    status
    waivedReason
  }
}
    `);
export const AssignmentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignments($objectType: ObjectType!, $objectId: Int!, $statuses: [AssignmentStatus!], $isOverdue: Boolean, $search: String, $page: Int, $pageSize: Int) {
  assignments(
    objectType: $objectType
    objectId: $objectId
    statuses: $statuses
    isOverdue: $isOverdue
    search: $search
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      id
      userId
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
      user {
        ...AssignmentPerson
      }
    }
  }
}
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  personnelNumber
  email
  dateJobStart
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
  subdivision {
    id
    name
  }
}`);
export const AssignmentsRemindDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation assignmentsRemind($objectType: ObjectType!, $objectIds: [Int!]!, $userIds: [Int!], $isTeam: Boolean) {
  assignmentsRemind(
    objectType: $objectType
    objectIds: $objectIds
    userIds: $userIds
    isTeam: $isTeam
  )
}
    `);
export const AssignmentsRemindPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query assignmentsRemindPreview($objectType: ObjectType!, $objectIds: [Int!]!, $userIds: [Int!], $isTeam: Boolean) {
  assignmentsRemindPreview(
    objectType: $objectType
    objectIds: $objectIds
    userIds: $userIds
    isTeam: $isTeam
  ) {
    count
    people {
      ...AssignmentPerson
    }
    objectNames
  }
}
    fragment AssignmentPerson on User {
  id
  nameShort
  nameFull
  status
  isArchive
  personnelNumber
  email
  dateJobStart
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
  subdivision {
    id
    name
  }
}`);
export const ObjectGrantCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectGrantCreate($grant: ObjectGrantInput!) {
  objectGrantCreate(grant: $grant) {
    ...ObjectGrantFields
  }
}
    fragment ObjectGrantFields on ObjectGrant {
  id
  objectType
  objectId
  level
  targetType
  targetId
  targetName
  withChildren
}`);
export const ObjectGrantDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectGrantDelete($id: Int!) {
  objectGrantDelete(id: $id)
}
    `);
export const ObjectGrantsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query objectGrants($objectType: ObjectType!, $objectId: Int!) {
  objectGrants(objectType: $objectType, objectId: $objectId) {
    ...ObjectGrantFields
  }
}
    fragment ObjectGrantFields on ObjectGrant {
  id
  objectType
  objectId
  level
  targetType
  targetId
  targetName
  withChildren
}`);
export const ObjectPrerequisitesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query objectPrerequisites($objectType: ObjectType!, $objectId: Int!) {
  objectPrerequisites(objectType: $objectType, objectId: $objectId) {
    ...ObjectPrerequisiteFields
  }
}
    fragment ObjectPrerequisiteFields on ObjectPrerequisite {
  objectType
  objectId
  name
  route
  isOffered
}`);
export const ObjectPrerequisitesSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectPrerequisitesSave($objectType: ObjectType!, $objectId: Int!, $required: [ObjectKeyInput!]!) {
  objectPrerequisitesSave(
    objectType: $objectType
    objectId: $objectId
    required: $required
  ) {
    ...ObjectPrerequisiteFields
  }
}
    fragment ObjectPrerequisiteFields on ObjectPrerequisite {
  objectType
  objectId
  name
  route
  isOffered
}`);
export const ObjectShelfSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation objectShelfSave($objectType: ObjectType!, $objectId: Int!, $isOnShelf: Boolean!) {
  objectShelfSave(
    objectType: $objectType
    objectId: $objectId
    isOnShelf: $isOnShelf
  )
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    assignmentPeople: build.query<AssignmentPeopleQuery, AssignmentPeopleQueryVariables | void>({
      query: (variables) => ({ document: AssignmentPeopleDocument as unknown as string, variables })
    }),
    assignmentReasons: build.query<AssignmentReasonsQuery, AssignmentReasonsQueryVariables>({
      query: (variables) => ({ document: AssignmentReasonsDocument as unknown as string, variables })
    }),
    assignmentRuleDelete: build.mutation<AssignmentRuleDeleteMutation, AssignmentRuleDeleteMutationVariables>({
      query: (variables) => ({ document: AssignmentRuleDeleteDocument as unknown as string, variables })
    }),
    assignmentRulePreview: build.query<AssignmentRulePreviewQuery, AssignmentRulePreviewQueryVariables>({
      query: (variables) => ({ document: AssignmentRulePreviewDocument as unknown as string, variables })
    }),
    assignmentRuleSave: build.mutation<AssignmentRuleSaveMutation, AssignmentRuleSaveMutationVariables>({
      query: (variables) => ({ document: AssignmentRuleSaveDocument as unknown as string, variables })
    }),
    assignmentRules: build.query<AssignmentRulesQuery, AssignmentRulesQueryVariables>({
      query: (variables) => ({ document: AssignmentRulesDocument as unknown as string, variables })
    }),
    assignmentWaive: build.mutation<AssignmentWaiveMutation, AssignmentWaiveMutationVariables>({
      query: (variables) => ({ document: AssignmentWaiveDocument as unknown as string, variables })
    }),
    assignments: build.query<AssignmentsQuery, AssignmentsQueryVariables>({
      query: (variables) => ({ document: AssignmentsDocument as unknown as string, variables })
    }),
    assignmentsRemind: build.mutation<AssignmentsRemindMutation, AssignmentsRemindMutationVariables>({
      query: (variables) => ({ document: AssignmentsRemindDocument as unknown as string, variables })
    }),
    assignmentsRemindPreview: build.query<AssignmentsRemindPreviewQuery, AssignmentsRemindPreviewQueryVariables>({
      query: (variables) => ({ document: AssignmentsRemindPreviewDocument as unknown as string, variables })
    }),
    objectGrantCreate: build.mutation<ObjectGrantCreateMutation, ObjectGrantCreateMutationVariables>({
      query: (variables) => ({ document: ObjectGrantCreateDocument as unknown as string, variables })
    }),
    objectGrantDelete: build.mutation<ObjectGrantDeleteMutation, ObjectGrantDeleteMutationVariables>({
      query: (variables) => ({ document: ObjectGrantDeleteDocument as unknown as string, variables })
    }),
    objectGrants: build.query<ObjectGrantsQuery, ObjectGrantsQueryVariables>({
      query: (variables) => ({ document: ObjectGrantsDocument as unknown as string, variables })
    }),
    objectPrerequisites: build.query<ObjectPrerequisitesQuery, ObjectPrerequisitesQueryVariables>({
      query: (variables) => ({ document: ObjectPrerequisitesDocument as unknown as string, variables })
    }),
    objectPrerequisitesSave: build.mutation<ObjectPrerequisitesSaveMutation, ObjectPrerequisitesSaveMutationVariables>({
      query: (variables) => ({ document: ObjectPrerequisitesSaveDocument as unknown as string, variables })
    }),
    objectShelfSave: build.mutation<ObjectShelfSaveMutation, ObjectShelfSaveMutationVariables>({
      query: (variables) => ({ document: ObjectShelfSaveDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useAssignmentPeopleQuery, useLazyAssignmentPeopleQuery, useAssignmentReasonsQuery, useLazyAssignmentReasonsQuery, useAssignmentRuleDeleteMutation, useAssignmentRulePreviewQuery, useLazyAssignmentRulePreviewQuery, useAssignmentRuleSaveMutation, useAssignmentRulesQuery, useLazyAssignmentRulesQuery, useAssignmentWaiveMutation, useAssignmentsQuery, useLazyAssignmentsQuery, useAssignmentsRemindMutation, useAssignmentsRemindPreviewQuery, useLazyAssignmentsRemindPreviewQuery, useObjectGrantCreateMutation, useObjectGrantDeleteMutation, useObjectGrantsQuery, useLazyObjectGrantsQuery, useObjectPrerequisitesQuery, useLazyObjectPrerequisitesQuery, useObjectPrerequisitesSaveMutation, useObjectShelfSaveMutation } = injectedRtkApi;

