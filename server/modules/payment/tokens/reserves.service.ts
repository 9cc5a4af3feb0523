import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { asSystem, ledger } from '../ledger/ledger';
import type { Estimate, PaidAction, PaidActions, PaidWork, Reserved, ReserveRequest } from './paid-actions';
import { availableTokens, reservesRepository as repository } from './reserves.repository';
import { partLines, splitParts } from './token-parts';
import { tokenSums } from './tokens.read-model';
import type { TokenReserveRow } from './tokens.tables';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'now'>;

const MINUTE_MS = 60_000;

const available = async (tx: Tx, organizationId: number): Promise<number> => {
  const { paid, granted } = await tokenSums(tx, organizationId);
  return paid + granted;
};

/** The registry of paid actions, and what they do with tokens. */
export function createPaidActions({ audit, live, now }: Deps) {
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

  /** Holds the ledger, and answers the reserve. @throws {AppError} notFound */
  async function hold(tx: Tx, organizationId: number, id: number): Promise<TokenReserveRow> {
    await ledger.lock(tx, organizationId);
    const reserve = await repository.find(tx, organizationId, id);
    if (!reserve) throw new AppError('notFound');
    return reserve;
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

  /** Answers what was used. Of a reserve that is held, in a transaction that holds the ledger. */
  async function captureIn(tx: Tx, reserve: TokenReserveRow, units?: number): Promise<number> {
    const { organizationId, id, parts, initiatorId: actorId } = reserve;
    const tokens = units === undefined ? reserve.tokens : priceOf({ action: reserve.action, units });
    if (tokens > reserve.tokens)
      throw new Error(`the reserve ${id} has ${reserve.tokens} tokens, not ${tokens}`);
    const { used, rest } = splitParts(parts, tokens);
    await repository.giveBack(tx, organizationId, rest);
    const operation = await ledger.post(tx, {
      ...{ organizationId, at: now(), actorId, object: { type: 'tokenReserve', id } },
      key: `writeOff:${id}`,
      kind: 'writeOff',
      lines: [
        ...partLines(used, { from: 'held', to: 'used' }),
        ...partLines(rest, { from: 'held', to: 'tokens' }),
      ],
    });
    await repository.update(tx, reserve, {
      ...{ status: 'captured', tokens, parts: used, settledAt: now(), operationId: operation.id },
      balanceAfter: availableTokens(organizationId),
    });
    return tokens;
  }

  async function releaseIn(tx: Tx, reserve: TokenReserveRow): Promise<void> {
    const { organizationId, id, parts, initiatorId: actorId } = reserve;
    await repository.giveBack(tx, organizationId, parts);
    await ledger.post(tx, {
      ...{ organizationId, at: now(), actorId, object: { type: 'tokenReserve', id } },
      key: `release:${id}`,
      kind: 'release',
      lines: partLines(parts, { from: 'held', to: 'tokens' }),
    });
    await repository.update(tx, reserve, { status: 'released', settledAt: now() });
  }

  async function tell(scope: Scope, written: { reserve: TokenReserveRow; tokens: number } | null) {
    if (written) {
      const { reserve, tokens } = written;
      await audit.write(scope, {
        action: 'tokenWriteOff',
        objectType: 'tokenReserve',
        objectId: reserve.id,
        changes: { tokens: [null, tokens], title: [null, reserve.objectName] },
      });
    }
    await live.publish(scope.tx, { organizationId: scope.organizationId, topic: 'payment', ids: [] });
  }

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

    async reserve(scope, request) {
      const { id, tokens } = await asSystem(scope, (tx) => reserveIn(tx, scope, request));
      await tell(scope, null);
      return { id, tokens };
    },

    async capture(scope, reserveId, units) {
      const written = await asSystem(scope, async (tx) => {
        const reserve = await hold(tx, scope.organizationId, reserveId);
        if (reserve.status === 'released') throw new AppError('payment.tokensReleased');
        if (reserve.status === 'captured') return null;
        return { reserve, tokens: await captureIn(tx, reserve, units) };
      });
      if (written) await tell(scope, written);
    },

    async release(scope, reserveId) {
      await asSystem(scope, async (tx) => {
        const reserve = await hold(tx, scope.organizationId, reserveId);
        if (reserve.status === 'captured') throw new AppError('payment.tokensCaptured');
        if (reserve.status === 'held') await releaseIn(tx, reserve);
      });
      await tell(scope, null);
    },
  };

  /** Brings one whose time is over to its end, once: used if the work was done, given back if not. */
  async function settle(tx: Tx, key: { organizationId: number; id: number }): Promise<void> {
    const reserve = await hold(tx, key.organizationId, key.id);
    if (reserve.status !== 'held') return;
    const isDone = await actions.get(reserve.action)?.isDone(tx, reserve);
    const tokens = isDone ? await captureIn(tx, reserve) : null;
    if (tokens === null) await releaseIn(tx, reserve);
    await tell(systemScope(tx, key.organizationId), tokens === null ? null : { reserve, tokens });
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
