import { adjustmentSchema } from '@domain/payment/adjustment';
import limits from '@graphql/limits.json';
import { roublesText } from '@domain/money';
import type { AuditEntry } from '@server/audit/audit';
import { writeBothHistories } from '@server/audit/both-histories';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type {
  AdjustmentInput,
  MutationAdjustmentDecideArgs,
  QueryAdjustmentsArgs,
} from '@server/graphql/generated/types';
import { checkText, paging } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { clientById } from '@server/modules/organization/clients.read-model';
import { paged } from '@server/modules/paged';
import { checkAmountInput } from '../check-amount-input';
import { requireBackOffice } from '../back-office-access';
import type { SubscriptionService } from '../subscription/subscription.service';
import { checkBalance, lockBalance, postAdjustment } from './apply-adjustment';
import { type AdjustmentNotifications, createAdjustmentNotifications } from './adjustment-notifications';
import { adjustmentsReadModel, type AdjustmentView } from './adjustments.read-model';
import { adjustmentsRepository } from './adjustments.repository';

type Deps = Pick<ModuleDeps, 'config' | 'audit' | 'live' | 'notify' | 'now' | 'readConsts'> & {
  subscriptions: Pick<SubscriptionService, 'settle'>;
};

/** The dependencies of balance adjustments. */
type AdjustmentDeps = Deps & { notifications: AdjustmentNotifications };

const DAY_MS = 86_400_000;
const { answer: ANSWER, days: DAYS } = limits.adjustments;

type Key = Pick<AdjustmentView, 'organizationId' | 'id'>;
type Decision = MutationAdjustmentDecideArgs;

const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount);

/** Returns the checked input as it is stored. @throws {AppError} payment.amountRange, validation.* for `reason` */
function checkedInput({ amount, reason }: AdjustmentInput): { amount: bigint; reason: string } {
  const given = { amount: sizeOf(amount), reason };
  const checked = checkAmountInput(adjustmentSchema, given);
  return { amount, reason: checked.reason };
}

/** Checks who may decide a waiting correction: nobody confirms their own. @throws {AppError} adjustment.own, adjustment.notOwn */
function checkWho({ decision }: Decision, { proposedById }: AdjustmentView, userId: number): void {
  const isOwn = proposedById === userId;
  if (decision === 'withdraw' && !isOwn) throw new AppError('adjustment.notOwn');
  if (decision !== 'withdraw' && isOwn) throw new AppError('adjustment.own');
}

const STATUS_AFTER = { confirm: 'done', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Writes corrections of the client's money to both histories, and those that were only waiting to the provider's. */
async function recordAdjustment(
  { audit, live }: AdjustmentDeps,
  { scope }: Pick<Context, 'scope'>,
  tx: Tx,
  { organizationId, organizationName: name, id, amount, reason }: AdjustmentView,
  entry: Pick<AuditEntry, 'action' | 'changes'> & { isDone: boolean },
): Promise<void> {
  const { isDone, action, changes } = entry;
  const written: AuditEntry = {
    ...{ action, objectType: 'adjustment', objectId: id },
    changes: { amount: [null, roublesText(amount)], reason: [null, reason], ...changes },
  };
  const client = { id: organizationId, name };
  const asWhom = { ...scope, tx };
  if (isDone) {
    await writeBothHistories(audit, asWhom, { client, providerId: scope.organizationId }, written);
    await live.publish(tx, { organizationId, topic: 'payment', ids: [] });
  } else {
    await audit.write(asWhom, { ...written, changes: { client: [null, name], ...written.changes } });
  }
}

/** @throws {AppError} backOffice.superOrganization, backOffice.deleted, notFound */
async function checkClient({ readConsts }: AdjustmentDeps, tx: Tx, organizationId: number): Promise<void> {
  if ((await readConsts()).superOrganizationId === organizationId) {
    throw new AppError('backOffice.superOrganization');
  }
  const { deletedAt } = await clientById(tx, organizationId);
  if (deletedAt) throw new AppError('backOffice.deleted');
}

const postNow = (
  { now, subscriptions }: AdjustmentDeps,
  tx: Tx,
  adjustment: AdjustmentView,
  confirmed: { id: number; name: string } | null,
) => postAdjustment(tx, adjustment, { confirmed, at: now(), subscriptions });

async function createAdjustment(
  deps: AdjustmentDeps,
  context: Context,
  input: AdjustmentInput,
): Promise<AdjustmentView> {
  requireBackOffice(context, 'backOfficeSettingAccount', 'write');
  const { organizationId } = input;
  const { amount, reason } = checkedInput(input);
  const { userId } = context.signedIn;
  return context.within(null, async (tx) => {
    await checkClient(deps, tx, organizationId);
    await lockBalance(tx, organizationId);
    await checkBalance(tx, organizationId, amount);
    const since = new Date(deps.now().getTime() - DAY_MS);
    const moved = await adjustmentsReadModel.movedAlone(tx, { organizationId, userId, since });
    const isDone = moved + sizeOf(amount) <= deps.config.payment.adjustmentLimit;
    const { id } = await adjustmentsRepository.insert(tx, {
      ...{ organizationId, amount, reason, proposedById: userId, createdAt: deps.now() },
      status: 'proposed',
      expiresAt: isDone ? null : new Date(deps.now().getTime() + DAYS * DAY_MS),
    });
    const made = await adjustmentsReadModel.find(tx, organizationId, id);
    await recordAdjustment(deps, context, tx, made, { action: 'create', isDone });
    if (!isDone) {
      await deps.notifications.waits(tx, made);
      return made;
    }
    const operationId = await postNow(deps, tx, made, null);
    await adjustmentsRepository.update(tx, made, { status: 'done', decidedAt: deps.now(), operationId });
    return adjustmentsReadModel.find(tx, organizationId, made.id);
  });
}

/**
 * Returns a waiting correction: the second of two concurrent decisions waits, and fails because it is decided already. @throws
 * {AppError} adjustment.*
 */
async function lockWaiting({ now }: AdjustmentDeps, tx: Tx, key: Key): Promise<AdjustmentView> {
  // A correction that does not exist cannot be locked.
  await adjustmentsReadModel.find(tx, key.organizationId, key.id);
  await lockBalance(tx, key.organizationId);
  const found = await adjustmentsReadModel.find(tx, key.organizationId, key.id);
  if (found.status !== 'proposed') throw new AppError('adjustment.decided');
  if (found.expiresAt !== null && found.expiresAt <= now()) throw new AppError('adjustment.expired');
  return found;
}

/** @throws {AppError} access.denied */
async function listAdjustments(
  { config }: AdjustmentDeps,
  context: Context,
  { organizationId, isOpen, page, pageSize }: QueryAdjustmentsArgs,
) {
  requireBackOffice(context, 'backOfficeSettingAccount', 'read');
  const asked = { organizationId: organizationId ?? null, isOpen: isOpen ?? false };
  return context.within(null, async (tx) => {
    const { rows, count } = await paged(paging(page, pageSize, limits.pageSizeMax), (shown) =>
      adjustmentsReadModel.rows(tx, asked, shown),
    );
    return { items: rows.map(adjustmentsReadModel.viewOf), count, limit: config.payment.adjustmentLimit };
  });
}

/** @throws {AppError} access.denied, notFound, adjustment.*, backOffice.*, validation.* for `reason` */
async function decideAdjustment(
  deps: AdjustmentDeps,
  context: Context,
  decision: Decision,
): Promise<AdjustmentView> {
  requireBackOffice(context, 'backOfficeSettingAccount', 'write');
  const { userId, nameFull: name } = context.signedIn;
  const isDeclined = decision.decision === 'decline';
  const answer = isDeclined
    ? checkText(decision.reason ?? '', { field: 'reason', max: ANSWER, isRequired: true })
    : '';
  return context.within(null, async (tx) => {
    const found = await lockWaiting(deps, tx, decision);
    checkWho(decision, found, userId);
    const status = STATUS_AFTER[decision.decision];
    const isDone = status === 'done';
    if (isDone) {
      await checkClient(deps, tx, found.organizationId);
      await checkBalance(tx, found.organizationId, found.amount);
    }
    await recordAdjustment(deps, context, tx, found, {
      action: isDone ? 'approve' : isDeclined ? 'reject' : 'update',
      changes: {
        status: ['proposed', status],
        ...(answer === '' ? {} : { answer: [null, answer] }),
      },
      isDone,
    });
    if (status !== 'withdrawn') await deps.notifications.decided(tx, found, { status, answer, person: name });
    const operationId = isDone ? await postNow(deps, tx, found, { id: userId, name }) : null;
    const decided = { status, answer, operationId, decidedById: userId, decidedAt: deps.now() };
    await adjustmentsRepository.update(tx, found, decided);
    return adjustmentsReadModel.find(tx, found.organizationId, found.id);
  });
}

/** Manages corrections of clients' balances, for backOfficeSettingAccount: those over the limit require two people. */
export function createAdjustmentsService(own: Deps) {
  const deps: AdjustmentDeps = { ...own, notifications: createAdjustmentNotifications(own) };

  return {
    create: (context: Context, input: AdjustmentInput) => createAdjustment(deps, context, input),
    find: (context: Context, { organizationId }: Pick<Key, 'organizationId'>, id: number) =>
      context.within(null, (tx) => adjustmentsReadModel.find(tx, organizationId, id)),
    list: (context: Context, args: QueryAdjustmentsArgs) => listAdjustments(deps, context, args),
    decide: (context: Context, decision: Decision) => decideAdjustment(deps, context, decision),
  };
}

export type AdjustmentsService = ReturnType<typeof createAdjustmentsService>;
