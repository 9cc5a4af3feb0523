/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ColleagueFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, isNewcomer: boolean, subdivisionId: number | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type ColleagueQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type ColleagueQuery = { user: { nameMiddle: string, info: string, id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, isOnline: boolean, isArchive: boolean, isLeader: boolean, leaderSubdivisionId: number | null, isNewcomer: boolean, subdivisionId: number | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null } | null };

export type DistinctPersonFragment = { personnelNumber: string | null, position: { id: number, name: string } | null, subdivision: { id: number, name: string } | null };

export type EmployeeQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type EmployeeQuery = { user: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } | null };

export type EmployeeArchiveMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeArchiveMutation = { userDelete: boolean };

export type EmployeeAvatarFragment = { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } };

export type EmployeeCardFragment = { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } };

export type EmployeeCreateMutationVariables = Exact<{
  user: Types.UserInput;
  fileAvatar?: File | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type EmployeeCreateMutation = { userCreate: { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isLeader: boolean, mentorId: number | null, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } } };

export type EmployeeDocumentFragment = { id: number, userId: number, kind: Types.UserDocumentKind, name: string, number: string, issuedOn: string | null, validUntil: string | null, state: Types.UserDocumentState, updatedAt: string, file: { id: number, type: string, name: string, details: { path: string, size: number } } | null };

export type EmployeeImportStateFragment = { id: number, fileName: string, state: Types.EmployeeImportState, error: string | null, rowCount: number, doneCount: number, ahead: number, duplicates: Types.EmployeeImportDuplicates, isSendEmail: boolean, assignments: number, createdAt: string, finishedAt: string | null, rollbackUntil: string | null, author: { id: number, nameFull: string } | null, columns: Array<{ title: string, samples: Array<string>, field: Types.EmployeeImportField | null, confidence: number }>, orgUnits: Array<{ kind: Types.EmployeeImportOrgUnitKind, key: string, name: string, count: number, isFound: boolean, action: Types.EmployeeImportOrgUnitAction, targetId: number | null, suggestedId: number | null, suggestedName: string | null }>, summary: { create: number, update: number, skip: number, wrong: number, duplicates: number, same: number, archive: number, dismissed: number, rehired: number, noted: number }, leaders: Array<{ subdivision: string, name: string, count: number, state: Types.EmployeeImportLeaderState }>, rollback: { removed: number, restored: number, kept: Array<{ number: number, obstacle: Types.EmployeeImportObstacle, user: { id: number, nameFull: string } | null }> } | null };

export type EmployeeImportLineFragment = { number: number, cells: Array<string>, action: Types.EmployeeImportChoice | null, choice: Types.EmployeeImportChoice | null, changes: Array<Types.EmployeeImportField>, outcome: Types.EmployeeImportOutcome | null, matchBy: Types.EmployeeImportMatch | null, match: { id: number, nameFull: string } | null, user: { id: number, nameFull: string } | null, errors: Array<{ column: number, text: string }>, notes: Array<{ column: number, text: string }> };

export type EmployeeImportQueryVariables = Exact<{
  id: number;
}>;


export type EmployeeImportQuery = { employeeImport: { id: number, fileName: string, state: Types.EmployeeImportState, error: string | null, rowCount: number, doneCount: number, ahead: number, duplicates: Types.EmployeeImportDuplicates, isSendEmail: boolean, assignments: number, createdAt: string, finishedAt: string | null, rollbackUntil: string | null, author: { id: number, nameFull: string } | null, columns: Array<{ title: string, samples: Array<string>, field: Types.EmployeeImportField | null, confidence: number }>, orgUnits: Array<{ kind: Types.EmployeeImportOrgUnitKind, key: string, name: string, count: number, isFound: boolean, action: Types.EmployeeImportOrgUnitAction, targetId: number | null, suggestedId: number | null, suggestedName: string | null }>, summary: { create: number, update: number, skip: number, wrong: number, duplicates: number, same: number, archive: number, dismissed: number, rehired: number, noted: number }, leaders: Array<{ subdivision: string, name: string, count: number, state: Types.EmployeeImportLeaderState }>, rollback: { removed: number, restored: number, kept: Array<{ number: number, obstacle: Types.EmployeeImportObstacle, user: { id: number, nameFull: string } | null }> } | null } | null };

export type EmployeeImportCellMutationVariables = Exact<{
  id: number;
  number: number;
  column: number;
  text: string;
}>;


export type EmployeeImportCellMutation = { employeeImportCell: { number: number, cells: Array<string>, action: Types.EmployeeImportChoice | null, choice: Types.EmployeeImportChoice | null, changes: Array<Types.EmployeeImportField>, outcome: Types.EmployeeImportOutcome | null, matchBy: Types.EmployeeImportMatch | null, match: { id: number, nameFull: string } | null, user: { id: number, nameFull: string } | null, errors: Array<{ column: number, text: string }>, notes: Array<{ column: number, text: string }> } };

export type EmployeeImportChoiceMutationVariables = Exact<{
  id: number;
  numbers: Array<number> | number;
  choice?: Types.EmployeeImportChoice | null | undefined;
}>;


export type EmployeeImportChoiceMutation = { employeeImportChoice: { id: number } };

export type EmployeeImportColumnsMutationVariables = Exact<{
  id: number;
  fields: Array<Types.EmployeeImportField | null | undefined> | Types.EmployeeImportField;
}>;


export type EmployeeImportColumnsMutation = { employeeImportColumns: { id: number } };

export type EmployeeImportCreateMutationVariables = Exact<{
  fileImport?: File | null | undefined;
  text?: string | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type EmployeeImportCreateMutation = { employeeImportCreate: { id: number } };

export type EmployeeImportDeleteMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeImportDeleteMutation = { employeeImportDelete: boolean };

export type EmployeeImportOrgUnitsMutationVariables = Exact<{
  id: number;
  orgUnits: Array<Types.EmployeeImportOrgUnitInput> | Types.EmployeeImportOrgUnitInput;
}>;


export type EmployeeImportOrgUnitsMutation = { employeeImportOrgUnits: { id: number } };

export type EmployeeImportRollBackMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeImportRollBackMutation = { employeeImportRollBack: { id: number } };

export type EmployeeImportRowsQueryVariables = Exact<{
  id: number;
  filter?: Types.EmployeeImportRowFilter | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type EmployeeImportRowsQuery = { employeeImportRows: { count: number, items: Array<{ number: number, cells: Array<string>, action: Types.EmployeeImportChoice | null, choice: Types.EmployeeImportChoice | null, changes: Array<Types.EmployeeImportField>, outcome: Types.EmployeeImportOutcome | null, matchBy: Types.EmployeeImportMatch | null, match: { id: number, nameFull: string } | null, user: { id: number, nameFull: string } | null, errors: Array<{ column: number, text: string }>, notes: Array<{ column: number, text: string }> }> } };

export type EmployeeImportRunMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeImportRunMutation = { employeeImportRun: { id: number } };

export type EmployeeImportSettingsMutationVariables = Exact<{
  id: number;
  duplicates?: Types.EmployeeImportDuplicates | null | undefined;
  isSendEmail?: boolean | null | undefined;
}>;


export type EmployeeImportSettingsMutation = { employeeImportSettings: { id: number } };

export type EmployeeImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeImportsQuery = { employeeImports: Array<{ id: number, fileName: string, state: Types.EmployeeImportState, rowCount: number, createdAt: string, author: { id: number, nameFull: string } | null }> };

export type EmployeeInviteMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeInviteMutation = { userInvite: boolean };

export type EmployeeLeavingFragment = { updatedAt: string, person: { id: number, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null }, facts: Array<{ key: Types.LeavingFactKey, count: number, route: string }>, handover: Array<{ kind: Types.HandoverKind, id: number, name: string, count: number, dateFrom: string | null, dateTo: string | null, route: string }> };

export type EmployeeNoteFragment = { id: number, userId: number, text: string, canEdit: boolean, canDelete: boolean, createdAt: string, updatedAt: string, author: { id: number, nameFirst: string, nameSecond: string } | null };

export type EmployeePersonFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type EmployeeRequestFragment = { id: number, comment: string, createdAt: string, changes: Array<{ field: string, name: string, before: string | null, after: string | null }>, user: { updatedAt: string, id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } };

export type EmployeeRestoreMutationVariables = Exact<{
  id: number;
}>;


export type EmployeeRestoreMutation = { userRestore: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type EmployeeRowFragment = { id: number, nameFirst: string, nameSecond: string, email: string | null, phone: string | null, status: string, isAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isLeader: boolean, mentorId: number | null, dateJobStart: string | null, dateAdaptEnd: string | null, createdAt: string, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number> } };

export type EmployeeUpdateMutationVariables = Exact<{
  user: Types.UserInput;
  fileAvatar?: File | null | undefined;
}>;


export type EmployeeUpdateMutation = { userUpdate: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type EmployeesInviteMutationVariables = Exact<{
  userIds: Array<number> | number;
}>;


export type EmployeesInviteMutation = { usersInvite: { users: Array<{ id: number }>, rejections: Array<{ id: number, text: string }> } };

export type EmployeesRoleUpdateMutationVariables = Exact<{
  change: Types.UsersRoleInput;
}>;


export type EmployeesRoleUpdateMutation = { usersRoleUpdate: { users: Array<{ id: number }>, rejections: Array<{ id: number, text: string }> } };

export type EmployeesUpdateMutationVariables = Exact<{
  users: Array<Types.UserChangeInput> | Types.UserChangeInput;
}>;


export type EmployeesUpdateMutation = { usersUpdate: { users: Array<{ id: number, updatedAt: string }>, rejections: Array<{ id: number, text: string }> } };

export type EmployeesUpdatePreviewQueryVariables = Exact<{
  users: Array<Types.UserChangeInput> | Types.UserChangeInput;
}>;


export type EmployeesUpdatePreviewQuery = { usersUpdatePreview: { rejections: Array<{ id: number, code: string, text: string }>, assignments: { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> } } };

export type HireSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type HireSourcesQuery = { hireSources: Array<string> };

export type PositionsBeyondOwnQueryVariables = Exact<{
  userId?: number | null | undefined;
}>;


export type PositionsBeyondOwnQuery = { positionsBeyondOwn: Array<{ id: number, reason: string }> };

export type ProfileRequestAcceptMutationVariables = Exact<{
  id: number;
  updatedAt?: string | null | undefined;
}>;


export type ProfileRequestAcceptMutation = { profileRequestAccept: { id: number, user: { id: number } } };

export type ProfileRequestDeclineMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type ProfileRequestDeclineMutation = { profileRequestDecline: { id: number, user: { id: number } } };

export type UserDismissMutationVariables = Exact<{
  dismissal: Types.UserDismissalInput;
}>;


export type UserDismissMutation = { userDismiss: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type UserDismissalUndoMutationVariables = Exact<{
  userId: number;
  updatedAt?: string | null | undefined;
}>;


export type UserDismissalUndoMutation = { userDismissalUndo: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type UserDocumentCreateMutationVariables = Exact<{
  document: Types.UserDocumentInput;
  file?: File | null | undefined;
  clientKey?: string | null | undefined;
}>;


export type UserDocumentCreateMutation = { userDocumentCreate: { id: number, userId: number, kind: Types.UserDocumentKind, name: string, number: string, issuedOn: string | null, validUntil: string | null, state: Types.UserDocumentState, updatedAt: string, file: { id: number, type: string, name: string, details: { path: string, size: number } } | null } };

export type UserDocumentDeleteMutationVariables = Exact<{
  id: number;
}>;


export type UserDocumentDeleteMutation = { userDocumentDelete: boolean };

export type UserDocumentUpdateMutationVariables = Exact<{
  document: Types.UserDocumentInput;
  file?: File | null | undefined;
}>;


export type UserDocumentUpdateMutation = { userDocumentUpdate: { id: number, userId: number, kind: Types.UserDocumentKind, name: string, number: string, issuedOn: string | null, validUntil: string | null, state: Types.UserDocumentState, updatedAt: string, file: { id: number, type: string, name: string, details: { path: string, size: number } } | null } };

export type UserDocumentsQueryVariables = Exact<{
  userId: number;
}>;


export type UserDocumentsQuery = { userDocuments: { canWrite: boolean, items: Array<{ id: number, userId: number, kind: Types.UserDocumentKind, name: string, number: string, issuedOn: string | null, validUntil: string | null, state: Types.UserDocumentState, updatedAt: string, file: { id: number, type: string, name: string, details: { path: string, size: number } } | null }> } };

export type UserHandOverMutationVariables = Exact<{
  userId: number;
  toUserId: number;
  items: Array<Types.HandoverItemInput> | Types.HandoverItemInput;
}>;


export type UserHandOverMutation = { userHandOver: { updatedAt: string, person: { id: number, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null }, facts: Array<{ key: Types.LeavingFactKey, count: number, route: string }>, handover: Array<{ kind: Types.HandoverKind, id: number, name: string, count: number, dateFrom: string | null, dateTo: string | null, route: string }> } };

export type UserLeavingQueryVariables = Exact<{
  userId: number;
}>;


export type UserLeavingQuery = { userLeaving: { updatedAt: string, person: { id: number, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null }, facts: Array<{ key: Types.LeavingFactKey, count: number, route: string }>, handover: Array<{ kind: Types.HandoverKind, id: number, name: string, count: number, dateFrom: string | null, dateTo: string | null, route: string }> } };

export type UserLeavingUpdateMutationVariables = Exact<{
  leaving: Types.UserLeavingInput;
}>;


export type UserLeavingUpdateMutation = { userLeavingUpdate: { updatedAt: string, person: { id: number, datePossibleLeaving: string | null, reasonPossibleLeaving: string | null }, facts: Array<{ key: Types.LeavingFactKey, count: number, route: string }>, handover: Array<{ kind: Types.HandoverKind, id: number, name: string, count: number, dateFrom: string | null, dateTo: string | null, route: string }> } };

export type UserNoteCreateMutationVariables = Exact<{
  note: Types.UserNoteInput;
  clientKey?: string | null | undefined;
}>;


export type UserNoteCreateMutation = { userNoteCreate: { id: number, userId: number, text: string, canEdit: boolean, canDelete: boolean, createdAt: string, updatedAt: string, author: { id: number, nameFirst: string, nameSecond: string } | null } };

export type UserNoteDeleteMutationVariables = Exact<{
  id: number;
}>;


export type UserNoteDeleteMutation = { userNoteDelete: boolean };

export type UserNoteUpdateMutationVariables = Exact<{
  note: Types.UserNoteInput;
}>;


export type UserNoteUpdateMutation = { userNoteUpdate: { id: number, userId: number, text: string, canEdit: boolean, canDelete: boolean, createdAt: string, updatedAt: string, author: { id: number, nameFirst: string, nameSecond: string } | null } };

export type UserNotesQueryVariables = Exact<{
  userId: number;
}>;


export type UserNotesQuery = { userNotes: Array<{ id: number, userId: number, text: string, canEdit: boolean, canDelete: boolean, createdAt: string, updatedAt: string, author: { id: number, nameFirst: string, nameSecond: string } | null }> };

export type UserRehireMutationVariables = Exact<{
  rehire: Types.UserRehireInput;
}>;


export type UserRehireMutation = { userRehire: { id: number, nameFirst: string, nameMiddle: string, nameSecond: string, email: string | null, phone: string | null, personnelNumber: string | null, hireSource: string | null, sex: string | null, status: string, info: string, isAdmin: boolean, isSuperAdmin: boolean, isArchive: boolean, isOnline: boolean, hasPassword: boolean, isInvited: boolean, isLeader: boolean, leaderSubdivisionId: number | null, subdivisionId: number | null, positionId: number | null, mentorId: number | null, traineeId: number | null, idealPicture: Array<string>, dateBirth: string | null, dateJobStart: string | null, dateAdaptEnd: string | null, dateJobEnd: string | null, reasonLeaving: string | null, age: number | null, isBirth: boolean, authType: string | null, isAdaptionNotPassed: boolean, createdAt: string, updatedAt: string, adaptationCount: { done: number, total: number } | null, trialPeriodTasks: Array<{ id: number, title: string, criterion: string, dueOn: string | null, doneAt: string | null, grade: number | null }>, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string, isArchive: boolean, vep: string, role: { id: number, name: string } | null } | null, subdivision: { id: number, name: string, isArchive: boolean } | null, leaderSubdivision: { id: number, name: string } | null, leader: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, mentor: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, trainee: { id: number, nameFirst: string, nameSecond: string, email: string | null, isArchive: boolean, personnelNumber: string | null, dateJobStart: string | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, statisticEducation: { performance: number | null, completedIds: Array<number>, notCompletedIds: Array<number>, overdueIds: Array<number>, educations: Array<{ state: Types.UserRegulationState, education: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean, canPublish: boolean, canStudy: boolean } } }> }, statisticRegulation: { performance: number | null, signedIds: Array<number>, notSignedIds: Array<number>, overdueIds: Array<number>, regulations: Array<{ state: Types.UserRegulationState, regulation: { id: number, code: string, name: string, abilities: { canEdit: boolean, canReport: boolean } } }> } } };

export type AssignmentPreviewFragment = { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> };

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
export const EmployeeAvatarFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeAvatar on Content {
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
    `, {"fragmentName":"EmployeeAvatar"});
export const ColleagueFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Colleague on User {
  id
  nameFirst
  nameSecond
  email
  phone
  isOnline
  isArchive
  isLeader
  leaderSubdivisionId
  isNewcomer
  subdivisionId
  avatar {
    ...EmployeeAvatar
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
    fragment EmployeeAvatar on Content {
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
}`, {"fragmentName":"Colleague"});
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
export const EmployeePersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}
    fragment EmployeeAvatar on Content {
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
}`, {"fragmentName":"EmployeePerson"});
export const EmployeeCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`, {"fragmentName":"EmployeeCard"});
export const EmployeeDocumentFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeDocument on UserDocument {
  id
  userId
  kind
  name
  number
  issuedOn
  validUntil
  state
  file {
    id
    type
    name
    details {
      path
      size
    }
  }
  updatedAt
}
    `, {"fragmentName":"EmployeeDocument"});
export const EmployeeImportStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeImportState on EmployeeImport {
  id
  fileName
  state
  error
  rowCount
  doneCount
  ahead
  duplicates
  isSendEmail
  assignments
  createdAt
  finishedAt
  rollbackUntil
  author {
    id
    nameFull
  }
  columns {
    title
    samples
    field
    confidence
  }
  orgUnits {
    kind
    key
    name
    count
    isFound
    action
    targetId
    suggestedId
    suggestedName
  }
  summary {
    create
    update
    skip
    wrong
    duplicates
    same
    archive
    dismissed
    rehired
    noted
  }
  leaders {
    subdivision
    name
    count
    state
  }
  rollback {
    removed
    restored
    kept {
      number
      obstacle
      user {
        id
        nameFull
      }
    }
  }
}
    `, {"fragmentName":"EmployeeImportState"});
export const EmployeeImportLineFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeImportLine on EmployeeImportRow {
  number
  cells
  action
  choice
  changes
  outcome
  matchBy
  match {
    id
    nameFull
  }
  user {
    id
    nameFull
  }
  errors {
    column
    text
  }
  notes {
    column
    text
  }
}
    `, {"fragmentName":"EmployeeImportLine"});
export const EmployeeLeavingFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeLeaving on UserLeaving {
  person {
    id
    datePossibleLeaving
    reasonPossibleLeaving
  }
  updatedAt
  facts {
    key
    count
    route
  }
  handover {
    kind
    id
    name
    count
    dateFrom
    dateTo
    route
  }
}
    `, {"fragmentName":"EmployeeLeaving"});
export const EmployeeNoteFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeNote on UserNote {
  id
  userId
  text
  canEdit
  canDelete
  createdAt
  updatedAt
  author {
    id
    nameFirst
    nameSecond
  }
}
    `, {"fragmentName":"EmployeeNote"});
export const EmployeeRequestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeRequest on ProfileRequest {
  id
  comment
  createdAt
  changes {
    field
    name
    before
    after
  }
  user {
    ...EmployeePerson
    updatedAt
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`, {"fragmentName":"EmployeeRequest"});
export const EmployeeRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeRow on User {
  id
  nameFirst
  nameSecond
  email
  phone
  status
  isAdmin
  isArchive
  isOnline
  hasPassword
  isLeader
  mentorId
  dateJobStart
  dateAdaptEnd
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
  }
  subdivision {
    id
    name
    isArchive
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
  }
}
    fragment EmployeeAvatar on Content {
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
}`, {"fragmentName":"EmployeeRow"});
export const AssignmentPreviewFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AssignmentPreview on AssignmentPreview {
  peopleCount
  added {
    objectType
    objectId
    name
    peopleCount
  }
  removed {
    objectType
    objectId
    name
    peopleCount
  }
}
    `, {"fragmentName":"AssignmentPreview"});
export const ColleagueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query colleague($user: UserInput!) {
  user(user: $user) {
    ...Colleague
    nameMiddle
    info
    leader {
      ...EmployeePerson
    }
  }
}
    fragment Colleague on User {
  id
  nameFirst
  nameSecond
  email
  phone
  isOnline
  isArchive
  isLeader
  leaderSubdivisionId
  isNewcomer
  subdivisionId
  avatar {
    ...EmployeeAvatar
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
fragment EmployeeAvatar on Content {
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
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const EmployeeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employee($user: UserInput!) {
  user(user: $user) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const EmployeeArchiveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeArchive($id: Int!) {
  userDelete(id: $id)
}
    `);
export const EmployeeCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeCreate($user: UserInput!, $fileAvatar: Upload, $clientKey: String) {
  userCreate(user: $user, fileAvatar: $fileAvatar, clientKey: $clientKey) {
    ...EmployeeRow
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeRow on User {
  id
  nameFirst
  nameSecond
  email
  phone
  status
  isAdmin
  isArchive
  isOnline
  hasPassword
  isLeader
  mentorId
  dateJobStart
  dateAdaptEnd
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
  }
  subdivision {
    id
    name
    isArchive
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
  }
}`);
export const EmployeeImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeeImport($id: Int!) {
  employeeImport(id: $id) {
    ...EmployeeImportState
  }
}
    fragment EmployeeImportState on EmployeeImport {
  id
  fileName
  state
  error
  rowCount
  doneCount
  ahead
  duplicates
  isSendEmail
  assignments
  createdAt
  finishedAt
  rollbackUntil
  author {
    id
    nameFull
  }
  columns {
    title
    samples
    field
    confidence
  }
  orgUnits {
    kind
    key
    name
    count
    isFound
    action
    targetId
    suggestedId
    suggestedName
  }
  summary {
    create
    update
    skip
    wrong
    duplicates
    same
    archive
    dismissed
    rehired
    noted
  }
  leaders {
    subdivision
    name
    count
    state
  }
  rollback {
    removed
    restored
    kept {
      number
      obstacle
      user {
        id
        nameFull
      }
    }
  }
}`);
export const EmployeeImportCellDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportCell($id: Int!, $number: Int!, $column: Int!, $text: String!) {
  employeeImportCell(id: $id, number: $number, column: $column, text: $text) {
    ...EmployeeImportLine
  }
}
    fragment EmployeeImportLine on EmployeeImportRow {
  number
  cells
  action
  choice
  changes
  outcome
  matchBy
  match {
    id
    nameFull
  }
  user {
    id
    nameFull
  }
  errors {
    column
    text
  }
  notes {
    column
    text
  }
}`);
export const EmployeeImportChoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportChoice($id: Int!, $numbers: [Int!]!, $choice: EmployeeImportChoice) {
  employeeImportChoice(id: $id, numbers: $numbers, choice: $choice) {
    id
  }
}
    `);
export const EmployeeImportColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportColumns($id: Int!, $fields: [EmployeeImportField]!) {
  employeeImportColumns(id: $id, fields: $fields) {
    id
  }
}
    `);
export const EmployeeImportCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportCreate($fileImport: Upload, $text: String, $clientKey: String) {
  employeeImportCreate(
    fileImport: $fileImport
    text: $text
    clientKey: $clientKey
  ) {
    id
  }
}
    `);
export const EmployeeImportDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportDelete($id: Int!) {
  employeeImportDelete(id: $id)
}
    `);
export const EmployeeImportOrgUnitsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportOrgUnits($id: Int!, $orgUnits: [EmployeeImportOrgUnitInput!]!) {
  employeeImportOrgUnits(id: $id, orgUnits: $orgUnits) {
    id
  }
}
    `);
export const EmployeeImportRollBackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportRollBack($id: Int!) {
  employeeImportRollBack(id: $id) {
    id
  }
}
    `);
export const EmployeeImportRowsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeeImportRows($id: Int!, $filter: EmployeeImportRowFilter, $page: Int, $pageSize: Int) {
  employeeImportRows(id: $id, filter: $filter, page: $page, pageSize: $pageSize) {
    count
    items {
      ...EmployeeImportLine
    }
  }
}
    fragment EmployeeImportLine on EmployeeImportRow {
  number
  cells
  action
  choice
  changes
  outcome
  matchBy
  match {
    id
    nameFull
  }
  user {
    id
    nameFull
  }
  errors {
    column
    text
  }
  notes {
    column
    text
  }
}`);
export const EmployeeImportRunDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportRun($id: Int!) {
  employeeImportRun(id: $id) {
    id
  }
}
    `);
export const EmployeeImportSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeImportSettings($id: Int!, $duplicates: EmployeeImportDuplicates, $isSendEmail: Boolean) {
  employeeImportSettings(
    id: $id
    duplicates: $duplicates
    isSendEmail: $isSendEmail
  ) {
    id
  }
}
    `);
export const EmployeeImportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeeImports {
  employeeImports {
    id
    fileName
    state
    rowCount
    createdAt
    author {
      id
      nameFull
    }
  }
}
    `);
export const EmployeeInviteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeInvite($id: Int!) {
  userInvite(id: $id)
}
    `);
export const EmployeeRestoreDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeRestore($id: Int!) {
  userRestore(id: $id) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const EmployeeUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeeUpdate($user: UserInput!, $fileAvatar: Upload) {
  userUpdate(user: $user, fileAvatar: $fileAvatar) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const EmployeesInviteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeesInvite($userIds: [Int!]!) {
  usersInvite(userIds: $userIds) {
    users {
      id
    }
    rejections {
      id
      text
    }
  }
}
    `);
export const EmployeesRoleUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeesRoleUpdate($change: UsersRoleInput!) {
  usersRoleUpdate(change: $change) {
    users {
      id
    }
    rejections {
      id
      text
    }
  }
}
    `);
export const EmployeesUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation employeesUpdate($users: [UserChangeInput!]!) {
  usersUpdate(users: $users) {
    users {
      id
      updatedAt
    }
    rejections {
      id
      text
    }
  }
}
    `);
export const EmployeesUpdatePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query employeesUpdatePreview($users: [UserChangeInput!]!) {
  usersUpdatePreview(users: $users) {
    rejections {
      id
      code
      text
    }
    assignments {
      ...AssignmentPreview
    }
  }
}
    fragment AssignmentPreview on AssignmentPreview {
  peopleCount
  added {
    objectType
    objectId
    name
    peopleCount
  }
  removed {
    objectType
    objectId
    name
    peopleCount
  }
}`);
export const HireSourcesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query hireSources {
  hireSources
}
    `);
export const PositionsBeyondOwnDocument = /*#__PURE__*/ new TypedDocumentString(`
    query positionsBeyondOwn($userId: Int) {
  positionsBeyondOwn(userId: $userId) {
    id
    reason
  }
}
    `);
export const ProfileRequestAcceptDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestAccept($id: Int!, $updatedAt: DateTime) {
  profileRequestAccept(id: $id, updatedAt: $updatedAt) {
    id
    user {
      id
    }
  }
}
    `);
export const ProfileRequestDeclineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation profileRequestDecline($id: Int!, $reason: String!) {
  profileRequestDecline(id: $id, reason: $reason) {
    id
    user {
      id
    }
  }
}
    `);
export const UserDismissDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userDismiss($dismissal: UserDismissalInput!) {
  userDismiss(dismissal: $dismissal) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const UserDismissalUndoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userDismissalUndo($userId: Int!, $updatedAt: DateTime) {
  userDismissalUndo(userId: $userId, updatedAt: $updatedAt) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);
export const UserDocumentCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userDocumentCreate($document: UserDocumentInput!, $file: Upload, $clientKey: String) {
  userDocumentCreate(document: $document, file: $file, clientKey: $clientKey) {
    ...EmployeeDocument
  }
}
    fragment EmployeeDocument on UserDocument {
  id
  userId
  kind
  name
  number
  issuedOn
  validUntil
  state
  file {
    id
    type
    name
    details {
      path
      size
    }
  }
  updatedAt
}`);
export const UserDocumentDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userDocumentDelete($id: Int!) {
  userDocumentDelete(id: $id)
}
    `);
export const UserDocumentUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userDocumentUpdate($document: UserDocumentInput!, $file: Upload) {
  userDocumentUpdate(document: $document, file: $file) {
    ...EmployeeDocument
  }
}
    fragment EmployeeDocument on UserDocument {
  id
  userId
  kind
  name
  number
  issuedOn
  validUntil
  state
  file {
    id
    type
    name
    details {
      path
      size
    }
  }
  updatedAt
}`);
export const UserDocumentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userDocuments($userId: Int!) {
  userDocuments(userId: $userId) {
    canWrite
    items {
      ...EmployeeDocument
    }
  }
}
    fragment EmployeeDocument on UserDocument {
  id
  userId
  kind
  name
  number
  issuedOn
  validUntil
  state
  file {
    id
    type
    name
    details {
      path
      size
    }
  }
  updatedAt
}`);
export const UserHandOverDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userHandOver($userId: Int!, $toUserId: Int!, $items: [HandoverItemInput!]!) {
  userHandOver(userId: $userId, toUserId: $toUserId, items: $items) {
    ...EmployeeLeaving
  }
}
    fragment EmployeeLeaving on UserLeaving {
  person {
    id
    datePossibleLeaving
    reasonPossibleLeaving
  }
  updatedAt
  facts {
    key
    count
    route
  }
  handover {
    kind
    id
    name
    count
    dateFrom
    dateTo
    route
  }
}`);
export const UserLeavingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userLeaving($userId: Int!) {
  userLeaving(userId: $userId) {
    ...EmployeeLeaving
  }
}
    fragment EmployeeLeaving on UserLeaving {
  person {
    id
    datePossibleLeaving
    reasonPossibleLeaving
  }
  updatedAt
  facts {
    key
    count
    route
  }
  handover {
    kind
    id
    name
    count
    dateFrom
    dateTo
    route
  }
}`);
export const UserLeavingUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userLeavingUpdate($leaving: UserLeavingInput!) {
  userLeavingUpdate(leaving: $leaving) {
    ...EmployeeLeaving
  }
}
    fragment EmployeeLeaving on UserLeaving {
  person {
    id
    datePossibleLeaving
    reasonPossibleLeaving
  }
  updatedAt
  facts {
    key
    count
    route
  }
  handover {
    kind
    id
    name
    count
    dateFrom
    dateTo
    route
  }
}`);
export const UserNoteCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userNoteCreate($note: UserNoteInput!, $clientKey: String) {
  userNoteCreate(note: $note, clientKey: $clientKey) {
    ...EmployeeNote
  }
}
    fragment EmployeeNote on UserNote {
  id
  userId
  text
  canEdit
  canDelete
  createdAt
  updatedAt
  author {
    id
    nameFirst
    nameSecond
  }
}`);
export const UserNoteDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userNoteDelete($id: Int!) {
  userNoteDelete(id: $id)
}
    `);
export const UserNoteUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userNoteUpdate($note: UserNoteInput!) {
  userNoteUpdate(note: $note) {
    ...EmployeeNote
  }
}
    fragment EmployeeNote on UserNote {
  id
  userId
  text
  canEdit
  canDelete
  createdAt
  updatedAt
  author {
    id
    nameFirst
    nameSecond
  }
}`);
export const UserNotesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userNotes($userId: Int!) {
  userNotes(userId: $userId) {
    ...EmployeeNote
  }
}
    fragment EmployeeNote on UserNote {
  id
  userId
  text
  canEdit
  canDelete
  createdAt
  updatedAt
  author {
    id
    nameFirst
    nameSecond
  }
}`);
export const UserRehireDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userRehire($rehire: UserRehireInput!) {
  userRehire(rehire: $rehire) {
    ...EmployeeCard
  }
}
    fragment EmployeeAvatar on Content {
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
fragment EmployeeCard on User {
  id
  nameFirst
  nameMiddle
  nameSecond
  email
  phone
  personnelNumber
  hireSource
  sex
  status
  info
  isAdmin
  isSuperAdmin
  isArchive
  isOnline
  hasPassword
  isInvited
  adaptationCount {
    done
    total
  }
  isLeader
  leaderSubdivisionId
  subdivisionId
  positionId
  mentorId
  traineeId
  idealPicture
  dateBirth
  dateJobStart
  dateAdaptEnd
  dateJobEnd
  reasonLeaving
  age
  isBirth
  authType
  isAdaptionNotPassed
  trialPeriodTasks {
    id
    title
    criterion
    dueOn
    doneAt
    grade
  }
  createdAt
  updatedAt
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
    isArchive
    vep
    role {
      id
      name
    }
  }
  subdivision {
    id
    name
    isArchive
  }
  leaderSubdivision {
    id
    name
  }
  leader {
    ...EmployeePerson
  }
  mentor {
    ...EmployeePerson
  }
  trainee {
    ...EmployeePerson
  }
  statisticEducation {
    performance
    completedIds
    notCompletedIds
    overdueIds
    educations {
      state
      education {
        id
        code
        name
        abilities {
          canEdit
          canReport
          canPublish
          canStudy
        }
      }
    }
  }
  statisticRegulation {
    performance
    signedIds
    notSignedIds
    overdueIds
    regulations {
      state
      regulation {
        id
        code
        name
        abilities {
          canEdit
          canReport
        }
      }
    }
  }
}
fragment EmployeePerson on User {
  id
  nameFirst
  nameSecond
  email
  isArchive
  personnelNumber
  dateJobStart
  avatar {
    ...EmployeeAvatar
  }
  position {
    id
    name
  }
}`);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    colleague: build.query<ColleagueQuery, ColleagueQueryVariables>({
      query: (variables) => ({ document: ColleagueDocument as unknown as string, variables })
    }),
    employee: build.query<EmployeeQuery, EmployeeQueryVariables>({
      query: (variables) => ({ document: EmployeeDocument as unknown as string, variables })
    }),
    employeeArchive: build.mutation<EmployeeArchiveMutation, EmployeeArchiveMutationVariables>({
      query: (variables) => ({ document: EmployeeArchiveDocument as unknown as string, variables })
    }),
    employeeCreate: build.mutation<EmployeeCreateMutation, EmployeeCreateMutationVariables>({
      query: (variables) => ({ document: EmployeeCreateDocument as unknown as string, variables })
    }),
    employeeImport: build.query<EmployeeImportQuery, EmployeeImportQueryVariables>({
      query: (variables) => ({ document: EmployeeImportDocument as unknown as string, variables })
    }),
    employeeImportCell: build.mutation<EmployeeImportCellMutation, EmployeeImportCellMutationVariables>({
      query: (variables) => ({ document: EmployeeImportCellDocument as unknown as string, variables })
    }),
    employeeImportChoice: build.mutation<EmployeeImportChoiceMutation, EmployeeImportChoiceMutationVariables>({
      query: (variables) => ({ document: EmployeeImportChoiceDocument as unknown as string, variables })
    }),
    employeeImportColumns: build.mutation<EmployeeImportColumnsMutation, EmployeeImportColumnsMutationVariables>({
      query: (variables) => ({ document: EmployeeImportColumnsDocument as unknown as string, variables })
    }),
    employeeImportCreate: build.mutation<EmployeeImportCreateMutation, EmployeeImportCreateMutationVariables | void>({
      query: (variables) => ({ document: EmployeeImportCreateDocument as unknown as string, variables })
    }),
    employeeImportDelete: build.mutation<EmployeeImportDeleteMutation, EmployeeImportDeleteMutationVariables>({
      query: (variables) => ({ document: EmployeeImportDeleteDocument as unknown as string, variables })
    }),
    employeeImportOrgUnits: build.mutation<EmployeeImportOrgUnitsMutation, EmployeeImportOrgUnitsMutationVariables>({
      query: (variables) => ({ document: EmployeeImportOrgUnitsDocument as unknown as string, variables })
    }),
    employeeImportRollBack: build.mutation<EmployeeImportRollBackMutation, EmployeeImportRollBackMutationVariables>({
      query: (variables) => ({ document: EmployeeImportRollBackDocument as unknown as string, variables })
    }),
    employeeImportRows: build.query<EmployeeImportRowsQuery, EmployeeImportRowsQueryVariables>({
      query: (variables) => ({ document: EmployeeImportRowsDocument as unknown as string, variables })
    }),
    employeeImportRun: build.mutation<EmployeeImportRunMutation, EmployeeImportRunMutationVariables>({
      query: (variables) => ({ document: EmployeeImportRunDocument as unknown as string, variables })
    }),
    employeeImportSettings: build.mutation<EmployeeImportSettingsMutation, EmployeeImportSettingsMutationVariables>({
      query: (variables) => ({ document: EmployeeImportSettingsDocument as unknown as string, variables })
    }),
    employeeImports: build.query<EmployeeImportsQuery, EmployeeImportsQueryVariables | void>({
      query: (variables) => ({ document: EmployeeImportsDocument as unknown as string, variables })
    }),
    employeeInvite: build.mutation<EmployeeInviteMutation, EmployeeInviteMutationVariables>({
      query: (variables) => ({ document: EmployeeInviteDocument as unknown as string, variables })
    }),
    employeeRestore: build.mutation<EmployeeRestoreMutation, EmployeeRestoreMutationVariables>({
      query: (variables) => ({ document: EmployeeRestoreDocument as unknown as string, variables })
    }),
    employeeUpdate: build.mutation<EmployeeUpdateMutation, EmployeeUpdateMutationVariables>({
      query: (variables) => ({ document: EmployeeUpdateDocument as unknown as string, variables })
    }),
    employeesInvite: build.mutation<EmployeesInviteMutation, EmployeesInviteMutationVariables>({
      query: (variables) => ({ document: EmployeesInviteDocument as unknown as string, variables })
    }),
    employeesRoleUpdate: build.mutation<EmployeesRoleUpdateMutation, EmployeesRoleUpdateMutationVariables>({
      query: (variables) => ({ document: EmployeesRoleUpdateDocument as unknown as string, variables })
    }),
    employeesUpdate: build.mutation<EmployeesUpdateMutation, EmployeesUpdateMutationVariables>({
      query: (variables) => ({ document: EmployeesUpdateDocument as unknown as string, variables })
    }),
    employeesUpdatePreview: build.query<EmployeesUpdatePreviewQuery, EmployeesUpdatePreviewQueryVariables>({
      query: (variables) => ({ document: EmployeesUpdatePreviewDocument as unknown as string, variables })
    }),
    hireSources: build.query<HireSourcesQuery, HireSourcesQueryVariables | void>({
      query: (variables) => ({ document: HireSourcesDocument as unknown as string, variables })
    }),
    positionsBeyondOwn: build.query<PositionsBeyondOwnQuery, PositionsBeyondOwnQueryVariables | void>({
      query: (variables) => ({ document: PositionsBeyondOwnDocument as unknown as string, variables })
    }),
    profileRequestAccept: build.mutation<ProfileRequestAcceptMutation, ProfileRequestAcceptMutationVariables>({
      query: (variables) => ({ document: ProfileRequestAcceptDocument as unknown as string, variables })
    }),
    profileRequestDecline: build.mutation<ProfileRequestDeclineMutation, ProfileRequestDeclineMutationVariables>({
      query: (variables) => ({ document: ProfileRequestDeclineDocument as unknown as string, variables })
    }),
    userDismiss: build.mutation<UserDismissMutation, UserDismissMutationVariables>({
      query: (variables) => ({ document: UserDismissDocument as unknown as string, variables })
    }),
    userDismissalUndo: build.mutation<UserDismissalUndoMutation, UserDismissalUndoMutationVariables>({
      query: (variables) => ({ document: UserDismissalUndoDocument as unknown as string, variables })
    }),
    userDocumentCreate: build.mutation<UserDocumentCreateMutation, UserDocumentCreateMutationVariables>({
      query: (variables) => ({ document: UserDocumentCreateDocument as unknown as string, variables })
    }),
    userDocumentDelete: build.mutation<UserDocumentDeleteMutation, UserDocumentDeleteMutationVariables>({
      query: (variables) => ({ document: UserDocumentDeleteDocument as unknown as string, variables })
    }),
    userDocumentUpdate: build.mutation<UserDocumentUpdateMutation, UserDocumentUpdateMutationVariables>({
      query: (variables) => ({ document: UserDocumentUpdateDocument as unknown as string, variables })
    }),
    userDocuments: build.query<UserDocumentsQuery, UserDocumentsQueryVariables>({
      query: (variables) => ({ document: UserDocumentsDocument as unknown as string, variables })
    }),
    userHandOver: build.mutation<UserHandOverMutation, UserHandOverMutationVariables>({
      query: (variables) => ({ document: UserHandOverDocument as unknown as string, variables })
    }),
    userLeaving: build.query<UserLeavingQuery, UserLeavingQueryVariables>({
      query: (variables) => ({ document: UserLeavingDocument as unknown as string, variables })
    }),
    userLeavingUpdate: build.mutation<UserLeavingUpdateMutation, UserLeavingUpdateMutationVariables>({
      query: (variables) => ({ document: UserLeavingUpdateDocument as unknown as string, variables })
    }),
    userNoteCreate: build.mutation<UserNoteCreateMutation, UserNoteCreateMutationVariables>({
      query: (variables) => ({ document: UserNoteCreateDocument as unknown as string, variables })
    }),
    userNoteDelete: build.mutation<UserNoteDeleteMutation, UserNoteDeleteMutationVariables>({
      query: (variables) => ({ document: UserNoteDeleteDocument as unknown as string, variables })
    }),
    userNoteUpdate: build.mutation<UserNoteUpdateMutation, UserNoteUpdateMutationVariables>({
      query: (variables) => ({ document: UserNoteUpdateDocument as unknown as string, variables })
    }),
    userNotes: build.query<UserNotesQuery, UserNotesQueryVariables>({
      query: (variables) => ({ document: UserNotesDocument as unknown as string, variables })
    }),
    userRehire: build.mutation<UserRehireMutation, UserRehireMutationVariables>({
      query: (variables) => ({ document: UserRehireDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useColleagueQuery, useLazyColleagueQuery, useEmployeeQuery, useLazyEmployeeQuery, useEmployeeArchiveMutation, useEmployeeCreateMutation, useEmployeeImportQuery, useLazyEmployeeImportQuery, useEmployeeImportCellMutation, useEmployeeImportChoiceMutation, useEmployeeImportColumnsMutation, useEmployeeImportCreateMutation, useEmployeeImportDeleteMutation, useEmployeeImportOrgUnitsMutation, useEmployeeImportRollBackMutation, useEmployeeImportRowsQuery, useLazyEmployeeImportRowsQuery, useEmployeeImportRunMutation, useEmployeeImportSettingsMutation, useEmployeeImportsQuery, useLazyEmployeeImportsQuery, useEmployeeInviteMutation, useEmployeeRestoreMutation, useEmployeeUpdateMutation, useEmployeesInviteMutation, useEmployeesRoleUpdateMutation, useEmployeesUpdateMutation, useEmployeesUpdatePreviewQuery, useLazyEmployeesUpdatePreviewQuery, useHireSourcesQuery, useLazyHireSourcesQuery, usePositionsBeyondOwnQuery, useLazyPositionsBeyondOwnQuery, useProfileRequestAcceptMutation, useProfileRequestDeclineMutation, useUserDismissMutation, useUserDismissalUndoMutation, useUserDocumentCreateMutation, useUserDocumentDeleteMutation, useUserDocumentUpdateMutation, useUserDocumentsQuery, useLazyUserDocumentsQuery, useUserHandOverMutation, useUserLeavingQuery, useLazyUserLeavingQuery, useUserLeavingUpdateMutation, useUserNoteCreateMutation, useUserNoteDeleteMutation, useUserNoteUpdateMutation, useUserNotesQuery, useLazyUserNotesQuery, useUserRehireMutation } = injectedRtkApi;

