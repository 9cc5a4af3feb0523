import limits from '@graphql/limits.json';
import { changesOf, firstValuesOf, lastValuesOf } from '@server/audit/audit';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { refuseStale } from '@server/modules/conflict';
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

/** What differs between the two trees of an organization. */
export interface TreeKind<Row extends TreeRow, Input extends TreeInput> {
  tree: TreeName;
  audited: readonly (keyof Row & string)[];
  lock(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, Row>>;
  insert(scope: Scope, fields: Fields<Row>): Promise<Row>;
  update(tx: Tx, organizationId: number, id: number, fields: Fields<Row>): Promise<Row>;
  delete(tx: Tx, organizationId: number, id: number): Promise<void>;
  use(tx: Tx, organizationId: number, id: number): Promise<TreeUse>;
  check(input: Input): Fields<Row>;
  /** References other than the parent. @throws {AppError} */
  checkReferences(scope: Scope, fields: Fields<Row>, before: Row | null): Promise<void>;
  /** After the write, for those whose parent is another now. */
  moved(scope: Scope, ids: number[]): Promise<void>;
}

export interface TreeService<Row, Input> {
  find(scope: Scope, id: number): Promise<Row>;
  create(scope: Scope, input: Input): Promise<Row>;
  update(scope: Scope, input: Input): Promise<Row>;
  /** Many at once: all of them or none. */
  updateMany(scope: Scope, inputs: readonly Input[]): Promise<Row[]>;
  delete(scope: Scope, id: number): Promise<void>;
}

const BULK_MAX = 1000;
/** More than this many ids are not listed in an event: whoever shows the tree reads it again. */
const LISTED = 200;

/** Rules of a tree: no cycles, not too deep, nothing in use is archived or deleted. */
export function createTreeService<Row extends TreeRow, Input extends TreeInput>(
  kind: TreeKind<Row, Input>,
  { audit, live }: Pick<ModuleDeps, 'audit' | 'live'>,
): TreeService<Row, Input> {
  /** @throws {AppError} validation.unknown, validation.archived, tree.cycle, tree.tooDeep for `parentId` */
  async function checkPlaces({ tx, organizationId }: Scope, rows: readonly Row[]): Promise<void> {
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

  /** Before the write: a parent of another organization would break the foreign key and be masked. */
  async function checkParents({ tx, organizationId }: Scope, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const known = await kind.lock(tx, organizationId, ids);
    if (ids.some((id) => !known.has(id))) throw new AppError('validation.unknown', { field: 'parentId' });
  }

  async function refuseUsed({ tx, organizationId }: Scope, rows: readonly Row[]): Promise<void> {
    for (const { id } of rows) {
      const use = await kind.use(tx, organizationId, id);
      if (use.people > 0) throw new AppError('tree.hasPeople', { field: 'isArchive' });
      if (use.activeChildren > 0) throw new AppError('tree.hasChildren', { field: 'isArchive' });
    }
  }

  async function publish({ tx, organizationId }: Scope, ids: readonly number[]): Promise<void> {
    await live.publish(tx, {
      organizationId,
      topic: kind.tree,
      ids: ids.length > LISTED ? [] : [...ids],
    });
  }

  function actionOf(before: Row, after: Row): 'update' | 'archive' | 'restore' {
    if (before.isArchive === after.isArchive) return 'update';
    return after.isArchive ? 'archive' : 'restore';
  }

  async function updateMany(scope: Scope, inputs: readonly Input[]): Promise<Row[]> {
    const { tx, organizationId } = scope;
    if (inputs.length > BULK_MAX) {
      throw new AppError('validation.range', { params: { min: 1, max: BULK_MAX } });
    }
    const changes = inputs.map((input) => ({ input, id: input.id ?? 0, fields: kind.check(input) }));
    await lockTree(tx, organizationId, kind.tree);
    const stored = await kind.lock(
      tx,
      organizationId,
      changes.map(({ id }) => id),
    );
    await checkParents(
      scope,
      changes.flatMap(({ fields }) => fields.parentId ?? []),
    );
    const pairs: { before: Row; after: Row }[] = [];
    for (const { input, id, fields } of changes) {
      const before = stored.get(id);
      if (!before) throw new AppError('notFound');
      await refuseStale(scope, { objectType: kind.tree, id, updatedAt: before.updatedAt }, input.updatedAt);
      if (fields.parentId === id) throw new AppError('tree.cycle', { field: 'parentId' });
      await kind.checkReferences(scope, fields, before);
      pairs.push({ before, after: await kind.update(tx, organizationId, id, fields) });
    }
    await settle(scope, pairs);
    return pairs.map(({ after }) => after);
  }

  /** Looks at the tree as it is after all the writes, so that a batch may pass through any state on its way. */
  async function settle(scope: Scope, pairs: readonly { before: Row; after: Row }[]): Promise<void> {
    const moved = pairs.filter(({ before, after }) => before.parentId !== after.parentId);
    const restored = pairs.filter(({ before, after }) => before.isArchive && !after.isArchive);
    const archived = pairs.filter(({ before, after }) => !before.isArchive && after.isArchive);
    const placed = [...moved, ...restored].map(({ after }) => after);
    if (placed.length > 0) await checkPlaces(scope, placed);
    await refuseUsed(
      scope,
      archived.map(({ after }) => after),
    );
    await audit.writeAll(
      scope,
      pairs.map(({ before, after }) => ({
        action: actionOf(before, after),
        objectType: kind.tree,
        objectId: after.id,
        changes: changesOf(before, after, kind.audited),
      })),
    );
    const ids = pairs.map(({ after }) => after.id);
    await publish(scope, ids);
    if (moved.length > 0) {
      await kind.moved(
        scope,
        moved.map(({ after }) => after.id),
      );
    }
  }

  return {
    async find({ tx, organizationId }, id) {
      const row = (await kind.lock(tx, organizationId, [id])).get(id);
      if (!row) throw new AppError('notFound');
      return row;
    },

    async create(scope, input) {
      const fields = kind.check(input);
      await lockTree(scope.tx, scope.organizationId, kind.tree);
      await checkParents(scope, typeof fields.parentId === 'number' ? [fields.parentId] : []);
      await kind.checkReferences(scope, fields, null);
      const row = await kind.insert(scope, fields);
      await checkPlaces(scope, [row]);
      const changes = firstValuesOf(row, kind.audited);
      await audit.write(scope, { action: 'create', objectType: kind.tree, objectId: row.id, changes });
      await publish(scope, [row.id]);
      return row;
    },

    async update(scope, input) {
      const [row] = await updateMany(scope, [input]);
      if (!row) throw new AppError('notFound');
      return row;
    },

    updateMany,

    async delete(scope, id) {
      const { tx, organizationId } = scope;
      await lockTree(tx, organizationId, kind.tree);
      const row = (await kind.lock(tx, organizationId, [id])).get(id);
      if (!row) throw new AppError('notFound');
      const use = await kind.use(tx, organizationId, id);
      if (use.references > 0) throw new AppError('tree.used');
      await kind.delete(tx, organizationId, id);
      const changes = lastValuesOf(row, kind.audited);
      await audit.write(scope, { action: 'delete', objectType: kind.tree, objectId: id, changes });
      await publish(scope, [id]);
    },
  };
}
