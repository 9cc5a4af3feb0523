import limits from '@graphql/limits.json';
import { changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { depthThrough, lockTree, type TreeName, type TreeUse } from './tree.repository';

interface TreeRow {
  id: number;
  parentId: number | null;
  isArchive: boolean;
  updatedAt: Date;
}

interface TreeInput {
  id?: number | null;
  updatedAt?: Date | null;
}

type Fields<Row> = Partial<Omit<Row, 'id' | 'organizationId' | 'createdAt' | 'updatedAt'>>;

/** The parts that differ between the trees of an organization. */
export interface TreeKind<Row extends TreeRow, Input extends TreeInput> {
  tree: TreeName;
  audited: readonly (keyof Row & string)[];
  lock(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, Row>>;
  insert(scope: Scope, fields: Fields<Row>): Promise<Row>;
  update(tx: Tx, organizationId: number, id: number, fields: Fields<Row>): Promise<Row>;
  delete(tx: Tx, organizationId: number, id: number): Promise<void>;
  use(tx: Tx, organizationId: number, id: number): Promise<TreeUse>;
  check(input: Input): Fields<Row>;
  /** Checks the references other than the parent. @throws {AppError} */
  checkReferences(scope: Scope, fields: Fields<Row>, before: Row | null): Promise<void>;
  /** Runs after the write, for rows whose parent has changed. */
  moved(scope: Scope, ids: number[]): Promise<void>;
}

export interface TreeService<Row, Input> {
  find(scope: Scope, id: number): Promise<Row>;
  create(scope: Scope, input: Input): Promise<Row>;
  update(scope: Scope, input: Input): Promise<Row>;
  /** Updates many at once: all of them or none. */
  updateMany(scope: Scope, inputs: readonly Input[]): Promise<Row[]>;
  delete(scope: Scope, id: number): Promise<void>;
}

/** An event does not list more ids than this: clients that show the tree reload it instead. */
const LISTED = 200;

/** The dependencies of the tree rules: the kind of tree, and the history and live events that record its changes. */
interface TreeDeps<Row extends TreeRow, Input extends TreeInput> extends Pick<ModuleDeps, 'audit' | 'live'> {
  kind: TreeKind<Row, Input>;
}

/** @throws {AppError} validation.unknown, validation.archived, tree.cycle, tree.tooDeep for `parentId` */
async function checkPlaces<Row extends TreeRow, Input extends TreeInput>(
  { kind }: TreeDeps<Row, Input>,
  { tx, organizationId }: Scope,
  rows: readonly Row[],
): Promise<void> {
  const field = 'parentId';
  const parents = await kind.lock(
    tx,
    organizationId,
    rows.flatMap(({ parentId }) => parentId ?? []),
  );
  const isInArchived = (row: Row) => !row.isArchive && parents.get(row.parentId ?? 0)?.isArchive;
  if (rows.some(isInArchived)) throw new AppError('validation.archived', { field });
  const ids = rows.map(({ id }) => id);
  const depth = await depthThrough(tx, organizationId, kind.tree, ids);
  if (depth === null) throw new AppError('tree.cycle', { field });
  if (depth > limits.treeDepth) {
    throw new AppError('tree.tooDeep', { field, params: { max: limits.treeDepth } });
  }
}

/** Runs before the write: a parent of another organization would violate the foreign key, and the error would be masked. */
async function checkParents<Row extends TreeRow, Input extends TreeInput>(
  { kind }: TreeDeps<Row, Input>,
  { tx, organizationId }: Scope,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const known = await kind.lock(tx, organizationId, ids);
  if (ids.some((id) => !known.has(id))) throw new AppError('validation.unknown', { field: 'parentId' });
}

async function rejectUsed<Row extends TreeRow, Input extends TreeInput>(
  { kind }: TreeDeps<Row, Input>,
  { tx, organizationId }: Scope,
  rows: readonly Row[],
): Promise<void> {
  for (const { id } of rows) {
    const use = await kind.use(tx, organizationId, id);
    if (use.people > 0) throw new AppError('tree.hasPeople', { field: 'isArchive' });
    if (use.activeChildren > 0) throw new AppError('tree.hasChildren', { field: 'isArchive' });
  }
}

async function publish<Row extends TreeRow, Input extends TreeInput>(
  { live, kind }: TreeDeps<Row, Input>,
  { tx, organizationId }: Scope,
  ids: readonly number[],
): Promise<void> {
  await live.publish(tx, {
    organizationId,
    topic: kind.tree,
    ids: ids.length > LISTED ? [] : [...ids],
  });
}

function actionOf<Row extends TreeRow>(before: Row, after: Row): 'update' | 'archive' | 'restore' {
  if (before.isArchive === after.isArchive) return 'update';
  return after.isArchive ? 'archive' : 'restore';
}

async function updateRows<Row extends TreeRow, Input extends TreeInput>(
  deps: TreeDeps<Row, Input>,
  scope: Scope,
  inputs: readonly Input[],
): Promise<Row[]> {
  const { tx, organizationId } = scope;
  if (inputs.length > limits.bulk) {
    throw new AppError('validation.range', { params: { min: 1, max: limits.bulk } });
  }
  const changes = inputs.map((input) => ({ input, id: input.id ?? 0, fields: deps.kind.check(input) }));
  await lockTree(tx, organizationId, deps.kind.tree);
  const stored = await deps.kind.lock(
    tx,
    organizationId,
    changes.map(({ id }) => id),
  );
  await checkParents(
    deps,
    scope,
    changes.flatMap(({ fields }) => fields.parentId ?? []),
  );
  const pairs: { before: Row; after: Row }[] = [];
  for (const { input, id, fields } of changes) {
    const before = stored.get(id);
    if (!before) throw new AppError('notFound');
    await rejectStale(
      scope,
      { objectType: deps.kind.tree, id, updatedAt: before.updatedAt },
      input.updatedAt,
    );
    if (fields.parentId === id) throw new AppError('tree.cycle', { field: 'parentId' });
    await deps.kind.checkReferences(scope, fields, before);
    pairs.push({ before, after: await deps.kind.update(tx, organizationId, id, fields) });
  }
  await settle(deps, scope, pairs);
  return pairs.map(({ after }) => after);
}

/** Checks the tree after all the writes, so that a batch may pass through any intermediate state. */
async function settle<Row extends TreeRow, Input extends TreeInput>(
  deps: TreeDeps<Row, Input>,
  scope: Scope,
  pairs: readonly { before: Row; after: Row }[],
): Promise<void> {
  const moved = pairs.filter(({ before, after }) => before.parentId !== after.parentId);
  const restored = pairs.filter(({ before, after }) => before.isArchive && !after.isArchive);
  const archived = pairs.filter(({ before, after }) => !before.isArchive && after.isArchive);
  const placed = [...moved, ...restored].map(({ after }) => after);
  if (placed.length > 0) await checkPlaces(deps, scope, placed);
  await rejectUsed(
    deps,
    scope,
    archived.map(({ after }) => after),
  );
  await deps.audit.writeAll(
    scope,
    pairs.map(({ before, after }) => ({
      action: actionOf(before, after),
      objectType: deps.kind.tree,
      objectId: after.id,
      changes: changesOf(before, after, deps.kind.audited),
    })),
  );
  const ids = pairs.map(({ after }) => after.id);
  await publish(deps, scope, ids);
  if (moved.length > 0) {
    await deps.kind.moved(
      scope,
      moved.map(({ after }) => after.id),
    );
  }
}

async function findRow<Row extends TreeRow, Input extends TreeInput>(
  { kind }: TreeDeps<Row, Input>,
  { tx, organizationId }: Scope,
  id: number,
): Promise<Row> {
  const row = (await kind.lock(tx, organizationId, [id])).get(id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function createRow<Row extends TreeRow, Input extends TreeInput>(
  deps: TreeDeps<Row, Input>,
  scope: Scope,
  input: Input,
): Promise<Row> {
  const fields = deps.kind.check(input);
  await lockTree(scope.tx, scope.organizationId, deps.kind.tree);
  await checkParents(deps, scope, typeof fields.parentId === 'number' ? [fields.parentId] : []);
  await deps.kind.checkReferences(scope, fields, null);
  const row = await deps.kind.insert(scope, fields);
  await checkPlaces(deps, scope, [row]);
  const changes = firstValuesOf(row, deps.kind.audited);
  await deps.audit.write(scope, { action: 'create', objectType: deps.kind.tree, objectId: row.id, changes });
  await publish(deps, scope, [row.id]);
  return row;
}

async function updateRow<Row extends TreeRow, Input extends TreeInput>(
  deps: TreeDeps<Row, Input>,
  scope: Scope,
  input: Input,
): Promise<Row> {
  const [row] = await updateRows(deps, scope, [input]);
  if (!row) throw new AppError('notFound');
  return row;
}

async function deleteRow<Row extends TreeRow, Input extends TreeInput>(
  deps: TreeDeps<Row, Input>,
  scope: Scope,
  id: number,
): Promise<void> {
  const { tx, organizationId } = scope;
  await lockTree(tx, organizationId, deps.kind.tree);
  const row = (await deps.kind.lock(tx, organizationId, [id])).get(id);
  if (!row) throw new AppError('notFound');
  const use = await deps.kind.use(tx, organizationId, id);
  if (use.references > 0) throw new AppError('tree.used');
  await deps.kind.delete(tx, organizationId, id);
  const changes = lastValuesOf(row, deps.kind.audited);
  await deps.audit.write(scope, { action: 'delete', objectType: deps.kind.tree, objectId: id, changes });
  await publish(deps, scope, [id]);
}

/** Enforces the rules of a tree: no cycles, a depth limit, and no archiving or deleting of items in use. */
export function createTreeService<Row extends TreeRow, Input extends TreeInput>(
  kind: TreeKind<Row, Input>,
  { audit, live }: Pick<ModuleDeps, 'audit' | 'live'>,
): TreeService<Row, Input> {
  const deps: TreeDeps<Row, Input> = { kind, audit, live };
  return {
    find: (scope, id) => findRow(deps, scope, id),
    create: (scope, input) => createRow(deps, scope, input),
    update: (scope, input) => updateRow(deps, scope, input),
    updateMany: (scope, inputs) => updateRows(deps, scope, inputs),
    delete: (scope, id) => deleteRow(deps, scope, id),
  };
}
