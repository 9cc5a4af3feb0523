/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './types';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { baseApi } from '@src/api/baseApi';
export type ActingLeaderFieldsFragment = { id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } };

export type ActingLeaderDeleteMutationVariables = Exact<{
  id: number;
}>;


export type ActingLeaderDeleteMutation = { actingLeaderDelete: boolean };

export type ActingLeaderSaveMutationVariables = Exact<{
  actingLeader: Types.ActingLeaderInput;
  clientKey?: string | null | undefined;
}>;


export type ActingLeaderSaveMutation = { actingLeaderSave: { id: number, updatedAt: string } };

export type AssignmentPreviewFragment = { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> };

export type ChartHeaderQueryVariables = Exact<{ [key: string]: never; }>;


export type ChartHeaderQuery = { organization: { name: string, logo: { type: string, details: { path: string, size: number } } | null } };

export type CoverageQueryVariables = Exact<{
  filter?: Types.CoverageFilter | null | undefined;
  objectType: Types.ObjectType;
}>;


export type CoverageQuery = { coverage: { positionsCount: number, regulationsCount: number, positions: Array<{ id: number, name: string, depth: number, peopleCount: number, regulationsCount: number, overdueCount: number, isGap: boolean }>, regulations: Array<{ id: number, code: string, name: string, readersCount: number, positionsCount: number, overdueCount: number, isGap: boolean }> } };

export type CoverageCellFieldsFragment = { positionId: number, regulationId: number, peopleCount: number, givenCount: number, signedCount: number, dueCount: number, overdueCount: number, paths: Array<Types.CoveragePath> };

export type CoverageCellQueryVariables = Exact<{
  positionId: number;
  regulationId: number;
  objectType: Types.ObjectType;
}>;


export type CoverageCellQuery = { coverageCell: { positionName: string, regulationName: string, canEdit: boolean, cell: { positionId: number, regulationId: number, peopleCount: number, givenCount: number, signedCount: number, dueCount: number, overdueCount: number, paths: Array<Types.CoveragePath> }, people: Array<{ status: Types.AssignmentStatus | null, isOverdue: boolean, dueAt: string | null, user: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } }> } | null };

export type CoverageCellsQueryVariables = Exact<{
  positionIds: Array<number> | number;
  regulationIds: Array<number> | number;
  objectType: Types.ObjectType;
}>;


export type CoverageCellsQuery = { coverageCells: Array<{ positionId: number, regulationId: number, peopleCount: number, givenCount: number, signedCount: number, dueCount: number, overdueCount: number, paths: Array<Types.CoveragePath> }> };

export type OutlinePlanFragment = { subdivisionsNew: number, positionsNew: number, nodes: Array<{ state: Types.StructureNodeState, error: Types.StructureNodeError | null }> };

export type PositionQueryVariables = Exact<{
  id: number;
}>;


export type PositionQuery = { position: { postFunctions: Array<string>, id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, kpi: Array<{ name: string, unit: string, target: number | null, period: Types.KpiPeriod, weight: number }> } | null };

export type PositionCardFragment = { postFunctions: Array<string>, id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, kpi: Array<{ name: string, unit: string, target: number | null, period: Types.KpiPeriod, weight: number }> };

export type PositionCreateMutationVariables = Exact<{
  position: Types.PositionInput;
  clientKey?: string | null | undefined;
}>;


export type PositionCreateMutation = { positionCreate: { postFunctions: Array<string>, id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, kpi: Array<{ name: string, unit: string, target: number | null, period: Types.KpiPeriod, weight: number }> } };

export type PositionDeleteMutationVariables = Exact<{
  id: number;
}>;


export type PositionDeleteMutation = { positionDelete: boolean };

export type PositionFacesQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PositionFacesQuery = { positions: { count: number, items: Array<{ id: number, holders: Array<{ id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }> }> } };

export type PositionHoldersQueryVariables = Exact<{
  positionIds?: Array<number> | number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PositionHoldersQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }> } };

export type PositionNodeFragment = { id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string };

export type PositionOptionsQueryVariables = Exact<{
  isArchive?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PositionOptionsQuery = { positions: { count: number, items: Array<{ id: number, parentId: number | null, subdivisionId: number | null, name: string, order: number, isArchive: boolean, updatedAt: string }> } };

export type PositionUpdateMutationVariables = Exact<{
  position: Types.PositionInput;
}>;


export type PositionUpdateMutation = { positionUpdate: { postFunctions: Array<string>, id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, kpi: Array<{ name: string, unit: string, target: number | null, period: Types.KpiPeriod, weight: number }> } };

export type PositionsQueryVariables = Exact<{
  search?: string | null | undefined;
  isArchive?: boolean | null | undefined;
  isOwn?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PositionsQuery = { positions: { count: number, items: Array<{ id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string }> } };

export type PositionsUpdateMutationVariables = Exact<{
  positions: Array<Types.PositionInput> | Types.PositionInput;
}>;


export type PositionsUpdateMutation = { positionsUpdate: Array<{ id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string }> };

export type ReferencePositionsSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type ReferencePositionsSubscription = { referenceData: { stage: Types.ReferenceStage, isFirst: boolean, isLast: boolean, positions: { removedIds: Array<number>, items: Array<{ id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string }> } } };

export type ReferenceRegulationStructuresSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type ReferenceRegulationStructuresSubscription = { referenceData: { stage: Types.ReferenceStage, isFirst: boolean, isLast: boolean, regulationStructures: { removedIds: Array<number>, items: Array<{ id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string }> } } };

export type ReferenceSubdivisionsSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type ReferenceSubdivisionsSubscription = { referenceData: { stage: Types.ReferenceStage, isFirst: boolean, isLast: boolean, subdivisions: { removedIds: Array<number>, items: Array<{ id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> }> } } };

export type ReferenceUsersSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type ReferenceUsersSubscription = { referenceData: { stage: Types.ReferenceStage, users: { removedIds: Array<number>, items: Array<{ isArchive: boolean, subdivisionId: number | null, id: number, nameFirst: string, nameSecond: string, position: { id: number } | null, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }> } } };

export type RegulationChoicesQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationChoicesQuery = { regulations: { count: number, items: Array<{ id: number, name: string, isArchive: boolean }> } };

export type RegulationStructureCreateMutationVariables = Exact<{
  regulationStructure: Types.RegulationStructureInput;
  clientKey?: string | null | undefined;
}>;


export type RegulationStructureCreateMutation = { regulationStructureCreate: { id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string } };

export type RegulationStructureDeleteMutationVariables = Exact<{
  id: number;
}>;


export type RegulationStructureDeleteMutation = { regulationStructureDelete: boolean };

export type RegulationStructureNodeFragment = { id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string };

export type RegulationStructureUpdateMutationVariables = Exact<{
  regulationStructure: Types.RegulationStructureInput;
}>;


export type RegulationStructureUpdateMutation = { regulationStructureUpdate: { id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string } };

export type RegulationStructuresQueryVariables = Exact<{
  isArchive?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type RegulationStructuresQuery = { regulationStructures: { count: number, items: Array<{ id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string }> } };

export type RegulationStructuresUpdateMutationVariables = Exact<{
  regulationStructures: Array<Types.RegulationStructureInput> | Types.RegulationStructureInput;
}>;


export type RegulationStructuresUpdateMutation = { regulationStructuresUpdate: Array<{ id: number, parentId: number | null, name: string, regulationId: number | null, order: number, isArchive: boolean, updatedAt: string }> };

export type StructureFaceFragment = { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null };

export type StructureOutlineCreateMutationVariables = Exact<{
  nodes: Array<Types.StructureNodeInput> | Types.StructureNodeInput;
}>;


export type StructureOutlineCreateMutation = { structureOutlineCreate: { subdivisionsNew: number, positionsNew: number, nodes: Array<{ state: Types.StructureNodeState, error: Types.StructureNodeError | null }> } };

export type StructureOutlinePlanQueryVariables = Exact<{
  nodes: Array<Types.StructureNodeInput> | Types.StructureNodeInput;
}>;


export type StructureOutlinePlanQuery = { structureOutlinePlan: { subdivisionsNew: number, positionsNew: number, nodes: Array<{ state: Types.StructureNodeState, error: Types.StructureNodeError | null }> } };

export type StructureOutlineReadMutationVariables = Exact<{
  file: File;
}>;


export type StructureOutlineReadMutation = { structureOutlineRead: string };

export type StructurePersonFragment = { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null };

export type StructurePersonQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type StructurePersonQuery = { users: { items: Array<{ id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }> } };

export type StructureRejectionFragment = { kind: Types.StructureNodeKind, id: number, field: string | null, code: string, text: string };

export type StructureRowsPreviewQueryVariables = Exact<{
  positions: Array<Types.PositionInput> | Types.PositionInput;
  subdivisions: Array<Types.SubdivisionInput> | Types.SubdivisionInput;
}>;


export type StructureRowsPreviewQuery = { structureRowsPreview: { rejections: Array<{ kind: Types.StructureNodeKind, id: number, field: string | null, code: string, text: string }>, assignments: { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> } } };

export type StructureRowsUpdateMutationVariables = Exact<{
  positions: Array<Types.PositionInput> | Types.PositionInput;
  subdivisions: Array<Types.SubdivisionInput> | Types.SubdivisionInput;
  isAll?: boolean | null | undefined;
}>;


export type StructureRowsUpdateMutation = { structureRowsUpdate: { positions: Array<{ id: number, parentId: number | null, subdivisionId: number | null, roleId: number | null, name: string, vep: string, subdivisionName: string | null, subdivisionColor: string | null, isSubdivision: boolean, order: number, isArchive: boolean, employeesCount: number, updatedAt: string }>, subdivisions: Array<{ id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> }>, rejections: Array<{ kind: Types.StructureNodeKind, id: number, field: string | null, code: string, text: string }> } };

export type SubdivisionQueryVariables = Exact<{
  id: number;
}>;


export type SubdivisionQuery = { subdivision: { id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> } | null };

export type SubdivisionCreateMutationVariables = Exact<{
  subdivision: Types.SubdivisionInput;
  clientKey?: string | null | undefined;
}>;


export type SubdivisionCreateMutation = { subdivisionCreate: { id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> } };

export type SubdivisionDeleteMutationVariables = Exact<{
  id: number;
}>;


export type SubdivisionDeleteMutation = { subdivisionDelete: boolean };

export type SubdivisionFacesQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type SubdivisionFacesQuery = { subdivisions: { count: number, items: Array<{ id: number, faces: Array<{ id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null }> }> } };

export type SubdivisionNodeFragment = { id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> };

export type SubdivisionOptionsQueryVariables = Exact<{
  isArchive?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type SubdivisionOptionsQuery = { subdivisions: { count: number, items: Array<{ id: number, parentId: number | null, name: string, order: number, isArchive: boolean, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string } | null }> } };

export type SubdivisionPeopleQueryVariables = Exact<{
  subdivisionIds?: Array<number> | number | null | undefined;
  isWithoutSubdivision?: boolean | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type SubdivisionPeopleQuery = { users: { count: number, items: Array<{ id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null }> } };

export type SubdivisionUpdateMutationVariables = Exact<{
  subdivision: Types.SubdivisionInput;
}>;


export type SubdivisionUpdateMutation = { subdivisionUpdate: { id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> } };

export type SubdivisionsQueryVariables = Exact<{
  search?: string | null | undefined;
  isArchive?: boolean | null | undefined;
  isOwn?: boolean | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type SubdivisionsQuery = { subdivisions: { count: number, items: Array<{ id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> }> } };

export type SubdivisionsUpdateMutationVariables = Exact<{
  subdivisions: Array<Types.SubdivisionInput> | Types.SubdivisionInput;
}>;


export type SubdivisionsUpdateMutation = { subdivisionsUpdate: Array<{ id: number, parentId: number | null, positionId: number | null, name: string, idealPicture: string, order: number, isArchive: boolean, employeesCount: number, updatedAt: string, leader: { id: number, nameFirst: string, nameSecond: string, isArchive: boolean, subdivisionId: number | null, updatedAt: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null, position: { id: number, name: string } | null } | null, actingLeaders: Array<{ id: number, subdivisionId: number, dateFrom: string, dateTo: string, isNow: boolean, updatedAt: string, user: { id: number, nameFirst: string, nameSecond: string, avatar: { id: number, type: string, details: { path: string, size: number, formats: { _150x150: { path: string, size: number } | null } } } | null } }> }> };

export type SubdivisionsUpdatePreviewQueryVariables = Exact<{
  subdivisions: Array<Types.SubdivisionInput> | Types.SubdivisionInput;
}>;


export type SubdivisionsUpdatePreviewQuery = { subdivisionsUpdatePreview: { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> } };

export type UserPlacementPreviewQueryVariables = Exact<{
  user: Types.UserInput;
}>;


export type UserPlacementPreviewQuery = { userPlacementPreview: { peopleCount: number, added: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }>, removed: Array<{ objectType: Types.ObjectType, objectId: number, name: string | null, peopleCount: number }> } };

export type UserPlacementUpdateMutationVariables = Exact<{
  user: Types.UserInput;
}>;


export type UserPlacementUpdateMutation = { userUpdate: { id: number, updatedAt: string } };

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
export const CoverageCellFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CoverageCellFields on CoverageCell {
  positionId
  regulationId
  peopleCount
  givenCount
  signedCount
  dueCount
  overdueCount
  paths
}
    `, {"fragmentName":"CoverageCellFields"});
export const OutlinePlanFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OutlinePlan on StructureOutlinePlan {
  subdivisionsNew
  positionsNew
  nodes {
    state
    error
  }
}
    `, {"fragmentName":"OutlinePlan"});
export const PositionNodeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}
    `, {"fragmentName":"PositionNode"});
export const PositionCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PositionCard on Position {
  ...PositionNode
  kpi {
    name
    unit
    target
    period
    weight
  }
  postFunctions
}
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`, {"fragmentName":"PositionCard"});
export const RegulationStructureNodeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}
    `, {"fragmentName":"RegulationStructureNode"});
export const StructureRejectionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StructureRejection on StructureRowRejection {
  kind
  id
  field
  code
  text
}
    `, {"fragmentName":"StructureRejection"});
export const StructurePersonFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
    `, {"fragmentName":"StructurePerson"});
export const StructureFaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
    `, {"fragmentName":"StructureFace"});
export const ActingLeaderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
    fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
}`, {"fragmentName":"ActingLeaderFields"});
export const SubdivisionNodeFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}`, {"fragmentName":"SubdivisionNode"});
export const ActingLeaderDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation actingLeaderDelete($id: Int!) {
  actingLeaderDelete(id: $id)
}
    `);
export const ActingLeaderSaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation actingLeaderSave($actingLeader: ActingLeaderInput!, $clientKey: String) {
  actingLeaderSave(actingLeader: $actingLeader, clientKey: $clientKey) {
    id
    updatedAt
  }
}
    `);
export const ChartHeaderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query chartHeader {
  organization {
    name
    logo {
      type
      details {
        path
        size
      }
    }
  }
}
    `);
export const CoverageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query coverage($filter: CoverageFilter, $objectType: ObjectType!) {
  coverage(filter: $filter, objectType: $objectType) {
    positionsCount
    regulationsCount
    positions {
      id
      name
      depth
      peopleCount
      regulationsCount
      overdueCount
      isGap
    }
    regulations {
      id
      code
      name
      readersCount
      positionsCount
      overdueCount
      isGap
    }
  }
}
    `);
export const CoverageCellDocument = /*#__PURE__*/ new TypedDocumentString(`
    query coverageCell($positionId: Int!, $regulationId: Int!, $objectType: ObjectType!) {
  coverageCell(
    positionId: $positionId
    regulationId: $regulationId
    objectType: $objectType
  ) {
    positionName
    regulationName
    canEdit
    cell {
      ...CoverageCellFields
    }
    people {
      status
      isOverdue
      dueAt
      user {
        ...StructurePerson
      }
    }
  }
}
    fragment CoverageCellFields on CoverageCell {
  positionId
  regulationId
  peopleCount
  givenCount
  signedCount
  dueCount
  overdueCount
  paths
}
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}`);
export const CoverageCellsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query coverageCells($positionIds: [Int!]!, $regulationIds: [Int!]!, $objectType: ObjectType!) {
  coverageCells(
    positionIds: $positionIds
    regulationIds: $regulationIds
    objectType: $objectType
  ) {
    ...CoverageCellFields
  }
}
    fragment CoverageCellFields on CoverageCell {
  positionId
  regulationId
  peopleCount
  givenCount
  signedCount
  dueCount
  overdueCount
  paths
}`);
export const PositionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query position($id: Int!) {
  position(id: $id) {
    ...PositionCard
  }
}
    fragment PositionCard on Position {
  ...PositionNode
  kpi {
    name
    unit
    target
    period
    weight
  }
  postFunctions
}
fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const PositionCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation positionCreate($position: PositionInput!, $clientKey: String) {
  positionCreate(position: $position, clientKey: $clientKey) {
    ...PositionCard
  }
}
    fragment PositionCard on Position {
  ...PositionNode
  kpi {
    name
    unit
    target
    period
    weight
  }
  postFunctions
}
fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const PositionDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation positionDelete($id: Int!) {
  positionDelete(id: $id)
}
    `);
export const PositionFacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query positionFaces($ids: [Int!], $page: Int, $pageSize: Int) {
  positions(ids: $ids, isOwn: true, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      holders {
        ...StructureFace
      }
    }
  }
}
    fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
export const PositionHoldersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query positionHolders($positionIds: [Int!], $page: Int, $pageSize: Int) {
  users(
    positionIds: $positionIds
    isArchive: false
    sort: name
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...StructurePerson
    }
  }
}
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}`);
export const PositionOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query positionOptions($isArchive: Boolean, $page: Int, $pageSize: Int) {
  positions(isArchive: $isArchive, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      parentId
      subdivisionId
      name
      order
      isArchive
      updatedAt
    }
  }
}
    `);
export const PositionUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation positionUpdate($position: PositionInput!) {
  positionUpdate(position: $position) {
    ...PositionCard
  }
}
    fragment PositionCard on Position {
  ...PositionNode
  kpi {
    name
    unit
    target
    period
    weight
  }
  postFunctions
}
fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const PositionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query positions($search: String, $isArchive: Boolean, $isOwn: Boolean, $page: Int, $pageSize: Int) {
  positions(
    search: $search
    isArchive: $isArchive
    isOwn: $isOwn
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...PositionNode
    }
  }
}
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const PositionsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation positionsUpdate($positions: [PositionInput!]!) {
  positionsUpdate(positions: $positions) {
    ...PositionNode
  }
}
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const ReferencePositionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription referencePositions($since: DateTime) {
  referenceData(kinds: [position], since: $since) {
    stage
    isFirst
    isLast
    positions {
      items {
        ...PositionNode
      }
      removedIds
    }
  }
}
    fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}`);
export const ReferenceRegulationStructuresDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription referenceRegulationStructures($since: DateTime) {
  referenceData(kinds: [regulationStructure], since: $since) {
    stage
    isFirst
    isLast
    regulationStructures {
      items {
        ...RegulationStructureNode
      }
      removedIds
    }
  }
}
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}`);
export const ReferenceSubdivisionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription referenceSubdivisions($since: DateTime) {
  referenceData(kinds: [subdivision], since: $since) {
    stage
    isFirst
    isLast
    subdivisions {
      items {
        ...SubdivisionNode
      }
      removedIds
    }
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const ReferenceUsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription referenceUsers($since: DateTime) {
  referenceData(kinds: [user], since: $since) {
    stage
    users {
      items {
        ...StructureFace
        isArchive
        subdivisionId
        position {
          id
        }
      }
      removedIds
    }
  }
}
    fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
export const RegulationChoicesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationChoices($page: Int, $pageSize: Int) {
  regulations(scope: editor, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      name
      isArchive
    }
  }
}
    `);
export const RegulationStructureCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationStructureCreate($regulationStructure: RegulationStructureInput!, $clientKey: String) {
  regulationStructureCreate(
    regulationStructure: $regulationStructure
    clientKey: $clientKey
  ) {
    ...RegulationStructureNode
  }
}
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}`);
export const RegulationStructureDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationStructureDelete($id: Int!) {
  regulationStructureDelete(id: $id)
}
    `);
export const RegulationStructureUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationStructureUpdate($regulationStructure: RegulationStructureInput!) {
  regulationStructureUpdate(regulationStructure: $regulationStructure) {
    ...RegulationStructureNode
  }
}
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}`);
export const RegulationStructuresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query regulationStructures($isArchive: Boolean, $page: Int, $pageSize: Int) {
  regulationStructures(isArchive: $isArchive, page: $page, pageSize: $pageSize) {
    count
    items {
      ...RegulationStructureNode
    }
  }
}
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}`);
export const RegulationStructuresUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation regulationStructuresUpdate($regulationStructures: [RegulationStructureInput!]!) {
  regulationStructuresUpdate(regulationStructures: $regulationStructures) {
    ...RegulationStructureNode
  }
}
    fragment RegulationStructureNode on RegulationStructure {
  id
  parentId
  name
  regulationId
  order
  isArchive
  updatedAt
}`);
export const StructureOutlineCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation structureOutlineCreate($nodes: [StructureNodeInput!]!) {
  structureOutlineCreate(nodes: $nodes) {
    ...OutlinePlan
  }
}
    fragment OutlinePlan on StructureOutlinePlan {
  subdivisionsNew
  positionsNew
  nodes {
    state
    error
  }
}`);
export const StructureOutlinePlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    query structureOutlinePlan($nodes: [StructureNodeInput!]!) {
  structureOutlinePlan(nodes: $nodes) {
    ...OutlinePlan
  }
}
    fragment OutlinePlan on StructureOutlinePlan {
  subdivisionsNew
  positionsNew
  nodes {
    state
    error
  }
}`);
export const StructureOutlineReadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation structureOutlineRead($file: Upload!) {
  structureOutlineRead(file: $file)
}
    `);
export const StructurePersonDocument = /*#__PURE__*/ new TypedDocumentString(`
    query structurePerson($ids: [Int!]) {
  users(ids: $ids, isArchive: false, page: 1, pageSize: 1) {
    items {
      ...StructurePerson
    }
  }
}
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}`);
export const StructureRowsPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query structureRowsPreview($positions: [PositionInput!]!, $subdivisions: [SubdivisionInput!]!) {
  structureRowsPreview(positions: $positions, subdivisions: $subdivisions) {
    rejections {
      ...StructureRejection
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
}
fragment StructureRejection on StructureRowRejection {
  kind
  id
  field
  code
  text
}`);
export const StructureRowsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation structureRowsUpdate($positions: [PositionInput!]!, $subdivisions: [SubdivisionInput!]!, $isAll: Boolean) {
  structureRowsUpdate(
    positions: $positions
    subdivisions: $subdivisions
    isAll: $isAll
  ) {
    positions {
      ...PositionNode
    }
    subdivisions {
      ...SubdivisionNode
    }
    rejections {
      ...StructureRejection
    }
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment PositionNode on Position {
  id
  parentId
  subdivisionId
  roleId
  name
  vep
  subdivisionName
  subdivisionColor
  isSubdivision
  order
  isArchive
  employeesCount
  updatedAt
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment StructureRejection on StructureRowRejection {
  kind
  id
  field
  code
  text
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivision($id: Int!) {
  subdivision(id: $id) {
    ...SubdivisionNode
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionCreateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation subdivisionCreate($subdivision: SubdivisionInput!, $clientKey: String) {
  subdivisionCreate(subdivision: $subdivision, clientKey: $clientKey) {
    ...SubdivisionNode
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionDeleteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation subdivisionDelete($id: Int!) {
  subdivisionDelete(id: $id)
}
    `);
export const SubdivisionFacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivisionFaces($ids: [Int!], $page: Int, $pageSize: Int) {
  subdivisions(ids: $ids, isOwn: true, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      faces {
        ...StructureFace
      }
    }
  }
}
    fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
export const SubdivisionOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivisionOptions($isArchive: Boolean, $page: Int, $pageSize: Int) {
  subdivisions(isArchive: $isArchive, page: $page, pageSize: $pageSize) {
    count
    items {
      id
      parentId
      name
      order
      isArchive
      updatedAt
      leader {
        id
        nameFirst
        nameSecond
      }
    }
  }
}
    `);
export const SubdivisionPeopleDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivisionPeople($subdivisionIds: [Int!], $isWithoutSubdivision: Boolean, $search: String, $page: Int, $pageSize: Int) {
  users(
    subdivisionIds: $subdivisionIds
    isWithoutSubdivision: $isWithoutSubdivision
    search: $search
    isArchive: false
    sort: name
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...StructurePerson
    }
  }
}
    fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}`);
export const SubdivisionUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation subdivisionUpdate($subdivision: SubdivisionInput!) {
  subdivisionUpdate(subdivision: $subdivision) {
    ...SubdivisionNode
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivisions($search: String, $isArchive: Boolean, $isOwn: Boolean, $page: Int, $pageSize: Int) {
  subdivisions(
    search: $search
    isArchive: $isArchive
    isOwn: $isOwn
    page: $page
    pageSize: $pageSize
  ) {
    count
    items {
      ...SubdivisionNode
    }
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionsUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation subdivisionsUpdate($subdivisions: [SubdivisionInput!]!) {
  subdivisionsUpdate(subdivisions: $subdivisions) {
    ...SubdivisionNode
  }
}
    fragment ActingLeaderFields on ActingLeader {
  id
  subdivisionId
  dateFrom
  dateTo
  isNow
  updatedAt
  user {
    ...StructureFace
  }
}
fragment StructureFace on User {
  id
  nameFirst
  nameSecond
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
fragment StructurePerson on User {
  id
  nameFirst
  nameSecond
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
  subdivisionId
  updatedAt
  position {
    id
    name
  }
}
fragment SubdivisionNode on Subdivision {
  id
  parentId
  positionId
  name
  idealPicture
  order
  isArchive
  employeesCount
  updatedAt
  leader {
    ...StructurePerson
  }
  actingLeaders {
    ...ActingLeaderFields
  }
}`);
export const SubdivisionsUpdatePreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query subdivisionsUpdatePreview($subdivisions: [SubdivisionInput!]!) {
  subdivisionsUpdatePreview(subdivisions: $subdivisions) {
    ...AssignmentPreview
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
export const UserPlacementPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query userPlacementPreview($user: UserInput!) {
  userPlacementPreview(user: $user) {
    ...AssignmentPreview
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
export const UserPlacementUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation userPlacementUpdate($user: UserInput!) {
  userUpdate(user: $user) {
    id
    updatedAt
  }
}
    `);

const injectedRtkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    actingLeaderDelete: build.mutation<ActingLeaderDeleteMutation, ActingLeaderDeleteMutationVariables>({
      query: (variables) => ({ document: ActingLeaderDeleteDocument as unknown as string, variables })
    }),
    actingLeaderSave: build.mutation<ActingLeaderSaveMutation, ActingLeaderSaveMutationVariables>({
      query: (variables) => ({ document: ActingLeaderSaveDocument as unknown as string, variables })
    }),
    chartHeader: build.query<ChartHeaderQuery, ChartHeaderQueryVariables | void>({
      query: (variables) => ({ document: ChartHeaderDocument as unknown as string, variables })
    }),
    coverage: build.query<CoverageQuery, CoverageQueryVariables>({
      query: (variables) => ({ document: CoverageDocument as unknown as string, variables })
    }),
    coverageCell: build.query<CoverageCellQuery, CoverageCellQueryVariables>({
      query: (variables) => ({ document: CoverageCellDocument as unknown as string, variables })
    }),
    coverageCells: build.query<CoverageCellsQuery, CoverageCellsQueryVariables>({
      query: (variables) => ({ document: CoverageCellsDocument as unknown as string, variables })
    }),
    position: build.query<PositionQuery, PositionQueryVariables>({
      query: (variables) => ({ document: PositionDocument as unknown as string, variables })
    }),
    positionCreate: build.mutation<PositionCreateMutation, PositionCreateMutationVariables>({
      query: (variables) => ({ document: PositionCreateDocument as unknown as string, variables })
    }),
    positionDelete: build.mutation<PositionDeleteMutation, PositionDeleteMutationVariables>({
      query: (variables) => ({ document: PositionDeleteDocument as unknown as string, variables })
    }),
    positionFaces: build.query<PositionFacesQuery, PositionFacesQueryVariables | void>({
      query: (variables) => ({ document: PositionFacesDocument as unknown as string, variables })
    }),
    positionHolders: build.query<PositionHoldersQuery, PositionHoldersQueryVariables | void>({
      query: (variables) => ({ document: PositionHoldersDocument as unknown as string, variables })
    }),
    positionOptions: build.query<PositionOptionsQuery, PositionOptionsQueryVariables | void>({
      query: (variables) => ({ document: PositionOptionsDocument as unknown as string, variables })
    }),
    positionUpdate: build.mutation<PositionUpdateMutation, PositionUpdateMutationVariables>({
      query: (variables) => ({ document: PositionUpdateDocument as unknown as string, variables })
    }),
    positions: build.query<PositionsQuery, PositionsQueryVariables | void>({
      query: (variables) => ({ document: PositionsDocument as unknown as string, variables })
    }),
    positionsUpdate: build.mutation<PositionsUpdateMutation, PositionsUpdateMutationVariables>({
      query: (variables) => ({ document: PositionsUpdateDocument as unknown as string, variables })
    }),
    regulationChoices: build.query<RegulationChoicesQuery, RegulationChoicesQueryVariables | void>({
      query: (variables) => ({ document: RegulationChoicesDocument as unknown as string, variables })
    }),
    regulationStructureCreate: build.mutation<RegulationStructureCreateMutation, RegulationStructureCreateMutationVariables>({
      query: (variables) => ({ document: RegulationStructureCreateDocument as unknown as string, variables })
    }),
    regulationStructureDelete: build.mutation<RegulationStructureDeleteMutation, RegulationStructureDeleteMutationVariables>({
      query: (variables) => ({ document: RegulationStructureDeleteDocument as unknown as string, variables })
    }),
    regulationStructureUpdate: build.mutation<RegulationStructureUpdateMutation, RegulationStructureUpdateMutationVariables>({
      query: (variables) => ({ document: RegulationStructureUpdateDocument as unknown as string, variables })
    }),
    regulationStructures: build.query<RegulationStructuresQuery, RegulationStructuresQueryVariables | void>({
      query: (variables) => ({ document: RegulationStructuresDocument as unknown as string, variables })
    }),
    regulationStructuresUpdate: build.mutation<RegulationStructuresUpdateMutation, RegulationStructuresUpdateMutationVariables>({
      query: (variables) => ({ document: RegulationStructuresUpdateDocument as unknown as string, variables })
    }),
    structureOutlineCreate: build.mutation<StructureOutlineCreateMutation, StructureOutlineCreateMutationVariables>({
      query: (variables) => ({ document: StructureOutlineCreateDocument as unknown as string, variables })
    }),
    structureOutlinePlan: build.query<StructureOutlinePlanQuery, StructureOutlinePlanQueryVariables>({
      query: (variables) => ({ document: StructureOutlinePlanDocument as unknown as string, variables })
    }),
    structureOutlineRead: build.mutation<StructureOutlineReadMutation, StructureOutlineReadMutationVariables>({
      query: (variables) => ({ document: StructureOutlineReadDocument as unknown as string, variables })
    }),
    structurePerson: build.query<StructurePersonQuery, StructurePersonQueryVariables | void>({
      query: (variables) => ({ document: StructurePersonDocument as unknown as string, variables })
    }),
    structureRowsPreview: build.query<StructureRowsPreviewQuery, StructureRowsPreviewQueryVariables>({
      query: (variables) => ({ document: StructureRowsPreviewDocument as unknown as string, variables })
    }),
    structureRowsUpdate: build.mutation<StructureRowsUpdateMutation, StructureRowsUpdateMutationVariables>({
      query: (variables) => ({ document: StructureRowsUpdateDocument as unknown as string, variables })
    }),
    subdivision: build.query<SubdivisionQuery, SubdivisionQueryVariables>({
      query: (variables) => ({ document: SubdivisionDocument as unknown as string, variables })
    }),
    subdivisionCreate: build.mutation<SubdivisionCreateMutation, SubdivisionCreateMutationVariables>({
      query: (variables) => ({ document: SubdivisionCreateDocument as unknown as string, variables })
    }),
    subdivisionDelete: build.mutation<SubdivisionDeleteMutation, SubdivisionDeleteMutationVariables>({
      query: (variables) => ({ document: SubdivisionDeleteDocument as unknown as string, variables })
    }),
    subdivisionFaces: build.query<SubdivisionFacesQuery, SubdivisionFacesQueryVariables | void>({
      query: (variables) => ({ document: SubdivisionFacesDocument as unknown as string, variables })
    }),
    subdivisionOptions: build.query<SubdivisionOptionsQuery, SubdivisionOptionsQueryVariables | void>({
      query: (variables) => ({ document: SubdivisionOptionsDocument as unknown as string, variables })
    }),
    subdivisionPeople: build.query<SubdivisionPeopleQuery, SubdivisionPeopleQueryVariables | void>({
      query: (variables) => ({ document: SubdivisionPeopleDocument as unknown as string, variables })
    }),
    subdivisionUpdate: build.mutation<SubdivisionUpdateMutation, SubdivisionUpdateMutationVariables>({
      query: (variables) => ({ document: SubdivisionUpdateDocument as unknown as string, variables })
    }),
    subdivisions: build.query<SubdivisionsQuery, SubdivisionsQueryVariables | void>({
      query: (variables) => ({ document: SubdivisionsDocument as unknown as string, variables })
    }),
    subdivisionsUpdate: build.mutation<SubdivisionsUpdateMutation, SubdivisionsUpdateMutationVariables>({
      query: (variables) => ({ document: SubdivisionsUpdateDocument as unknown as string, variables })
    }),
    subdivisionsUpdatePreview: build.query<SubdivisionsUpdatePreviewQuery, SubdivisionsUpdatePreviewQueryVariables>({
      query: (variables) => ({ document: SubdivisionsUpdatePreviewDocument as unknown as string, variables })
    }),
    userPlacementPreview: build.query<UserPlacementPreviewQuery, UserPlacementPreviewQueryVariables>({
      query: (variables) => ({ document: UserPlacementPreviewDocument as unknown as string, variables })
    }),
    userPlacementUpdate: build.mutation<UserPlacementUpdateMutation, UserPlacementUpdateMutationVariables>({
      query: (variables) => ({ document: UserPlacementUpdateDocument as unknown as string, variables })
    }),
  }),
});

export { injectedRtkApi as api };
export const { useActingLeaderDeleteMutation, useActingLeaderSaveMutation, useChartHeaderQuery, useLazyChartHeaderQuery, useCoverageQuery, useLazyCoverageQuery, useCoverageCellQuery, useLazyCoverageCellQuery, useCoverageCellsQuery, useLazyCoverageCellsQuery, usePositionQuery, useLazyPositionQuery, usePositionCreateMutation, usePositionDeleteMutation, usePositionFacesQuery, useLazyPositionFacesQuery, usePositionHoldersQuery, useLazyPositionHoldersQuery, usePositionOptionsQuery, useLazyPositionOptionsQuery, usePositionUpdateMutation, usePositionsQuery, useLazyPositionsQuery, usePositionsUpdateMutation, useRegulationChoicesQuery, useLazyRegulationChoicesQuery, useRegulationStructureCreateMutation, useRegulationStructureDeleteMutation, useRegulationStructureUpdateMutation, useRegulationStructuresQuery, useLazyRegulationStructuresQuery, useRegulationStructuresUpdateMutation, useStructureOutlineCreateMutation, useStructureOutlinePlanQuery, useLazyStructureOutlinePlanQuery, useStructureOutlineReadMutation, useStructurePersonQuery, useLazyStructurePersonQuery, useStructureRowsPreviewQuery, useLazyStructureRowsPreviewQuery, useStructureRowsUpdateMutation, useSubdivisionQuery, useLazySubdivisionQuery, useSubdivisionCreateMutation, useSubdivisionDeleteMutation, useSubdivisionFacesQuery, useLazySubdivisionFacesQuery, useSubdivisionOptionsQuery, useLazySubdivisionOptionsQuery, useSubdivisionPeopleQuery, useLazySubdivisionPeopleQuery, useSubdivisionUpdateMutation, useSubdivisionsQuery, useLazySubdivisionsQuery, useSubdivisionsUpdateMutation, useSubdivisionsUpdatePreviewQuery, useLazySubdivisionsUpdatePreviewQuery, useUserPlacementPreviewQuery, useLazyUserPlacementPreviewQuery, useUserPlacementUpdateMutation } = injectedRtkApi;

