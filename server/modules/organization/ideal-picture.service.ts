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
} from '@server/graphql/generated/resolvers';
import { checkLine, checkText, given, sent } from '@server/modules/checks';
import { refuseStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { writeEvidence } from './ideal-evidence.service';
import { type IdealTarget, requireIdeal, targetOf } from './ideal-picture.policy';
import { idealRepository, statementIds, targetColumns } from './ideal-picture.repository';
import type { IdealStatementRow } from './ideal-picture.tables';

const AUDITED = ['text', 'kpi', 'ownerId', 'status', 'isArchive'] as const;

/** The statements of a layer, and what the caller may do with them. */
export interface ShownPicture {
  target: IdealTarget;
  items: IdealStatementRow[];
  canWrite: boolean;
  canDecide: boolean;
  canPropose: boolean;
}

/** A person's own words wait for their head; whoever may decide writes them as decided. */
function statusOf({ layer }: IdealTarget, canDecide: boolean): IdealStatus {
  return layer === 'person' && !canDecide ? 'draft' : 'approved';
}

/** What moving somebody's own words to a status is called in the history. */
const ACTION_OF: Record<IdealStatus, LogAction> = {
  draft: 'update',
  review: 'submitApproval',
  approved: 'approve',
  returned: 'reject',
};

/** Statements of the ideal picture of work. */
export function createIdealPictureService({ audit, live, now }: Pick<ModuleDeps, 'audit' | 'live' | 'now'>) {
  async function tell(
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

  const checkStatement = (text: string | null) =>
    checkText(text ?? '', { field: 'text', max: limits.idealStatement, isRequired: true });

  const checkKpi = (text: string | null) => checkLine(text ?? '', { field: 'kpi', max: limits.idealKpi });

  async function lock(context: Context, id: number): Promise<IdealStatementRow> {
    const { tx, organizationId } = context.scope;
    const row = await idealRepository.lock(tx, organizationId, id);
    if (!row) throw new AppError('notFound');
    return row;
  }

  async function change(
    context: Context,
    row: IdealStatementRow,
    values: Partial<IdealStatementRow>,
    { action, evidence }: { action?: LogAction; evidence?: readonly IdealEvidenceInput[] } = {},
  ) {
    const { scope } = context;
    const [after] = await idealRepository.update(scope.tx, scope.organizationId, [row.id], {
      ...values,
      updatedAt: now(),
    });
    if (!after) throw new AppError('notFound');
    await tell(scope, row, after, {
      ...(action ? { action } : {}),
      ...(evidence ? { evidence: await writeEvidence(context, row.id, evidence) } : {}),
    });
    return after;
  }

  async function create(context: Context, input: IdealStatementInput): Promise<IdealStatementRow> {
    const { scope } = context;
    const target: IdealTarget = { layer: input.layer ?? 'company', id: input.targetId ?? null };
    const { canDecide } = await requireIdeal(context, target, 'canWrite');
    const row = await idealRepository.insert(
      scope.tx,
      {
        organizationId: scope.organizationId,
        ...targetColumns(target),
        ownerId: await checkOwner(context, input),
        text: checkStatement(input.text ?? null),
        kpi: checkKpi(input.kpi ?? null),
        status: statusOf(target, canDecide),
        createdById: scope.caller?.userId ?? null,
      },
      target,
    );
    const evidence = input.evidence?.length
      ? await writeEvidence(context, row.id, input.evidence)
      : undefined;
    await tell(scope, null, row, evidence ? { evidence } : {});
    return row;
  }

  return {
    find: lock,

    /** The statements of a layer, and what the caller may do with them. @throws {AppError} notFound */
    async picture(context: Context, target: IdealTarget, isArchive: boolean): Promise<ShownPicture> {
      const { canWrite, canDecide } = await requireIdeal(context, target, 'canRead');
      const { tx, organizationId } = context.scope;
      const items = await idealRepository.list(tx, organizationId, target, isArchive);
      return { target, items, canWrite, canDecide, canPropose: !canWrite && target.layer !== 'person' };
    },

    /** The ids of everything that a layer has or had. @throws {AppError} notFound */
    async everIn(context: Context, target: IdealTarget): Promise<number[]> {
      await requireIdeal(context, target, 'canRead');
      return statementIds(context.scope.tx, context.scope.organizationId, target);
    },

    create,

    /** Several at once, in their order. Answers the last one. @throws {AppError} as `create` */
    async createAll(context: Context, target: IdealTarget, texts: readonly string[]) {
      const max = limits.idealTemplate;
      if (texts.length < 1 || texts.length > max) {
        throw new AppError('validation.range', { field: 'texts', params: { min: 1, max } });
      }
      let last: IdealStatementRow | null = null;
      for (const text of texts) {
        last = await create(context, { layer: target.layer, targetId: target.id, text });
      }
      if (!last) throw new Error('no text was given');
      return last;
    },

    /** @throws {AppError} conflict.updated */
    async update(context: Context, input: IdealStatementInput): Promise<IdealStatementRow> {
      const row = await lock(context, input.id ?? 0);
      const target = targetOf(row);
      const { canDecide } = await requireIdeal(context, target, 'canWrite');
      const { id, updatedAt } = row;
      await refuseStale(context.scope, { objectType: 'idealStatement', id, updatedAt }, input.updatedAt);
      return change(
        context,
        row,
        {
          text: sent(input.text, checkStatement),
          kpi: given(input.kpi, checkKpi),
          ownerId: await checkOwner(context, input),
          status: statusOf(target, canDecide),
        },
        input.evidence ? { evidence: input.evidence } : {},
      );
    },

    /** What somebody answered for, somebody else does. */
    async handOver(scope: Scope, ids: readonly number[], ownerId: number): Promise<void> {
      const { tx, organizationId } = scope;
      for (const id of ids) {
        const before = await idealRepository.lock(tx, organizationId, id);
        const [after] = await idealRepository.update(tx, organizationId, [id], { ownerId, updatedAt: now() });
        if (before && after) await tell(scope, before, after);
      }
    },

    async archive(context: Context, id: number, isArchive: boolean): Promise<IdealStatementRow> {
      const row = await lock(context, id);
      await requireIdeal(context, targetOf(row), 'canWrite');
      return change(context, row, { isArchive }, { action: isArchive ? 'archive' : 'restore' });
    },

    async reorder(context: Context, target: IdealTarget, items: readonly IdealOrderInput[]): Promise<void> {
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
    },

    /** Moves what a person has written from some statuses to another. */
    async move(
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
        await change(context, row, { status: to, comment }, { action: ACTION_OF[to] });
      }
    },
  };
}
