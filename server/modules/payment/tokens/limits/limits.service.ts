import { limitAmountsSchema } from '@domain/payment/tokens';
import { checkInput } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import type { AuditChanges } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import type { TokenLimitInput } from '@server/graphql/generated/types';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { limitsReadModel, type TargetState, type TokenLimitView } from './limits.read-model';
import { limitsRepository as repository, type LimitTarget } from './limits.repository';
import type { TokenLimitRow } from './limits.tables';
import type { PaidActions } from '../paid-actions';

type LimitDeps = Pick<ModuleDeps, 'audit' | 'live' | 'now'> & { actions: Pick<PaidActions, 'find'> };

/** The checked fields of a limit. */
type Checked = LimitTarget & Pick<TokenLimitRow, 'tokens' | 'isSoft' | 'warnPercent'>;

async function checkTarget(
  field: 'subdivisionId' | 'userId',
  { id, before }: { id: number | null; before: number | null },
  find: (id: number) => Promise<TargetState>,
): Promise<void> {
  // An archived target that the limit already has is kept.
  if (id === null || id === before) return;
  const { isKnown, isArchived } = await find(id);
  if (!isKnown) throw new AppError('validation.unknown', { field });
  if (isArchived) throw new AppError('validation.archived', { field });
}

/** @throws {AppError} validation.* for the field that says whose spending, or which action, is limited */
function checkCombination({ subdivisionId, userId, action }: LimitTarget): void {
  if (subdivisionId !== null && userId !== null) throw new AppError('validation.option', { field: 'userId' });
  if (subdivisionId === null && userId === null && action === null)
    throw new AppError('validation.required', { field: 'action' });
}

/** @throws {AppError} validation.range for `tokens` or `warnPercent` */
function checkedAmounts({
  tokens,
  isSoft: asked,
  warnPercent = null,
}: TokenLimitInput): Pick<TokenLimitRow, 'tokens' | 'isSoft' | 'warnPercent'> {
  const isSoft = asked ?? false;
  checkInput(limitAmountsSchema, { kind: isSoft ? 'soft' : 'hard', tokens, warnPercent });
  return { tokens, isSoft, warnPercent };
}

/**
 * @param before the stored limit; null for a new one
 * @throws {AppError} validation.* for the fields
 */
async function checkLimit(
  { actions }: LimitDeps,
  scope: Scope,
  input: TokenLimitInput,
  before: TokenLimitRow | null,
): Promise<Checked> {
  const { subdivisionId = null, userId = null, action = null } = input;
  const old: LimitTarget = before ?? { subdivisionId: null, userId: null, action: null };
  checkCombination({ subdivisionId, userId, action });
  await checkTarget('subdivisionId', { id: subdivisionId, before: old.subdivisionId }, (id) =>
    limitsReadModel.subdivision(scope, id),
  );
  await checkTarget('userId', { id: userId, before: old.userId }, (id) => limitsReadModel.person(scope, id));
  if (action !== null && action !== old.action && !actions.find(action))
    throw new AppError('validation.unknown', { field: 'action' });
  return { subdivisionId, userId, action, ...checkedAmounts(input) };
}

/** @throws {AppError} payment.tokenLimitExists for the field that names the target */
async function rejectSecond(scope: Scope, target: Checked, exceptId: number | null): Promise<void> {
  const { tx, organizationId } = scope;
  if (!(await repository.hasTarget(tx, organizationId, target, exceptId))) return;
  const field = target.userId === null ? 'subdivisionId' : 'userId';
  const isOfEveryone = target.subdivisionId === null && target.userId === null;
  throw new AppError('payment.tokenLimitExists', { field: isOfEveryone ? 'action' : field });
}

/** The limit as the history shows it. */
function shownOf(
  { actions }: LimitDeps,
  lang: Lang,
  { name, action, tokens, isSoft, warnPercent }: TokenLimitView,
) {
  return {
    title: name === '' ? null : name,
    paidAction: action === null ? null : (actions.find(action)?.name(lang) ?? action),
    tokens,
    isSoft,
    warnPercent,
  };
}

function changesOf(
  deps: LimitDeps,
  { lang }: Scope,
  before: TokenLimitView | null,
  after: TokenLimitView | null,
): AuditChanges {
  const nothing = { title: null, paidAction: null, tokens: null, isSoft: null, warnPercent: null };
  const from = before ? shownOf(deps, lang, before) : nothing;
  const to = after ? shownOf(deps, lang, after) : nothing;
  return {
    ...(from.title === to.title ? {} : { title: [from.title, to.title] }),
    ...(from.paidAction === to.paidAction ? {} : { paidAction: [from.paidAction, to.paidAction] }),
    ...(from.tokens === to.tokens ? {} : { tokens: [from.tokens, to.tokens] }),
    ...((from.isSoft ?? false) === (to.isSoft ?? false) ? {} : { isSoft: [from.isSoft, to.isSoft] }),
    ...(from.warnPercent === to.warnPercent ? {} : { warnPercent: [from.warnPercent, to.warnPercent] }),
  };
}

/** Writes a change to the history, and notifies open pages of it. */
async function announce(
  deps: LimitDeps,
  scope: Scope,
  action: 'create' | 'update' | 'delete',
  { id, before, after }: { id: number; before: TokenLimitView | null; after: TokenLimitView | null },
): Promise<void> {
  const { organizationId } = scope;
  await deps.audit.write(scope, {
    ...{ action, objectType: 'tokenLimit', objectId: id },
    changes: changesOf(deps, scope, before, after),
  });
  await deps.live.publish(scope.tx, { organizationId, topic: 'payment', ids: [] });
}

/** @throws {AppError} validation.*, payment.tokenLimitExists and payment.tokenLimitsTooMany for their fields */
async function createLimit(deps: LimitDeps, scope: Scope, input: TokenLimitInput): Promise<TokenLimitView> {
  const { tx, organizationId } = scope;
  const at = deps.now();
  await repository.hold(tx, organizationId);
  const checked = await checkLimit(deps, scope, input, null);
  await rejectSecond(scope, checked, null);
  const { limits: max } = limits.tokens;
  if ((await repository.count(tx, organizationId)) >= max)
    throw new AppError('payment.tokenLimitsTooMany', { field: 'tokens', params: { max } });
  const { id } = await repository.insert(tx, { organizationId, ...checked, createdAt: at, updatedAt: at });
  const after = await limitsReadModel.find(scope, at, id);
  await announce(deps, scope, 'create', { id, before: null, after });
  return after;
}

/** @throws {AppError} as for a new one; notFound, conflict.updated */
async function updateLimit(
  deps: LimitDeps,
  scope: Scope,
  { id, limit, updatedAt }: { id: number; limit: TokenLimitInput; updatedAt: Date | null },
): Promise<TokenLimitView> {
  const { tx, organizationId } = scope;
  const at = deps.now();
  await repository.hold(tx, organizationId);
  const row = await repository.find(tx, organizationId, id);
  if (!row) throw new AppError('notFound');
  await rejectStale(scope, { objectType: 'tokenLimit', id, updatedAt: row.updatedAt }, updatedAt);
  const checked = await checkLimit(deps, scope, limit, row);
  await rejectSecond(scope, checked, id);
  const before = await limitsReadModel.find(scope, at, id);
  await repository.update(tx, row, { ...checked, updatedAt: at });
  const after = await limitsReadModel.find(scope, at, id);
  await announce(deps, scope, 'update', { id, before, after });
  return after;
}

async function deleteLimit(deps: LimitDeps, scope: Scope, id: number): Promise<void> {
  const { tx, organizationId } = scope;
  await repository.hold(tx, organizationId);
  const row = await repository.find(tx, organizationId, id);
  // Deleted by somebody else meanwhile, or by the first of two clicks.
  if (!row) return;
  const before = await limitsReadModel.find(scope, deps.now(), id);
  await repository.delete(tx, row);
  await announce(deps, scope, 'delete', { id, before, after: null });
}

/** Manages the limits on the tokens that subdivisions, people and everyone together spend in a month. */
export function createTokenLimits(deps: LimitDeps) {
  return {
    list: (scope: Scope) => limitsReadModel.list(scope, deps.now()),
    find: (scope: Scope, id: number) => limitsReadModel.find(scope, deps.now(), id),
    create: (scope: Scope, input: TokenLimitInput) => createLimit(deps, scope, input),
    update: (scope: Scope, change: { id: number; limit: TokenLimitInput; updatedAt: Date | null }) =>
      updateLimit(deps, scope, change),
    delete: (scope: Scope, id: number) => deleteLimit(deps, scope, id),
  };
}

export type TokenLimits = ReturnType<typeof createTokenLimits>;
