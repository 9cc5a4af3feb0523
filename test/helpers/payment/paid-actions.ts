import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { PaidAction, PaidActions } from '@server/modules/payment/tokens/paid-actions';
import { createPaidActions } from '@server/modules/payment/tokens/reserves.service';
import { grantTokens } from '@server/modules/payment/tokens/grants';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type { Workspace } from '../worlds/workspace';

/** The price of the tests' paid action. */
const ACTION_TOKENS = 10;
export const ACTION_MINUTES = 15;

export interface PaidWorld {
  actions: PaidActions;
  /** Objects whose work is done, for the job that checks them. */
  done: Set<number>;
  /** Runs a part of this person's request, with the scope of a module's service. */
  as<T>(user: UserRow, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Reserves tokens for an object, in a separate transaction. */
  reserve(user: UserRow, objectId: number, units?: number): Promise<number>;
  capture(user: UserRow, reserveId: number, units?: number): Promise<void>;
  release(user: UserRow, reserveId: number): Promise<void>;
  /** Runs the job that another node runs every minute. */
  settle(): Promise<void>;
  /** Adds paid tokens. */
  give(organizationId: number, tokens: number): Promise<void>;
  grant(organizationId: number, key: string, tokens: number, expiresAt: Date | null): Promise<void>;
}

/** Registers a test-only action: the product prices only actions that its modules register. */
export function openPaidWorld(
  { test, system }: Pick<Workspace, 'test' | 'system'>,
  now: () => Date,
): PaidWorld {
  const { database, deps } = test.app;
  const actions = deps.paidActions;
  const node = createPaidActions(deps);
  const done = new Set<number>();
  const action: PaidAction = {
    code: 'testAction',
    name: (lang) => (lang === 'ru' ? 'Проверочное действие' : 'Test action'),
    tokens: ACTION_TOKENS,
    minutes: ACTION_MINUTES,
    route: (id) => `/employees/${id}`,
    isDone: (_tx, { objectId }) => Promise.resolve(done.has(objectId)),
  };
  actions.register(action);
  node.paidActions.register(action);
  const callers = new Map<number, Promise<Scope['caller']>>();
  const signIn = async ({ id }: UserRow) => deps.sessions.callerOf(await test.signIn(id), '127.0.0.1');
  let given = 0;
  const as: PaidWorld['as'] = async (user, work) => {
    const known = callers.get(user.id) ?? signIn(user);
    callers.set(user.id, known);
    const caller = await known;
    return database.tenant(user.organizationId, (tx) =>
      work({ ...systemScope(tx, user.organizationId), caller }),
    );
  };
  return {
    ...{ actions, done, as },
    async reserve(user, objectId, units) {
      given += 1;
      const request = {
        action: 'testAction',
        key: `attempt-${given}`,
        objectId,
        objectName: `Снимок ${objectId}`,
      };
      const { id } = await as(user, (scope) =>
        actions.reserve(scope, units === undefined ? request : { ...request, units }),
      );
      return id;
    },
    capture: (user, id, units) => as(user, (scope) => actions.capture(scope, id, units)),
    settle: () => node.settleReserves(database),
    release: (user, id) => as(user, (scope) => actions.release(scope, id)),
    async give(organizationId, tokens) {
      given += 1;
      await system((tx) =>
        ledger.post(tx, {
          ...{ organizationId, key: `given-${given}`, kind: 'purchase', at: now() },
          lines: between('tokens', 'issued', BigInt(tokens), 'token'),
        }),
      );
    },
    async grant(organizationId, key, amount, expiresAt) {
      await system((tx) => grantTokens(tx, { organizationId, key, amount, expiresAt, at: now() }));
    },
  };
}
