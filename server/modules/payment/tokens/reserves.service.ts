import type { Database, Tx } from '@server/db/database';
import { commitEarly } from '@server/db/early-commit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { asSystem, ledger } from '../ledger/ledger';
import { estimateWorks } from './estimates';
import { limitError, notifyOfLimits } from './limits/limit-effects';
import type { PaidAction, PaidActions, PaidWork, Reserved, ReserveRequest } from './paid-actions';
import { reservesRepository as repository, type SettledReserve } from './reserves.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'notify' | 'now'>;

interface ReserveDeps extends Deps {
  /** The paid actions that modules have registered, by code. */
  readonly actions: Map<string, PaidAction>;
}

/** Identifies a reserve. */
interface Key {
  organizationId: number;
  id: number;
}

const MINUTE_MS = 60_000;

/**
 * Runs a write of tokens as the system. Others of the organization wait for its lock: it is released before the disk has the
 * transaction, for which only the caller waits.
 */
function asSystemEarly<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  commitEarly(scope.tx);
  return asSystem(scope, work);
}

/** @throws when the code is taken: that prevents the start */
function registerAction({ actions }: ReserveDeps, action: PaidAction): void {
  if (actions.has(action.code)) throw new Error(`the paid action ${action.code} is registered twice`);
  actions.set(action.code, action);
}

function actionOf({ actions }: ReserveDeps, code: string): PaidAction {
  const action = actions.get(code);
  if (!action) throw new Error(`no module has registered the paid action ${code}`);
  return action;
}

function priceOf(deps: ReserveDeps, { action, units = 1 }: PaidWork): number {
  if (!Number.isSafeInteger(units) || units < 1) throw new Error(`${units} units of ${action}`);
  return actionOf(deps, action).tokens * units;
}

/** Requires a transaction of the system. @throws {AppError} payment.debt, payment.tokenLimit, payment.tokensInsufficient */
async function reserve(deps: ReserveDeps, tx: Tx, scope: Scope, request: ReserveRequest): Promise<Reserved> {
  const { organizationId, caller } = scope;
  const { action, key, objectId, objectName } = request;
  const at = deps.now();
  const need = priceOf(deps, request);
  const { id, tokens, have, limitId, limitUsed, warned } = await repository.reserve(tx, {
    ...{ organizationId, key, action, objectId, objectName, at, tokens: need },
    initiatorId: caller?.userId ?? null,
    expiresAt: new Date(at.getTime() + actionOf(deps, action).minutes * MINUTE_MS),
  });
  if (id !== null && tokens !== null) {
    if (warned) await notifyOfLimits(deps, { ...scope, tx }, warned);
    return { id, tokens };
  }
  if (limitId !== null)
    throw await limitError(deps, { ...scope, tx }, { limitId, used: Number(limitUsed), need });
  if (have === null) throw new AppError('payment.debt');
  throw new AppError('payment.tokensInsufficient', { params: { need, have: Number(have) } });
}

/** Settles a reserve, and returns its state before. @throws {AppError} notFound */
async function settle(
  { now }: ReserveDeps,
  tx: Tx,
  { organizationId, id }: Key,
  end: { isUsed: boolean; tokens?: number },
): Promise<SettledReserve> {
  const { isUsed, tokens = null } = end;
  const settled = await repository.settle(tx, { organizationId, id, isUsed, tokens, at: now() });
  if (!settled) throw new AppError('notFound');
  return settled;
}

/** Returns the price of a number of units of the reserved action. @throws {AppError} notFound */
async function priceOfUnits(
  deps: ReserveDeps,
  tx: Tx,
  { organizationId, id }: Key,
  units: number,
): Promise<number> {
  const found = await repository.find(tx, organizationId, id);
  if (!found) throw new AppError('notFound');
  return priceOf(deps, { action: found.action, units });
}

const writeOff = ({ audit }: ReserveDeps, scope: Scope, id: number, { tokens, objectName }: SettledReserve) =>
  audit.write(scope, {
    action: 'tokenWriteOff',
    objectType: 'tokenReserve',
    objectId: id,
    changes: { tokens: [null, tokens], title: [null, objectName] },
  });

/** @throws {AppError} notFound, payment.tokensReleased */
async function capture(deps: ReserveDeps, scope: Scope, id: number, units?: number): Promise<void> {
  const key = { organizationId: scope.organizationId, id };
  await asSystemEarly(scope, async (tx) => {
    const tokens = units === undefined ? undefined : await priceOfUnits(deps, tx, key, units);
    const settled = await settle(deps, tx, key, { isUsed: true, tokens });
    if (settled.was === 'released') throw new AppError('payment.tokensReleased');
    if (settled.was === 'held') await writeOff(deps, scope, id, settled);
  });
}

/** @throws {AppError} notFound, payment.tokensCaptured */
async function release(deps: ReserveDeps, scope: Scope, id: number): Promise<void> {
  await asSystemEarly(scope, async (tx) => {
    const { was } = await settle(deps, tx, { organizationId: scope.organizationId, id }, { isUsed: false });
    if (was === 'captured') throw new AppError('payment.tokensCaptured');
  });
}

/** Settles a reserve whose time is over, once: it is used if the work was done, and given back if not. */
async function settleExpired(deps: ReserveDeps, tx: Tx, key: Key): Promise<void> {
  await ledger.lock(tx, key.organizationId);
  const found = await repository.find(tx, key.organizationId, key.id);
  if (found?.status !== 'held') return;
  const isUsed = (await deps.actions.get(found.action)?.isDone(tx, found)) ?? false;
  const settled = await settle(deps, tx, key, { isUsed });
  if (isUsed) await writeOff(deps, systemScope(tx, key.organizationId), key.id, settled);
}

/** Every minute: settles what was interrupted between reserve and capture, each in a separate transaction. */
async function settleReserves(deps: ReserveDeps, database: Database): Promise<void> {
  const failures: unknown[] = [];
  for (const key of await database.system((tx) => repository.due(tx, deps.now()))) {
    await database
      .system((tx) => settleExpired(deps, tx, key))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reserved tokens could not be settled');
}

/** The registry of paid actions, and their operations on tokens. */
export function createPaidActions({ audit, notify, now }: Deps) {
  const deps: ReserveDeps = { audit, notify, now, actions: new Map() };
  const paidActions: PaidActions = {
    register: (action) => registerAction(deps, action),
    list: () => [...deps.actions.values()],
    find: (code) => deps.actions.get(code) ?? null,
    estimate: (scope, works) =>
      estimateWorks(
        deps,
        scope,
        works.map((work) => ({ action: work.action, tokens: priceOf(deps, work) })),
      ),
    reserve: (scope, request) => asSystemEarly(scope, (tx) => reserve(deps, tx, scope, request)),
    capture: (scope, id, units) => capture(deps, scope, id, units),
    release: (scope, id) => release(deps, scope, id),
  };
  return { paidActions, settleReserves: (database: Database) => settleReserves(deps, database) };
}

export type Reserves = ReturnType<typeof createPaidActions>;
