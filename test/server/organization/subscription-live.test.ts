import { sql } from 'drizzle-orm';
import type { LiveEvent } from '@server/events/live-event';
import { openSocket } from '@test/helpers/contract/open-socket';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';

/**
 * The end of a subscription and the suspension of an organization are published to its people at once, whatever code writes them.
 */

let workspace: Workspace;
const heard: LiveEvent[] = [];

beforeAll(async () => {
  workspace = await openWorkspace();
  const { live } = workspace.test.app.deps;
  await live.ready;
  live.subscribe(workspace.organizationId, (event) => heard.push(event));
}, 60_000);
afterAll(() => workspace.stop());
beforeEach(() => (heard.length = 0));

const isSubscribed = async () => {
  const { initApp } = await workspace.get<{
    initApp: { consts: { subscription: { isActiveSubscribe: boolean } } };
  }>(workspace.admin, '{ initApp { consts { subscription { isActiveSubscribe } } } }');
  return initApp.consts.subscription.isActiveSubscribe;
};

test.each([false, true])(
  'a subscription that becomes active = %s is published, and initApp returns it',
  async (isActive) => {
    await workspace.system((tx) =>
      tx.execute(
        sql`update organization set is_active_subscribe = ${isActive} where id = ${workspace.organizationId}`,
      ),
    );
    await until(async () =>
      heard.some(({ topic, userIds }) => topic === 'organization' && userIds === undefined),
    );
    expect(await isSubscribed()).toBe(isActive);
  },
);

test('a suspension is published too; writing the same value again is not', async () => {
  const write = (isActive: boolean) =>
    workspace.system((tx) =>
      tx.execute(sql`update organization set is_active = ${isActive} where id = ${workspace.organizationId}`),
    );
  await write(true);
  await write(false);
  await write(true);
  await until(async () => heard.length >= 2);
  expect(heard.map(({ topic }) => topic)).toEqual(['organization', 'organization']);
});

test('an open socket is closed when the subscription ends; the next one is refused what is not paid for, until it is', async () => {
  const { admin, test: app } = workspace;
  const write = (isActive: boolean) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update organization set is_active_subscribe = ${isActive} where id = ${workspace.organizationId}`,
      ),
    );
  const token = await app.signIn(admin.id);
  const ask = async (query: string) => {
    const socket = app.ws(token);
    const { value } = await socket.iterate<Record<string, unknown>>({ query }).next();
    await socket.dispose();
    return value?.errors?.[0]?.extensions?.['code'] ?? value?.data;
  };
  expect(await ask('{ users { count } }')).toEqual({ users: { count: 1 } });
  const before = await openSocket(app.url, token);
  await write(false);
  // «Rights changed»: the browser connects again, and asks what it may do now.
  expect((await before.closed).code).toBe(1012);
  expect(await ask('{ users { count } }')).toBe('organization.unpaid');
  expect(await ask('mutation { positionCreate(position: { name: "Кассир" }) { id } }')).toBe(
    'organization.unpaid',
  );
  expect(await ask('{ initApp { consts { subscription { isActiveSubscribe } } } }')).toEqual({
    initApp: { consts: { subscription: { isActiveSubscribe: false } } },
  });

  // It stays connected, so that it is told at once when the money has come.
  const after = await openSocket(app.url, token);
  expect(after.isOpen()).toBe(true);
  await write(true);
  expect((await after.closed).code).toBe(1012);
  expect(await ask('{ users { count } }')).toEqual({ users: { count: 1 } });
});
