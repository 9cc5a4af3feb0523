import limits from '@graphql/limits.json';
import { inSavepoint } from '@server/db/savepoint';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { expectedError } from '@server/graphql/errors';
import type { PositionInput, StructureNodeKind, SubdivisionInput } from '@server/graphql/generated/types';
import { processPartially, type Rejection } from '@server/modules/process-partially';
import type { PositionsService, SubdivisionsService } from './structure.service';
import type { PositionRow, SubdivisionRow } from './structure.tables';

export interface StructureRows {
  positions: readonly PositionInput[];
  subdivisions: readonly SubdivisionInput[];
}

export interface StructureRowsResult {
  positions: PositionRow[];
  subdivisions: SubdivisionRow[];
  rejections: (Rejection & { kind: StructureNodeKind; id: number })[];
}

export interface StructureRowsService {
  /** `isAll`: all rows or none. Rejections are returned per row, not thrown. */
  update(scope: Scope, rows: StructureRows, isAll: boolean): Promise<StructureRowsResult>;
}

/** Carries the rejections out of a savepoint that is rolled back because of them. */
class RejectedRows extends Error {
  constructor(readonly result: StructureRowsResult) {
    super('refused');
  }
}

/** Updates table rows of both kinds: a pasted block, or one change to many rows. */
export function createStructureRowsService(
  positions: PositionsService,
  subdivisions: SubdivisionsService,
): StructureRowsService {
  async function together(scope: Scope, rows: StructureRows): Promise<StructureRowsResult> {
    // Subdivisions first, then the positions that are put into them.
    const placed = rows.subdivisions.length ? await subdivisions.updateMany(scope, rows.subdivisions) : [];
    const held = rows.positions.length ? await positions.updateMany(scope, rows.positions) : [];
    return { positions: held, subdivisions: placed, rejections: [] };
  }

  /** Updates the rows individually and returns which of them were rejected, and why. */
  async function oneByOne(scope: Scope, rows: StructureRows): Promise<StructureRowsResult> {
    const result: StructureRowsResult = { positions: [], subdivisions: [], rejections: [] };
    const placed = await processPartially(scope, rows.subdivisions, (row) => subdivisions.update(scope, row));
    const held = await processPartially(scope, rows.positions, (row) => positions.update(scope, row));
    result.subdivisions = placed.done.map(({ result: row }) => row);
    result.positions = held.done.map(({ result: row }) => row);
    for (const [kind, { rejected }] of [
      ['subdivision', placed],
      ['position', held],
    ] as const) {
      result.rejections.push(
        ...rejected.map(({ item, rejection }) => ({ ...rejection, kind, id: item.id ?? 0 })),
      );
    }
    return result;
  }

  return {
    async update(scope, rows, isAll) {
      if (rows.positions.length + rows.subdivisions.length > limits.bulk) {
        throw new AppError('validation.tooMany', { params: { max: limits.bulk } });
      }
      try {
        return await inSavepoint(scope.tx, () => together(scope, rows));
      } catch (error) {
        if (expectedError(error) === null) throw error;
      }
      try {
        return await inSavepoint(scope.tx, async () => {
          const result = await oneByOne(scope, rows);
          if (isAll && result.rejections.length > 0) throw new RejectedRows(result);
          return result;
        });
      } catch (error) {
        if (!(error instanceof RejectedRows)) throw error;
        return { positions: [], subdivisions: [], rejections: error.result.rejections };
      }
    },
  };
}
