import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { asSystem, ledger } from '../ledger/ledger';
import type { Estimate, PaidAction, PaidActions, PaidWork, Reserved, ReserveRequest } from './paid-actions';
import { reservesRepository as repository, type SettledReserve } from './reserves.repository';
import { tokenSums } from './tokens.read-model';

type Deps = Pick<ModuleDeps, 'audit' | 'now'>;

const MINUTE_MS = 60_000;

const available = async (tx: Tx, organizationId: number): Promise<number> => {
  const { paid, granted } = await tokenSums(tx, organizationId);
  return paid + granted;
};

/** The registry of paid actions, and what they do with tokens. */
export function createPaidActions({ audit, now }: Deps) {
  const actions = new Map<string, PaidAction>();

  function actionOf(code: string): PaidAction {
    const action = actions.get(code);
    if (!action) throw new Error(`no module has registered the paid action ${code}`);
    return action;
  }

  function priceOf({ action, units = 1 }: PaidWork): number {
    if (!Number.isSafeInteger(units) || units < 1) throw new Error(`${units} units of ${action}`);
    return actionOf(action).tokens * units;
  }

  async function reserveIn(tx: Tx, scope: Scope, request: ReserveRequest): Promise<Reserved> {
    const { organizationId, caller } = scope;
    const { action, key, objectId, objectName } = request;
    const at = now();
    const need = priceOf(request);
    const { id, tokens, have } = await repository.reserve(tx, {
      ...{ organizationId, key, action, objectId, objectName, at, tokens: need },
      initiatorId: caller?.userId ?? null,
      expiresAt: new Date(at.getTime() + actionOf(action).minutes * MINUTE_MS),
    });
    if (id === null && have === null) throw new AppError('payment.debt');
    if (id === null)
      throw new AppError('payment.tokensInsufficient', { params: { need, have: Number(have) } });
    return { id, tokens };
  }

  /** Settles a reserve, and answers how it stood before. @throws {AppError} notFound */
  async function settleIn(
    tx: Tx,
    reserve: { organizationId: number; id: number },
    end: { isUsed: boolean; tokens?: number },
  ): Promise<SettledReserve> {
    const { organizationId, id } = reserve;
    const { isUsed, tokens = null } = end;
    const settled = await repository.settle(tx, { organizationId, id, isUsed, tokens, at: now() });
    if (!settled) throw new AppError('notFound');
    return settled;
  }

  /** What so many units cost of whatever is reserved. @throws {AppError} notFound */
  async function priceOfUnits(tx: Tx, organizationId: number, id: number, units: number): Promise<number> {
    const reserve = await repository.find(tx, organizationId, id);
    if (!reserve) throw new AppError('notFound');
    return priceOf({ action: reserve.action, units });
  }

  const writeOff = (scope: Scope, id: number, { tokens, objectName }: SettledReserve) =>
    audit.write(scope, {
      action: 'tokenWriteOff',
      objectType: 'tokenReserve',
      objectId: id,
      changes: { tokens: [null, tokens], title: [null, objectName] },
    });

  const paidActions: PaidActions = {
    register(action) {
      if (actions.has(action.code)) throw new Error(`the paid action ${action.code} is registered twice`);
      actions.set(action.code, action);
    },
    list: () => [...actions.values()],
    find: (code) => actions.get(code) ?? null,

    async estimate({ tx, organizationId }, work): Promise<Estimate> {
      const tokens = priceOf(work);
      const have = await available(tx, organizationId);
      return { tokens, available: have, isEnough: have >= tokens };
    },

    reserve: (scope, request) => asSystem(scope, (tx) => reserveIn(tx, scope, request)),

    capture: (scope, id, units) =>
      asSystem(scope, async (tx) => {
        const { organizationId } = scope;
        const tokens = units === undefined ? undefined : await priceOfUnits(tx, organizationId, id, units);
        const settled = await settleIn(tx, { organizationId, id }, { isUsed: true, tokens });
        if (settled.was === 'released') throw new AppError('payment.tokensReleased');
        if (settled.was === 'held') await writeOff(scope, id, settled);
      }),

    release: (scope, id) =>
      asSystem(scope, async (tx) => {
        const { organizationId } = scope;
        const { was } = await settleIn(tx, { organizationId, id }, { isUsed: false });
        if (was === 'captured') throw new AppError('payment.tokensCaptured');
      }),
  };

  /** Brings one whose time is over to its end, once: used if the work was done, given back if not. */
  async function settle(tx: Tx, key: { organizationId: number; id: number }): Promise<void> {
    await ledger.lock(tx, key.organizationId);
    const reserve = await repository.find(tx, key.organizationId, key.id);
    if (reserve?.status !== 'held') return;
    const isUsed = (await actions.get(reserve.action)?.isDone(tx, reserve)) ?? false;
    const settled = await settleIn(tx, key, { isUsed });
    if (isUsed) await writeOff(systemScope(tx, key.organizationId), key.id, settled);
  }

  return {
    paidActions,

    /** Every minute: what was killed between reserve and capture. Each in a transaction of its own. */
    async settleReserves(database: Database): Promise<void> {
      const failures: unknown[] = [];
      for (const key of await database.system((tx) => repository.due(tx, now()))) {
        await database.system((tx) => settle(tx, key)).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'reserved tokens could not be settled');
    },
  };
}

export type Reserves = ReturnType<typeof createPaidActions>;
