import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Caller, Scope } from '@server/graphql/context';
import type { Coverage, CoverageCell, CoverageFilter, ObjectType } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { checkText } from '@server/modules/checks';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { mayEditObject, requireKind } from '@server/modules/content/content-kinds';
import {
  coverageCrossing,
  coveredPeople,
  type CoveredPerson,
  type CoverageQuery,
  readCoverage,
  readCoverageCells,
} from './coverage.read-model';

export interface CoverageDetailView {
  cell: CoverageCell;
  positionName: string;
  regulationName: string;
  canEdit: boolean;
  people: CoveredPerson[];
}

export interface CoverageService {
  axes(scope: Scope, objectType: ObjectType, filter: CoverageFilter | null | undefined): Promise<Coverage>;
  cells(
    scope: Scope,
    objectType: ObjectType,
    positionIds: readonly number[],
    regulationIds: readonly number[],
  ): Promise<CoverageCell[]>;
  detail(scope: Scope, positionId: number, object: ObjectKey): Promise<CoverageDetailView | null>;
}

/** The filter field by which the columns are searched. */
const OBJECT_FIELD = 'regulation' satisfies keyof CoverageFilter;

/** The max number of entries on one axis that a screen requests at once. */
export const COVERAGE_WINDOW = 100;

const NOTHING = { givenCount: 0, signedCount: 0, dueCount: 0, overdueCount: 0, paths: [] };

/** Returns the person who views. @throws {AppError} auth.required for the system itself */
export function viewerOf({ caller }: Scope): Caller {
  if (caller === null) throw new AppError('auth.required');
  return caller;
}

/** Returns the checked filter. @throws {AppError} naming the field */
function coverageQuery(filter: CoverageFilter | null | undefined): CoverageQuery {
  const text = (value: string | null | undefined, field: string) =>
    checkText(value ?? '', { field, max: limits.search });
  return {
    position: text(filter?.position, 'position'),
    regulation: text(filter?.regulation, OBJECT_FIELD),
    show: filter?.show ?? 'all',
  };
}

/** Reports which position owes which regulation, by which rule, and the progress of its people. */
export function createCoverageService({ contentKinds }: Pick<ModuleDeps, 'contentKinds'>): CoverageService {
  return {
    axes: (scope, objectType, filter) =>
      readCoverage(requireKind(contentKinds, objectType), scope.tx, viewerOf(scope), coverageQuery(filter)),

    async cells(scope, objectType, positionIds, regulationIds) {
      const kind = requireKind(contentKinds, objectType);
      for (const [field, ids] of Object.entries({ positionIds, regulationIds })) {
        if (ids.length <= COVERAGE_WINDOW) continue;
        throw new AppError('validation.range', { field, params: { min: 0, max: COVERAGE_WINDOW } });
      }
      if (positionIds.length === 0 || regulationIds.length === 0) return [];
      return readCoverageCells(kind, scope.tx, viewerOf(scope), positionIds, regulationIds);
    },

    async detail(scope, positionId, object) {
      const { tx, organizationId } = scope;
      const { objectType, objectId: regulationId } = object;
      const kind = requireKind(contentKinds, objectType);
      const crossing = await coverageCrossing(kind, tx, viewerOf(scope), positionId, regulationId);
      if (!crossing) return null;
      const { peopleCount, ...names } = crossing;
      const [cell] = await readCoverageCells(kind, tx, viewerOf(scope), [positionId], [regulationId]);
      return {
        ...names,
        cell: cell ?? { ...NOTHING, positionId, regulationId, peopleCount },
        canEdit: await mayEditObject(contentKinds, scope, object),
        people: await coveredPeople(tx, organizationId, positionId, object),
      };
    },
  };
}
