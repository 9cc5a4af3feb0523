import { guarded, openBut, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { hasRight } from '@server/graphql/access/rights';
import { seesAssignment } from '@server/modules/assignments/assignments.read-model';
import { seesPosition, seesRoleOf, seesSubdivision } from './structure.policy';
import type { PositionRow } from './structure.tables';
import type { Context } from '@server/graphql/context';

const purpose = { may: (row: PositionRow, context: Context) => seesPosition(context, row) };
const role = { may: (row: PositionRow, context: Context) => seesRoleOf(context, row) };

/**
 * Access policies of the structure. Names and positions in the tree are visible to everybody, because the directory and every
 * filter show them.
 */
export const structurePolicies = {
  PositionList: partOf('Query.positions'),
  Position: openBut<'Position'>({
    id: 'open',
    parentId: 'open',
    organizationId: 'open',
    roleId: role,
    role,
    subdivisionId: 'open',
    subdivision: 'open',
    name: 'open',
    vep: purpose,
    kpi: purpose,
    postFunctions: purpose,
    subdivisionName: 'open',
    subdivisionColor: 'open',
    isSubdivision: 'open',
    order: 'open',
    isArchive: 'open',
    employeesCount: 'open',
    holders: 'open',
    updatedAt: 'open',
  }),
  PositionKpi: partOf('Position.kpi'),
  SubdivisionList: partOf('Query.subdivisions'),
  Subdivision: openBut<'Subdivision'>({
    id: 'open',
    parentId: 'open',
    organizationId: 'open',
    positionId: 'open',
    name: 'open',
    idealPicture: { may: (row, context) => seesSubdivision(context, row) },
    order: 'open',
    isArchive: 'open',
    leader: 'open',
    employees: 'open',
    employeesCount: 'open',
    faces: 'open',
    actingLeader: 'open',
    actingLeaders: 'open',
    updatedAt: 'open',
  }),
  Coverage: partOf('Query.coverage'),
  CoveragePosition: partOf('Coverage'),
  CoverageRegulation: partOf('Coverage'),
  CoverageCell: partOf('Query.coverageCells', 'CoverageDetail'),
  CoverageDetail: partOf('Query.coverageCell'),
  /** A person's progress, with the same access as the assignment itself. */
  CoveragePerson: guarded<'CoveragePerson'>((person, context) => seesAssignment(context, person)),
  StructureOutlinePlan: partOf('Query.structureOutlinePlan', 'Mutation'),
  StructureNodePlan: partOf('StructureOutlinePlan'),
  StructureRowsResult: partOf('Mutation'),
  StructureRowsPreview: partOf('Query.structureRowsPreview'),
  StructureRowRejection: partOf('StructureRowsResult', 'StructureRowsPreview'),
  RegulationStructureList: partOf('Query.regulationStructures'),
  RegulationStructure: guarded<'RegulationStructure'>((_, { signedIn }) =>
    hasRight(signedIn, 'structure', 'read'),
  ),
  ReferenceData: partOf('Subscription.referenceData'),
  ReferencePositions: partOf('ReferenceData'),
  ReferenceSubdivisions: partOf('ReferenceData'),
  ReferenceRegulationStructures: partOf('ReferenceData'),
  ReferenceUsers: partOf('ReferenceData'),
} satisfies Partial<TypePolicies>;
