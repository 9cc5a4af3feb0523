import { statementSchema } from '@domain/organization/ideal-picture';
import limits from '@graphql/limits.json';
import { changesOf, firstValuesOf } from '@server/audit/audit';
import type { LogAction } from '@server/audit/vocabulary';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type {
  IdealEvidenceInput,
  IdealOrderInput,
  IdealStatementInput,
  IdealStatus,
} from '@server/graphql/generated/types';
import { checkInput, checkSent } from '@server/modules/check-input';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { writeEvidence } from './ideal-evidence.service';
import { type IdealTarget, requireIdeal, targetOf } from './ideal-picture.policy';
import { idealRepository, statementIds, targetColumns } from './ideal-picture.repository';
import type { IdealStatementRow } from './ideal-picture.tables';

const AUDITED = ['text', 'kpi', 'ownerId', 'status', 'isArchive'] as const;

/** The statements of a layer, and the caller's rights on them. */
export interface ShownPicture {
  target: IdealTarget;
  items: IdealStatementRow[];
  canWrite: boolean;
  canDecide: boolean;
  canPropose: boolean;
}

/** A person's own statements wait for their head; those of somebody who may decide are approved at once. */
function statusOf({ layer }: IdealTarget, canDecide: boolean): IdealStatus {
  return layer === 'person' && !canDecide ? 'draft' : 'approved';
}

/** The history's action for moving a person's own statements to a status. */
const ACTION_OF: Record<IdealStatus, LogAction> = {
  draft: 'update',
  review: 'submitApproval',
  approved: 'approve',
  returned: 'reject',
};

type IdealPictureDeps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

async function recordChange(
  { audit, live }: IdealPictureDeps,
  scope: Scope,
  before: IdealStatementRow | null,
  after: IdealStatementRow,
  {
    action = before ? 'update' : 'create',
    evidence,
  }: { action?: LogAction; evidence?: [number, number] } = {},
): Promise<void> {
  const { tx, organizationId } = scope;
  await audit.write(scope, {
    action,
    objectType: 'idealStatement',
    objectId: after.id,
    affectedUserId: after.userId,
    changes: {
      ...(before ? changesOf(before, after, AUDITED) : firstValuesOf(after, AUDITED)),
      ...(evidence && evidence[0] + evidence[1] > 0 ? { evidence } : {}),
    },
  });
  await live.publish(tx, { organizationId, topic: 'idealPicture', ids: [] });
}

async function checkOwner({ loaders }: Context, input: IdealStatementInput) {
  const { ownerId } = input;
  if (typeof ownerId === 'number' && !(await loaders.user.load(ownerId))) {
    throw new AppError('validation.unknown', { field: 'ownerId' });
  }
  return ownerId;
}

async function lockStatement(context: Context, id: number): Promise<IdealStatementRow> {
  const { tx, organizationId } = context.scope;
  const row = await idealRepository.lock(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  return row;
}

async function changeStatement(
  deps: IdealPictureDeps,
  context: Context,
  row: IdealStatementRow,
  values: Partial<IdealStatementRow>,
  { action, evidence }: { action?: LogAction; evidence?: readonly IdealEvidenceInput[] } = {},
) {
  const { scope } = context;
  const [after] = await idealRepository.update(scope.tx, scope.organizationId, [row.id], {
    ...values,
    updatedAt: deps.now(),
  });
  if (!after) throw new AppError('notFound');
  await recordChange(deps, scope, row, after, {
    ...(action ? { action } : {}),
    ...(evidence ? { evidence: await writeEvidence(context, row.id, evidence) } : {}),
  });
  return after;
}

async function createStatement(
  deps: IdealPictureDeps,
  context: Context,
  input: IdealStatementInput,
): Promise<IdealStatementRow> {
  const { scope } = context;
  const target: IdealTarget = { layer: input.layer ?? 'company', id: input.targetId ?? null };
  const { canDecide } = await requireIdeal(context, target, 'canWrite');
  const row = await idealRepository.insert(
    scope.tx,
    {
      organizationId: scope.organizationId,
      ...targetColumns(target),
      ownerId: await checkOwner(context, input),
      ...checkInput(statementSchema, input),
      status: statusOf(target, canDecide),
      createdById: scope.caller?.userId ?? null,
    },
    target,
  );
  const evidence = input.evidence?.length ? await writeEvidence(context, row.id, input.evidence) : undefined;
  await recordChange(deps, scope, null, row, evidence ? { evidence } : {});
  return row;
}

/** Returns the statements of a layer, and the caller's rights on them. @throws {AppError} notFound */
async function shownPicture(
  context: Context,
  target: IdealTarget,
  isArchive: boolean,
): Promise<ShownPicture> {
  const { canWrite, canDecide } = await requireIdeal(context, target, 'canRead');
  const { tx, organizationId } = context.scope;
  const items = await idealRepository.list(tx, organizationId, target, isArchive);
  return { target, items, canWrite, canDecide, canPropose: !canWrite && target.layer !== 'person' };
}

/** Returns the ids of all current and former statements of a layer. @throws {AppError} notFound */
async function everIn(context: Context, target: IdealTarget): Promise<number[]> {
  await requireIdeal(context, target, 'canRead');
  return statementIds(context.scope.tx, context.scope.organizationId, target);
}

/** Creates several statements in the given order and returns the last one. @throws {AppError} as `createStatement` */
async function createStatements(
  deps: IdealPictureDeps,
  context: Context,
  target: IdealTarget,
  texts: readonly string[],
) {
  const max = limits.idealTemplate;
  if (texts.length < 1 || texts.length > max) {
    throw new AppError('validation.range', { field: 'texts', params: { min: 1, max } });
  }
  let last: IdealStatementRow | null = null;
  for (const text of texts) {
    last = await createStatement(deps, context, { layer: target.layer, targetId: target.id, text });
  }
  if (!last) throw new Error('no text was given');
  return last;
}

/** @throws {AppError} conflict.updated */
async function updateStatement(
  deps: IdealPictureDeps,
  context: Context,
  input: IdealStatementInput,
): Promise<IdealStatementRow> {
  const row = await lockStatement(context, input.id ?? 0);
  const target = targetOf(row);
  const { canDecide } = await requireIdeal(context, target, 'canWrite');
  const { id, updatedAt } = row;
  await rejectStale(context.scope, { objectType: 'idealStatement', id, updatedAt }, input.updatedAt);
  return changeStatement(
    deps,
    context,
    row,
    {
      ...checkSent(statementSchema, { text: input.text, kpi: input.kpi ?? undefined }),
      ownerId: await checkOwner(context, input),
      status: statusOf(target, canDecide),
    },
    input.evidence ? { evidence: input.evidence } : {},
  );
}

/** Transfers statements from one owner to another. */
async function handOverStatements(
  deps: IdealPictureDeps,
  scope: Scope,
  ids: readonly number[],
  ownerId: number,
): Promise<void> {
  const { tx, organizationId } = scope;
  for (const id of ids) {
    const before = await idealRepository.lock(tx, organizationId, id);
    const [after] = await idealRepository.update(tx, organizationId, [id], {
      ownerId,
      updatedAt: deps.now(),
    });
    if (before && after) await recordChange(deps, scope, before, after);
  }
}

async function archiveStatement(
  deps: IdealPictureDeps,
  context: Context,
  id: number,
  isArchive: boolean,
): Promise<IdealStatementRow> {
  const row = await lockStatement(context, id);
  await requireIdeal(context, targetOf(row), 'canWrite');
  return changeStatement(deps, context, row, { isArchive }, { action: isArchive ? 'archive' : 'restore' });
}

async function reorderStatements(
  { audit, live }: IdealPictureDeps,
  context: Context,
  target: IdealTarget,
  items: readonly IdealOrderInput[],
): Promise<void> {
  await requireIdeal(context, target, 'canWrite');
  const { tx, organizationId } = context.scope;
  const stored = await idealRepository.list(tx, organizationId, target, false);
  const own = new Map(stored.map((row) => [row.id, row]));
  const moved = items.map(({ id, order }) => {
    const row = own.get(id);
    if (!row) throw new AppError('notFound');
    return { row, order };
  });
  await idealRepository.reorder(tx, organizationId, items);
  await audit.writeAll(
    context.scope,
    moved
      .filter(({ row, order }) => row.order !== order)
      .map(({ row, order }) => ({
        action: 'update',
        objectType: 'idealStatement',
        objectId: row.id,
        affectedUserId: row.userId,
        changes: { order: [row.order, order] },
      })),
  );
  await live.publish(tx, { organizationId, topic: 'idealPicture', ids: [] });
}

/** Moves a person's own statements from some statuses to another. */
async function moveStatements(
  deps: IdealPictureDeps,
  context: Context,
  userId: number,
  from: readonly IdealStatus[],
  to: IdealStatus,
  comment: string,
) {
  const { tx, organizationId } = context.scope;
  const target: IdealTarget = { layer: 'person', id: userId };
  await requireIdeal(context, target, to === 'review' ? 'canWrite' : 'canDecide');
  const rows = await idealRepository.list(tx, organizationId, target, false);
  for (const row of rows.filter(({ status }) => from.includes(status))) {
    await changeStatement(deps, context, row, { status: to, comment }, { action: ACTION_OF[to] });
  }
}

/** Manages the statements of the ideal picture of work. */
export function createIdealPictureService(deps: IdealPictureDeps) {
  return {
    find: lockStatement,
    picture: shownPicture,
    everIn,
    create: (context: Context, input: IdealStatementInput) => createStatement(deps, context, input),
    createAll: (context: Context, target: IdealTarget, texts: readonly string[]) =>
      createStatements(deps, context, target, texts),
    update: (context: Context, input: IdealStatementInput) => updateStatement(deps, context, input),
    handOver: (scope: Scope, ids: readonly number[], ownerId: number) =>
      handOverStatements(deps, scope, ids, ownerId),
    archive: (context: Context, id: number, isArchive: boolean) =>
      archiveStatement(deps, context, id, isArchive),
    reorder: (context: Context, target: IdealTarget, items: readonly IdealOrderInput[]) =>
      reorderStatements(deps, context, target, items),
    move: (
      context: Context,
      userId: number,
      from: readonly IdealStatus[],
      to: IdealStatus,
      comment: string,
    ) => moveStatements(deps, context, userId, from, to, comment),
  };
}
