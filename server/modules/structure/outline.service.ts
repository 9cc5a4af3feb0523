import { and, eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { StructureNodeInput, StructureOutlinePlan } from '@server/graphql/generated/resolvers';
import type { UploadedFile } from '@server/graphql/uploads';
import type { ModuleDeps } from '@server/modules/module';
import { readUpload } from '@server/workers/readings';
import { type OutlinePlan, type Planned, planOutline, type Standing } from './outline.plan';
import { outlineTask } from './outline.task';
import { positionTable, subdivisionTable } from './structure.tables';
import { lockTree } from './tree.repository';

export interface OutlineService {
  /**
   * A table as the indented list that people edit.
   * @throws {AppError} as `readOutlineFile`, files.busy, files.tooComplex
   */
  read(scope: Scope, file: UploadedFile): Promise<string>;
  plan(scope: Scope, nodes: readonly StructureNodeInput[]): Promise<StructureOutlinePlan>;
  /** @throws {AppError} outline.errors when a line cannot be taken */
  create(scope: Scope, nodes: readonly StructureNodeInput[]): Promise<StructureOutlinePlan>;
}

async function standingOf({ tx, organizationId }: Scope): Promise<Standing[]> {
  const { id, name, parentId } = subdivisionTable;
  const subdivisions = await tx
    .select({ id, name, parentId })
    .from(subdivisionTable)
    .where(and(eq(subdivisionTable.organizationId, organizationId), eq(subdivisionTable.isArchive, false)));
  const positions = await tx
    .select({
      id: positionTable.id,
      name: positionTable.name,
      parentId: positionTable.parentId,
      subdivisionId: positionTable.subdivisionId,
    })
    .from(positionTable)
    .where(and(eq(positionTable.organizationId, organizationId), eq(positionTable.isArchive, false)));
  return [
    ...subdivisions.map((row) => ({ ...row, kind: 'subdivision' as const, subdivisionId: null })),
    ...positions.map((row) => ({ ...row, kind: 'position' as const })),
  ];
}

function answerOf({ nodes, toCreate }: OutlinePlan): StructureOutlinePlan {
  const positionsNew = toCreate.filter(({ kind }) => kind === 'position').length;
  return { nodes, positionsNew, subdivisionsNew: toCreate.length - positionsNew };
}

/** Levels of a plan: everything of one level hangs on what is there or was made before. */
function levelsOf(records: readonly Planned[]): Planned[][] {
  const levels: Planned[][] = [];
  for (const record of records) (levels[record.depth - 1] ??= []).push(record);
  return levels.filter((level) => level.length > 0);
}

/** A whole structure from an indented list. */
export function createOutlineService({
  audit,
  live,
  workers,
}: Pick<ModuleDeps, 'audit' | 'live' | 'workers'>): OutlineService {
  async function insertLevel(scope: Scope, level: readonly Planned[], order: number): Promise<void> {
    const { tx, organizationId } = scope;
    const kind = level[0]?.kind ?? 'position';
    const values = level.map(({ name, parent, subdivision }, index) => ({
      ...{ organizationId, name, order: order + index, parentId: parent?.id ?? null },
      ...(kind === 'position' ? { subdivisionId: subdivision?.id ?? null } : {}),
    }));
    const rows =
      kind === 'position'
        ? await tx.insert(positionTable).values(values).returning()
        : await tx.insert(subdivisionTable).values(values).returning();
    const idOf = new Map(rows.map((row) => [row.order, row.id]));
    for (const [index, record] of level.entries()) record.id = idOf.get(order + index) ?? null;
    await audit.writeAll(
      scope,
      rows.map((row) => ({
        action: 'create',
        objectType: kind,
        objectId: row.id,
        changes: firstValuesOf(row, ['name', 'parentId']),
      })),
    );
  }

  /** New ones come after the old. */
  async function insertAll(scope: Scope, records: readonly Planned[]): Promise<void> {
    let order = records.length > 0 ? await nextOrder(scope) : 0;
    for (const level of levelsOf(records)) {
      await insertLevel(scope, level, order);
      order += level.length;
    }
  }

  async function nextOrder({ tx, organizationId }: Scope): Promise<number> {
    const result = await tx.execute<{ order: number }>(sql`
      select greatest((select max("order") from subdivision where organization_id = ${organizationId}),
        (select max("order") from position where organization_id = ${organizationId}), 0) as order`);
    return (result.rows[0]?.order ?? 0) + 1;
  }

  return {
    async read(scope, { name, bytes }) {
      if (bytes.length > limits.importBytes) throw new AppError('import.tooBig', { field: 'file' });
      return readUpload(workers, scope, outlineTask, { name, bytes }, 'file');
    },

    plan: async (scope, nodes) => answerOf(planOutline(nodes, await standingOf(scope))),

    async create(scope, nodes) {
      const { tx, organizationId } = scope;
      for (const tree of ['position', 'subdivision'] as const) await lockTree(tx, organizationId, tree);
      const plan = planOutline(nodes, await standingOf(scope));
      if (plan.nodes.some(({ error }) => error !== null))
        throw new AppError('outline.errors', { field: 'nodes' });
      for (const kind of ['subdivision', 'position'] as const) {
        const records = plan.toCreate.filter((record) => record.kind === kind);
        await insertAll(scope, records);
        if (records.length > 0) await live.publish(tx, { organizationId, topic: kind, ids: [] });
      }
      return answerOf(plan);
    },
  };
}
