import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { RightFlag } from '@server/graphql/generated/types';
import { scopeOf } from '@server/graphql/access/rights';
import { isWithinScope } from '@server/modules/sql';
import { sql } from 'drizzle-orm';
import type { TreeService } from './tree.service';

/** The subdivisions in which the caller's structure right applies; null: everywhere. */
export function structureScope({ caller }: Scope, flag: RightFlag): number[] | null {
  return caller === null ? null : scopeOf(caller, 'structure', flag);
}

/** Whether all these subdivisions are within the caller's scope; null, for no subdivision, is not. */
export async function areWithin(
  scope: Scope,
  subdivisionIds: readonly (number | null)[],
  flag: RightFlag,
): Promise<boolean> {
  const accessScope = structureScope(scope, flag);
  if (accessScope === null) return true;
  if (subdivisionIds.some((id) => id === null)) return false;
  const { rows } = await scope.tx.execute(sql`
    select 1 from unnest(${sql.param([...subdivisionIds])}::int[]) as given (id)
    where not ${isWithinScope(scope.organizationId, sql`given.id`, accessScope)}`);
  return rows.length === 0;
}

interface Places<Row> {
  field: 'parentId' | 'subdivisionId';
  /** Returns the subdivision of a stored row. */
  of(row: Row): number | null;
  /** Returns the subdivision of a row after a write; `before` is undefined for a new one. */
  after(row: Row, before: Row | undefined): number | null;
}

/**
 * Restricts the writes of a tree for callers who may write only in some subdivisions: nothing is moved out of these or into them.
 */
export function narrowTree<Row extends { id: number }, Input extends { id?: number | null }>(
  tree: TreeService<Row, Input>,
  places: Places<Row>,
): TreeService<Row, Input> {
  async function rowsWithin(scope: Scope, ids: readonly number[]): Promise<Map<number, Row>> {
    if (structureScope(scope, 'write') === null) return new Map();
    const rows: Row[] = [];
    for (const id of ids) rows.push(await tree.find(scope, id));
    // Absent rows and rows outside the scope get the same response.
    if (!(await areWithin(scope, rows.map(places.of), 'write'))) throw new AppError('notFound');
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function requirePlaces(scope: Scope, rows: readonly Row[], before: Map<number, Row>): Promise<void> {
    const put = rows.map((row) => places.after(row, before.get(row.id)));
    if (await areWithin(scope, put, 'write')) return;
    throw new AppError('structure.outsideScope', { field: places.field });
  }

  const idsOf = (inputs: readonly Input[]) => inputs.flatMap(({ id }) => id ?? []);

  return {
    find: (scope, id) => tree.find(scope, id),
    async create(scope, input) {
      const row = await tree.create(scope, input);
      await requirePlaces(scope, [row], new Map());
      return row;
    },
    async update(scope, input) {
      const before = await rowsWithin(scope, idsOf([input]));
      const row = await tree.update(scope, input);
      await requirePlaces(scope, [row], before);
      return row;
    },
    async updateMany(scope, inputs) {
      const before = await rowsWithin(scope, idsOf(inputs));
      const rows = await tree.updateMany(scope, inputs);
      await requirePlaces(scope, rows, before);
      return rows;
    },
    async delete(scope, id) {
      await rowsWithin(scope, [id]);
      await tree.delete(scope, id);
    },
  };
}
