import limits from '@graphql/limits.json';
import { firstValuesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { StructureNodeInput, StructureOutlinePlan } from '@server/graphql/generated/types';
import type { UploadedFile } from '@server/graphql/uploads';
import type { ModuleDeps } from '@server/modules/module';
import { readUpload } from '@server/workers/read-upload';
import { type OutlinePlan, type Planned, planOutline } from './outline.plan';
import { outlineRepository } from './outline.repository';
import { outlineTask } from './outline.task';
import { lockTree } from '../tree.repository';

export interface OutlineService {
  /**
   * Converts a table to the indented list that people edit.
   * @throws {AppError} as `readOutlineFile`, files.busy, files.tooComplex
   */
  read(scope: Scope, file: UploadedFile): Promise<string>;
  plan(scope: Scope, nodes: readonly StructureNodeInput[]): Promise<StructureOutlinePlan>;
  /** @throws {AppError} outline.errors when a line is invalid */
  create(scope: Scope, nodes: readonly StructureNodeInput[]): Promise<StructureOutlinePlan>;
}

function answerOf({ nodes, toCreate }: OutlinePlan): StructureOutlinePlan {
  const positionsNew = toCreate.filter(({ kind }) => kind === 'position').length;
  return { nodes, positionsNew, subdivisionsNew: toCreate.length - positionsNew };
}

/** Groups a plan into levels: every record of a level has a parent that exists already or was created before. */
function levelsOf(records: readonly Planned[]): Planned[][] {
  const levels: Planned[][] = [];
  for (const record of records) (levels[record.depth - 1] ??= []).push(record);
  return levels.filter((level) => level.length > 0);
}

type OutlineDeps = Pick<ModuleDeps, 'audit' | 'live' | 'workers'>;

async function insertLevel(
  { audit }: OutlineDeps,
  scope: Scope,
  level: readonly Planned[],
  order: number,
): Promise<void> {
  const { tx, organizationId } = scope;
  const kind = level[0]?.kind ?? 'position';
  const values = level.map(({ name, parent, subdivision }, index) => ({
    ...{ organizationId, name, order: order + index, parentId: parent?.id ?? null },
    ...(kind === 'position' ? { subdivisionId: subdivision?.id ?? null } : {}),
  }));
  const rows = await outlineRepository.insert(tx, kind, values);
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

/** New records are ordered after existing ones. */
async function insertAll(deps: OutlineDeps, scope: Scope, records: readonly Planned[]): Promise<void> {
  let order = records.length > 0 ? await outlineRepository.nextOrder(scope.tx, scope.organizationId) : 0;
  for (const level of levelsOf(records)) {
    await insertLevel(deps, scope, level, order);
    order += level.length;
  }
}

async function readOutline(
  { workers }: OutlineDeps,
  scope: Scope,
  { name, bytes }: UploadedFile,
): Promise<string> {
  if (bytes.length > limits.importBytes) throw new AppError('import.tooBig', { field: 'file' });
  return readUpload(workers, scope, outlineTask, { name, bytes }, 'file');
}

async function createFromOutline(
  deps: OutlineDeps,
  scope: Scope,
  nodes: readonly StructureNodeInput[],
): Promise<StructureOutlinePlan> {
  const { tx, organizationId } = scope;
  for (const tree of ['position', 'subdivision'] as const) await lockTree(tx, organizationId, tree);
  const plan = planOutline(nodes, await outlineRepository.existing(tx, organizationId));
  if (plan.nodes.some(({ error }) => error !== null))
    throw new AppError('outline.errors', { field: 'nodes' });
  for (const kind of ['subdivision', 'position'] as const) {
    const records = plan.toCreate.filter((record) => record.kind === kind);
    await insertAll(deps, scope, records);
    if (records.length > 0) await deps.live.publish(tx, { organizationId, topic: kind, ids: [] });
  }
  return answerOf(plan);
}

/** Creates a whole structure from an indented list. */
export function createOutlineService(deps: OutlineDeps): OutlineService {
  return {
    read: (scope, file) => readOutline(deps, scope, file),
    plan: async ({ tx, organizationId }, nodes) =>
      answerOf(planOutline(nodes, await outlineRepository.existing(tx, organizationId))),
    create: (scope, nodes) => createFromOutline(deps, scope, nodes),
  };
}
